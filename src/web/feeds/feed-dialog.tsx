// The dialogs that add a feed, and that change how often one is fetched.
import type { UseFormRegisterReturn } from 'react-hook-form'
import { editedFeed, FEED_INTERVAL, newFeed, type Feed } from '#contract/feeds/feed.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { addedWords, intervals, intervalWords } from './feed-words.ts'
import { useAddFeed, useSaveFeed } from './use-feeds.ts'

export function AddFeedDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Feed toevoegen"
      description="Plak het adres van een feed (RSS, Atom of JSON Feed), of van een site die er een heeft."
      holds="Het adres dat je hebt ingevuld"
      onClose={onClose}
    >
      <AddForm onSaved={onClose} />
    </FormDialog>
  )
}

function AddForm({ onSaved }: { onSaved: () => void }) {
  const { mutateAsync: add } = useAddFeed()
  const { register, errors, edit } = useEdit({
    item: undefined,
    valuesOf: () => ({ url: '', intervalMinutes: FEED_INTERVAL.usual as number }),
    schema: newFeed,
    failed: 'Fout bij toevoegen',
    send: async (fields) => {
      const made = await add(fields)
      toast({ title: 'Feed toegevoegd', description: addedWords(made, new Date()) })
      onSaved()
    },
  })
  return (
    <EditForm edit={edit} words={['Toevoegen', 'Feed zoeken...']}>
      <Field label="Adres" error={errors.url?.message}>
        {(field) => (
          <Input {...field} {...register('url')} type="url" inputMode="url" autoComplete="off" placeholder="https://" />
        )}
      </Field>
      <IntervalField
        registered={register('intervalMinutes', { valueAsNumber: true })}
        error={errors.intervalMinutes?.message}
      />
    </EditForm>
  )
}

export function IntervalDialog({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  return (
    <FormDialog title="Interval wijzigen" description={feed.title} holds="Het interval dat je koos" onClose={onClose}>
      <IntervalForm feed={feed} onSaved={onClose} />
    </FormDialog>
  )
}

function IntervalForm({ feed, onSaved }: { feed: Feed; onSaved: () => void }) {
  const { mutateAsync: save } = useSaveFeed()
  const { register, errors, edit } = useEdit({
    item: feed,
    valuesOf: ({ intervalMinutes }) => ({ intervalMinutes }),
    schema: editedFeed,
    failed: 'Fout bij bijwerken',
    send: async ({ intervalMinutes = feed.intervalMinutes }) => {
      await save({ id: feed.id, intervalMinutes })
      toast({
        title: 'Interval gewijzigd',
        description: `${feed.title} wordt ${intervalWords(intervalMinutes)} opgehaald.`,
      })
      onSaved()
    },
  })
  return (
    <EditForm edit={edit}>
      <IntervalField
        registered={register('intervalMinutes', { valueAsNumber: true })}
        error={errors.intervalMinutes?.message}
        now={feed.intervalMinutes}
      />
    </EditForm>
  )
}

interface IntervalFieldProps {
  registered: UseFormRegisterReturn
  error: string | undefined
  /** What it is so far, which may be none of those that are offered. */
  now?: number
}

function IntervalField({ registered, error, now = FEED_INTERVAL.usual }: IntervalFieldProps) {
  const offered = [...new Set<number>([...intervals, now])].toSorted((one, other) => one - other)
  return (
    <Field label="Ophalen" error={error}>
      {(field) => (
        <Select {...field} {...registered}>
          {offered.map((minutes) => (
            <option key={minutes} value={minutes}>
              {intervalWords(minutes)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
