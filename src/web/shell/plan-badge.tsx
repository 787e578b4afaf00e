// The plan of the user and what they used of it.
import { entitlement } from '#contract/access.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { PremiumAnchor } from '#web/accounts/premium-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { useNow } from '#web/ui/use-now.ts'

/** Free: with a meter towards the limit. Premium and Admin: what was used, because nothing runs out. */
export function PlanBadge() {
  const user = useLoggedInUser()
  const { plan, paid, blocked } = entitlement(user, useNow())
  const { aiRequestsCount: used, aiRequestsLimit: limit } = user
  return (
    <div className="flex min-w-0 items-center gap-3 text-small text-ink-2">
      <Badge tone={blocked === null ? 'plain' : 'bad'}>{plan}</Badge>
      {!paid && (
        <Meter
          label="AI-verzoeken gebruikt"
          value={used}
          max={limit}
          className="w-10 min-w-0 shrink max-[22.5rem]:hidden min-[26rem]:w-24"
        />
      )}
      <p className="whitespace-nowrap tabular-nums">
        <span className="text-ink-3 max-lg:sr-only">AI-verzoeken: </span>
        {dutchNumber(used)} / {paid ? <Unlimited /> : dutchNumber(limit)}
      </p>
      {blocked !== null && (
        // On a narrow screen this link stands in the user menu.
        <PremiumAnchor className="font-semibold text-accent-ink underline underline-offset-4 max-sm:hidden" />
      )}
    </div>
  )
}

/** The word where it fits, the sign ∞ where it does not. */
function Unlimited() {
  return (
    <>
      <span className="max-[26rem]:sr-only">onbeperkt</span>
      <span aria-hidden className="min-[26rem]:hidden">
        ∞
      </span>
    </>
  )
}
