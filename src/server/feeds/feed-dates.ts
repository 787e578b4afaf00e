// Reads the moments that feeds write. Knows no feed.

/** RFC 822 as RSS has it, with what is written in practice: the day of the week, the seconds or the zone may be missing. */
const RFC_822 =
  /^(?:[a-z]{2,9},?\s*)?(\d{1,2})[\s-]+([a-z]{3})[a-z]*[\s-]+(\d{4}|\d\d)\s+(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*([+-]\d\d:?\d\d|[a-z]{1,5})?/i

/** RFC 3339 and the shorter forms of W3C's note on dates. */
const ISO = /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T\s]+(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?)?/i

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Those in which Dutch feeds are written; in English ones they mean the same. */
const dutchMonths = new Map([
  ['mrt', 2],
  ['maa', 2],
  ['mei', 4],
  ['okt', 9],
])

/** Zones by name, in minutes from UTC: those of RFC 822, and the ones of Europe. */
const zones: Readonly<Record<string, number>> = {
  ut: 0, utc: 0, gmt: 0, z: 0, wet: 0, west: 60, bst: 60, cet: 60, met: 60, cest: 120, mest: 120, eet: 120, eest: 180,
  est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420,
} // prettier-ignore

/** Before it nothing was published in a feed: `0001-01-01` and 1970 stand for a date that is missing. */
const EARLIEST = Date.UTC(1980, 0)

/** The moment, in UTC where no zone is named; null when it is none. */
export function readMoment(text: string): Date | null {
  const trimmed = text.trim().slice(0, 100)
  const rfc = RFC_822.exec(trimmed)
  const iso = rfc === null ? ISO.exec(trimmed) : null
  if (rfc !== null) {
    const [, day, month = '', year = '', hour, minute, second, zone] = rfc
    const at = monthOf(month.toLowerCase())
    // Two digits are of RFC 822 itself; RSS is younger than 1970.
    const full = year.length === 2 ? (Number(year) < 70 ? 2000 : 1900) + Number(year) : Number(year)
    return moment([full, at, Number(day), Number(hour), Number(minute), Number(second ?? 0)], zone)
  }
  if (iso === null) return null
  const [, year, month, day, hour, minute, second, zone] = iso
  const [y, mo, d, h, mi, s] = [year, month, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0].map(Number)
  return moment([y ?? 0, (mo ?? 0) - 1, d ?? 1, h ?? 0, mi ?? 0, s ?? 0], zone)
}

function monthOf(name: string): number {
  const at = months.indexOf(name)
  return at === -1 ? (dutchMonths.get(name) ?? -1) : at
}

type Parts = [year: number, month: number, day: number, hour: number, minute: number, second: number]

function moment(parts: Parts, zone: string | undefined): Date | null {
  const [, month, day, hour, minute, second] = parts
  if (month < 0 || month > 11 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60) return null
  const time = Date.UTC(...parts) - minutesOf(zone) * 60_000
  return Number.isNaN(time) || time < EARLIEST ? null : new Date(time)
}

/** A zone that is not known counts as UTC: a few hours off is nearer than no date. */
function minutesOf(zone = ''): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  if (sign === undefined) return zones[zone.toLowerCase()] ?? 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
