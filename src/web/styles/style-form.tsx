// The form of one style profile. Checks with the contract's schema; the caller saves, and decides what comes next.
import { zodResolver } from '@hookform/resolvers/zod'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller, useForm, useWatch, type FieldError, type Resolver } from 'react-hook-form'
import { STYLE_LIMITS, styleFields, type StyleFields } from '#contract/styles/style-profile.ts'
import { characterCount } from '#contract/text.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { failureMessage } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChipInput } from '#web/ui/chip-input.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { SampleTexts } from './sample-texts.tsx'

export const emptyProfile: StyleFields = {
  name: '',
  audience: '',
  tone: '',
  address: 'je',
  wordsToUse: [],
  bannedWords: [],
  sampleTexts: [],
  isDefault: false,
}

const addresses = [
  { value: 'je', label: 'Je' },
  { value: 'u', label: 'U' },
] as const

const lists = [
  { name: 'wordsToUse', label: 'Woorden die je graag ziet', placeholder: 'stap voor stap, seizoen' },
  { name: 'bannedWords', label: 'Woorden die nooit mogen', placeholder: 'uniek, must-have' },
] as const

interface StyleFormProps {
  initial: StyleFields
  /** Saves the profile; rejects when that fails. */
  onSave: (profile: StyleFields) => Promise<void>
  onLeave: () => void
}

export function StyleForm({ initial, onSave, onLeave }: StyleFormProps) {
  const { register, control, handleSubmit, formState, setError } = useForm<StyleFields, unknown, StyleFields>({
    // Cast, because the contract also takes null for an empty field, and this form always fills every field.
    resolver: zodResolver(styleFields) as Resolver<StyleFields, unknown, StyleFields>,
    defaultValues: initial,
  })
  const { errors, isDirty, isSubmitting } = formState
  const [failure, setFailure] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const { name = '', audience = '', tone = '' } = useWatch({ control })
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty && !isSubmitting,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })

  const submit = handleSubmit(async (profile) => {
    setFailure(undefined)
    try {
      await onSave(profile)
    } catch (error) {
      if (!showFieldErrors<StyleFields>(error, profile, setError)) setFailure(failureMessage(error))
    }
  })
  const count = (text: string, most: number) => ({ used: characterCount(text), recommended: most, of: 'tekens' })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl grid-cols-1 gap-8">
      {failure !== undefined && (
        <Notice tone="bad" title="Het stijlprofiel is niet opgeslagen" live>
          {failure}
        </Notice>
      )}
      <Field label="Naam" error={errors.name?.message} count={count(name, STYLE_LIMITS.name)}>
        {(field) => <Input {...field} {...register('name')} placeholder="De naam van je redactie of merk" />}
      </Field>
      <Field
        label="Voor wie schrijf je?"
        optional
        error={errors.audience?.message}
        count={count(audience, STYLE_LIMITS.audience)}
      >
        {(field) => <Textarea {...field} {...register('audience')} rows={2} className="min-h-17!" />}
      </Field>
      <Field
        label="Hoe klink je?"
        optional
        hint="Bijvoorbeeld: nuchter en vriendelijk, met korte zinnen"
        error={errors.tone?.message}
        count={count(tone, STYLE_LIMITS.tone)}
      >
        {(field) => <Textarea {...field} {...register('tone')} rows={2} className="min-h-17!" />}
      </Field>
      <Controller
        control={control}
        name="address"
        render={({ field: { value, onChange } }) => (
          <ChoiceBar label="Aanspreekvorm" choices={addresses} value={value} onChange={onChange} />
        )}
      />
      {lists.map((list) => (
        <Controller
          key={list.name}
          control={control}
          name={list.name}
          render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
            <Field
              label={list.label}
              optional
              hint="Enter of een komma voegt toe; een lijst plakken mag ook"
              error={saidOf(error)}
              count={{ used: value.length, recommended: STYLE_LIMITS.words, of: 'woorden' }}
            >
              {(field) => (
                <ChipInput
                  {...field}
                  ref={ref}
                  words={value}
                  wrong={[...errorsByPlace(error).keys()]}
                  placeholder={list.placeholder}
                  onChange={onChange}
                />
              )}
            </Field>
          )}
        />
      ))}
      <Controller
        control={control}
        name="sampleTexts"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <SampleTexts
            texts={value}
            onChange={onChange}
            errorAt={(place) => errorsByPlace(error).get(place)}
            error={error?.message}
          />
        )}
      />
      <Checkbox
        {...register('isDefault')}
        label="Standaard"
        hint="Staat in elke tool vast klaar. Een ander profiel dat nu standaard is, is dat dan niet meer."
      />
      <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
        <Button type="submit" pending={isSubmitting} className="max-sm:w-full">
          {isSubmitting ? 'Opslaan...' : 'Opslaan'}
        </Button>
        <Button kind="secondary" className="max-sm:w-full" onClick={() => (isDirty ? setLeaving(true) : onLeave())}>
          Annuleren
        </Button>
      </div>
      <ConfirmDialog
        open={leaving || blocker.status === 'blocked'}
        title="Wijzigingen weggooien?"
        yes="Weggooien"
        no="Verder bewerken"
        onYes={() => (blocker.status === 'blocked' ? blocker.proceed() : onLeave())}
        onNo={() => (blocker.status === 'blocked' ? blocker.reset() : setLeaving(false))}
      >
        Wat je in dit stijlprofiel hebt veranderd, is nog niet opgeslagen.
      </ConfirmDialog>
    </form>
  )
}

/** The errors of a list's entries by index. An error of the list as a whole has one `message` instead. */
function errorsByPlace(error: FieldError | undefined): Map<number, string> {
  const entries: unknown = error
  if (!Array.isArray(entries)) return new Map()
  return new Map(
    entries.flatMap((entry: { message?: string } | undefined, place) =>
      entry?.message ? [[place, entry.message]] : [],
    ),
  )
}

/** The error of a list, or the first one of its entries. */
function saidOf(error: FieldError | undefined): string | undefined {
  return error?.message ?? errorsByPlace(error).values().next().value
}
