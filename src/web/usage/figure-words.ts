// How figures are written to people. Money is what vendors ask: US dollars, never euros.
import type { Figures } from '#contract/usage/figures.ts'
import type { Day } from '#contract/days.ts'

const withDecimals = (least: number, most = least) =>
  new Intl.NumberFormat('nl-NL', { minimumFractionDigits: least, maximumFractionDigits: most })
const [whole, one, two, four] = [withDecimals(0), withDecimals(1), withDecimals(2), withDecimals(4)]

/** '1 verzoek', '1.200 verzoeken'. */
export const requestCount = (count: number) => `${whole.format(count)} ${count === 1 ? 'verzoek' : 'verzoeken'}`

/** From cents: '$ 12,40', '$ 0,0123'; what is smaller than four decimals can show says so. */
export function dollars(cents: number): string {
  const amount = cents / 100
  // What four decimals would round to a whole dollar is written as one.
  if (amount === 0 || amount >= 0.99995) return `$ ${two.format(amount)}`
  return amount < 0.0001 ? `< $ ${four.format(0.0001)}` : `$ ${four.format(amount)}`
}

/** The cost of figures of which the price may not be known, in part or at all. */
export function costWords({ requests, cost, unpriced }: Pick<Figures, 'requests' | 'cost' | 'unpriced'>): string {
  if (unpriced === 0) return dollars(cost)
  return unpriced === requests ? 'onbekend' : `${dollars(cost)} + deels onbekend`
}

/** '850 ms', '1,2 s', '75 s'; without a value a dash. */
export function duration(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < 1_000) return `${whole.format(ms)} ms`
  return `${(ms < 10_000 ? one : whole).format(ms / 1_000)} s`
}

/** A moment on an axis that ends at `largest`, in seconds: all of one axis in one unit. */
export function axisDuration(seconds: number, largest: number): string {
  if (seconds === 0) return '0'
  return largest < 1 ? `${whole.format(seconds * 1_000)} ms` : `${one.format(seconds)} s`
}

/** '3%', '0,4%'; without a whole there is no part. */
export function share(part: number, of: number): string {
  if (of === 0) return '–'
  const percent = (part / of) * 100
  return `${(percent > 0 && percent < 10 ? one : whole).format(percent)}%`
}

/** From this factor on a percentage says nothing to people. */
const TIMES = 10

/**
 * What became of `before`: '12% meer', '3% minder', 'evenveel', '14 keer zoveel'. Undefined without something to compare.
 * @param words for more and for less.
 */
export function changeOf(
  now: number | null,
  before: number | null,
  [more, less]: readonly [string, string] = ['meer', 'minder'],
): string | undefined {
  if (now === null || before === null || before === 0) return undefined
  const factor = now / before
  if (factor >= TIMES) return `${whole.format(factor)} keer zoveel`
  const percent = Math.round((factor - 1) * 100)
  if (percent === 0) return now === before ? 'evenveel' : 'vrijwel gelijk'
  return `${Math.abs(percent)}% ${percent > 0 ? more : less}`
}

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: 'UTC' })
const short = utc({ day: 'numeric', month: 'short' })
const long = utc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const plain = utc({ day: 'numeric', month: 'long', year: 'numeric' })
// A day has no hours: read and written in UTC it stays the day it is.
const asDate = (day: Day) => new Date(`${day}T00:00:00Z`)

/** '20 nov'. */
export const dayShort = (day: Day) => short.format(asDate(day)).replace('.', '')

/** 'vrijdag 20 november 2026'. */
export const dayLong = (day: Day) => long.format(asDate(day))

/** '20 november 2026'. */
export const dayPlain = (day: Day) => plain.format(asDate(day))
