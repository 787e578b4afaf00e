// The rules of feeds: when one is fetched again after what came of it, and what of its entries comes in. No SQL, no HTTP.
import { createHash } from 'node:crypto'
import { DAY_MS } from '#contract/days.ts'
import { ENTRY_DAYS, FIRST_ENTRIES } from '#contract/feeds/entry.ts'
import { addressKey } from '#contract/links/address-key.ts'
import type { ListedEntry } from './parsed.ts'

const MINUTE_MS = 60_000

/** Longest time that a site may have itself left alone for (`Retry-After`), in days. */
const MOST_WAIT_DAYS = 7

/** How long who fetches a feed has it to itself, in ms: far longer than fetching and keeping takes. */
export const LEASE_MS = 5 * MINUTE_MS

/** The moment of the next fetch after one that went well. */
export const nextFetch = (now: Date, intervalMinutes: number): Date =>
  new Date(now.getTime() + intervalMinutes * MINUTE_MS)

/**
 * The same after one that failed: each time twice as long, up to a day.
 * @param failures how many times in a row it failed, this one included.
 * @param notBefore what the site asked for; it is heeded up to a week.
 */
export function nextTry(now: Date, intervalMinutes: number, failures: number, notBefore?: Date): Date {
  const wait = Math.min(DAY_MS, intervalMinutes * MINUTE_MS * 2 ** Math.min(failures, 20))
  const asked = Math.min((notBefore?.getTime() ?? 0) - now.getTime(), MOST_WAIT_DAYS * DAY_MS)
  return new Date(now.getTime() + Math.max(wait, asked))
}

/** What is said of a feed that ends half-way. What stood in it until then comes in, and the site is asked again as after any failure. */
export const CUT_OFF = 'De feed houdt halverwege op: alleen wat er tot daar in stond, is gelezen.'

/** The moment that `Retry-After` names, as seconds or as a date (RFC 9110, section 10.2.3); undefined when it names none. */
export function retryAfter(value: string | undefined, now: Date): Date | undefined {
  const text = value?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return new Date(now.getTime() + Number(text) * 1_000)
  const time = /^[a-z]{3},? /i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time)
}

/** Longest key of an address: an index of PostgreSQL takes 2,704 bytes of a text that cannot be compressed. */
const LONGEST_KEY = 2_000

/** The key by which the board tells pages apart; undefined for one that is too long to be kept, which no real page has. */
export function keyOf(url: string): string | undefined {
  const key = addressKey(url)
  return key.length > LONGEST_KEY ? undefined : key
}

/** An entry is told by this from the others of its feed. */
export const hashOf = ({ identity }: Pick<ListedEntry, 'identity'>): string =>
  createHash('sha256').update(identity.toWellFormed()).digest().subarray(0, 16).toString('base64url')

/** When an entry counts as published: one without a date, or of the future, when it was seen. */
export const sortedAt = ({ publishedAt }: Pick<ListedEntry, 'publishedAt'>, seenAt: Date): Date =>
  publishedAt === null || publishedAt > seenAt ? seenAt : publishedAt

/** The newest entries of a feed that is fetched for the first time; those without a date in the order of the feed. */
export function firstOf<Entry extends Pick<ListedEntry, 'publishedAt'>>(entries: readonly Entry[], now: Date): Entry[] {
  const time = (entry: Entry) => sortedAt(entry, now).getTime()
  return entries.toSorted((one, other) => time(other) - time(one)).slice(0, FIRST_ENTRIES)
}

/** What was seen before this, and not put on the board, goes from the intake. */
export const keptFrom = (now: Date): Date => new Date(now.getTime() - ENTRY_DAYS * DAY_MS)
