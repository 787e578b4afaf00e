// What this user asked of AI: with Premium this month's number and the last fourteen days, without it what is used and left.
// The whole report is another screen's.
import { Link } from '@tanstack/react-router'
import { entitlement } from '#contract/access.ts'
import { addDays, dutchDay } from '#contract/days.ts'
import { preCheck } from '#contract/quota.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Meter } from '#web/ui/meter.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useOwnUsage } from '#web/usage/use-usage.ts'
import { DayBars } from './day-bars.tsx'
import { BillingPart, quietLink } from './part.tsx'
import { usageOf } from './usage-words.ts'

/** How many days are drawn, today included. */
const DAYS = 14

export function Usage() {
  return entitlement(useLoggedInUser(), useNow()).paid ? <PaidUsage /> : <FreeUsage />
}

function PaidUsage() {
  const today = dutchDay(useNow())
  const drawnFrom = addDays(today, 1 - DAYS)
  const monthFrom = `${today.slice(0, 7)}-01`
  const { data, error, isFetching, refetch } = useOwnUsage({
    from: monthFrom < drawnFrom ? monthFrom : drawnFrom,
    to: today,
  })
  const used = data && usageOf(data.days, today, DAYS)
  return (
    <BillingPart
      title={`Verbruik in ${used?.month ?? 'deze maand'}`}
      aside={
        <Link to="/admin" search={{ tab: 'statistics' }} className={quietLink}>
          Alle cijfers
        </Link>
      }
    >
      {error && !data ? (
        <LoadFailure
          title="Je verbruik kon niet worden opgehaald"
          error={error}
          pending={isFetching}
          onRetry={refetch}
        />
      ) : !used ? (
        <SkeletonText widths={[30, 100]} />
      ) : (
        <div className="grid gap-x-10 gap-y-5 @lg:grid-cols-[auto_minmax(0,1fr)]">
          <div>
            <p className="font-serif text-h1 tabular-nums">{dutchNumber(used.inMonth)}</p>
            <p className="text-small text-ink-2">AI-verzoeken, onbeperkt</p>
          </div>
          <DayBars days={used.days} />
        </div>
      )}
    </BillingPart>
  )
}

function FreeUsage() {
  const user = useLoggedInUser()
  const { aiRequestsCount: used, aiRequestsLimit: limit } = user
  // Also where requests are left, when their time is over.
  const refusal = preCheck(user, useNow())
  return (
    <BillingPart title="Verbruik">
      <div className="grid max-w-md gap-3">
        <p>
          <span className="font-serif text-h1 tabular-nums">{dutchNumber(used)}</span>{' '}
          <span className="text-ink-2">van {dutchNumber(limit)} AI-verzoeken gebruikt</span>
        </p>
        <Meter label="AI-verzoeken gebruikt" value={used} max={limit} />
        <p className="text-small text-ink-2">
          {refusal !== null
            ? `${used >= limit ? 'Ze zijn op.' : 'Je kunt er nu geen meer doen.'} Wat je maakte, blijft van jou: lezen, bewerken en kopiëren kan altijd.`
            : `Nog ${dutchNumber(Math.max(0, limit - used))} over. Taalcheck en Image resizer tellen niet mee.`}
        </p>
      </div>
    </BillingPart>
  )
}
