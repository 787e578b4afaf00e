// What can be done with the plan that one has: order it, change how it is paid, end it or go on, withdraw; or how to reach the
// team where nothing can be paid.
import { CreditCard } from 'lucide-react'
import { useRef, useState } from 'react'
import { entitlement } from '#contract/access.ts'
import { cancelPremium, portal, resumePremium } from '#contract/billing/endpoints.ts'
import type { BillingState } from '#contract/billing/state.ts'
import { PremiumPrice } from '#web/accounts/premium-price.tsx'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import { quietLink } from './part.tsx'
import { longDay } from './plan-words.ts'
import { useRefreshBilling } from './use-billing.ts'
import { useLeave } from './use-leave.ts'

interface PlanActionsProps {
  billing: BillingState
  /** Begins the order; undefined where there is nothing to order. */
  onOrder: (() => void) | undefined
}

export function PlanActions({ billing, onOrder }: PlanActionsProps) {
  const { paid } = entitlement(useLoggedInUser(), useNow())
  const { subscription, payments } = billing
  if (subscription && subscription.state !== 'pending') return <Subscribed subscription={subscription} />
  if (onOrder)
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button onClick={onOrder}>Kies Premium</Button>
        <PremiumPrice />
      </div>
    )
  if (payments || paid) return null
  return (
    <div className="grid justify-items-start gap-3">
      <PremiumPrice />
      <p className="max-w-xl text-ink-2">
        Premium bestel je hier nog bij het team zelf.{' '}
        <a href="/#contact" className="text-accent-ink underline underline-offset-4">
          Neem contact op
        </a>
        , dan regelen we het met je.
      </p>
    </div>
  )
}

function Subscribed({ subscription }: { subscription: NonNullable<BillingState['subscription']> }) {
  const { state, until, withdrawUntil } = subscription
  const now = useNow()
  const refresh = useRefreshBilling()
  const { leave, pending: leaving, failure } = useLeave()
  const [asking, setAsking] = useState(false)
  const [changing, setChanging] = useState(false)
  const busy = useRef(false)
  const isCancelled = state === 'cancelled'

  /** Ends or goes on; once, however often it is pressed. */
  async function change(endpoint: typeof cancelPremium, done: { title: string; description: string }, failed: string) {
    if (busy.current) return
    busy.current = true
    setChanging(true)
    try {
      await call(endpoint, {})
      await refresh()
      toast(done)
    } catch (error) {
      tellFailure(failed, error)
      void refresh()
    } finally {
      busy.current = false
      setChanging(false)
    }
  }
  const end = () =>
    change(
      cancelPremium,
      { title: 'Premium is opgezegd', description: `Het loopt nog tot ${longDay(until)}.` },
      'Opzeggen is niet gelukt',
    )
  const goOn = () =>
    change(
      resumePremium,
      { title: 'Je opzegging is ongedaan gemaakt', description: 'Wanneer je weer betaalt, staat bij je abonnement.' },
      'Doorgaan is niet gelukt',
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      {failure !== null && (
        <Notice tone="bad" title="Je betaalgegevens konden niet worden geopend" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:grid">
        <Button
          kind={state === 'failed' ? 'primary' : 'secondary'}
          pending={leaving}
          onClick={() => void leave(() => call(portal, {}))}
        >
          {!leaving && <CreditCard aria-hidden />}
          Betaalgegevens wijzigen
        </Button>
        {/* One button for both, so that the focus stays where it is when its word changes. */}
        <Button
          kind={isCancelled ? 'primary' : 'quiet'}
          pending={changing}
          onClick={() => (isCancelled ? void goOn() : setAsking(true))}
        >
          {isCancelled ? 'Toch doorgaan' : 'Opzeggen'}
        </Button>
      </div>
      {withdrawUntil !== null && new Date(withdrawUntil) >= now && (
        <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
          Je bedenktijd loopt tot en met {longDay(withdrawUntil)}.
          <a href="/herroepen" className={quietLink}>
            Bestelling herroepen
          </a>
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title="Premium opzeggen?"
        yes="Opzeggen"
        no="Premium houden"
        onYes={() => {
          setAsking(false)
          void end()
        }}
        onNo={() => setAsking(false)}
      >
        Premium loopt nog tot {longDay(until)}. Daarna wordt er niets meer afgeschreven, en wat je maakte blijft van
        jou. Tot die dag kun je je bedenken.
      </ConfirmDialog>
    </div>
  )
}
