// The figures of a period in a row, each compared with the period of the same length before it.
import type { ReactNode } from 'react'
import { averageMs, type Figures } from '#contract/usage/figures.ts'
import { dutchDay, type Day } from '#contract/days.ts'
import { daysIn, periodBefore, type Period } from '#contract/usage/period.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { changeOf, dayPlain, dollars, duration, requestCount, share } from './figure-words.ts'

interface KeyFiguresProps {
  period: Period
  /** The first day that has figures at all; null when there are none. */
  since: Day | null
  totals: Figures
  before: Figures
  /** More figures, after the others. */
  children?: ReactNode
}

export function KeyFigures({ period, since, totals, before, children }: KeyFiguresProps) {
  const compared = comparison(period, since, before)
  const change = (...figures: Parameters<typeof changeOf>) => (compared.fair ? changeOf(...figures) : undefined)
  const allPriced = totals.unpriced === 0
  const unpriced = requestCount(totals.unpriced)
  return (
    <section aria-label="Kerncijfers" className="grid grid-cols-1 gap-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-6 border-y border-rule py-6">
        <KeyFigure label="Verzoeken" change={change(totals.requests, before.requests)}>
          {dutchNumber(totals.requests)}
        </KeyFigure>
        <KeyFigure
          label="Mislukt"
          note={totals.failures > 0 ? `${share(totals.failures, totals.requests)} van alles` : undefined}
          change={change(totals.failures, before.failures)}
        >
          {dutchNumber(totals.failures)}
        </KeyFigure>
        <KeyFigure
          label="Gemiddelde responstijd"
          change={change(averageMs(totals), averageMs(before), ['langer', 'korter'])}
        >
          {duration(averageMs(totals))}
        </KeyFigure>
        <KeyFigure label="Tokens" change={change(totals.tokens, before.tokens)}>
          {dutchNumber(totals.tokens)}
        </KeyFigure>
        <KeyFigure
          label="Geschatte kosten"
          note={
            allPriced || totals.unpriced === totals.requests
              ? undefined
              : `zonder ${unpriced}, waarvan de prijs onbekend is`
          }
          change={allPriced && before.unpriced === 0 ? change(totals.cost, before.cost) : undefined}
        >
          {totals.unpriced === totals.requests && !allPriced ? 'onbekend' : dollars(totals.cost)}
        </KeyFigure>
        {children}
      </dl>
      <p className="text-caption text-ink-3">
        {compared.words} Kosten zijn een schatting in US-dollar, de munt van de leveranciers.
      </p>
    </section>
  )
}

/**
 * Whether it is fair to compare `period` with the one before it, and what is said about that. Not when one of the two is
 * incomplete: the other would look larger.
 */
function comparison(period: Period, since: Day | null, before: Figures): { fair: boolean; words: string } {
  const days = daysIn(period)
  const earlier = days === 1 ? 'de dag ervoor' : `de ${days} dagen ervoor`
  if (period.to > dutchDay(new Date())) return { fair: false, words: 'De periode is nog niet voorbij.' }
  if (since !== null && since > periodBefore(period).from)
    return { fair: false, words: `Er zijn cijfers vanaf ${dayPlain(since)}: te kort om met ${earlier} te vergelijken.` }
  return {
    fair: true,
    words: before.requests === 0 ? `In ${earlier} is niets geschreven.` : `Vergeleken met ${earlier}.`,
  }
}

interface KeyFigureProps {
  label: string
  /** The change since the period before; undefined when they cannot be compared. */
  change?: string | undefined
  note?: string | undefined
  children: ReactNode
}

export function KeyFigure({ label, change, note, children }: KeyFigureProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-small font-semibold text-ink-2">{label}</dt>
      <dd className="font-serif text-title tabular-nums">{children}</dd>
      {note !== undefined && <dd className="text-caption text-ink-3">{note}</dd>}
      {change !== undefined && <dd className="text-caption text-ink-3">{change}</dd>}
    </div>
  )
}
