// The form of TitelTovenaar: subject and context, with live counts, and how many titles. Knows nothing of what happens with
// them.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { characterCount } from '#contract/text.ts'
import { RECOMMENDED_DESCRIPTION } from '#contract/tools/subject.ts'
import { AMOUNTS, LONGEST_SUBJECT, titelTovenaar } from '#contract/tools/titeltovenaar.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { HeadlineInput, Textarea } from '#web/ui/textarea.tsx'
import { ToolForm, type ToolFormParts } from './tool-form.tsx'

/** The fields as typed: untrimmed, and all always there. */
export const titleWish = z.object({ subject: z.string(), context: z.string(), amount: z.string() })
export type TitleWish = z.infer<typeof titleWish>

export const noWish: TitleWish = { subject: '', context: '', amount: String(AMOUNTS.default) }

type Fields = z.input<typeof titelTovenaar.input>
export type TitleInput = z.output<typeof titelTovenaar.input>

interface TitelTovenaarFormProps extends ToolFormParts {
  /** The values that the form begins with. */
  initial: TitleWish
  /** Called at every change, so that the input can be kept. */
  onChange: (values: TitleWish) => void
  onSubmit: (input: TitleInput) => void
}

export function TitelTovenaarForm({ initial, onChange, onSubmit, ...parts }: TitelTovenaarFormProps) {
  const { register, control, handleSubmit, formState, getValues, setValue } = useForm<Fields, unknown, TitleInput>({
    resolver: zodResolver(titelTovenaar.input),
    defaultValues: initial,
  })
  const { subject = '', context = '' } = useWatch({ control })
  const { errors } = formState
  const kept = () => onChange(titleWish.parse(getValues()))
  const keep = { onChange: kept }
  const submit = handleSubmit((input) => {
    // An amount that could not be read has become the default: the field shows the amount that is sent.
    setValue('amount', String(input.amount))
    kept()
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
          <HeadlineInput {...field} {...register('subject', keep)} placeholder="Slapen met open raam in de winter" />
        )}
      </Field>
      <Field
        label="Context"
        hint="Waar gaat het over, voor wie, en wat moet de lezer ermee?"
        error={errors.context?.message}
        count={{ used: characterCount(context), recommended: RECOMMENDED_DESCRIPTION }}
      >
        {(field) => <Textarea {...field} {...register('context', keep)} />}
      </Field>
      <Field label="Aantal titels" hint={`${AMOUNTS.min} tot ${AMOUNTS.max}`} error={errors.amount?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('amount', keep)}
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
