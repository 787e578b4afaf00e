// The plan of the user and what they used of it.
import { entitlement } from '#contract/access.ts'
import { useLoggedInUser } from '#web/accounts/use-user.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { useNow } from '#web/ui/use-now.ts'

/** Free: a meter against the limit. Premium and Admin: what was used, because nothing runs out. */
export function PlanBadge() {
  const user = useLoggedInUser()
  const { plan, paid, blocked } = entitlement(user, useNow())
  const { aiRequestsCount: used, aiRequestsLimit: limit } = user
  return (
    <div className="flex min-w-0 items-center gap-3 text-small text-ink-2">
      <Badge tone={blocked === null ? 'plain' : 'bad'}>{plan}</Badge>
      {paid ? (
        <p className="tabular-nums">
          {used} <span className="max-sm:sr-only">AI-verzoeken</span>
        </p>
      ) : (
        <>
          <Meter
            label="AI-verzoeken gebruikt"
            value={used}
            max={limit}
            className="w-10 max-[22.5rem]:hidden min-[26rem]:w-24"
          />
          <p className="whitespace-nowrap tabular-nums">
            <span className="sr-only">AI-verzoeken: </span>
            {used} / {limit}
          </p>
        </>
      )}
    </div>
  )
}
