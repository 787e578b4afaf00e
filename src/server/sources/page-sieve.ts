// Makes any page small and tame before a tree is made of it: only what holds text stays, every tag is closed, and neither
// depth nor number of elements goes beyond a limit. Its work grows with the page and with nothing else. Knows nothing of
// what the page says.
import { Tokenizer } from 'htmlparser2'
import { closedBy, escaped, forReading, surrounding, voids, type Manner } from './sieve-tags.ts'

/** Deepest nesting; tags beyond it are left out, their text is not. Pages of newspapers nest thirty to sixty deep. */
const MOST_DEEP = 120

/** Longest value of an attribute, in UTF-16 units: a description of 500 characters fits many times. */
const LONGEST_VALUE = 4_000

/** Largest block of data (JSON-LD) and most of them: those of newspapers have 2 to 20 kB. */
const LARGEST_DATA = 300_000
const MOST_DATA = 20

/** How much of what stands around is kept, in UTF-16 units. */
const MOST_AROUND = 100_000

export interface Sieved {
  /** What the body holds, well-formed. */
  body: string
  /** What stands around: its menus, asides and footers, as tags and text that need not be well-formed. */
  around: string
  /** The text of `<title>`; empty when there is none. */
  title: string
  /** The contents of the meta tags, by their property or name in small letters; the first of each counts. */
  said: ReadonlyMap<string, string>
  /** The blocks of JSON-LD, as they stand. */
  data: readonly string[]
  /** The `lang` of the page, as it stands. */
  lang: string
}

/** Sieves a page; undefined when it has more elements than may be. */
export function sieve(page: string, manner: Manner = forReading): Sieved | undefined {
  const { dropped, attributesKept, named, isBeside, mostElements, mostEscaped } = manner
  const body: string[] = []
  let around = ''
  const said = new Map<string, string>()
  const data: string[] = []
  const open: string[] = []
  /** How many tags of a name were left out because they stood too deep: their closing tags close nothing else. */
  const tooDeep = new Map<string, number>()
  let title: string | undefined
  let lang = ''
  let elements = 0
  let escapes = 0
  let tag = ''
  let attribute = ''
  let attributes = new Map<string, string>()
  /** The name of the element that is left out with all it holds, and how many of that name are open within it. */
  let skipped = ''
  let skippedOpen = 0
  let into: 'body' | 'title' | 'data' = 'body'

  const text = (piece: string) => {
    if (into === 'data') data[data.length - 1] = ((data.at(-1) ?? '') + piece).slice(0, LARGEST_DATA)
    else if (skipped !== '') leaveAside(escaped(piece))
    else if (into === 'title') title = ((title ?? '') + piece).slice(0, LONGEST_VALUE)
    else body.push(piece.replace(/[&<>\u00a0]/g, plain))
  }
  const leaveAside = (piece: string) => {
    if (surrounding.has(skipped) && around.length < MOST_AROUND) around += piece
  }
  const plain = (sign: string) => (sign === '\u00a0' || (escapes += 1) > mostEscaped ? ' ' : escaped(sign))
  const closeLast = () => void body.push(`</${open.pop()}>`)

  function openTag(selfClosing: boolean): void {
    if (skipped !== '') {
      if (tag === skipped && !selfClosing) skippedOpen += 1
      leaveAside(`<${tag}${named(attributes)}>`)
      return
    }
    if (tag === 'title') into = 'title'
    else if (tag === 'meta') keepMeta()
    else if (tag === 'html' || tag === 'body') lang ||= attributes.get('lang') ?? ''
    else if (tag === 'script' && /ld\+json/i.test(attributes.get('type') ?? '') && data.length < MOST_DATA) {
      data.push('')
      into = 'data'
    } else if (dropped.has(tag) || isBeside(attributes)) {
      if (!voids.has(tag) && !selfClosing) [skipped, skippedOpen] = [tag, 1]
      manner.onDropped?.(tag)
      leaveAside(`<${tag}${named(attributes)}>`)
    } else if (tag !== 'head') openInBody()
  }
  function keepMeta(): void {
    const content = attributes.get('content')?.trim() ?? ''
    for (const name of [attributes.get('property'), attributes.get('name'), attributes.get('itemprop')]) {
      const key = name?.trim().toLowerCase() ?? ''
      if (key !== '' && content !== '' && !said.has(key) && said.size < MOST_DEEP) said.set(key, content)
    }
  }
  function openInBody(): void {
    elements += 1
    const closes = closedBy[tag]
    while (closes?.includes(open.at(-1) ?? '')) closeLast()
    if (voids.has(tag)) body.push(`<${tag}${manner.namedVoid(tag, attributes)}>`)
    else if (open.length >= MOST_DEEP) tooDeep.set(tag, (tooDeep.get(tag) ?? 0) + 1)
    else {
      open.push(tag)
      body.push(`<${tag}${named(attributes)}>`)
    }
  }
  function closeTag(name: string): void {
    if (skipped !== '') {
      if (name === skipped) skippedOpen -= 1
      if (skippedOpen === 0) skipped = ''
      return
    }
    if (name === 'title' || name === 'script') {
      into = 'body'
      return
    }
    const deep = tooDeep.get(name) ?? 0
    if (deep > 0) tooDeep.set(name, deep - 1)
    else if (open.includes(name)) while (closeLastUnless(name));
  }
  /** Closes the innermost element; false once that was the one of this name. */
  function closeLastUnless(name: string): boolean {
    const last = open.at(-1)
    closeLast()
    return last !== name
  }

  const nothing = () => {}
  const addToValue = (piece: string) => {
    const value = attributes.get(attribute)
    if (value !== undefined && value.length < LONGEST_VALUE)
      attributes.set(attribute, (value + piece).slice(0, LONGEST_VALUE))
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        tag = page.slice(start, end).toLowerCase()
        attributes = new Map()
      },
      onattribname(start, end) {
        const name = end - start > 20 ? '' : page.slice(start, end).toLowerCase()
        attribute = attributesKept.has(name) && !attributes.has(name) ? name : ''
        if (attribute !== '') attributes.set(name, '')
      },
      onattribdata: (start, end) => addToValue(page.slice(start, Math.min(end, start + LONGEST_VALUE))),
      onattribentity: (codePoint) => addToValue(String.fromCodePoint(codePoint)),
      onattribend: nothing,
      onopentagend: () => {
        openTag(false)
        if (elements > mostElements) tokenizer.pause()
      },
      onselfclosingtag: () => openTag(true),
      onclosetag: (start, end) => closeTag(page.slice(start, end).toLowerCase()),
      ontext: (start, end) => text(page.slice(start, end)),
      ontextentity: (codePoint) => text(String.fromCodePoint(codePoint)),
      isInForeignContext: () => skipped === 'svg' || skipped === 'math',
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  )
  tokenizer.write(page)
  if (elements > mostElements) return undefined
  tokenizer.end()
  while (open.length > 0) closeLast()
  return { body: body.join(''), around, title: title ?? '', said, data, lang }
}
