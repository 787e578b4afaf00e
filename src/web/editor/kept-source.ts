// What a text was when it was opened: each block of the editor with the Markdown it came from, and the white space between them. Reads;
// kept-text.ts writes.
import type { Node, Schema } from '@tiptap/pm/model'
import { cutMarkdown, type Definitions, type Piece } from './cut.ts'
import { readLineEnds } from './line-ends.ts'
import { readBlock } from './read-block.ts'
import { writeBlock } from './write-block.ts'

/** A piece of source: with LF only, as marked reads it, and as it was. */
export interface Raw {
  text: string
  source: string
}

export interface KeptBlock extends Raw {
  node: Node
  /** The white space after it. */
  gap: Raw
}

export interface KeptSource {
  blocks: readonly KeptBlock[]
  /** The white space before the first block. */
  head: Raw
  /** What ends new lines. */
  lineEnd: string
}

/** Names a block of the text by its place among all, from 0. */
export interface BlockMark {
  id: string
  at: number | null
}

/** Reads a text into nodes. Whatever the text, the Markdown of the result is the text. */
export function openMarkdown(markdown: string, schema: Schema, marks: readonly BlockMark[] = []): KeptSource {
  const ends = readLineEnds(markdown)
  const { pieces, definitions } = cutMarkdown(ends.text)
  const raw = (from: number, to: number): Raw => ({ text: ends.text.slice(from, to), source: ends.source(from, to) })
  const blocks = pieces.map((piece, at) => {
    const own = raw(piece.from, piece.to)
    const next = pieces[at + 1]?.from ?? ends.text.length
    const node = withOrigin(nodeOf(own.text, piece, schema, definitions), originAt(marks, at))
    return { ...own, node, gap: raw(piece.to, next) }
  })
  return { blocks, head: raw(0, pieces[0]?.from ?? ends.text.length), lineEnd: ends.usual }
}

/** The document of the editor for a text; one with nothing in it has an empty paragraph. */
export function documentOf({ blocks }: KeptSource, schema: Schema): Node {
  return schema.node('doc', null, blocks.length > 0 ? blocks.map(({ node }) => node) : [schema.node('paragraph')])
}

const originAt = (marks: readonly BlockMark[], place: number) =>
  marks
    .filter(({ at }) => at === place)
    .map(({ id }) => id)
    .join(' ')

/** The node with these ids on it. */
export function withOrigin(node: Node, origin: string): Node {
  return origin === '' ? node : node.type.create({ ...node.attrs, origin }, node.content, node.marks)
}

function nodeOf(text: string, piece: Piece, schema: Schema, definitions: Definitions): Node {
  return heldBlock(text, piece, schema, definitions) ?? sourceBlock(text, schema)
}

/** The node for a block that the editor can hold: that it can read, and write so that it is read as the same again. */
function heldBlock(text: string, { type }: Piece, schema: Schema, definitions: Definitions): Node | null {
  if (type === 'def' || type === 'html' || type === 'frontmatter') return null
  const node = readBlock(text, schema, definitions)
  if (node === null || !isSound(node)) return null
  return isPlain(node) || writeBlock(node, definitions).isRight ? node : null
}

const sourceBlock = (text: string, schema: Schema) =>
  schema.node('source', null, text === '' ? undefined : schema.text(text))

function isSound(node: Node): boolean {
  try {
    node.check()
    return true
  } catch {
    return false
  }
}

/** Nothing but words: that can be written, whatever they are. */
function isPlain(node: Node): boolean {
  return (
    node.type.name === 'paragraph' &&
    node.childCount === 1 &&
    node.firstChild?.isText === true &&
    node.firstChild.marks.length === 0
  )
}

/** The blocks that a piece of Markdown is; source blocks where the editor cannot hold it. */
export function blocksOf(markdown: string, schema: Schema, known: Definitions): Node[] {
  const { text } = readLineEnds(markdown)
  const { pieces, definitions } = cutMarkdown(text)
  const all = { ...known, ...definitions }
  return pieces.map((piece) => nodeOf(text.slice(piece.from, piece.to), piece, schema, all))
}
