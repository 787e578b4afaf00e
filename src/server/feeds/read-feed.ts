// Reads a feed of any format, or finds the feeds that a page names. Fetches nothing.
import { decoderOf } from '../fetch/page-characters.ts'
import { oneLine } from './plain-text.ts'
import { webAddressOf, type ListedFeed, type NoFeed } from './parsed.ts'
import { readJsonFeed } from './read-json.ts'
import { readTags } from '../fetch/tags.ts'
import { readXmlFeed } from './read-xml.ts'

/** Bytes as a site sent them. */
export interface Fetched {
  url: string
  contentType: string
  bytes: Uint8Array
}

/** By what it is and not by its Content-Type: many feeds are sent as a page or as text. */
export async function readFeed({ url, contentType, bytes }: Fetched): Promise<ListedFeed | NoFeed> {
  const source = decoderOf(bytes, contentType).decode(bytes)
  const start = oneLine(source.slice(0, 1_000)).toLowerCase()
  if (start.startsWith('{')) {
    const feed = await readJsonFeed(source, url)
    return typeof feed === 'object' ? feed : { not: feed === 'hostile' ? 'hostile' : 'feed' }
  }
  if (!start.startsWith('<')) return { not: 'feed' }
  if (/^<(?:!doctype html|html|head)\b/.test(start)) return { not: 'page', names: await namedFeeds(source, url) }
  const feed = await readXmlFeed(source, url)
  if (typeof feed === 'object') return feed
  if (feed === 'hostile') return { not: 'hostile' }
  const names = /html/i.test(contentType) ? await namedFeeds(source, url) : []
  return names.length > 0 || /html/i.test(contentType) ? { not: 'page', names } : { not: 'feed' }
}

const feedTypes = new Set([
  'application/rss+xml',
  'application/atom+xml',
  'application/feed+json',
  'application/rdf+xml',
])

/** Most feeds of one page that are told. */
const MOST_NAMED = 20

/** The feeds that a page names in its `<link rel="alternate">`, in its order. */
async function namedFeeds(source: string, url: string): Promise<string[]> {
  const names = new Set<string>()
  let base = url
  await readTags(
    source,
    { xml: false },
    {
      open({ name, attributes }) {
        if (name === 'base' && base === url) base = webAddressOf(attributes.get('href'), url) ?? url
        if (name !== 'link') return
        const rel = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
        const type = (attributes.get('type') ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? ''
        const href = webAddressOf(attributes.get('href'), base)
        if (href !== undefined && rel.includes('alternate') && feedTypes.has(type)) names.add(href)
        return names.size < MOST_NAMED ? undefined : 'stop'
      },
    },
  )
  return [...names]
}
