// How moments are written to people, always in Dutch time.

const timeZone = 'Europe/Amsterdam'

const format = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
})

/** dd/mm/yyyy hh:mm: Intl's own Dutch form has dashes. */
export function dateTime(instant: string | Date): string {
  const part = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${part['day']}/${part['month']}/${part['year']} ${part['hour']}:${part['minute']}`
}

/** dd/mm/yyyy. */
export const dayMonthYear = (instant: string | Date): string => dateTime(instant).slice(0, 10)

const short = new Intl.DateTimeFormat('nl-NL', { timeZone })

/** The short form of nl-NL: 20-11-2026. */
export function shortDate(instant: string | Date): string {
  return short.format(new Date(instant))
}

const ago = new Intl.RelativeTimeFormat('nl-NL', { numeric: 'always' })

/** Units from large to small, in seconds; a month counts as 30 days and a year as 365. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** '3 uur geleden', 'over 2 dagen'; under a minute 'zojuist'. */
export function relativeTime(instant: string | Date, now: Date): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return ago.format(Math.trunc(seconds / length), unit)
  }
  return 'zojuist'
}
