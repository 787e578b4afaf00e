// When a recurring task is due again, and the warning about a due date in the past. No SQL, no HTTP.
import { DAY_MS, daysBetween, daysInMonth, inLaterMonth, partsOf, addDays, weekdayOf } from '#contract/days.ts'
import type { Recurrence, Task } from '#contract/tasks/task.ts'

/**
 * How many occurrences before a task are read to know its day of the month. The longest way back is from one 29 February
 * to the one before it: eight occurrences of a yearly task.
 */
export const ANCHOR_REACH = 12

/**
 * The day of the month on which a task is meant to be due; 0 without due dates. In a month that is too short it is due on
 * the last day, and then the occurrences before it tell which day was meant: 31 January, 28 February, 31 March. Without
 * such occurrences a task of 28 February stays on the 28th.
 * @param dueDates of the task and the occurrences before it, the newest first.
 */
export function anchorOf(dueDates: readonly string[]): number {
  let anchor = 0
  for (const day of dueDates) {
    const { year, month, date } = partsOf(day)
    anchor = Math.max(anchor, date)
    if (date < daysInMonth(year, month)) break
  }
  return anchor
}

/**
 * The due date of the occurrence that follows: after the last one and never in the past. Missed dates are skipped.
 * @param dueDates of the task and the occurrences before it, the newest first; none: it counts from today.
 * @param today in the Netherlands.
 */
export function nextDueDate(recurrence: Recurrence, dueDates: readonly string[], today: string): string {
  const [last = today] = dueDates
  const soonest = addDays(last, 1) > today ? addDays(last, 1) : today
  switch (recurrence) {
    case 'daily':
      return soonest
    case 'weekdays': {
      const weekday = weekdayOf(soonest)
      return addDays(soonest, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
    }
    case 'weekly':
      return addDays(last, 7 * Math.ceil(daysBetween(last, soonest) / 7))
    case 'monthly':
      return stepsOfMonths(1, last, soonest, anchorOf(dueDates))
    case 'yearly':
      return stepsOfMonths(12, last, soonest, anchorOf(dueDates))
  }
}

/** The first day from `soonest` on that is a whole number of steps after `last`. */
function stepsOfMonths(step: number, last: string, soonest: string, anchor: number): string {
  const [from, to] = [partsOf(last), partsOf(soonest)]
  const months = (to.year - from.year) * 12 + (to.month - from.month)
  const steps = Math.max(1, Math.floor(months / step))
  const date = anchor || from.date
  const found = inLaterMonth(last, steps * step, date)
  return found >= soonest ? found : inLaterMonth(last, (steps + 1) * step, date)
}

/** What one should know of an open task that is due before `today`. */
export function warningOf({ completed, dueDate }: Pick<Task, 'completed' | 'dueDate'>, today: string) {
  return !completed && dueDate !== null && dueDate < today ? 'De einddatum ligt in het verleden.' : undefined
}

/** `days` before `now`. */
export function daysAgo(days: number, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
