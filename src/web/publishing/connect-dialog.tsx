// The form that connects a website, or gives one that is connected another key; with the steps by which such a key is made.
import { useState } from 'react'
import { newSite, siteKindLabels, siteKinds, type PublishingSite, type SiteKind } from '#contract/publishing/site.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useConnectSite } from './use-sites.ts'

interface ConnectDialogProps {
  /** One that gets another key; undefined: a new one. */
  site: PublishingSite | undefined
  onClose: () => void
}

export function ConnectDialog({ site, onClose }: ConnectDialogProps) {
  const [kind, setKind] = useState<SiteKind>(site?.kind ?? 'wordpress')
  return (
    <FormDialog
      title={site ? `Nieuwe sleutel voor ${site.name}` : 'Verbind een website'}
      description="De sleutel wordt meteen getest, versleuteld bewaard en nooit meer getoond."
      holds="Wat je over deze website hebt ingevuld"
      onClose={onClose}
    >
      <div className="grid gap-6">
        {!site && (
          <ChoiceBar
            label="Waar draait de website op?"
            choices={siteKinds.map((value) => ({ value, label: siteKindLabels[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
        <Steps kind={kind} />
        <ConnectForm key={kind} kind={kind} site={site} onClose={onClose} />
      </div>
    </FormDialog>
  )
}

interface Values {
  kind: SiteKind
  url: string
  username: string
  applicationPassword: string
  adminApiKey: string
}

function ConnectForm({ kind, site, onClose }: ConnectDialogProps & { kind: SiteKind }) {
  const connect = useConnectSite()
  const { register, errors, edit } = useEdit({
    item: undefined,
    valuesOf: (): Values => ({
      kind,
      url: site?.url ?? '',
      username: (site?.kind === 'wordpress' && site.account) || '',
      applicationPassword: '',
      adminApiKey: '',
    }),
    schema: newSite,
    failed: 'De website is niet verbonden',
    send: async (sent) => {
      const { name } = await connect.mutateAsync(sent)
      toast({
        title: 'Website verbonden',
        description: `${name} neemt de sleutel aan. Publiceren kan vanuit elk artikel.`,
      })
      onClose()
    },
  })
  return (
    <EditForm edit={edit} words={['Test en verbind', 'Testen...']}>
      <Field label="Adres van de website" error={errors.url?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('url')}
            readOnly={site !== undefined}
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://www.voorbeeld.nl"
          />
        )}
      </Field>
      {kind === 'wordpress' ? (
        <>
          <Field label="Gebruikersnaam in WordPress" error={errors.username?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('username')}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <Field
            label="Applicatiewachtwoord"
            hint="24 letters en cijfers, met of zonder spaties. Niet je gewone wachtwoord."
            error={errors.applicationPassword?.message}
          >
            {(control) => <PasswordInput {...control} {...register('applicationPassword')} autoComplete="off" />}
          </Field>
        </>
      ) : (
        <Field label="Admin API-sleutel" error={errors.adminApiKey?.message}>
          {(control) => <PasswordInput {...control} {...register('adminApiKey')} autoComplete="off" />}
        </Field>
      )}
    </EditForm>
  )
}

const steps: Readonly<Record<SiteKind, readonly string[]>> = {
  wordpress: [
    'Log in WordPress in met een account met de rol Auteur, Redacteur of Beheerder.',
    'Ga naar Gebruikers → Profiel en zoek het kopje Applicatiewachtwoorden.',
    'Typ ‘Kopij’ als naam, kies ‘Nieuw applicatiewachtwoord toevoegen’ en kopieer wat er verschijnt.',
  ],
  ghost: [
    'Ga in Ghost naar Settings → Advanced → Integrations.',
    'Kies ‘Add custom integration’ en noem die ‘Kopij’.',
    'Kopieer de Admin API key die verschijnt: een nummer, een dubbele punt en een lange code.',
  ],
}

function Steps({ kind }: { kind: SiteKind }) {
  return (
    <section className="grid gap-2 border-t border-rule pt-4 text-small text-ink-2">
      <h3 className="font-sans text-small font-semibold text-ink">Zo maak je een sleutel</h3>
      <ol className="grid list-decimal gap-1 pl-5">
        {steps[kind].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
