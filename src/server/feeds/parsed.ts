// What a feed says, whatever its format, and how its parts become an entry of ours. No SQL, no HTTP.
import { FEED_TITLE } from '#contract/feeds/feed.ts'
import { ENTRY_LIMITS } from '#contract/feeds/entry.ts'
import { readMoment } from './feed-dates.ts'
import { oneLine, shortened, textOfHtml } from './plain-text.ts'

/** One entry as a feed lists it. */
export interface ListedEntry {
  /** What it is told by from the others of its feed: its id, else its address. */
  identity: string
  url: string
  title: string
  excerpt: string | null
  author: string | null
  publishedAt: Date | null
}

export interface ListedFeed {
  /** Null when it has none. */
  title: string | null
  /** In the order of the feed; entries without an address, which nobody could open, are left out. */
  entries: ListedEntry[]
  /** False when it ends half-way: what stood in it until then was read. */
  whole: boolean
}

/**
 * Why there is no feed: it is something else, `hostile` when it was made to be dear to read, or a page, with the addresses of
 * the feeds that it names.
 */
export type NoFeed = { not: 'feed' | 'hostile' } | { not: 'page'; names: string[] }

/** Most entries that are read of one feed. Those of news sites have 20 to 100. */
export const MOST_LISTED = 500

/** A text of a feed, and whether it is HTML. */
export interface Said {
  text: string
  html: boolean
}

/** What formats have in common, as they say it. */
export interface Draft {
  ids: (string | undefined)[]
  /** The first that is a web address is taken. */
  addresses: (string | undefined)[]
  base: string
  title: Said | undefined
  /** The first that says something becomes the excerpt. */
  texts: (Said | undefined)[]
  author: string | undefined
  /** The first that is a moment is taken. */
  moments: (string | undefined)[]
}

/** Longest identity that is compared, in UTF-16 units: only its hash is kept. */
const LONGEST_IDENTITY = 4_000

/** Undefined for an entry without a web address. */
export function entryOf({ ids, addresses, base, title, texts, author, moments }: Draft): ListedEntry | undefined {
  const url = addresses.map((address) => webAddressOf(address, base)).find((address) => address !== undefined)
  if (url === undefined) return undefined
  const identity = ids.map((id) => id?.trim()).find(Boolean) ?? url
  const excerpt = shortened(texts.map(plain).find(Boolean) ?? '', ENTRY_LIMITS.excerpt)
  const name = plain(title) || excerpt || url
  const moment = moments.map((text) => (text === undefined ? null : readMoment(text))).find((at) => at !== null)
  const by = shortened(authorOf(author ?? ''), ENTRY_LIMITS.author)
  return {
    identity: identity.slice(0, LONGEST_IDENTITY),
    url,
    title: shortened(name, ENTRY_LIMITS.title),
    excerpt: excerpt === '' ? null : excerpt,
    author: by === '' ? null : by,
    publishedAt: moment ?? null,
  }
}

/** The title of a feed as it is kept; null when it says none. */
export function titleOf(title: Said | undefined): string | null {
  return shortened(plain(title), FEED_TITLE) || null
}

const plain = (said: Said | undefined) =>
  said === undefined ? '' : said.html ? textOfHtml(said.text) : oneLine(said.text)

/**
 * RSS writes `address (name)`, of which an e-mail address is nobody's business. Each part of the expression ends where the next begins:
 * an author is twenty thousand characters when a feed was made to do harm, and nothing may be tried twice.
 */
function authorOf(author: string): string {
  const said = textOfHtml(author)
  const name = /^[^\s@]+@[^\s@(]+\s*\(([^()]+)\)$/.exec(said)?.[1]?.trim() ?? said
  return /^[^\s@]+@[^\s@]+$/.test(name) ? '' : name
}

/** The address as a link of the board may have it: http or https, resolved; undefined for another one. */
export function webAddressOf(address: string | undefined, base: string): string | undefined {
  const trimmed = address?.trim() ?? ''
  if (trimmed === '' || !URL.canParse(trimmed, base)) return undefined
  const { protocol, href, username, password } = new URL(trimmed, base)
  const isWeb = (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
  return isWeb && href.length <= ENTRY_LIMITS.url ? href : undefined
}

/** An id that is a whole web address, which it need not be. */
export const fullAddress = (id: string | undefined) => (id !== undefined && /^\s*https?:/i.test(id) ? id : undefined)
