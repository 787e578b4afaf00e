// Reads the head of a page, piece by piece. Builds no tree, so a page that nests deeply costs no more than another. Knows
// nothing of what the names in it mean.
import { Tokenizer } from 'htmlparser2'

export interface HeadReader {
  /** The first text of each name, on one line and never empty. Names are `title`, `base`, and those of the meta tags. */
  said: ReadonlyMap<string, string>
  /** Takes the next piece; false once the head has ended, so that nothing more of the page has to be read. */
  read: (piece: string) => boolean
  /** There is no more: a title that was not closed counts all the same. */
  end: () => void
}

/** Longest text that is kept of one title or attribute, in UTF-16 units: an address may have 2,000. */
const LONGEST_TEXT = 4_000

/** The attributes that are read, by their tag. */
const telling: Record<string, readonly string[]> = { meta: ['property', 'name', 'content'], base: ['href'] }

/** @param names of meta tags, in small letters; others are not kept. */
export function createHeadReader(names: ReadonlySet<string>): HeadReader {
  const said = new Map<string, string>()
  /** The last two pieces. A name or a text that began before them has lost its beginning. */
  let seen = ''
  let seenFrom = 0
  let previousLength = 0
  let ended = false
  /** The text of the title so far, while its tag is open. */
  let title: string | undefined
  /** How many `<svg>` tags are open: a drawing may have a `<title>` of its own, which is not the page's. */
  let drawings = 0
  let tag = ''
  let attribute: string | undefined
  const attributes = new Map<string, string>()

  const textAt = (start: number, end: number) => seen.slice(Math.max(0, start - seenFrom), Math.max(0, end - seenFrom))
  const nameAt = (start: number, end: number) => textAt(start, end).toLowerCase()
  const longer = (text: string, more: string) =>
    text.length < LONGEST_TEXT ? (text + more).slice(0, LONGEST_TEXT) : text

  function say(name: string, text: string): void {
    const line = oneLine(text)
    if (line !== '' && !said.has(name)) said.set(name, line)
  }
  function addToValue(more: string): void {
    if (attribute !== undefined) attributes.set(attribute, longer(attributes.get(attribute) ?? '', more))
  }
  function addToTitle(more: string): void {
    if (title !== undefined) title = longer(title, more)
  }
  function endTag(): void {
    if (tag === 'svg') drawings += 1
    if (tag === 'title' && drawings === 0) title = ''
    if (tag === 'base') say('base', attributes.get('href') ?? '')
    if (tag !== 'meta') return
    for (const key of [attributes.get('property'), attributes.get('name')]) {
      const name = key?.trim().toLowerCase() ?? ''
      if (names.has(name)) say(name, attributes.get('content') ?? '')
    }
  }
  function closeTitle(): void {
    if (title !== undefined) say('title', title)
    title = undefined
  }
  function endHead(): void {
    ended = true
    tokenizer.pause()
  }

  const nothing = () => {}
  // Not the library's parser: it keeps the open tags in a list, and 349,000 of them took it 23 seconds (decision 13).
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        tag = nameAt(start, end)
        attributes.clear()
        if (tag === 'body') endHead()
      },
      onattribname(start, end) {
        const name = nameAt(start, end)
        const isFirst = telling[tag]?.includes(name) === true && !attributes.has(name)
        attribute = isFirst ? name : undefined
        if (isFirst) attributes.set(name, '')
      },
      onattribdata: (start, end) => addToValue(textAt(start, end)),
      onattribentity: (codePoint) => addToValue(String.fromCodePoint(codePoint)),
      onattribend: nothing,
      onopentagend: endTag,
      onselfclosingtag: () => void (tag !== 'svg' && endTag()),
      onclosetag(start, end) {
        const name = nameAt(start, end)
        if (name === 'svg') drawings = Math.max(0, drawings - 1)
        if (name === 'title') closeTitle()
        if (name === 'head') endHead()
      },
      ontext: (start, end) => void (title !== undefined && addToTitle(textAt(start, end))),
      ontextentity: (codePoint) => addToTitle(String.fromCodePoint(codePoint)),
      isInForeignContext: () => drawings > 0,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  )

  return {
    said,
    read(piece) {
      seenFrom += seen.length - previousLength
      seen = seen.slice(seen.length - previousLength) + piece
      previousLength = piece.length
      tokenizer.write(piece)
      return !ended
    },
    end() {
      tokenizer.end()
      closeTitle()
    },
  }
}

/** Makes every run of white space and control characters one space, and takes invisible characters out. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
}
