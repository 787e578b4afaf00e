// This month's number and the last days, out of the days of a report, and in a sentence. Renders nothing.
import { addDays, type Day } from '#contract/days.ts'
import { dayLong, requestCount } from '#web/usage/figure-words.ts'

export interface DayCount {
  day: Day
  requests: number
}

const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' })

interface Usage {
  /** The month of today: 'november'. */
  month: string
  /** How many requests since the first of that month. */
  inMonth: number
  /** The last `count` days, today last; a day that the report does not have counts none. */
  days: DayCount[]
}

export function usageOf(report: readonly DayCount[], today: Day, count: number): Usage {
  const ofMonth = report.filter(({ day }) => day.startsWith(today.slice(0, 7)) && day <= today)
  return {
    month: monthName.format(new Date(`${today}T00:00:00Z`)),
    inMonth: ofMonth.reduce((sum, { requests }) => sum + requests, 0),
    days: Array.from({ length: count }, (_, index) => {
      const day = addDays(today, index + 1 - count)
      return { day, requests: report.find((one) => one.day === day)?.requests ?? 0 }
    }),
  }
}

/** The same in a sentence, for who does not see them drawn. */
export function inWords(days: readonly DayCount[]): string {
  const total = days.reduce((sum, { requests }) => sum + requests, 0)
  const busiest = days.reduce((best, one) => (one.requests > best.requests ? one : best))
  const most = total === 0 ? '' : ` De meeste, ${busiest.requests}, op ${dayLong(busiest.day)}.`
  return `Staafdiagram van de laatste ${days.length} dagen: ${requestCount(total)}.${most} Vandaag ${days.at(-1)?.requests ?? 0}.`
}
