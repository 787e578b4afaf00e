// What the caption tools are given: title and description, counted live. Knows nothing of what happens with it.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { characterCount } from '#contract/text.ts'
import {
  articleSubject,
  RECOMMENDED_DESCRIPTION,
  RECOMMENDED_TITLE,
  type ArticleSubject,
} from '#contract/tools/subject.ts'
import { Field } from '#web/ui/field.tsx'
import { HeadlineInput, Textarea } from '#web/ui/textarea.tsx'
import { ToolForm, type ToolFormParts } from './tool-form.tsx'

/** The fields as typed: untrimmed, and both always there. */
export const subjectValues = z.object({ title: z.string(), description: z.string() })
export type SubjectValues = z.infer<typeof subjectValues>

export const noSubject: SubjectValues = { title: '', description: '' }

/** What is asked with these values; null when they cannot be. The description goes along only when it is filled in. */
export function subjectOf(values: SubjectValues): ArticleSubject | null {
  const { title, description } = values
  const typed = articleSubject.safeParse({ title, ...(description.trim() && { description }) })
  return typed.success ? typed.data : null
}

interface SubjectFormProps extends ToolFormParts {
  /** What stood in the form before. */
  initial: SubjectValues
  /** Every keystroke, so that the input can be kept. */
  onChange: (values: SubjectValues) => void
  onSubmit: (subject: ArticleSubject) => void
  /** Sent without a title. */
  onBlank?: (() => void) | undefined
  /** Said at the field without a title, in the place of the contract's words. */
  blankMessage?: string | undefined
  /** The button works only once there is a title. */
  waitsForTitle?: boolean | undefined
  /** What its results are called. */
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
  const { register, control, handleSubmit, formState, getValues } = useForm<
    z.input<typeof articleSubject>,
    unknown,
    ArticleSubject
  >({
    resolver: zodResolver(articleSubject),
    defaultValues: initial,
  })
  const { title = '', description } = useWatch({ control })
  const blank = title.trim() === ''
  const submit = handleSubmit(
    (values) =>
      !parts.pending &&
      onSubmit({ title: values.title, ...(values.description && { description: values.description }) }),
    () => blank && onBlank?.(),
  )
  const keep = { onChange: () => onChange({ title: getValues('title'), description: getValues('description') ?? '' }) }
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
            {...register('title', keep)}
            placeholder="Moestuin op het balkon: zo begin je zonder tuin"
          />
        )}
      </Field>
      <Field
        label="Omschrijving"
        optional
        hint={`Zinnen uit je eigen artikel maken de ${results} beter`}
        error={formState.errors.description?.message}
        count={{ used: characterCount(description ?? ''), recommended: RECOMMENDED_DESCRIPTION }}
      >
        {(field) => <Textarea {...field} {...register('description', keep)} />}
      </Field>
    </ToolForm>
  )
}
