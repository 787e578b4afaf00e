// A day as people say it: 'vandaag', 'gisteren', '20 november', '3 maart 2025'.
import { addDays, dutchDay, partsOf, type Day } from '#contract/days.ts'

const same = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const other = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export function dayInWords(day: Day, now: Date): string {
  const today = dutchDay(now)
  if (day === today) return 'vandaag'
  if (day === addDays(today, -1)) return 'gisteren'
  const format = partsOf(day).year === partsOf(today).year ? same : other
  return format.format(new Date(`${day}T12:00:00Z`))
}

export const momentInWords = (moment: string, now: Date): string => dayInWords(dutchDay(new Date(moment)), now)
