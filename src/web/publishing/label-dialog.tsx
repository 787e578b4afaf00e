// What a website is called here: for who has two of one name, or a name that nobody in the newsroom uses.
import { siteLabel, type PublishingSite } from '#contract/publishing/site.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useLabelSite } from './use-sites.ts'

export function LabelDialog({ site, onClose }: { site: PublishingSite; onClose: () => void }) {
  return (
    <FormDialog
      title={`${site.name} anders noemen`}
      description="Zo heet de website in Kopij; op de website zelf verandert niets."
      holds="De naam die je hebt ingevuld"
      onClose={onClose}
    >
      <LabelForm site={site} onClose={onClose} />
    </FormDialog>
  )
}

function LabelForm({ site, onClose }: { site: PublishingSite; onClose: () => void }) {
  const rename = useLabelSite()
  const { register, errors, edit } = useEdit({
    item: undefined,
    valuesOf: () => ({ label: site.label ?? '' }),
    schema: siteLabel,
    failed: 'De naam is niet bewaard',
    send: async ({ label }) => {
      const { name } = await rename.mutateAsync({ id: site.id, label })
      toast({ title: 'Naam bewaard', description: `De website heet hier nu ${name}.` })
      onClose()
    },
  })
  return (
    <EditForm edit={edit} words={['Bewaar', 'Bewaren...']}>
      <Field
        label="Naam"
        optional
        hint={`Leeg: zoals de website zichzelf noemt, ${site.ownName ?? ''}.`}
        error={errors.label?.message}
      >
        {(control) => <Input {...control} {...register('label')} placeholder={site.ownName} />}
      </Field>
    </EditForm>
  )
}
