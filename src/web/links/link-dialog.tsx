// The form of one link, in a window: a new one, or one that is changed. Stays open with what was typed when saving fails.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { linkStatuses, newLink, type Link, type NewLink } from '#contract/links/link.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { failureMessage, isProblem } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Changes, type Change } from '#web/ui/changes.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog, useUnsaved } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { useDuplicates } from './use-previews.ts'
import { readLink, useSaveLink } from './use-links.ts'

/** What the form holds, as typed. */
export type LinkValues = { [field in keyof NewLink]-?: Exclude<NewLink[field], null | undefined> }

export const noLink: LinkValues = { title: '', url: '', notes: '', status: 'Open', additionalNotes: '' }

const valuesOf = ({ title, url, notes, status, additionalNotes }: Link): LinkValues => ({
  title,
  url,
  notes: notes ?? '',
  status,
  additionalNotes: additionalNotes ?? '',
})

/** What the form is opened with: a link to change, or the beginning of a new one. */
export type OpenedLink = { link: Link } | { start: LinkValues }

interface LinkDialogProps {
  opened: OpenedLink
  onClose: () => void
}

export function LinkDialog({ opened, onClose }: LinkDialogProps) {
  return (
    <FormDialog
      title={'link' in opened ? 'Link bewerken' : 'Nieuwe link'}
      holds="Wat je over deze link hebt ingevuld"
      prefilled={'start' in opened && opened.start !== noLink}
      onClose={onClose}
    >
      <LinkForm opened={opened} onSaved={onClose} />
    </FormDialog>
  )
}

const fieldLabels: Record<keyof LinkValues, string> = {
  title: 'Titel',
  url: 'URL',
  notes: 'Notities',
  status: 'Status',
  additionalNotes: 'Aanvullende notities',
}

/** What differs in `now` from `before`. */
function differences(before: Link, now: Link): Change[] {
  const [old, values] = [valuesOf(before), valuesOf(now)]
  const fields = Object.keys(fieldLabels) as (keyof LinkValues)[]
  return fields
    .filter((field) => old[field] !== values[field])
    .map((field) => ({ label: fieldLabels[field], value: values[field] || 'leeg' }))
}

interface LinkFormProps {
  opened: OpenedLink
  onSaved: () => void
}

function LinkForm({ opened, onSaved }: LinkFormProps) {
  /** The link as the form knows it: an edit is one of this version. */
  const [known, setKnown] = useState('link' in opened ? opened.link : undefined)
  const [newer, setNewer] = useState<Link>()
  const [failure, setFailure] = useState<string>()
  const { mutateAsync: save } = useSaveLink()
  const { register, handleSubmit, formState, setError, reset, control } = useForm<LinkValues, unknown, NewLink>({
    // What it gives is what the contract takes; empty fields become null on the way.
    resolver: zodResolver(newLink) as Resolver<LinkValues, unknown, NewLink>,
    defaultValues: 'link' in opened ? valuesOf(opened.link) : opened.start,
  })
  const { errors, isSubmitting, isDirty, dirtyFields } = formState
  const leave = useUnsaved(isDirty)
  const duplicates = useDuplicates(useWatch({ control, name: 'url' }), known?.id)

  /** An edit of `base`: what was not touched stays as others may have made it meanwhile. */
  const edit = (base: Link, fields: NewLink) => ({
    // These two are always sent.
    title: base.title,
    url: base.url,
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => name in dirtyFields)),
    id: base.id,
    version: base.version,
  })
  const send = (over?: Link) =>
    handleSubmit(async (fields) => {
      setFailure(undefined)
      setNewer(undefined)
      const base = over ?? known
      try {
        const { title } = await save(base ? edit(base, fields) : fields)
        toast({ title: base ? 'Link bijgewerkt' : 'Link toegevoegd', description: title })
        onSaved()
      } catch (error) {
        if (showFieldErrors(error, fields as LinkValues, setError)) return
        setFailure(failureMessage(error))
        tellFailure(base ? 'Fout bij bijwerken' : 'Fout bij toevoegen', error)
        if (base && isProblem(error, 'changedMeanwhile')) {
          setNewer(await readLink(base.id).catch(() => undefined))
        }
      }
    })

  function takeOver(link: Link) {
    setKnown(link)
    setNewer(undefined)
    setFailure(undefined)
    reset(valuesOf(link))
  }
  return (
    <form noValidate onSubmit={(event) => void send()(event)} className="grid grid-cols-1 gap-5">
      {failure !== undefined && (
        <Notice
          tone="bad"
          title={newer ? 'Intussen gewijzigd' : 'Niet opgeslagen'}
          // The toast has said it; what one can do about it is new.
          live={newer !== undefined}
          action={
            newer && (
              <div className="flex flex-wrap gap-2">
                <Button kind="secondary" size="small" onClick={() => takeOver(newer)}>
                  Toon de nieuwe gegevens
                </Button>
                <Button kind="secondary" size="small" pending={isSubmitting} onClick={() => void send(newer)()}>
                  Bewaar toch de mijne
                </Button>
              </div>
            )
          }
        >
          {failure}
          {newer && known && <Changes of={differences(known, newer)} />}
        </Notice>
      )}
      <Field label="Titel" error={errors.title?.message}>
        {(field) => <Input {...field} {...register('title')} />}
      </Field>
      <Field label="URL" error={errors.url?.message}>
        {(field) => (
          <Input {...field} {...register('url')} type="url" inputMode="url" autoComplete="off" placeholder="https://" />
        )}
      </Field>
      <DuplicateNotice duplicates={duplicates} />
      <Field label="Notities" optional error={errors.notes?.message}>
        {(field) => <Textarea {...field} {...register('notes')} rows={2} className="min-h-17!" />}
      </Field>
      <Field label="Status" error={errors.status?.message}>
        {(field) => (
          <Select {...field} {...register('status')}>
            {linkStatuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Aanvullende notities" optional error={errors.additionalNotes?.message}>
        {(field) => <Textarea {...field} {...register('additionalNotes')} rows={2} className="min-h-17!" />}
      </Field>
      <DialogActions>
        <Button kind="secondary" onClick={leave}>
          Annuleren
        </Button>
        <Button type="submit" pending={isSubmitting}>
          {isSubmitting ? 'Opslaan...' : known ? 'Opslaan' : 'Link toevoegen'}
        </Button>
      </DialogActions>
    </form>
  )
}
