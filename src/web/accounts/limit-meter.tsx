// How many of the free AI requests are used, as a line with words, for who ran out of them. Nothing for anybody else.
import { entitlement } from '#contract/access.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Meter } from '#web/ui/meter.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { useNow } from '#web/ui/use-now.ts'

export function LimitMeter() {
  const user = useLoggedInUser()
  if (entitlement(user, useNow()).blocked !== 'requestLimitReached') return null
  const { aiRequestsCount: used, aiRequestsLimit: limit } = user
  return (
    <div className="flex items-center gap-3 text-small">
      <Meter label="Gratis AI-verzoeken gebruikt" value={used} max={limit} className="w-24" />
      <p aria-hidden className="font-semibold text-bad tabular-nums">
        {dutchNumber(used)} van {dutchNumber(limit)} gebruikt
      </p>
    </div>
  )
}
