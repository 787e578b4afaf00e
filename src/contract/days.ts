// Calendar days, written as `2026-11-20`: parsing them and calculating with them. Knows no task, no period and no account.

/** A calendar day, written as `2026-11-20`. */
export type Day = string

const dutch = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** The calendar day on which `moment` falls in the Netherlands. */
export function dutchDay(moment: Date): Day {
  return dutch.format(moment)
}

/** A day in ms, leaving clock changes aside. */
export const DAY_MS = 24 * 60 * 60 * 1000

/** Noon UTC, in ms since 1970: half a day away from the days before and after, so no rounding can reach them. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** The day that is `days` later than `day`; earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((noonOf(to) - noonOf(from)) / DAY_MS)
}

/** The day of the week, 0 (Sunday) to 6 (Saturday). */
export function weekdayOf(day: Day): number {
  return new Date(noonOf(day)).getUTCDay()
}

/** The year, the month (1 to 12) and the day of the month of `day`. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * The day `date` (1 to 31) of the month that is `months` after the month of `day`; the last day of that month when it is
 * too short.
 */
export function inLaterMonth(day: Day, months: number, date: number): Day {
  const { year, month } = partsOf(day)
  const at = year * 12 + (month - 1) + months
  const [laterYear, laterMonth] = [Math.floor(at / 12), (at % 12) + 1]
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  const lastOfMonth = daysInMonth(laterYear, laterMonth)
  return `${pad(laterYear, 4)}-${pad(laterMonth, 2)}-${pad(Math.min(date, lastOfMonth), 2)}`
}

/** A date outside these years is taken for a typing error. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999]

/**
 * Parses `2026-11-20`, or an ISO 8601 date and time, which becomes the day it falls on in the Netherlands. Without a time
 * zone its date is used as written. Undefined for anything else, also for a day that does not exist (30 February).
 */
export function readDay(text: string): Day | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text)
  const written = match?.[1]
  if (written === undefined || !isDay(written)) return undefined
  if (!text.includes('T')) return written
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return undefined
  return match?.[2] === undefined ? written : dutchDay(moment)
}

function isDay(day: string): boolean {
  const { year, month, date } = partsOf(day)
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false
  return date >= 1 && date <= daysInMonth(year, month)
}

const hourInAmsterdam = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

/** The moment at which `day` begins: midnight in the Netherlands. */
export function startOfDutchDay(day: Day): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`)
  // Dutch clocks change at 01:00 UTC, so Dutch midnight and midnight UTC of one day have the same offset. At midnight UTC
  // a Dutch clock shows that offset as its hour (01:00 or 02:00).
  const hoursAhead = Number(hourInAmsterdam.format(midnightUtc))
  return new Date(midnightUtc - hoursAhead * 60 * 60 * 1000)
}

/** The last millisecond of `day` in the Netherlands. */
export function endOfDutchDay(day: Day): Date {
  return new Date(startOfDutchDay(addDays(day, 1)).getTime() - 1)
}
