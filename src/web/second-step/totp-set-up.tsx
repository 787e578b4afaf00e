// Setting up codes of an app, in three steps: the password, the app, the recovery codes. Stands in a dialog or on a page.
import { useState } from 'react'
import { beginTotp, confirmTotp } from '#contract/second-step/account-endpoints.ts'
import { call } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Failure } from './ask-form.tsx'
import { CodeInput } from './code-input.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { useAsk } from './use-ask.ts'

interface TotpSetUpProps {
  /** Called when it is on and the recovery codes stand on the screen. */
  onCodes: () => void
  /** Called when the user said to have kept them. */
  onDone: () => void
}

interface Begun {
  secret: string
  otpauthUrl: string
}

export function TotpSetUp({ onCodes, onDone }: TotpSetUpProps) {
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodeList codes={codes} onKept={onDone} />
  if (!begun) return <Password onBegun={setBegun} />
  return (
    <App
      {...begun}
      onConfirmed={(made) => {
        setCodes(made)
        onCodes()
      }}
    />
  )
}

function Password({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const ask = useAsk(['currentPassword'], async (body) => onBegun(await call(beginTotp, { body })))
  return (
    <form {...ask.form} className="grid grid-cols-1 gap-6">
      <p className="text-ink-2">
        Je hebt een app nodig die codes maakt, zoals die van je wachtwoordbeheerder, Aegis, Google Authenticator of
        Microsoft Authenticator.
      </p>
      <Failure said={ask.failure} />
      <Field
        label="Huidig wachtwoord"
        error={ask.errors['currentPassword']}
        hint="Zo weten we dat jij het bent, en niet iemand die je browser open vond."
      >
        {(control) => <PasswordInput {...control} {...ask.field('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Submit pending={ask.pending} words={['Verder', 'Controleren...']} />
    </form>
  )
}

function App({ secret, otpauthUrl, onConfirmed }: Begun & { onConfirmed: (codes: readonly string[]) => void }) {
  const ask = useAsk(['code'], async (body) => onConfirmed((await call(confirmTotp, { body })).recoveryCodes))
  return (
    <form {...ask.form} className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-[13rem_1fr]">
        <QrCode text={otpauthUrl} label="QR-code om met je app te scannen" />
        <div className="grid content-start gap-3">
          <p className="text-ink-2">Scan de QR-code met je app. Lukt dat niet, typ dan deze sleutel over:</p>
          <p className="font-mono text-body font-semibold wrap-anywhere" data-secret>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <div>
            <CopyButton
              text={secret}
              done="De sleutel staat op je klembord"
              label="Kopieer de sleutel"
              kind="secondary"
            />
          </div>
        </div>
      </div>
      <Failure said={ask.failure} />
      <Field label="Code uit je app" error={ask.errors['code']} hint="Zes cijfers; elke halve minuut een andere.">
        {(control) => <CodeInput {...control} {...ask.field('code')} focused />}
      </Field>
      <Submit pending={ask.pending} words={['Zet aan', 'Controleren...']} />
    </form>
  )
}

function Submit({ pending, words }: { pending: boolean; words: readonly [string, string] }) {
  return (
    <Button type="submit" pending={pending} className="justify-self-end max-sm:w-full max-sm:justify-self-stretch">
      {pending ? words[1] : words[0]}
    </Button>
  )
}
