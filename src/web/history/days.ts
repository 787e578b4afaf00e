// Days as people name them, in Dutch time: 'Vandaag', 'Gisteren', 'maandag 16 november'. Knows no list.
import { addDays, dutchDay } from '#contract/days.ts'

const timeZone = 'Europe/Amsterdam'
const named = new Intl.DateTimeFormat('nl-NL', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
const namedWithYear = new Intl.DateTimeFormat('nl-NL', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })

/** What the day of `instant` is called at the moment `now`; with the year when that is not the current one. */
export function dayName(instant: string | Date, now: Date): string {
  const moment = new Date(instant)
  const [day, today] = [dutchDay(moment), dutchDay(now)]
  if (day === today) return 'Vandaag'
  if (day === addDays(today, -1)) return 'Gisteren'
  return (day.slice(0, 4) === today.slice(0, 4) ? named : namedWithYear).format(moment)
}

export interface Day<Item> {
  name: string
  items: Item[]
}

/** Groups `items`, which have to be sorted by time, under the names of their days. */
export function byDay<Item extends { createdAt: string }>(items: readonly Item[], now: Date): Day<Item>[] {
  const days: Day<Item>[] = []
  for (const item of items) {
    const name = dayName(item.createdAt, now)
    const last = days.at(-1)
    if (last?.name === name) last.items.push(item)
    else days.push({ name, items: [item] })
  }
  return days
}
