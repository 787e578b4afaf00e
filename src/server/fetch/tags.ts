// Reads the tags and texts of XML or HTML one after the other, in pieces and within bounds: it builds no tree, expands no entities that
// a document declares, and lets other requests have their turn. Knows nothing of what the tags mean.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Tokenizer } from 'htmlparser2'

export interface Tag {
  /** In small letters, with its prefix: `content:encoded`. */
  name: string
  /** By their names in small letters. */
  attributes: ReadonlyMap<string, string>
}

export interface TagReader {
  /** @param depth of the tag, 1 for the outermost; always 0 in HTML. Returns 'stop' when nothing more has to be read. */
  open: (tag: Tag, depth: number, parent: string | undefined) => 'stop' | void
  /** A piece of text, with its entities decoded; that of one element may come in several. */
  text?: (piece: string) => void
  /**
   * The end of an element of XML, also of one that was not closed before one around it was. Not called in HTML, nor for what is still
   * open where the document is cut off.
   */
  close?: (name: string, depth: number) => void
}

/** How deep the elements of XML may be nested. Feeds go to ten, with the markup of an article in them to some forty. */
const MOST_DEPTH = 200

/** Longest value of an attribute that is kept, in UTF-16 units: an address may have 2,000. */
const LONGEST_VALUE = 4_000
const MOST_ATTRIBUTES = 50

/** How much is read in one go, in UTF-16 units: after each piece other requests get their turn. */
const PIECE = 32 * 1024

/** The declaration of an entity that can be put into a text; `%` is one that only other declarations use, as old feeds have. */
const DECLARED = /!ENTITY\s+[^%\s]/i

/**
 * Returns how it was read: `cut` when a document of XML ends before its outermost element does, `hostile` when it nests too deeply or
 * declares entities of its own, and was read no further. What is not well-formed is read as well as it can be: many feeds are not.
 */
export async function readTags(
  source: string,
  { xml }: { xml: boolean },
  { open, text = () => {}, close = () => {} }: TagReader,
): Promise<'read' | 'cut' | 'hostile'> {
  const stack: string[] = []
  let name = ''
  let attributes = new Map<string, string>()
  let attribute: string | undefined
  let ended: 'read' | 'hostile' | undefined

  const isEnded = () => ended !== undefined
  function end(how: 'read' | 'hostile') {
    ended ??= how
    tokenizer.pause()
  }
  const addToValue = (more: string) => {
    if (attribute === undefined) return
    const value = attributes.get(attribute) ?? ''
    if (value.length < LONGEST_VALUE) attributes.set(attribute, (value + more).slice(0, LONGEST_VALUE))
  }
  function opened() {
    if (isEnded()) return
    const parent = stack.at(-1)
    if (xml) stack.push(name)
    if (stack.length > MOST_DEPTH) end('hostile')
    else if (open({ name, attributes }, stack.length, parent) === 'stop') end('read')
  }
  /** Ends the innermost element of that name, and those within it that were not closed. */
  function closed(which: string) {
    const at = stack.lastIndexOf(which)
    if (at === -1 || isEnded()) return
    while (stack.length > at) close(stack.at(-1) ?? '', stack.length--)
  }

  const nothing = () => {}
  // Not the library's parser: it keeps the open tags in a list that it goes through, and 349,000 of them took it 23 seconds
  // (decision 13).
  const tokenizer = new Tokenizer(
    { xmlMode: xml },
    {
      onopentagname(start, stop) {
        name = source.slice(start, stop).toLowerCase()
        attributes = new Map()
      },
      onattribname(start, stop) {
        const key = source.slice(start, stop).toLowerCase()
        const isKept = !attributes.has(key) && attributes.size < MOST_ATTRIBUTES
        attribute = isKept ? key : undefined
        if (isKept) attributes.set(key, '')
      },
      onattribdata: (start, stop) => addToValue(source.slice(start, stop)),
      onattribentity: (codePoint) => addToValue(String.fromCodePoint(codePoint)),
      onattribend: nothing,
      onopentagend: opened,
      onselfclosingtag() {
        opened()
        if (xml) closed(name)
      },
      onclosetag: (start, stop) => closed(source.slice(start, stop).toLowerCase()),
      ontext: (start, stop) => ended ?? text(source.slice(start, stop)),
      ontextentity: (codePoint) => ended ?? text(String.fromCodePoint(codePoint)),
      oncdata: (start, stop, offset) => ended ?? text(source.slice(start, stop - offset)),
      oncomment: nothing,
      ondeclaration(start, stop) {
        if (xml && DECLARED.test(source.slice(start, stop))) end('hostile')
      },
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  )
  for (let at = 0; at < source.length && !isEnded(); at += PIECE) {
    tokenizer.write(source.slice(at, at + PIECE))
    await nextTurn()
  }
  if (!isEnded()) tokenizer.end()
  return ended ?? (stack.length > 0 ? 'cut' : 'read')
}
