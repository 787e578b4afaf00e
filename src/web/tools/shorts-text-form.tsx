// The form of the voice-over tool: language, title and description. Knows nothing of what happens with them.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { characterCount } from '#contract/text.ts'
import { scriptLanguageLabels, scriptLanguages, shortsText } from '#contract/tools/shorts-text.ts'
import { RECOMMENDED_TITLE, type ArticleSubject } from '#contract/tools/subject.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Field } from '#web/ui/field.tsx'
import { HeadlineInput, Textarea } from '#web/ui/textarea.tsx'
import { ArticleWanted } from './article-wanted.tsx'
import { describedFields, subjectOf } from './described-title.ts'
import { DescriptionField } from './description-field.tsx'
import { useOutsideValues } from './outside-values.ts'
import { ToolForm, type ToolFormParts } from './tool-form.tsx'

/** The fields as typed: untrimmed, and all always there. */
export const scriptWish = describedFields.extend({ language: z.enum(scriptLanguages) })
export type ScriptWish = z.infer<typeof scriptWish>

export const noScriptWish: ScriptWish = { title: '', description: '', language: 'nl' }

type Fields = z.input<typeof shortsText.input>
export type ScriptInput = z.output<typeof shortsText.input>

const languages = scriptLanguages.map((value) => ({ value, label: scriptLanguageLabels[value] }))

interface ShortsTextFormProps extends ToolFormParts {
  /** The values that the form begins with, and the `describes` that has been kept since. */
  initial: ScriptWish
  /** Called at every change, so that the input can be kept. */
  onChange: (values: ScriptWish) => void
  onSubmit: (input: ScriptInput) => void
  /** Called when it is submitted without a title. */
  onBlank: () => void
}

export function ShortsTextForm({ initial, onChange, onSubmit, onBlank, ...parts }: ShortsTextFormProps) {
  const { register, control, handleSubmit, formState, getValues, setValue, setFocus, clearErrors } = useForm<
    Fields,
    unknown,
    ScriptInput
  >({
    resolver: zodResolver(shortsText.input),
    defaultValues: initial,
  })
  const { title = '', description } = useWatch({ control })
  const { errors } = formState
  const values = { title, description: description ?? '', describes: initial.describes }
  const keep = (describes: string | undefined) => onChange(scriptWish.parse({ ...getValues(), describes }))
  useOutsideValues({ title: initial.title, description: initial.description }, getValues, (name, value) => {
    setValue(name, value)
    // What was wrong was wrong with what stood there.
    clearErrors()
  })
  const { article } = useArticle()
  /** The title over which the article is asked for, and the one that the user wants a script of by itself. */
  const [asked, setAsked] = useState<string>()
  const [alone, setAlone] = useState<string>()
  const isAlone = (subject: ArticleSubject) => article === null && subject.description === undefined
  const submit = handleSubmit(
    (input) => {
      const subject = subjectOf(values)
      if (parts.pending || subject === null) return
      // A script lives on facts: with a title alone it is a few lines, and costs a request all the same.
      if (isAlone(subject) && alone !== subject.title) return setAsked(subject.title)
      if (subject.description !== undefined) keep(subject.title)
      onSubmit({ ...subject, language: input.language })
    },
    () => title.trim() === '' && onBlank(),
  )
  function goOn() {
    const subject = subjectOf(values)
    if (subject === null || parts.pending) return
    setAlone(subject.title)
    setAsked(undefined)
    onSubmit({ ...subject, language: getValues('language') ?? 'nl' })
  }
  const isAsking = asked !== undefined && asked === title.trim() && article === null && values.description.trim() === ''
  return (
    <ToolForm {...parts} onSubmit={submit} decide={isAsking && <ArticleWanted onGoOn={goOn} />}>
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <ChoiceBar
            label="Taal van het script"
            choices={languages}
            value={field.value ?? 'nl'}
            onChange={(language) => {
              field.onChange(language)
              keep(initial.describes)
            }}
          />
        )}
      />
      <Field
        label="Titel"
        error={errors.title?.message}
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
        hint="Wat moet er zeker in het script komen?"
        error={errors.description?.message}
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
