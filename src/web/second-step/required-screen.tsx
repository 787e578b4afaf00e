// The one screen for who has to set up a second step before anything else. Knows no other screen: who shows it does.
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LetterPage } from '#web/ui/letter-page.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { TotpSetUp } from './totp-set-up.tsx'
import { usePasskeys } from './use-security.ts'

interface RequiredScreenProps {
  /** Whether there still is none. */
  missing: boolean
  /** Called when there is one, and what had to be kept was kept. */
  onDone: () => void
  onLogout: () => void
}

export function RequiredScreen({ missing, onDone, onLogout }: RequiredScreenProps) {
  const [step, setStep] = useState<'choosing' | 'codes' | 'passkey'>('choosing')
  /** Whether recovery codes stand on the screen, which must not go away by themselves. */
  const [codesShown, setCodesShown] = useState(false)
  const added = (usePasskeys().data?.length ?? 0) > 0
  useEffect(() => {
    if ((!missing || added) && !codesShown) onDone()
  }, [missing, added, codesShown, onDone])
  return (
    <LetterPage title={codesShown ? 'Bewaar je herstelcodes' : 'Stel een tweede stap in'}>
      {!codesShown && (
        <p className="text-ink-2">
          Voor jouw account vraagt deze redactie naast het wachtwoord een tweede stap. Stel er eerst een in; daarna kun
          je verder.
        </p>
      )}
      {step === 'codes' ? (
        <TotpSetUp onCodes={() => setCodesShown(true)} onDone={onDone} />
      ) : (
        <div className="grid gap-3 sm:grid-flow-col sm:justify-start">
          <Button onClick={() => setStep('codes')}>Codes uit een app</Button>
          <Button kind="secondary" onClick={() => setStep('passkey')}>
            Een passkey
          </Button>
        </div>
      )}
      {step === 'passkey' && <AddPasskeyDialog onClose={() => setStep('choosing')} />}
      {!codesShown && (
        <div className="flex flex-wrap gap-2 border-t border-rule pt-4">
          {step === 'codes' && (
            <Button kind="quiet" size="small" className="-ml-3" onClick={() => setStep('choosing')}>
              Kies iets anders
            </Button>
          )}
          <Button kind="quiet" size="small" className={step === 'codes' ? '' : '-ml-3'} onClick={onLogout}>
            Uitloggen
          </Button>
        </div>
      )}
    </LetterPage>
  )
}
