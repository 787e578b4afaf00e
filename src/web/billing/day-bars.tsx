// The AI requests of some days in a row as bars, today in the accent. Knows no plan; the figures' own screen has them as a table.
import { dayLong, dayShort, requestCount } from '#web/usage/figure-words.ts'
import { cx } from '#web/ui/cx.ts'
import { inWords, type DayCount } from './usage-words.ts'

/** A day with few requests is still to be seen beside a day with many; in percent. */
const LEAST_HEIGHT = 4

/** @param props.days in order, the last one is today; at least one. */
export function DayBars({ days }: { days: readonly DayCount[] }) {
  const most = Math.max(...days.map(({ requests }) => requests))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <figure className="grid min-w-0 gap-2">
      <div role="img" aria-label={inWords(days)} className="flex h-24 items-end gap-1 border-b border-edge">
        {days.map(({ day, requests }) => (
          <div
            key={day}
            title={`${dayLong(day)}: ${requestCount(requests)}`}
            className="flex h-full min-w-0 flex-1 items-end"
          >
            <div
              className={cx(
                'w-full rounded-t-small',
                requests === 0 ? 'h-0.5 bg-rule' : day === last.day ? 'bg-accent' : 'bg-edge/70',
              )}
              style={requests === 0 ? undefined : { height: `${Math.max(LEAST_HEIGHT, (requests / most) * 100)}%` }}
            />
          </div>
        ))}
      </div>
      <figcaption aria-hidden className="flex justify-between text-caption text-ink-3 tabular-nums">
        <span>{dayShort(first.day)}</span>
        <span className="font-medium text-ink">vandaag: {last.requests}</span>
      </figcaption>
    </figure>
  )
}
