// The form of TitelTovenaar: subject and context, with live counts, and how many titles. Knows nothing of what happens with
// them.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { characterCount } from '#contract/text.ts'
import { RECOMMENDED_DESCRIPTION } from '#contract/tools/subject.ts'
import { AMOUNTS, LONGEST_SUBJECT, titelTovenaar } from '#contract/tools/titeltovenaar.ts'
import { shortened } from '#web/sources/taking.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { HeadlineInput, Textarea } from '#web/ui/textarea.tsx'
import { belongsElsewhere } from './described-title.ts'
import { ArticleElsewhere } from './article-elsewhere.tsx'
import { ElsewhereNotice } from './elsewhere-notice.tsx'
import { useOutsideValues } from './outside-values.ts'
import { ToolForm, type ToolFormParts } from './tool-form.tsx'

/** The fields as typed, untrimmed, and `describes`: the subject that the context was last used for, if any. */
export const titleWish = z.object({
  subject: z.string(),
  context: z.string(),
  amount: z.string(),
  describes: z.string().optional(),
})
export type TitleWish = z.infer<typeof titleWish>

export const noWish: TitleWish = { subject: '', context: '', amount: String(AMOUNTS.default) }

type Fields = z.input<typeof titelTovenaar.input>
export type TitleInput = z.output<typeof titelTovenaar.input>

interface TitelTovenaarFormProps extends ToolFormParts {
  /** The values that the form begins with, and the `describes` that has been kept since. */
  initial: TitleWish
  /** Called at every change, so that the input can be kept. */
  onChange: (values: TitleWish) => void
  onSubmit: (input: TitleInput) => void
}

export function TitelTovenaarForm({ initial, onChange, onSubmit, ...parts }: TitelTovenaarFormProps) {
  const { register, control, handleSubmit, formState, getValues, setValue, setFocus, clearErrors } = useForm<
    Fields,
    unknown,
    TitleInput
  >({
    resolver: zodResolver(titelTovenaar.input),
    defaultValues: { subject: initial.subject, context: initial.context, amount: initial.amount },
  })
  const { subject = '', context = '' } = useWatch({ control })
  const { errors } = formState
  /** Whether the button was pressed over a context that belongs to another subject. */
  const [held, setHeld] = useState(false)
  const elsewhere = belongsElsewhere({ title: subject, description: context, describes: initial.describes })
  const keep = (describes: string | undefined) =>
    onChange(titleWish.parse({ ...getValues(), ...(describes !== undefined && { describes }) }))
  const keeping = { onChange: () => keep(initial.describes) }
  useOutsideValues({ subject: initial.subject, context: initial.context }, getValues, (name, value) => {
    setValue(name, value)
    // What was wrong was wrong with what stood there.
    clearErrors()
    setHeld(false)
  })
  const submit = handleSubmit((input) => {
    // An amount that could not be read has become the default: the field shows the amount that is sent.
    setValue('amount', String(input.amount))
    // Without a context there are no titles, so an old one is not left out but asked about.
    setHeld(elsewhere)
    keep(elsewhere ? initial.describes : input.subject)
    if (elsewhere) return setFocus('context')
    if (!parts.pending) onSubmit(input)
  })
  return (
    <ToolForm {...parts} onSubmit={submit}>
      <Field
        label="Onderwerp"
        error={errors.subject?.message}
        count={{ used: characterCount(subject), recommended: LONGEST_SUBJECT, of: 'tekens' }}
      >
        {(field) => (
          <HeadlineInput
            {...field}
            {...register('subject', {
              onChange: () => {
                setHeld(false)
                keep(initial.describes)
              },
            })}
            placeholder="Slapen met open raam in de winter"
          />
        )}
      </Field>
      <div className="grid gap-3">
        <Field
          label="Context"
          hint="Waar gaat het over, voor wie, en wat moet de lezer ermee?"
          error={
            errors.context?.message ?? (held && elsewhere ? 'Deze context hoort bij een ander onderwerp' : undefined)
          }
          count={{ used: characterCount(context), recommended: RECOMMENDED_DESCRIPTION }}
        >
          {(field) => <Textarea {...field} {...register('context', { onChange: () => keep(undefined) })} />}
        </Field>
        <ArticleElsewhere
          title={subject}
          onTitle={(own) => {
            setValue('subject', shortened(own, LONGEST_SUBJECT))
            setHeld(false)
            keep(initial.describes)
            setFocus('subject')
          }}
        >
          {elsewhere && (
            <ElsewhereNotice
              title="Hoort deze context nog bij je onderwerp?"
              onDecide={(keeps) => {
                if (!keeps) setValue('context', '')
                keep(undefined)
                setFocus('context')
              }}
            >
              {`Hij hoort bij ‘${initial.describes}’. Pas hem aan, of stuur hem toch mee.`}
            </ElsewhereNotice>
          )}
        </ArticleElsewhere>
      </div>
      <Field label="Aantal titels" hint={`${AMOUNTS.min} tot ${AMOUNTS.max}`} error={errors.amount?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('amount', keeping)}
            type="number"
            inputMode="numeric"
            min={AMOUNTS.min}
            max={AMOUNTS.max}
            className="max-w-28"
          />
        )}
      </Field>
    </ToolForm>
  )
}
