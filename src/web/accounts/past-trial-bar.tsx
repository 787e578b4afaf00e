// The bar that tells who registers again why there is no trial, and what they can do; until it is put away or no longer true.
import { X } from 'lucide-react'
import { useState } from 'react'
import { isTrialRefused } from '#contract/access.ts'
import { trialRefused } from '#contract/quota.ts'
import { usePayments } from '#web/session/use-payments.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useNow } from '#web/ui/use-now.ts'
import { PremiumLink } from './premium-link.tsx'
import { onwardWords } from './trial-words.ts'

/** Who put the bar away in this window. */
const putAway = new Set<number>()

/** @param props.className width and padding of the content below. */
export function PastTrialBar({ className }: { className: string }) {
  const user = useLoggedInUser()
  const [away, setAway] = useState(() => putAway.has(user.id))
  if (!isTrialRefused(user, useNow()) || away) return null
  return (
    <aside aria-label={trialRefused.title} className="border-b border-rule bg-sunken">
      <div className={cx('mx-auto flex items-start gap-x-3 py-2', className)}>
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2 py-1 text-small">
          <Words />
        </div>
        <button
          type="button"
          aria-label="Verberg deze melding"
          className={cx(buttonLook({ kind: 'quiet', size: 'icon' }), '-mr-2 shrink-0')}
          onClick={() => {
            putAway.add(user.id)
            setAway(true)
          }}
        >
          <X aria-hidden />
        </button>
      </div>
    </aside>
  )
}

/** A part of its own: only who reads it asks whether Premium can be paid here. */
function Words() {
  const payments = usePayments()
  return (
    <>
      <p className="max-w-3xl min-w-0">
        <strong className="font-semibold">{trialRefused.title}.</strong> {trialRefused.description}{' '}
        {onwardWords(payments)}
      </p>
      {payments === false ? (
        <a href="/#contact" className={buttonLook({ kind: 'secondary', size: 'small' })}>
          Vraag het team
        </a>
      ) : (
        <PremiumLink kind="secondary" size="small" />
      )}
    </>
  )
}
