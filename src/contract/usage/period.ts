// The period of a report: calendar days in Dutch time, both ends included.
import { z } from 'zod'
import { addDays, daysBetween, type Day } from '../days.ts'

export interface Period {
  from: Day
  to: Day
}

/** Length of a period when a request does not say: without any dates it is the last thirty days, including today. */
export const USUAL_PERIOD_DAYS = 30

/** The longest period, in days: a leap year. */
export const LONGEST_PERIOD_DAYS = 366

/** The bounds only stop typing errors: all real figures are far within them. */
const day = z.iso
  .date('Kies een datum.')
  .refine((value) => value >= '1975-01-01' && value <= '2999-12-31', 'Kies een datum tussen 1975 en 3000.')

/** The query fields that name a period. */
export const periodFields = { from: day.optional(), to: day.optional() }

/** A period as a request names it: either end may be left out. */
export interface AskedPeriod {
  from?: Day | undefined
  to?: Day | undefined
}

/** What is wrong with this period, as a Dutch message for the field `to`; undefined when it is valid. */
export function periodError({ from, to }: Period): string | undefined {
  if (to < from) return 'De laatste dag ligt voor de eerste.'
  if (daysIn({ from, to }) > LONGEST_PERIOD_DAYS) return `Kies een periode van hooguit ${LONGEST_PERIOD_DAYS} dagen.`
  return undefined
}

/** The check for `superRefine` of a query that has `periodFields`. */
export function checkPeriod({ from, to }: AskedPeriod, context: z.RefinementCtx) {
  const message = from === undefined || to === undefined ? undefined : periodError({ from, to })
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['to'], message })
}

export const periodQuery = z.object(periodFields).superRefine(checkPeriod)

/** The period a request means. With only one end it is `USUAL_PERIOD_DAYS` long; without any it ends at `today`. */
export function resolvePeriod({ from, to }: AskedPeriod, today: Day): Period {
  if (from !== undefined) return { from, to: to ?? addDays(from, USUAL_PERIOD_DAYS - 1) }
  const end = to ?? today
  return { from: addDays(end, 1 - USUAL_PERIOD_DAYS), to: end }
}

/** The number of days in the period, both ends included. */
export function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}

/** Every day of the period in order; none when it ends before it begins. */
export function eachDay(period: Period): Day[] {
  return Array.from({ length: Math.max(daysIn(period), 0) }, (_, index) => addDays(period.from, index))
}

/** The period of the same length that ends on the day before `period` begins. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) }
}
