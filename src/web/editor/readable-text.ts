// The readable text of a document, and where each part of it stands. The same text as the server counts words of: blocks with a blank
// line between, lines of lists and tables below each other, no HTML, no definitions. Knows no Markdown.
import type { Node } from '@tiptap/pm/model'
import { plainText } from '#contract/markdown/plain-text.ts'

/** A part of the text, and the place in the document where it begins. */
interface Stretch {
  /** In the text, in UTF-16 units. */
  from: number
  pos: number
  length: number
}

export interface ReadableText {
  text: string
  /** Rising, both in the text and in the document. */
  stretches: readonly Stretch[]
}

const separators: Record<string, string> = { doc: '\n\n', tableRow: '\t' }

export function readableText(doc: Node): ReadableText {
  let text = ''
  let between = ''
  const stretches: Stretch[] = []
  const add = (part: string, pos: number, length = part.length) => {
    if (part === '') return
    text += between
    between = ''
    stretches.push({ from: text.length, pos, length })
    text += part
  }
  /** Of two separators the strongest: a blank line, a line, a tab. */
  const separate = (separator: string) => {
    if (text !== '' && (between === '' || between === '\t' || separator === '\n\n')) between = separator
  }
  const walk = (node: Node, pos: number, lineBreak: string) => {
    // Within it nothing has a place of its own.
    if (node.type.name === 'source') return add(plainText(node.textContent), pos + 1, 0)
    if (node.isTextblock) {
      node.forEach((child, offset) => {
        if (child.isText) add(child.text ?? '', pos + 1 + offset)
        else if (child.type.name === 'image') add(String(child.attrs['alt'] ?? ''), pos + 1 + offset, 0)
        else if (text !== '') between = lineBreak
      })
      return
    }
    const isCell = node.type.name === 'tableCell' || node.type.name === 'tableHeader'
    const within = separators[node.type.name] ?? '\n'
    node.forEach((child, offset) => {
      if (!isCell) separate(within)
      walk(child, node.type.name === 'doc' ? offset : pos + 1 + offset, isCell ? ' ' : '\n')
    })
  }
  walk(doc, 0, '\n')
  return { text, stretches }
}

/** How many words a text has: divided at white space. */
export const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

/** The place in the document of a place in the text; of two that meet, where the second begins, or with `end` where the first ends. */
export function posAt({ stretches }: ReadableText, offset: number, end = false): number | undefined {
  let [low, high] = [0, stretches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const from = stretches[middle]?.from ?? 0
    if (end ? from < offset : from <= offset) low = middle + 1
    else high = middle
  }
  const stretch = stretches[low - 1]
  return stretch && stretch.pos + Math.min(offset - stretch.from, stretch.length)
}

/** The place in the text of a place in the document: of what is no text, the nearest before it. */
export function offsetAt({ stretches }: ReadableText, pos: number): number {
  const next = stretches.findIndex((stretch) => stretch.pos > pos)
  const stretch = stretches[(next === -1 ? stretches.length : next) - 1]
  return stretch ? stretch.from + Math.min(pos - stretch.pos, stretch.length) : 0
}

/**
 * Where each block begins in the text; of one without text, where the next begins.
 * @param places of each top-level node its number among the blocks; null for one that is none.
 */
export function blockStarts(
  doc: Node,
  places: readonly (number | null)[],
  { text, stretches }: ReadableText,
): number[] {
  const starts: number[] = []
  let next = 0
  doc.forEach((_node, pos, index) => {
    while (next < stretches.length && (stretches[next]?.pos ?? 0) < pos) next += 1
    const at = places[index]
    if (at !== null && at !== undefined) starts[at] = stretches[next]?.from ?? text.length
  })
  return starts
}
