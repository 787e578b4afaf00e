// Calendar days, as `2026-11-20`: reading them, and reckoning with them. Knows no task, no period and no account.

/** `2026-11-20`. */
export type Day = string

const dutch = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** The calendar day on which `moment` falls in the Netherlands. */
export function dutchDay(moment: Date): Day {
  return dutch.format(moment)
}

const DAY_MS = 86_400_000

/** Noon: no rounding can make another day of it. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** `days` later; earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days after `from` comes `to`. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((noonOf(to) - noonOf(from)) / DAY_MS)
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(noonOf(day)).getUTCDay()
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** `date` in the month that comes `months` after that of `day`; its last day where it has no such date. */
export function inLaterMonth(day: Day, months: number, date: number): Day {
  const { year, month } = partsOf(day)
  const at = year * 12 + (month - 1) + months
  const [laterYear, laterMonth] = [Math.floor(at / 12), (at % 12) + 1]
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  const lastOfMonth = daysInMonth(laterYear, laterMonth)
  return `${pad(laterYear, 4)}-${pad(laterMonth, 2)}-${pad(Math.min(date, lastOfMonth), 2)}`
}

/** The years in which a date is believed; outside them it is a slip of the finger. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999]

/**
 * The day that a text names: `2026-11-20`, or an ISO 8601 moment, taken as its day in the Netherlands. A moment without
 * a zone is taken as it stands. Undefined for anything else, the 30th of February included.
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

/** Midnight in the Netherlands, with which the day begins. */
export function startOfDutchDay(day: Day): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`)
  // The clock changes at 01:00 UTC, so the hour it shows at midnight UTC is how far it was ahead at midnight here.
  const hoursAhead = Number(hourInAmsterdam.format(midnightUtc))
  return new Date(midnightUtc - hoursAhead * 60 * 60 * 1000)
}

/** The last millisecond of the day in the Netherlands. */
export function endOfDutchDay(day: Day): Date {
  return new Date(startOfDutchDay(addDays(day, 1)).getTime() - 1)
}
