// Writes the document of the editor as Markdown: blocks that were not touched as they came, byte for byte, the others anew. Knows no
// screen.
import type { Node } from '@tiptap/pm/model'
import { cutMarkdown, type Piece } from './cut.ts'
import { definitionsIn } from './definitions.ts'
import type { KeptSource, Raw } from './kept-source.ts'
import { isBlank } from './same-text.ts'
import { separate, type Part } from './separate.ts'
import { keptPlaces } from './untouched.ts'
import { markerOf, writtenBlock } from './write-block.ts'

export interface KeptText {
  markdown: string
  /** For each top-level node its place among the blocks of the Markdown; null for a paragraph with nothing in it. */
  places: (number | null)[]
}

/** How often blocks that run into their neighbours are written anew, before it is left as it is. */
const MOST_ROUNDS = 20

/** The Markdown of `doc`, which was opened from `source` and may have been edited since. */
export function keptText(doc: Node, source: KeptSource): KeptText {
  const kept = keptPlaces(doc, source)
  const { blocks, head } = source
  if (kept.length === blocks.length && kept.every((place, at) => place === at))
    return {
      markdown: head.source + blocks.map((block) => block.source + block.gap.source).join(''),
      places: [...blocks.keys()],
    }
  const parts = partsOf(doc, source, kept)
  const definitions = definitionsIn(doc)
  const tried = new Set<string>()
  let pieces = piecesOf(parts, source)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wrong = firstWrong(parts, pieces)
    if (!wrong || !separate(parts, wrong, { definitions, lineEnd: source.lineEnd, tried })) break
    pieces = piecesOf(parts, source)
  }
  return { markdown: joined(parts, source, 'source'), places: placesOf(doc, parts, pieces) }
}

/** What is between two blocks when nothing is known of them: a blank line. */
const blankLine = (lineEnd: string): Raw => ({ text: '\n\n', source: lineEnd + lineEnd })

function partsOf(doc: Node, source: KeptSource, kept: readonly (number | undefined)[]): Part[] {
  const definitions = definitionsIn(doc)
  const parts: Part[] = []
  doc.forEach((node, _offset, index) => {
    const place = kept[index]
    const block = place === undefined ? undefined : source.blocks[place]
    const last = parts.at(-1)
    let own: Raw | undefined = block
    if (block === undefined && !isBlank(node)) {
      const taken = last?.node.type === node.type ? markerOf(node, last.text) : undefined
      const text = writtenBlock(node, definitions, taken === undefined ? [] : [taken])
      if (text !== '') own = { text, source: text.replaceAll('\n', source.lineEnd) }
    }
    if (!own) return
    const between = place === undefined ? gapAfter(source, last?.place) : gapAfter(source, place - 1)
    const before = last ? (between ?? blankLine(source.lineEnd)) : source.head
    parts.push({ text: own.text, source: own.source, node, index, place, before })
  })
  return parts
}

/** The white space between a block and the next, as it was. */
function gapAfter({ blocks }: KeptSource, place: number | undefined): Raw | undefined {
  return place === undefined || place < 0 || place >= blocks.length - 1 ? undefined : blocks[place]?.gap
}

function joined(parts: readonly Part[], { blocks, head }: KeptSource, of: keyof Raw): string {
  const tail = blocks.at(-1)?.gap[of] ?? ''
  return parts.length === 0 ? head[of] + tail : parts.map((part) => part.before[of] + part[of]).join('') + tail
}

const piecesOf = (parts: readonly Part[], source: KeptSource) => cutMarkdown(joined(parts, source, 'text')).pieces

/** Where each part begins and ends in the text with LF. */
function extentsOf(parts: readonly Part[]): { from: number; to: number }[] {
  let at = 0
  return parts.map(({ before, text }) => {
    const from = at + before.text.length
    at = from + text.length
    return { from, to: at }
  })
}

/** The first part that, in the text as a whole, is not read as the block or blocks that it is; `runsOn` when it begins where it should. */
function firstWrong(parts: readonly Part[], pieces: readonly Piece[]): { at: number; runsOn: boolean } | undefined {
  let next = 0
  for (const [at, { from, to }] of extentsOf(parts).entries()) {
    const part = parts[at]
    if (!part) continue
    const count =
      part.place === undefined && part.node.type.name === 'source' ? cutMarkdown(part.text).pieces.length : 1
    const own = pieces.slice(next, next + count)
    if (own[0]?.from !== from || own.at(-1)?.to !== to) return { at, runsOn: own[0]?.from === from }
    next += count
  }
  return undefined
}

function placesOf(doc: Node, parts: readonly Part[], pieces: readonly Piece[]): (number | null)[] {
  const places: (number | null)[] = Array.from({ length: doc.childCount }, () => null)
  const extents = extentsOf(parts)
  let place = 0
  for (const [at, part] of parts.entries()) {
    const from = extents[at]?.from ?? 0
    while (place < pieces.length - 1 && (pieces[place]?.to ?? 0) <= from) place += 1
    if (pieces.length > 0) places[part.index] = place
  }
  return places
}
