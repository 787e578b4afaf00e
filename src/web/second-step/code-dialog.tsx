// The dialog that asks a code before codes of an app are turned off, or recovery codes are made anew.
import { useState } from 'react'
import { removeTotp, renewRecoveryCodes } from '#contract/second-step/account-endpoints.ts'
import { call } from '#web/http/call.ts'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AskForm } from './ask-form.tsx'
import { CodeInput } from './code-input.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { useAsk } from './use-ask.ts'
import { useRefreshSecurity } from './use-security.ts'

const words = {
  renew: {
    title: 'Nieuwe herstelcodes maken',
    description: 'De herstelcodes die je nu hebt werken dan niet meer.',
    button: 'Maak nieuwe codes',
  },
  remove: {
    title: 'Tweede stap uitzetten',
    description: 'Daarna is je wachtwoord genoeg om in te loggen. Op andere apparaten word je uitgelogd.',
    button: 'Zet uit',
  },
} as const

interface CodeDialogProps {
  change: keyof typeof words
  /** Whether the login is so recent that no password is asked. The server decides, and may ask it all the same. */
  fresh: boolean
  /** Whether the house asks a second step of this user. */
  required: boolean
  onClose: () => void
}

export function CodeDialog({ change, fresh, required, onClose }: CodeDialogProps) {
  const { title, description, button } = words[change]
  const [codes, setCodes] = useState<readonly string[]>()
  const refresh = useRefreshSecurity()
  const ask = useAsk(['currentPassword', 'code'], async ({ currentPassword, code }) => {
    const body = { code, ...(currentPassword !== '' && { currentPassword }) }
    if (change === 'renew') {
      setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes)
    } else {
      await call(removeTotp, { body })
      toast({ title: 'Tweede stap uitgeschakeld', description: 'Inloggen kan weer met je wachtwoord alleen.' })
      onClose()
    }
    void refresh()
  })
  return (
    <CodesDialog title={title} description={description} shown={codes !== undefined} onClose={onClose}>
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={onClose} />
      ) : (
        <AskForm ask={ask} button={button} onClose={onClose}>
          {change === 'remove' && required && (
            <Notice title="Een tweede stap is voor jouw account verplicht">
              Heb je ook geen passkey, dan kun je daarna niets anders doen dan opnieuw een tweede stap instellen.
            </Notice>
          )}
          {(!fresh || ask.errors['currentPassword'] !== undefined) && (
            <OwnPasswordField ask={ask} hint="Zo weten we dat jij het bent, en niet iemand die je browser open vond." />
          )}
          <Field label="Code uit je app, of een herstelcode" error={ask.errors['code']}>
            {(control) => <CodeInput {...control} {...ask.field('code')} recovery focused={fresh} />}
          </Field>
        </AskForm>
      )}
    </CodesDialog>
  )
}
