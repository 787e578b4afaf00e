// How figures are written to people. Money is what the vendors of models charge: US dollars, never euros.
import type { Figures } from '#contract/usage/figures.ts'
import type { Day } from '#contract/days.ts'

const withDecimals = (least: number, most = least) =>
  new Intl.NumberFormat('nl-NL', { minimumFractionDigits: least, maximumFractionDigits: most })
const [whole, one, two, four] = [withDecimals(0), withDecimals(1), withDecimals(2), withDecimals(4)]

/** '1 verzoek', '1.200 verzoeken'. */
export const requestCount = (count: number) => `${whole.format(count)} ${count === 1 ? 'verzoek' : 'verzoeken'}`

/** US cents as dollars: '$ 12,40', '$ 0,0123'; an amount that is too small for four decimals is '< $ 0,0001'. */
export function dollars(cents: number): string {
  const amount = cents / 100
  // An amount that four decimals would round to 1,0000 is written with two.
  if (amount === 0 || amount >= 0.99995) return `$ ${two.format(amount)}`
  return amount < 0.0001 ? `< $ ${four.format(0.0001)}` : `$ ${four.format(amount)}`
}

/** The cost of figures; says so when the price of some requests, or of all, is unknown. */
export function costWords({ requests, cost, unpriced }: Pick<Figures, 'requests' | 'cost' | 'unpriced'>): string {
  if (unpriced === 0) return dollars(cost)
  return unpriced === requests ? 'onbekend' : `${dollars(cost)} + deels onbekend`
}

/** A time in ms as '850 ms', '1,2 s' or '75 s'; a dash for null. */
export function duration(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < 1_000) return `${whole.format(ms)} ms`
  return `${(ms < 10_000 ? one : whole).format(ms / 1_000)} s`
}

/** The label for `seconds` on an axis that ends at `largest` seconds: one axis has one unit. */
export function axisDuration(seconds: number, largest: number): string {
  if (seconds === 0) return '0'
  return largest < 1 ? `${whole.format(seconds * 1_000)} ms` : `${one.format(seconds)} s`
}

/** `part` as a percentage of `of`: '30%', '0,4%'; a dash when `of` is 0. */
export function share(part: number, of: number): string {
  if (of === 0) return '–'
  const percent = (part / of) * 100
  return `${(percent > 0 && percent < 10 ? one : whole).format(percent)}%`
}

/** From this factor on the factor itself is written: such percentages mean little to people. */
const TIMES = 10

/**
 * How `now` compares with `before`: '12% meer', '3% minder', 'evenveel', '14 keer zoveel'. Undefined when there is nothing
 * to compare. The last parameter has the words for more and for less.
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
// A day has no time zone: read and written in UTC it stays the same day.
const asDate = (day: Day) => new Date(`${day}T00:00:00Z`)

/** '20 nov'. */
export const dayShort = (day: Day) => short.format(asDate(day)).replace('.', '')

/** 'vrijdag 20 november 2026'. */
export const dayLong = (day: Day) => long.format(asDate(day))

/** '20 november 2026'. */
export const dayPlain = (day: Day) => plain.format(asDate(day))
