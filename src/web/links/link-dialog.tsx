// The dialog with the form of a link: a new one, or one to edit.
import { useWatch } from 'react-hook-form'
import { linkStatuses, newLink, type Link, type NewLink } from '#contract/links/link.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit, type FieldWords } from '#web/edit/use-edit.ts'
import { Whole } from '#web/edit/whole.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { useDuplicates } from './use-previews.ts'
import { readLink, useSaveLink } from './use-links.ts'

/** The values of the form, as typed. */
export type LinkValues = { [field in keyof NewLink]-?: Exclude<NewLink[field], null | undefined> }

export const noLink: LinkValues = { title: '', url: '', notes: '', status: 'Open', additionalNotes: '' }

const valuesOf = ({ title, url, notes, status, additionalNotes }: Link): LinkValues => ({
  title,
  url,
  notes: notes ?? '',
  status,
  additionalNotes: additionalNotes ?? '',
})

/** What the dialog opens with: the id of the link to edit, or the first values of a new one. */
export type OpenedLink = { id: number } | { start: LinkValues }

interface LinkDialogProps {
  opened: OpenedLink
  onClose: () => void
}

export function LinkDialog({ opened, onClose }: LinkDialogProps) {
  return (
    <FormDialog
      title={'id' in opened ? 'Link bewerken' : 'Nieuwe link'}
      holds="Wat je over deze link hebt ingevuld"
      prefilled={'start' in opened && opened.start !== noLink}
      addressed={'id' in opened}
      onClose={onClose}
    >
      {'id' in opened ? (
        <Whole
          of={['link', opened.id]}
          read={(signal) => readLink(opened.id, signal)}
          failed="Fout bij het ophalen van de link"
          onGone={onClose}
        >
          {(link) => <LinkForm link={link} start={noLink} onSaved={onClose} />}
        </Whole>
      ) : (
        <LinkForm link={undefined} start={opened.start} onSaved={onClose} />
      )}
    </FormDialog>
  )
}

const words: FieldWords<Link> = [
  ['Titel', ({ title }) => title],
  ['URL', ({ url }) => url],
  ['Notities', ({ notes }) => notes || 'leeg'],
  ['Status', ({ status }) => status],
  ['Aanvullende notities', ({ additionalNotes }) => additionalNotes || 'leeg'],
]

interface LinkFormProps {
  /** The link to edit; undefined for a new one, which begins with `start`. */
  link: Link | undefined
  start: LinkValues
  onSaved: () => void
}

function LinkForm({ link, start, onSaved }: LinkFormProps) {
  const { mutateAsync: save } = useSaveLink()
  const { register, errors, control, edit } = useEdit({
    item: link,
    valuesOf: (one) => (one ? valuesOf(one) : start),
    schema: newLink,
    versioned: { read: ({ id }) => readLink(id), words },
    failed: link ? 'Fout bij bijwerken' : 'Fout bij toevoegen',
    send: async (fields, changed, base) => {
      // The contract requires title and address in every edit.
      const edited = base && { title: base.title, url: base.url, ...changed, id: base.id, version: base.version }
      const { title } = await save(edited ?? fields)
      toast({ title: base ? 'Link bijgewerkt' : 'Link toegevoegd', description: title })
      onSaved()
    },
  })
  const duplicates = useDuplicates(useWatch({ control, name: 'url' }), link?.id)
  return (
    <EditForm edit={edit} words={[link ? 'Opslaan' : 'Link toevoegen', 'Opslaan...']}>
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
    </EditForm>
  )
}
