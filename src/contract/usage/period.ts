// The period that figures are asked for: calendar days in Dutch time, both ends included.
import { z } from 'zod'
import { addDays, daysBetween, type Day } from '../days.ts'

export interface Period {
  from: Day
  to: Day
}

/** When nothing is asked: the last thirty days, today included. */
export const USUAL_PERIOD_DAYS = 30

/** A leap year. */
export const LONGEST_PERIOD_DAYS = 366

/** Before the first personal computer nobody asked a language model, and past these years dates have five digits. */
const day = z.iso
  .date('Kies een datum.')
  .refine((value) => value >= '1975-01-01' && value <= '2999-12-31', 'Kies een datum tussen 1975 en 3000.')

/** The part of a query that says which days. */
export const periodFields = { from: day.optional(), to: day.optional() }

/** As it was asked: either end may be left out. */
export interface AskedPeriod {
  from?: Day | undefined
  to?: Day | undefined
}

/** What is wrong with two days as a period, on the second one; undefined: nothing. */
export function periodError({ from, to }: Period): string | undefined {
  if (to < from) return 'De laatste dag ligt voor de eerste.'
  if (daysIn({ from, to }) > LONGEST_PERIOD_DAYS) return `Kies een periode van hooguit ${LONGEST_PERIOD_DAYS} dagen.`
  return undefined
}

/** For `superRefine` of a query with `periodFields`. */
export function checkPeriod({ from, to }: AskedPeriod, context: z.RefinementCtx) {
  const message = from === undefined || to === undefined ? undefined : periodError({ from, to })
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['to'], message })
}

export const periodQuery = z.object(periodFields).superRefine(checkPeriod)

/** The period that was asked for; with one end the usual length counts from there. */
export function resolvePeriod({ from, to }: AskedPeriod, today: Day): Period {
  if (from !== undefined) return { from, to: to ?? addDays(from, USUAL_PERIOD_DAYS - 1) }
  const end = to ?? today
  return { from: addDays(end, 1 - USUAL_PERIOD_DAYS), to: end }
}

export function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}

/** Every day of the period, the first one first; none when it ends before it starts. */
export function eachDay(period: Period): Day[] {
  return Array.from({ length: Math.max(daysIn(period), 0) }, (_, index) => addDays(period.from, index))
}

/** As many days, up to the day before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) }
}
