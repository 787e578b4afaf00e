// The form of the caption tools: title and description, with live counts. Knows nothing of what happens with them.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { characterCount } from '#contract/text.ts'
import { articleSubject, RECOMMENDED_TITLE, type ArticleSubject } from '#contract/tools/subject.ts'
import { Field } from '#web/ui/field.tsx'
import { HeadlineInput, Textarea } from '#web/ui/textarea.tsx'
import { subjectOf, type Described } from './described-title.ts'
import { DescriptionField } from './description-field.tsx'
import { useOutsideValues } from './outside-values.ts'
import { ToolForm, type ToolFormParts } from './tool-form.tsx'

interface SubjectFormProps extends ToolFormParts {
  /** The values that the form begins with, and the `describes` that has been kept since. */
  initial: Described
  /** Called at every change, so that the input can be kept. */
  onChange: (values: Described) => void
  onSubmit: (subject: ArticleSubject) => void
  /** Called when it is submitted without a title. */
  onBlank?: (() => void) | undefined
  /** The error at the field without a title, in the place of the contract's. */
  blankMessage?: string | undefined
  /** Whether the button is disabled until there is a title. */
  waitsForTitle?: boolean | undefined
  /** What the results are called, for the hint. */
  results?: string | undefined
}

export function SubjectForm({
  initial,
  onChange,
  onSubmit,
  onBlank,
  blankMessage,
  waitsForTitle = false,
  results = 'captions',
  ...parts
}: SubjectFormProps) {
  const { register, control, handleSubmit, formState, getValues, setValue, setFocus, clearErrors } = useForm<
    z.input<typeof articleSubject>,
    unknown,
    ArticleSubject
  >({
    resolver: zodResolver(articleSubject),
    defaultValues: initial,
  })
  const { title = '', description } = useWatch({ control })
  const blank = title.trim() === ''
  const values = { title, description: description ?? '', describes: initial.describes }
  const keep = (describes: string | undefined) =>
    onChange({ title: getValues('title'), description: getValues('description') ?? '', describes })
  useOutsideValues({ title: initial.title, description: initial.description }, getValues, (name, value) => {
    setValue(name, value)
    // What was wrong was wrong with what stood there.
    clearErrors()
  })
  const submit = handleSubmit(
    () => {
      const subject = subjectOf(values)
      if (parts.pending || subject === null) return
      if (subject.description !== undefined) keep(subject.title)
      onSubmit(subject)
    },
    () => blank && onBlank?.(),
  )
  const said = formState.errors.title?.message
  return (
    <ToolForm {...parts} onSubmit={submit} disabled={waitsForTitle && blank}>
      <Field
        label="Titel"
        hint={`Aanbevolen: hoogstens ${RECOMMENDED_TITLE} tekens`}
        error={said !== undefined && blank ? (blankMessage ?? said) : said}
        count={{ used: characterCount(title), recommended: RECOMMENDED_TITLE }}
      >
        {(field) => (
          <HeadlineInput
            {...field}
            {...register('title', { onChange: () => keep(initial.describes) })}
            placeholder="Moestuin op het balkon: zo begin je zonder tuin"
          />
        )}
      </Field>
      <DescriptionField
        values={values}
        hint={`Zinnen uit je eigen artikel maken de ${results} beter`}
        error={formState.errors.description?.message}
        onDecide={(keeps) => {
          if (!keeps) setValue('description', '')
          keep(undefined)
          setFocus('description')
        }}
        onTitle={(own) => {
          setValue('title', own)
          keep(initial.describes)
          setFocus('title')
        }}
      >
        {(field) => <Textarea {...field} {...register('description', { onChange: () => keep(undefined) })} />}
      </DescriptionField>
    </ToolForm>
  )
}
