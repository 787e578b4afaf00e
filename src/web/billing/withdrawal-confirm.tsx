// The second step of withdrawing from an order, behind the link of the mail: what will happen, the one button, and what happened.
// Opening the page does nothing.
import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { withdraw } from '#contract/billing/endpoints.ts'
import { DeadLink, deadWhy, type DeadWhy } from '#web/account-links/dead-link.tsx'
import { call, failureMessage } from '#web/http/call.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { LetterPage } from '#web/ui/letter-page.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ContactLink } from './withdrawal-request.tsx'

const consequences = [
  'Premium stopt meteen en er wordt niets meer afgeschreven.',
  'Het deel dat je niet hebt gebruikt krijg je binnen 14 dagen terug, op de manier waarop je betaalde.',
  'Je account en alles wat je maakte blijven van jou.',
  'Je krijgt een bevestiging per mail, met datum en tijd.',
]

export function WithdrawalConfirm({ token }: { token: string }) {
  const [at, setAt] = useState<string>()
  const [failure, setFailure] = useState<{ message: string; why: DeadWhy | null }>()
  const [pending, setPending] = useState(false)
  // A ref, not the state: the second click of a double click comes before the first has been rendered.
  const busy = useRef(false)

  async function confirm() {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(undefined)
    try {
      setAt((await call(withdraw, { params: { token } })).at)
    } catch (error) {
      setFailure({ message: failureMessage(error), why: deadWhy(error) })
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  if (at !== undefined)
    return (
      <LetterPage title="Je bestelling is herroepen">
        <div role="status" className="grid gap-4">
          <p className="flex gap-3 rounded-field bg-good-wash px-4 py-3">
            <CircleCheck aria-hidden className="mt-0.75 size-4.5 shrink-0 text-good" />
            <span>
              Herroepen op <time dateTime={at}>{dateTime(at)}</time>.
            </span>
          </p>
          <p className="text-ink-2">
            De bevestiging is naar je onderweg per mail. Het deel dat je niet hebt gebruikt, krijg je binnen 14 dagen
            terug. Wat je maakte, staat nog in je account.
          </p>
        </div>
        <a href="/admin" className={`${buttonLook({ kind: 'secondary' })} justify-self-start`}>
          Naar Kopij
        </a>
      </LetterPage>
    )
  if (failure && failure.why !== null)
    return (
      <DeadLink why={failure.why}>
        <p className="text-ink-2">
          {failure.why === 'used'
            ? 'Heb je al bevestigd, dan staat dat met datum en tijd in je mail.'
            : 'Er is niets gewijzigd. Vraag een nieuwe link als je nog wilt herroepen.'}{' '}
          Zijn de 14 dagen voorbij, dan kun je Premium nog opzeggen bij Mijn account, of{' '}
          <ContactLink>schrijf ons</ContactLink>.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href="/herroepen" className={buttonLook()}>
            Vraag een nieuwe link
          </a>
          <a href="/admin?tab=account" className={buttonLook({ kind: 'secondary' })}>
            Mijn account
          </a>
        </div>
      </DeadLink>
    )
  return (
    <LetterPage title="Herroeping bevestigen">
      <div className="grid gap-3">
        <p className="text-ink-2">Als je de herroeping bevestigt, gebeurt er dit:</p>
        <ul className="grid list-disc gap-2 pl-5 marker:text-accent">
          {consequences.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      {failure && (
        <Notice tone="bad" title="De herroeping is nog niet bevestigd" live>
          {failure.message}
        </Notice>
      )}
      <Button pending={pending} className="justify-self-start max-sm:w-full" onClick={() => void confirm()}>
        Herroeping bevestigen
      </Button>
      <p className="border-t border-rule pt-5 text-small text-ink-3">
        Heb je dit niet gevraagd? Sluit deze pagina: zonder de knop verandert er niets.
      </p>
    </LetterPage>
  )
}
