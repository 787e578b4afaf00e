// The dialog with the words that are muted: entries that hold one come in and are not shown.
import { Controller } from 'react-hook-form'
import { MUTED_LIMITS, mutedWords, type MutedList } from '#contract/feeds/muted.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { Whole } from '#web/edit/whole.tsx'
import { ChipInput } from '#web/ui/chip-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { readMuted, useSaveMuted } from './use-feeds.ts'

export function MutedDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Gedempte woorden"
      description="Berichten met een van deze woorden of zinsdelen in titel of tekst staan niet bij wat nieuw is. Hoofdletters en accenten maken niet uit."
      holds="Wat je aan de gedempte woorden hebt gewijzigd"
      onClose={onClose}
    >
      <Whole of={['muted-feed-words', 0]} read={readMuted} failed="Fout bij het laden van de woorden" onGone={onClose}>
        {(list) => <MutedForm list={list} onSaved={onClose} />}
      </Whole>
    </FormDialog>
  )
}

function MutedForm({ list, onSaved }: { list: MutedList; onSaved: () => void }) {
  const { mutateAsync: save } = useSaveMuted()
  const { control, errors, edit } = useEdit({
    item: list,
    valuesOf: ({ words }) => ({ words }),
    schema: mutedWords,
    failed: 'Fout bij het opslaan',
    send: async ({ words }) => {
      await save(words)
      toast({ title: 'Gedempte woorden opgeslagen', description: 'Wat al binnen was, volgt zo.' })
      onSaved()
    },
  })
  const wrong = Array.isArray(errors.words) ? errors.words.flatMap((one, at) => (one === undefined ? [] : [at])) : []
  return (
    <EditForm edit={edit}>
      <Field
        label="Woorden"
        hint={`Scheid ze met een komma of Enter. Hoogstens ${MUTED_LIMITS.words}.`}
        error={errors.words?.message ?? errors.words?.root?.message ?? wrongWord(errors.words)}
      >
        {(field) => (
          <Controller
            control={control}
            name="words"
            render={({ field: { value, onChange, ref } }) => (
              <ChipInput
                {...field}
                ref={ref}
                words={value}
                onChange={onChange}
                wrong={wrong}
                placeholder="voetbal, formule 1"
              />
            )}
          />
        )}
      </Field>
    </EditForm>
  )
}

/** What is wrong with the first word that is refused: the form keeps the errors of a list by their place. */
function wrongWord(errors: unknown): string | undefined {
  const list: unknown[] = Array.isArray(errors) ? errors : []
  for (const one of list) if (typeof one === 'object' && one !== null && 'message' in one) return String(one.message)
  return undefined
}
