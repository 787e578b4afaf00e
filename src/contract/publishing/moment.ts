// When something is to go out: a moment with its distance to UTC, or one on a Dutch clock, also where that jumps. The one place that
// solves what such a clock does not show, or shows twice. Knows no article.

/** How far ahead something can be planned, in days. */
export const LONGEST_AHEAD_DAYS = 366

export interface Moment {
  at: Date
  /** What had to be decided, in Dutch; null when the clock showed it once, as nearly always. */
  note: string | null
}

const WRITTEN = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/i

const shown = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** `2027-03-28T03:30`: what a Dutch clock shows then. */
export const dutchClock = (moment: Date) => shown.format(moment).replace(' ', 'T')

const HOUR_MS = 60 * 60 * 1_000

/**
 * The moment that is written, as `2027-03-28T01:30:00Z` or as a Dutch clock shows it, `2027-03-28T03:30`. When clocks go forward a time
 * that is skipped becomes the one an hour later; when they go back one that comes twice is the first of both. Undefined for anything that
 * is no moment.
 */
export function momentOf(written: string): Moment | undefined {
  const [, day, hour, minute, second = '00', zone] = WRITTEN.exec(written) ?? []
  if (day === undefined) return undefined
  const clock = `${day}T${hour}:${minute}`
  const asUtc = Date.parse(`${clock}:${second}Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== day) return undefined
  if (zone !== undefined) {
    const at = new Date(`${clock}:${second}${zone.toUpperCase()}`)
    return Number.isNaN(at.getTime()) ? undefined : { at, note: null }
  }
  // Dutch clocks are two hours ahead of UTC in summer and one in winter: each is tried, summer, which comes first, before winter.
  const found = [2, 1].map((hours) => new Date(asUtc - hours * HOUR_MS)).filter((at) => dutchClock(at) === clock)
  const [first, other] = found
  const time = `${hour}.${minute} uur`
  if (first === undefined) {
    const later = new Date(asUtc - HOUR_MS)
    const instead = `${dutchClock(later).slice(11).replace(':', '.')} uur`
    return { at: later, note: `${time} bestaat die nacht niet: de klok gaat een uur vooruit. Het wordt ${instead}.` }
  }
  if (other === undefined) return { at: first, note: null }
  return {
    at: first,
    note: `${time} komt die nacht twee keer voor: de klok gaat een uur terug. Het wordt de eerste keer.`,
  }
}
