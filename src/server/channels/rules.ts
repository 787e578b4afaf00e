// When YouTube is asked and when it is left alone: its day, waiting after failures, how long what it said is kept. No SQL, no
// HTTP.
import { randomBytes } from 'node:crypto'
import { KEPT_DAYS, REFRESH_DAYS } from '#contract/channels/channel.ts'
import { addDays, DAY_MS, type Day } from '#contract/days.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const inCalifornia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' })

/** The day in California, by which YouTube counts units (Data API, Quota Calculator: 'midnight Pacific Time'). */
export const pacificDay = (moment: Date): Day => inCalifornia.format(moment)

/** When the next day begins in California. */
export function nextPacificDay(now: Date): Date {
  const next = addDays(pacificDay(now), 1)
  const midnightUtc = Date.parse(`${next}T00:00:00Z`)
  // Clocks change there at two at night, so midnight is seven or eight hours behind UTC: the first that is within that day.
  const summer = new Date(midnightUtc + 7 * HOUR_MS)
  return pacificDay(summer) === next ? summer : new Date(midnightUtc + 8 * HOUR_MS)
}

/** Who wants to know: somebody who waits for it, or the house by itself. */
export type Asker = 'person' | 'house'

/** The share of a day's units that the house leaves to people. */
const FOR_PEOPLE = 0.1

/** How many units of a day may be used for this. */
export const unitsFor = (asker: Asker, units: number): number =>
  asker === 'person' ? units : Math.floor(units * (1 - FOR_PEOPLE))

/** How long to wait after so many failures on end, in ms: 1 minute, 2, 4 … */
export const pauseMs = (failures: number, mostHours: number): number =>
  Math.min(2 ** Math.max(0, failures - 1) * MINUTE_MS, mostHours * HOUR_MS)

/** How often a feed is read whose hub tells us what changes, and how often one of which nobody tells us, in ms. */
export const HEARD_FEED_MS = 12 * HOUR_MS
export const UNHEARD_FEED_MS = 15 * MINUTE_MS

/** After how many failures on end people are told that a channel cannot be checked. */
export const FAILING_AFTER = 3

/** What YouTube said before then is asked again, and what it said before `removedBefore` is removed. */
export const refreshedBefore = (now: Date): Date => new Date(now.getTime() - REFRESH_DAYS * DAY_MS)
export const removedBefore = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS)

/** The channels' own figures are asked once a day; a run that comes some hours early still does. */
export const figuresBefore = (now: Date): Date => new Date(now.getTime() - 20 * HOUR_MS)

/** For how long a process that took something to do has it to itself, in ms. */
export const LEASE_MS = 5 * MINUTE_MS

/** How many days a subscription is asked for; the hub may grant fewer. */
export const LEASE_DAYS = 10

/** When a lease is renewed: a day before its end, or of a short one after four fifths of it. */
export const renewAt = (now: Date, leaseMs: number): Date =>
  new Date(now.getTime() + Math.max(leaseMs - DAY_MS, leaseMs * 0.8))

/** A code that nobody guesses, to be put in a channel's description: 100 bits. */
export function newVerificationCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const picked = [...randomBytes(20)].map((byte) => letters[byte % letters.length])
  return `kopij-${picked.join('')}`
}

/** Whether the hub could reach us there: not on this machine or a network of one's own. */
export function isPublicAddress(publicUrl: string | undefined): publicUrl is string {
  if (publicUrl === undefined) return false
  const { hostname } = new URL(publicUrl)
  return !/^localhost$|\.localhost$|\.local$|^127\.|^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^0\.|^\[/.test(
    hostname,
  )
}

/** The moment that is told; undefined for what names none, and outside the years that are written in four figures, which the database takes. */
export function momentTold(text: string): Date | undefined {
  const at = new Date(text)
  const year = at.getUTCFullYear()
  return year >= 1 && year <= 9999 ? at : undefined
}

/** A text as the database can keep it, of at most so many UTF-16 units. */
export const storable = (text: string, most: number): string => text.slice(0, most).toWellFormed().replaceAll('\0', '')
