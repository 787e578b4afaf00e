// The dialog in which somebody who is logged in proves who they are: by password, with a code where codes are asked, or by passkey.
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { proveByPassword } from '#contract/second-step/account-endpoints.ts'
import { call } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { AskForm } from './ask-form.tsx'
import { CodeInput } from './code-input.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { proveWithPasskey } from './passkey-login.ts'
import { useAsk } from './use-ask.ts'
import { usePasskeys, useRefreshSecurity, useSecondStep } from './use-security.ts'

/** @param onAnswer hears whether they proved it; what asked for it then goes on by itself, or is left. */
export function ProofDialog({ onAnswer }: { onAnswer: (proved: boolean) => void }) {
  const step = useSecondStep()
  const passkeys = usePasskeys()
  return (
    <Dialog
      open
      title="Ben jij het?"
      description="Je bent al een tijdje ingelogd. Bevestig dat jij het bent, en niet iemand die je browser open vond. Daarna gaat dit vanzelf verder."
      onClose={() => onAnswer(false)}
    >
      {step.isPending || passkeys.isPending ? (
        <SkeletonText widths={[40, 100]} />
      ) : (
        <Proof
          asksCode={step.data?.codesSince != null}
          isRequired={step.data?.required ?? false}
          hasPasskey={(passkeys.data?.length ?? 0) > 0}
          onAnswer={onAnswer}
        />
      )}
    </Dialog>
  )
}

interface ProofProps {
  asksCode: boolean
  /** Whether the house wants a second step of them. */
  isRequired: boolean
  hasPasskey: boolean
  onAnswer: (proved: boolean) => void
}

function Proof({ asksCode, isRequired, hasPasskey, onAnswer }: ProofProps) {
  const refresh = useRefreshSecurity()
  const [waiting, setWaiting] = useState(false)
  const prove = () => {
    onAnswer(true)
    void refresh()
  }
  const ask = useAsk(['currentPassword', 'code'], async ({ currentPassword, code }) => {
    await call(proveByPassword, { body: { currentPassword, ...(code.trim() !== '' && { code }) } })
    prove()
  })
  async function byPasskey() {
    setWaiting(true)
    if (await proveWithPasskey()) prove()
    setWaiting(false)
  }
  if (hasPasskey && isRequired && !asksCode) {
    return (
      <DialogActions>
        <Button kind="secondary" onClick={() => onAnswer(false)}>
          Annuleren
        </Button>
        <Button pending={waiting} onClick={() => void byPasskey()}>
          <Fingerprint aria-hidden />
          Bevestig met je passkey
        </Button>
      </DialogActions>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <AskForm ask={ask} button="Bevestig" onClose={() => onAnswer(false)}>
        <OwnPasswordField ask={ask} />
        {(asksCode || ask.errors['code'] !== undefined) && (
          <Field label="Code uit je app, of een herstelcode" error={ask.errors['code']}>
            {(control) => <CodeInput {...control} {...ask.field('code')} recovery />}
          </Field>
        )}
      </AskForm>
      {hasPasskey && (
        <div className="grid justify-items-start gap-1 border-t border-rule pt-4">
          <Button kind="quiet" size="small" className="-ml-3" pending={waiting} onClick={() => void byPasskey()}>
            <Fingerprint aria-hidden />
            Bevestig met je passkey
          </Button>
        </div>
      )}
    </div>
  )
}
