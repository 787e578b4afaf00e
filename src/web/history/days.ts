// Days as people name them, in Dutch time: 'Vandaag', 'Gisteren', 'maandag 16 november'. Knows no list.

const timeZone = 'Europe/Amsterdam'
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
const named = new Intl.DateTimeFormat('nl-NL', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
const namedWithYear = new Intl.DateTimeFormat('nl-NL', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })

/** yyyy-mm-dd. */
const dayKey = (instant: Date) => dayFormat.format(instant)

/** The day before `key`; counted at noon UTC, so that the hour of summer time changes nothing. */
function dayBefore(key: string): string {
  const noon = new Date(`${key}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - 1)
  return noon.toISOString().slice(0, 10)
}

/** What the day of `instant` is called at the moment `now`; with the year when that is not the current one. */
export function dayName(instant: string | Date, now: Date): string {
  const moment = new Date(instant)
  const [day, today] = [dayKey(moment), dayKey(now)]
  if (day === today) return 'Vandaag'
  if (day === dayBefore(today)) return 'Gisteren'
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
