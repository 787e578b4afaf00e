// The second step of a login: a code of the app, or a recovery code. Knows what the login was answered; who shows it decides where
// the user goes afterwards.
import { useState } from 'react'
import type { User } from '#contract/accounts/user.ts'
import type { ProblemReply } from '#contract/problems.ts'
import { secondStep } from '#contract/second-step/login-endpoints.ts'
import { call, isProblem } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CodeInput } from './code-input.tsx'
import { loginByPasskey } from './passkey-login.ts'
import { useAsk } from './use-ask.ts'

export interface SecondStepFormProps {
  /** What the server answered to the password. */
  asked: Partial<ProblemReply>
  onEntered: (user: User) => Promise<void>
  /** Back to name and password. @param why in words, when this login is over. */
  onBack: (why?: string) => void
}

export function SecondStepForm({ asked, onEntered, onBack }: SecondStepFormProps) {
  const [recovery, setRecovery] = useState(false)
  const [passkey, setPasskey] = useState(false)
  const ask = useAsk(['code'], async ({ code }) => {
    try {
      await onEntered(await call(secondStep, { body: { challenge: asked.challenge ?? '', code } }))
    } catch (error) {
      if (!isProblem(error, 'challengeOver')) throw error
      onBack('Dat duurde te lang, of er is te vaak een verkeerde code ingevuld.')
    }
  })
  const byPasskey = async () => {
    setPasskey(true)
    const user = await loginByPasskey()
    if (user) await onEntered(user)
    setPasskey(false)
  }
  const back = (
    <Button kind="quiet" onClick={() => onBack()}>
      Terug
    </Button>
  )
  if (asked.passkeyOnly)
    return (
      <div className="grid gap-6">
        <Heading>Je wachtwoord klopt. Bevestig nu met je passkey dat jij het bent.</Heading>
        <div className="flex flex-wrap gap-2">
          <Button pending={passkey} onClick={() => void byPasskey()} className="max-sm:w-full">
            Verder met je passkey
          </Button>
          {back}
        </div>
        <p className="text-small text-ink-2">
          Passkey kwijt? Een beheerder kan je tweede stap weghalen in het gebruikersbeheer.
        </p>
      </div>
    )
  return (
    <form {...ask.form} className="grid gap-6">
      <Heading>
        {recovery
          ? 'Vul een van je herstelcodes in. Elke code werkt één keer.'
          : 'Vul de code van zes cijfers in die je app nu voor Kopij toont.'}
      </Heading>
      {ask.failure !== null && (
        <Notice tone="bad" title="Inloggen is niet gelukt" live>
          {ask.failure}
        </Notice>
      )}
      <Field label={recovery ? 'Herstelcode' : 'Code'} error={ask.errors['code']}>
        {(control) => (
          <CodeInput key={String(recovery)} {...control} {...ask.field('code')} recovery={recovery} focused />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" pending={ask.pending} className="max-sm:w-full">
          {ask.pending ? 'Controleren...' : 'Inloggen'}
        </Button>
        {back}
      </div>
      <div className="grid justify-items-start gap-1 border-t border-rule pt-4">
        <p className="text-small text-ink-2">{recovery ? 'Heb je je app weer?' : 'Geen app bij de hand?'}</p>
        <Button
          kind="quiet"
          size="small"
          className="-ml-3"
          onClick={() => {
            ask.clear()
            setRecovery(!recovery)
          }}
        >
          {recovery ? 'Gebruik een code uit je app' : 'Gebruik een herstelcode'}
        </Button>
        <p className="text-small text-ink-2">
          Ook geen herstelcodes meer? Een beheerder kan je tweede stap weghalen in het gebruikersbeheer.
        </p>
      </div>
    </form>
  )
}

function Heading({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-h2">Tweede stap</h2>
      <p className="text-ink-2">{children}</p>
    </div>
  )
}
