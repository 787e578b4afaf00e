// How a moment of the last days is said: 'vanochtend 9:41', 'gisteren 16:05'. In Dutch time. Pure.
import { daysBetween, dutchDay } from '#contract/days.ts'

const timeZone = 'Europe/Amsterdam'
const clock = new Intl.DateTimeFormat('nl-NL', { hour: 'numeric', minute: '2-digit', timeZone })
const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone })
const dayAndMonth = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone })

/** Hours at which a part of the day begins, the last first. */
const parts = [
  [18, 'vanavond'],
  [12, 'vanmiddag'],
  [6, 'vanochtend'],
  [0, 'vannacht'],
] as const

/** `21 nov.`; of another year than now `21 nov. 2025`. */
export function dayWords(instant: string | Date, now: Date): string {
  const then = new Date(instant)
  // Intl writes no dot behind a month that it shortens; 'mei' is whole.
  const day = dayAndMonth.format(then).replace(/(?<!mei)$/, '.')
  const year = dutchDay(then).slice(0, 4)
  return year === dutchDay(now).slice(0, 4) ? day : `${day} ${year}`
}

/** `vanochtend 9:41`, `gisteren 16:05`, `dinsdag 16:05` within a week, then `12 nov. 16:05`. */
export function momentWords(instant: string | Date, now: Date): string {
  const then = new Date(instant)
  const time = clock.format(then).replace(/^0(?=\d:)/, '')
  const ago = daysBetween(dutchDay(then), dutchDay(now))
  if (ago <= 0) return `${partOfDay(Number(time.split(':')[0]))} ${time}`
  if (ago === 1) return `gisteren ${time}`
  return `${ago < 7 ? weekday.format(then) : dayWords(then, now)} ${time}`
}

const partOfDay = (hour: number) => parts.find(([from]) => hour >= from)?.[1]
