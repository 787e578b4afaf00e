// What the head of a page says of the page: its title, a description and a picture. Fetches nothing.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { characterCount } from '#contract/text.ts'
import { decoderOf } from '../fetch/page-characters.ts'
import type { Page } from '../fetch/safe-fetch.ts'
import { createHeadReader } from './page-head.ts'

export interface PageHead {
  title: string | null
  description: string | null
  /** Absolute, http or https. */
  imageUrl: string | null
}

/** In characters; longer titles are lists of keywords, longer descriptions whole articles. */
const LONGEST_TITLE = 200
const LONGEST_DESCRIPTION = 500

/** How much is read in one go, in bytes: after each piece other requests get their turn. */
export const PIECE_BYTES = 16 * 1024

// Texts that were written for sharing come before the page's own.
const titles = ['og:title', 'twitter:title', 'title']
const descriptions = ['og:description', 'description', 'twitter:description']
const images = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src']
const names = new Set([...titles, ...descriptions, ...images])

/** Reads no further than the head. Relative addresses are resolved from the page's `<base>`, else from its own address. */
export async function readPage({ bytes, contentType, url }: Omit<Page, 'whole'>): Promise<PageHead> {
  const said = await readHead(bytes, contentType)
  const first = (wanted: string[]) => wanted.map((name) => said.get(name)).find((text) => text !== undefined)
  const base = absolute(said.get('base'), url) ?? url
  const cut = (text: string | undefined, most: number) => (text === undefined ? null : shortened(text, most))
  return {
    title: cut(first(titles), LONGEST_TITLE),
    description: cut(first(descriptions), LONGEST_DESCRIPTION),
    imageUrl: absolute(first(images), base) ?? null,
  }
}

async function readHead(bytes: Uint8Array, contentType: string): Promise<ReadonlyMap<string, string>> {
  const decoder = decoderOf(bytes, contentType)
  const reader = createHeadReader(names)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    // A character that is cut in half is read with the next piece.
    const isHead = reader.read(decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true }))
    if (!isHead) return reader.said
    await nextTurn()
  }
  reader.end()
  return reader.said
}

/** At most `most` characters: cut between words where that leaves most of it, and marked as cut. */
function shortened(text: string, most: number): string {
  if (characterCount(text) <= most) return text
  const kept = [...text].slice(0, most - 1).join('')
  const space = kept.lastIndexOf(' ')
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).replace(/[\s,;:.–-]+$/, '')}…`
}

function absolute(address: string | undefined, base: string): string | undefined {
  if (address === undefined || !URL.canParse(address, base)) return undefined
  const { protocol, href } = new URL(address, base)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}
