// For who comes back from paying: that it is being processed, until the server has heard of it; that Premium is on; or that the
// order was broken off. Fetches nothing: the part around it follows the server.
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { entitlement } from '#contract/access.ts'
import type { BillingState } from '#contract/billing/state.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useNow } from '#web/ui/use-now.ts'

/** A card or iDEAL is confirmed within seconds. After this many ms it is something slower. */
const SLOW_MS = 15_000

interface PaymentReturnProps {
  how: 'gelukt' | 'afgebroken'
  billing: BillingState | undefined
  /** Begins the order again; undefined where there is nothing to order. */
  onAgain: (() => void) | undefined
  /** Asks the server once more. */
  onLook: () => unknown
  looking: boolean
  /** It is read. */
  onDone: () => void
}

export function PaymentReturn({ how, billing, onAgain, onLook, looking, onDone }: PaymentReturnProps) {
  const { paid } = entitlement(useLoggedInUser(), useNow())
  const isActive = paid && billing?.subscription != null && billing.subscription.state !== 'pending'
  const wasActive = useRef(false)
  // What was paid and has ended, as by withdrawing in another window, is waited for no more.
  useEffect(() => {
    if (isActive) wasActive.current = true
    else if (wasActive.current) onDone()
  }, [isActive, onDone])
  if (how === 'afgebroken')
    return (
      <Notice
        title="Je bestelling is afgebroken"
        live
        action={
          <div className="flex flex-wrap gap-2">
            {onAgain && (
              <Button kind="secondary" size="small" onClick={onAgain}>
                Kies Premium
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={onDone}>
              Sluiten
            </Button>
          </div>
        }
      >
        Er is niets besteld en niets afgeschreven.
      </Notice>
    )
  // An address that was kept: what became of it since is said by the plan.
  if (billing?.subscription?.state === 'failed' || billing?.subscription?.state === 'cancelled') return null
  return (
    <div role="status">{isActive ? <Active onDone={onDone} /> : <Waiting onLook={onLook} looking={looking} />}</div>
  )
}

function Active({ onDone }: { onDone: () => void }) {
  return (
    <div className="flex gap-3 rounded-field bg-good-wash px-4 py-3">
      <CircleCheck aria-hidden className="mt-0.75 size-4.5 shrink-0 text-good" />
      <div className="min-w-0 grow">
        <p className="font-semibold text-good">Premium is actief</p>
        <p className="text-small text-ink-2">Je betaling is binnen. Alle tools staan voor je open, zonder limiet.</p>
        <Button kind="secondary" size="small" className="mt-2" onClick={onDone}>
          Sluiten
        </Button>
      </div>
    </div>
  )
}

function Waiting({ onLook, looking }: { onLook: () => unknown; looking: boolean }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const clock = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(clock)
  }, [])
  return (
    <div className="flex gap-3 rounded-field bg-sunken px-4 py-3">
      <span className="mt-0.75 text-ink-3">
        <Spinner />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">Betaling wordt verwerkt</p>
        <p className="text-small text-ink-2">
          {slow
            ? 'Dit duurt langer dan gewoonlijk. Een SEPA-incasso kan een paar werkdagen duren. Je kunt deze pagina verlaten: Premium begint vanzelf zodra je betaling binnen is.'
            : 'Je bestelling is ontvangen. Meestal duurt dit een paar tellen.'}
        </p>
        {slow && (
          <Button kind="secondary" size="small" className="mt-2" pending={looking} onClick={() => void onLook()}>
            Kijk opnieuw
          </Button>
        )}
      </div>
    </div>
  )
}
