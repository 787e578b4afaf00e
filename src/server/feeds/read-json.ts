// Reads a JSON Feed, version 1.0 or 1.1 (https://www.jsonfeed.org/version/1.1/). Fetches nothing.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { boundsOfJson } from '../http/json-bounds.ts'
import { entryOf, fullAddress, MOST_LISTED, titleOf, type ListedEntry, type ListedFeed, type Said } from './parsed.ts'

/** Bounds within which a text is parsed at all. */
const MOST_DEPTH = 50
const MOST_VALUES = 100_000

const ITEMS_PER_TURN = 100

/** In steps, after each of which other requests get their turn: of 5 MB the longest takes some 30 ms. */
export async function readJsonFeed(source: string, url: string): Promise<ListedFeed | 'notAFeed' | 'hostile'> {
  const bounds = boundsOfJson(source, { values: MOST_VALUES, depth: MOST_DEPTH })
  if (bounds === 'tooMuch') return 'hostile'
  await nextTurn()
  let feed: unknown
  try {
    feed = JSON.parse(source)
  } catch {
    // Half of JSON says nothing of what it is but by its words.
    const isFeed = bounds === 'cut' && /"https?:\/\/(?:www\.)?jsonfeed\.org\/version\/1/.test(source)
    return isFeed ? { title: null, entries: [], whole: false } : 'notAFeed'
  }
  if (!isObject(feed) || !/^https?:\/\/(?:www\.)?jsonfeed\.org\/version\/1/.test(textOf(feed['version']) ?? ''))
    return 'notAFeed'
  const items = Array.isArray(feed['items']) ? (feed['items'] as unknown[]).slice(0, MOST_LISTED) : []
  const entries: ListedEntry[] = []
  for (const [at, item] of items.entries()) {
    const entry = isObject(item) ? itemOf(item, url) : undefined
    if (entry !== undefined) entries.push(entry)
    if (at % ITEMS_PER_TURN === 0) await nextTurn()
  }
  return { title: titleOf(asSaid(feed['title'], false)), entries, whole: true }
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Ids are texts, which some feeds write as numbers. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

function asSaid(value: unknown, html: boolean): Said | undefined {
  const text = textOf(value)
  return text === undefined ? undefined : { text, html }
}

function itemOf(item: Json, base: string): ListedEntry | undefined {
  const authors: unknown[] = Array.isArray(item['authors']) ? item['authors'] : [item['author']]
  return entryOf({
    ids: [textOf(item['id'])],
    addresses: [textOf(item['url']), textOf(item['external_url']), fullAddress(textOf(item['id']))],
    base,
    title: asSaid(item['title'], false),
    texts: [asSaid(item['summary'], false), asSaid(item['content_text'], false), asSaid(item['content_html'], true)],
    author: authors.map((author) => (isObject(author) ? textOf(author['name']) : undefined)).find(Boolean),
    moments: [textOf(item['date_published']), textOf(item['date_modified'])],
  })
}
