// What a page says about its article besides the text: title, description, the name of the site, and who may read it.
import { characterCount } from '#contract/text.ts'
import type { Sieved } from './page-sieve.ts'

export interface PageFacts {
  /** Without the name of the site; empty when the page names none. */
  title: string
  /** As it was written for sharing; empty when there is none. */
  description: string
  siteName: string | null
  /** Whether the page says that not everybody may read it (schema.org, isAccessibleForFree). */
  closed: boolean
}

/** In characters, as in previews of links: longer titles are lists of keywords, longer descriptions whole articles. */
const LONGEST_TITLE = 200
const LONGEST_DESCRIPTION = 500
const LONGEST_SITE = 80

/** @param url where the page stands. */
export function factsOf({ said, title, data }: Sieved, url: string): PageFacts {
  const things = thingsIn(data)
  const first = (...texts: unknown[]) => texts.map(oneLine).find((text) => text !== '') ?? ''
  const of = (name: string) => things.map((thing) => thing[name]).find((value) => typeof value === 'string')
  const siteName = first(said.get('og:site_name'), things.map(publisherOf).find(Boolean), said.get('application-name'))
  const named = first(said.get('og:title'), said.get('twitter:title'), of('headline'), title)
  return {
    title: shortened(withoutSite(named.slice(0, 2 * LONGEST_TITLE), [siteName, hostLabel(url)]), LONGEST_TITLE),
    description: shortened(
      first(said.get('og:description'), said.get('description'), said.get('twitter:description'), of('description')),
      LONGEST_DESCRIPTION,
    ),
    siteName: siteName === '' ? null : shortened(siteName, LONGEST_SITE),
    closed: isClosed(things, said),
  }
}

type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** What the blocks of data say of the page itself; what stands in lists of other articles is not looked at. */
function thingsIn(data: readonly string[]): Thing[] {
  return data
    .flatMap(parsed)
    .flatMap((top) => [top, ...listed(isThing(top) ? top['@graph'] : undefined)])
    .filter(isThing)
    .flatMap((thing) => [thing, thing['mainEntity'], thing['mainEntityOfPage']].filter(isThing))
}

function parsed(block: string): unknown[] {
  try {
    return listed(JSON.parse(block.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, '')))
  } catch {
    // Newspapers too send blocks that are not JSON, and say the same in their meta tags.
    return []
  }
}

const publisherOf = ({ publisher }: Thing) => (isThing(publisher) ? oneLine(publisher['name']) : '')

/** The page as a whole outweighs its parts, of which one that is closed is enough. */
function isClosed(things: readonly Thing[], said: ReadonlyMap<string, string>): boolean {
  const whole = [...things.map((thing) => thing['isAccessibleForFree']), said.get('isaccessibleforfree')].filter(
    (value) => value !== undefined,
  )
  if (whole.some(isNo)) return true
  if (/^(?:locked|premium|paid)$/i.test(said.get('article:content_tier') ?? '')) return true
  const parts = things.flatMap((thing) => listed(thing['hasPart'])).filter(isThing)
  return whole.length === 0 && parts.some((part) => isNo(part['isAccessibleForFree']))
}

/** Sites write the value in many ways: false, "False", "http://schema.org/False". */
const isNo = (value: unknown) =>
  value === false || (typeof value === 'string' && /(?:^|\/)(?:false|no|nee)$/i.test(value))

/** What stands between a title and the name of its site. */
const separators = / [|–—·•»:-]+ | :: |\s*\|\s*/gu

/**
 * A title without the name of its site before or behind it. What stands behind a last bar is taken for such a name too, when it
 * is short: nobody writes that sign in a title.
 */
export function withoutSite(title: string, names: readonly string[]): string {
  const parts = [...title.matchAll(separators)]
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined) return title
  const begin = title.slice(0, first.index)
  if (names.some((name) => isSame(begin, name))) return title.slice(first.index + first[0].length).trim()
  const end = title.slice(last.index + last[0].length)
  const isBar = last[0].includes('|') && characterCount(end) <= 30
  const isSite = isBar || names.some((name) => isSame(end, name))
  return isSite && last.index > 0 ? withoutSite(title.slice(0, last.index).trim(), names) : title
}

const bare = (name: string) => name.toLowerCase().replace(/\.(?:nl|be|com|org|net)$|[^\p{L}\p{N}]/gu, '')
const isSame = (one: string, other: string) => bare(one) !== '' && bare(one) === bare(other)

/** `krant` for https://www.krant.nl/artikel. */
const hostLabel = (url: string) => new URL(url).hostname.split('.').at(-2) ?? ''

function oneLine(text: unknown): string {
  if (typeof text !== 'string') return ''
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
}

/** At most `most` characters, cut between words. */
function shortened(text: string, most: number): string {
  if (characterCount(text) <= most) return text
  const kept = [...text].slice(0, most - 1).join('')
  const space = kept.lastIndexOf(' ')
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).replace(/[\s,;:.–-]+$/, '')}…`
}
