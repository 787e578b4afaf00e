// The days of a report as the points of a chart: beyond a quarter by week, because a day would be thinner than a line.
import { addFigures, averageMs, noFigures, type Figures } from '#contract/usage/figures.ts'
import type { Report } from '#contract/usage/overview.ts'
import { addDays, type Day } from '#contract/days.ts'
import { dayLong, dayPlain, dayShort } from './figure-words.ts'

/** More days than these are drawn by week. */
export const DAYS_DRAWN = 92

export interface Point {
  /** Its only day, or the first one of its week. */
  day: Day
  /** For the axis: '20 nov'. */
  label: string
  /** In full, for the tooltip and the table. */
  name: string
  figures: Figures
  succeeded: number
  failed: number
  /** In US dollars. */
  cost: number
  /** In seconds; null without requests. */
  seconds: number | null
}

export interface Series {
  unit: 'dag' | 'week'
  points: Point[]
}

export function seriesOf(days: Report['days']): Series {
  if (days.length <= DAYS_DRAWN) {
    return { unit: 'dag', points: days.map(({ day, ...figures }) => pointOf(day, dayLong(day), figures)) }
  }
  const weeks = new Map<Day, { first: Day; last: Day; figures: Figures }>()
  for (const { day, ...figures } of days) {
    const week = weeks.get(mondayOf(day)) ?? { first: day, last: day, figures: noFigures }
    weeks.set(mondayOf(day), { ...week, last: day, figures: addFigures(week.figures, figures) })
  }
  const points = [...weeks.values()].map(({ first, last, figures }) =>
    pointOf(first, first === last ? dayPlain(first) : `${dayShort(first)} tot en met ${dayPlain(last)}`, figures),
  )
  return { unit: 'week', points }
}

function pointOf(day: Day, name: string, figures: Figures): Point {
  const average = averageMs(figures)
  return {
    day,
    label: dayShort(day),
    name,
    figures,
    succeeded: figures.requests - figures.failures,
    failed: figures.failures,
    cost: figures.cost / 100,
    seconds: average === null ? null : average / 1_000,
  }
}

function mondayOf(day: Day): Day {
  // Sunday is 0.
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The point with most requests; undefined when there are none at all. */
export function busiest({ points }: Series): Point | undefined {
  const top = points.reduce<Point | undefined>(
    (best, point) => (best === undefined || point.figures.requests > best.figures.requests ? point : best),
    undefined,
  )
  return top !== undefined && top.figures.requests > 0 ? top : undefined
}
