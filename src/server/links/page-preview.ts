// What the head of a page says of the page: its title, a description and a picture. Fetches nothing.
import { TextDecoder } from 'node:util'
import { Parser } from 'htmlparser2'
import { characterCount } from '#contract/text.ts'

export interface PageHead {
  title: string | null
  description: string | null
  /** Absolute, http or https. */
  imageUrl: string | null
}

/** In characters; longer titles are lists of keywords, longer descriptions whole articles. */
const LONGEST_TITLE = 200
const LONGEST_DESCRIPTION = 500

/** So much is given to the parser at once; after the head it gets no more. */
const PIECE = 16 * 1024

// The one that is written for being shown elsewhere first.
const titles = ['og:title', 'twitter:title', 'title']
const descriptions = ['og:description', 'description', 'twitter:description']
const images = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src']

/** @param url where the page is: what `html` calls by a relative address lies beside it, or beside its `<base>`. */
export function readPage(html: string, url: string): PageHead {
  const said = readHead(html)
  const first = (names: string[]) => names.map((name) => said.get(name)).find((text) => text !== undefined)
  const base = absolute(said.get('base'), url) ?? url
  const cut = (text: string | undefined, most: number) => (text === undefined ? null : shortened(text, most))
  return {
    title: cut(first(titles), LONGEST_TITLE),
    description: cut(first(descriptions), LONGEST_DESCRIPTION),
    imageUrl: absolute(first(images), base) ?? null,
  }
}

/** The first of each thing the head names, in one line, never empty. */
function readHead(html: string): Map<string, string> {
  const said = new Map<string, string>()
  /** `title`: what of it was read, while it is open. `drawings`: how many are open. */
  const state = { title: undefined as string | undefined, drawings: 0, headEnded: false }
  const say = (name: string, text: string) => {
    const line = oneLine(text)
    if (line !== '' && !said.has(name)) said.set(name, line)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') state.drawings += 1
      // A drawing within the page has a title of its own.
      if (name === 'title' && state.drawings === 0) state.title = ''
      if (name === 'base') say('base', attributes['href'] ?? '')
      if (name !== 'meta') return
      for (const key of [attributes['property'], attributes['name']])
        if (key !== undefined) say(key.trim().toLowerCase(), attributes['content'] ?? '')
    },
    ontext(text) {
      if (state.title !== undefined) state.title += text
    },
    onclosetag(name) {
      if (name === 'svg') state.drawings -= 1
      if (name === 'title' && state.title !== undefined) {
        say('title', state.title)
        state.title = undefined
      }
      if (name !== 'head') return
      state.headEnded = true
      parser.pause()
    },
  })
  for (let at = 0; at < html.length && !state.headEnded; at += PIECE) parser.write(html.slice(at, at + PIECE))
  if (!state.headEnded) parser.end()
  return said
}

/** White space of any kind becomes one space; signs without a form, which no database or eye takes, go. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
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

/** Where a page may name its own characters (WHATWG HTML, section 4.2.5.4). */
const PRESCAN_BYTES = 1024

/** The text of a page, in the characters that its mark, its Content-Type or its head name; in that order, as browsers do. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const marked = byteOrderMark(bytes)
  const named = marked ?? decoder(/charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1]) ?? namedInHead(bytes)
  if (named !== undefined) return named.decode(bytes)
  try {
    // Streaming: the last character may have been cut in half.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function byteOrderMark([first, second, third]: Uint8Array): TextDecoder | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  return first === 0xff && second === 0xfe ? new TextDecoder('utf-16le') : undefined
}

function namedInHead(bytes: Uint8Array): TextDecoder | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN_BYTES))
  const found = decoder(/<meta[^>]+?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(start)?.[1])
  // Who could read this much a byte at a time is not in UTF-16, whatever it says.
  return found?.encoding.startsWith('utf-16') ? new TextDecoder('utf-8') : found
}

/** Undefined for a name that no standard knows. */
function decoder(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
