// Until when an order may be withdrawn. Counts whole days in the Netherlands, as the law does, and knows its public holidays.
import { addDays, dutchDay, endOfDutchDay, partsOf, weekdayOf, type Day } from '#contract/days.ts'
import { WITHDRAWAL_DAYS } from '#contract/billing/state.ts'

/**
 * The last millisecond at which an order of `orderedAt` may be withdrawn: of the fourteenth day after the day of the order, and where
 * that is a Saturday, a Sunday or a public holiday, of the first working day after it (article 3, paragraphs 1, 3 and 4, of
 * regulation 1182/71, to which recital 41 of directive 2011/83/EU refers; article 6:230o of the Dutch civil code).
 */
export function lastWithdrawal(orderedAt: Date): Date {
  let last = addDays(dutchDay(orderedAt), WITHDRAWAL_DAYS)
  while (!isWorkingDay(last)) last = addDays(last, 1)
  return endOfDutchDay(last)
}

const isWorkingDay = (day: Day) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !isHoliday(day)

/** New Year, King's Day, Liberation Day and Christmas, as month and day. */
const fixed = ['01-01', '04-27', '05-05', '12-25', '12-26']

/** In days after Easter: Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const movable = [-2, 1, 39, 50]

/** The public holidays of article 3 of the Dutch general act on time limits (Algemene termijnenwet). */
function isHoliday(day: Day): boolean {
  const { year } = partsOf(day)
  return fixed.includes(day.slice(5)) || movable.some((after) => addDays(easterOf(year), after) === day)
}

/** Easter Sunday, by the rule of Meeus, Jones and Butcher (J. Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100)
  const moon = year % 19
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const fullMoon = (19 * moon + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - fullMoon - (year % 4)) % 7
  const late = Math.floor((moon + 11 * fullMoon + 22 * toSunday) / 451)
  const sum = fullMoon + toSunday - 7 * late + 114
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`
}
