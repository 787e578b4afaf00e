// The share of each tool, model or person in all requests: a bar with its name and numbers, failed requests hatched.
import { averageMs, type Figures } from '#contract/usage/figures.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import type { FigureRow } from './figure-table.tsx'
import { costWords, duration, share } from './figure-words.ts'

/** The look of failed requests: hatched, so that it is not told by colour alone. */
export const failedHatch = 'bg-[repeating-linear-gradient(45deg,var(--color-bad)_0_3px,var(--color-bad-wash)_3px_6px)]'

export function PartBars({ rows, totals }: { rows: readonly FigureRow[]; totals: Figures }) {
  const most = Math.max(...rows.map(({ figures }) => figures.requests))
  return (
    <ul className="grid grid-cols-1 gap-4">
      {rows.map(({ key, name, figures }) => {
        const { requests, failures } = figures
        return (
          <li key={key} className="grid grid-cols-1 gap-1.5">
            <p className="flex flex-wrap justify-between gap-x-4 text-small">
              <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
              <span className="text-ink-2 tabular-nums">
                {dutchNumber(requests)} ({share(requests, totals.requests)})
                {failures > 0 && `, ${dutchNumber(failures)} mislukt`}
              </span>
            </p>
            <div aria-hidden className="flex h-3 overflow-hidden rounded-small bg-sunken">
              <div className="bg-ink-2" style={{ width: `${((requests - failures) / most) * 100}%` }} />
              <div className={failedHatch} style={{ width: `${(failures / most) * 100}%` }} />
            </div>
            <p className="text-caption text-ink-3 tabular-nums">
              gemiddeld {duration(averageMs(figures))}, {costWords(figures)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
