// What the caption tools are given: title and description, counted live, sent with Ctrl or Cmd and Enter.
// Knows nothing of what happens with it.
import { zodResolver } from '@hookform/resolvers/zod'
import { Sparkles } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { characterCount } from '#contract/text.ts'
import {
  articleSubject,
  RECOMMENDED_DESCRIPTION,
  RECOMMENDED_TITLE,
  type ArticleSubject,
} from '#contract/tools/subject.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Keys } from '#web/ui/keys.tsx'
import { HeadlineInput, Textarea } from '#web/ui/textarea.tsx'

/** The fields as typed: untrimmed, and both always there. */
export interface SubjectValues {
  title: string
  description: string
}

interface SubjectFormProps {
  /** What stood in the form before. */
  initial: SubjectValues
  /** Every keystroke, so that the input can be kept. */
  onChange: (values: SubjectValues) => void
  onSubmit: (subject: ArticleSubject) => void
  pending: boolean
  action: string
  /** What one press costs, for beside the button. */
  cost: string
}

export function SubjectForm({ initial, onChange, onSubmit, pending, action, cost }: SubjectFormProps) {
  const { register, control, handleSubmit, formState, getValues } = useForm<
    z.input<typeof articleSubject>,
    unknown,
    ArticleSubject
  >({
    resolver: zodResolver(articleSubject),
    defaultValues: initial,
  })
  const { title, description } = useWatch({ control })
  const submit = handleSubmit(
    (values) =>
      !pending && onSubmit({ title: values.title, ...(values.description && { description: values.description }) }),
  )
  const keep = { onChange: () => onChange({ title: getValues('title'), description: getValues('description') ?? '' }) }

  function shortcut(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onKeyDownCapture={shortcut} className="grid gap-6">
      <Field
        label="Titel"
        hint={`Aanbevolen: hoogstens ${RECOMMENDED_TITLE} tekens`}
        error={formState.errors.title?.message}
        count={{ used: characterCount(title ?? ''), recommended: RECOMMENDED_TITLE }}
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
        hint="Eigen zinnen maken de captions beter"
        error={formState.errors.description?.message}
        count={{ used: characterCount(description ?? ''), recommended: RECOMMENDED_DESCRIPTION }}
      >
        {(field) => <Textarea {...field} {...register('description', keep)} />}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" pending={pending} className="max-sm:w-full">
          {!pending && <Sparkles aria-hidden />}
          {action}
        </Button>
        <p className="flex items-center gap-1.5 text-small text-ink-3">
          <Keys />
          {cost}
        </p>
      </div>
    </form>
  )
}
