// Makes a report of the figures of days. No SQL, no HTTP.
import { addFigures, noFigures, withoutFigures, type Breakdown, type Figures } from '#contract/usage/figures.ts'
import type { Overview, Person, Report } from '#contract/usage/overview.ts'
import { type Day } from '#contract/days.ts'
import { eachDay, type Period } from '#contract/usage/period.ts'

export interface DayFigures {
  day: Day
  totals: Figures
  tools: Breakdown
  models: Breakdown
}

/** The figures of one user. Id and name are null for those of deleted accounts together. */
export interface NamedPerson {
  userId: number | null
  name: string | null
  figures: Figures
}

/** Adds up the days of a period; days outside it are left out, and days that are missing count as nothing. */
export function reportOf(
  period: Period,
  days: readonly DayFigures[],
): Pick<Report, 'totals' | 'days' | 'tools' | 'models'> {
  const within = days.filter(({ day }) => day >= period.from && day <= period.to)
  const byDay = new Map(within.map((each) => [each.day, each.totals]))
  return {
    totals: within.reduce((sum, { totals }) => addFigures(sum, totals), noFigures),
    days: eachDay(period).map((day) => ({ day, ...(byDay.get(day) ?? noFigures) })),
    tools: partsOf(within.map(({ tools }) => tools)),
    models: partsOf(within.map(({ models }) => models)),
  }
}

/** Adds breakdowns up name by name: those with most requests first, with as many by name. */
export function partsOf(breakdowns: readonly Breakdown[]): Report['tools'] {
  const sums = new Map<string, Figures>()
  for (const breakdown of breakdowns) {
    for (const [name, part] of Object.entries(breakdown)) sums.set(name, addFigures(sums.get(name) ?? noFigures, part))
  }
  return [...sums]
    .map(([name, sum]) => ({ name, ...sum }))
    .toSorted((a, b) => b.requests - a.requests || a.name.localeCompare(b.name, 'nl'))
}

/**
 * The people who are named, and all others in one sum (`others`; null without any).
 * @param count how many people there are, named or not.
 */
export function peopleOf(
  named: readonly NamedPerson[],
  count: number,
  totals: Figures,
): Pick<Overview, 'people' | 'others'> {
  const people: Person[] = named.map(({ userId, name, figures }) => ({
    userId,
    name: name ?? 'Verwijderd account',
    ...figures,
  }))
  if (count <= named.length) return { people, others: null }
  const shown = named.reduce((sum, { figures }) => addFigures(sum, figures), noFigures)
  return { people, others: { count: count - named.length, ...withoutFigures(totals, shown) } }
}
