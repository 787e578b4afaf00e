// Reads a block of Markdown, from marked's tokens, into a node of the editor. What the editor cannot hold is told by null: it then
// stays as it is written. Knows nothing of places in the text.
import type { Token, Tokens } from 'marked'
import type { Node, Schema } from '@tiptap/pm/model'
import { blockLexer, type Definitions } from './cut.ts'
import { readInline } from './read-inline.ts'

/** Deeper lists and quotes are kept as they are written: nobody can work in those. */
const DEEPEST = 8

/** In UTF-16 units. Longer blocks are no text that somebody edits. */
const LONGEST = 60_000

/** Signs of emphasis in one block: marked takes quadratic time for those that nothing closes. */
const MOST_EMPHASES = 1_500

function countOf(text: string, pattern: RegExp): number {
  let count = 0
  for (const _ of text.matchAll(pattern)) count += 1
  return count
}

/** Quotes and bullets in each other at the beginning of one line. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)])){16,}/m

/** The node for one block of Markdown; null when there is more than one, or when the editor cannot hold it. */
export function readBlock(markdown: string, schema: Schema, definitions: Definitions): Node | null {
  if (markdown.length > LONGEST || TOO_DEEP.test(markdown) || countOf(markdown, /[*_~]+/g) > MOST_EMPHASES) return null
  const tokens = tokensOf(markdown, definitions)
  const [token] = tokens
  return token && tokens.length === 1 ? nodeOf(token, schema, 0) : null
}

function tokensOf(markdown: string, definitions: Definitions): Token[] {
  try {
    return blockLexer(definitions)
      .lex(markdown)
      .filter(({ type }) => type !== 'space')
  } catch (error) {
    // marked goes as deep as the text does.
    if (error instanceof RangeError) return []
    throw error
  }
}

function nodeOf(token: Token, schema: Schema, depth: number): Node | null {
  switch (token.type) {
    case 'heading': {
      const { depth: level, tokens } = token as Tokens.Heading
      return textBlock('heading', { level }, tokens, schema)
    }
    case 'paragraph':
    case 'text':
      return textBlock('paragraph', null, (token as Tokens.Paragraph).tokens, schema)
    case 'hr':
      return schema.node('horizontalRule')
    case 'code': {
      const { text, lang } = token as Tokens.Code
      return schema.node('codeBlock', { language: lang || null }, text === '' ? undefined : schema.text(text))
    }
    case 'blockquote': {
      const nodes = depth < DEEPEST ? nodesOf((token as Tokens.Blockquote).tokens, schema, depth + 1) : null
      return nodes && schema.node('blockquote', null, nodes.length > 0 ? nodes : [schema.node('paragraph')])
    }
    case 'list':
      return depth < DEEPEST ? listOf(token as Tokens.List, schema, depth + 1) : null
    case 'table':
      return tableOf(token as Tokens.Table, schema)
    default:
      return null
  }
}

function nodesOf(tokens: readonly Token[], schema: Schema, depth: number): Node[] | null {
  const nodes: Node[] = []
  for (const token of tokens) {
    if (token.type === 'space') continue
    const node = nodeOf(token, schema, depth)
    if (node === null) return null
    nodes.push(node)
  }
  return nodes
}

function textBlock(
  name: string,
  attributes: Record<string, unknown> | null,
  tokens: readonly Token[] | undefined,
  schema: Schema,
): Node | null {
  const content = tokens && readInline(tokens, { schema, inCell: false })
  return content ? schema.node(name, attributes, content) : null
}

function listOf({ ordered, start, loose, items, raw }: Tokens.List, schema: Schema, depth: number): Node | null {
  const read: Node[] = []
  for (const { task, tokens } of items) {
    const nodes = task ? null : nodesOf(tokens, schema, depth)
    if (nodes === null) return null
    if (nodes[0]?.type.name !== 'paragraph') nodes.unshift(schema.node('paragraph'))
    read.push(schema.node('listItem', null, nodes))
  }
  const marker = /^\s*(?:\d+)?([-*+.)])/.exec(raw)?.[1] ?? null
  return ordered
    ? schema.node('orderedList', { start: Number(start), marker, tight: !loose }, read)
    : schema.node('bulletList', { marker, tight: !loose }, read)
}

function tableOf({ header, rows, align }: Tokens.Table, schema: Schema): Node | null {
  const rowOf = (cells: readonly Tokens.TableCell[], name: string): Node | null => {
    const read: Node[] = []
    for (const [column, { tokens }] of cells.entries()) {
      const content = readInline(tokens, { schema, inCell: true })
      if (content === null) return null
      read.push(schema.node(name, { align: align[column] ?? null }, schema.node('paragraph', null, content)))
    }
    return schema.node('tableRow', null, read)
  }
  const read: Node[] = []
  for (const [at, cells] of [header, ...rows].entries()) {
    const row = rowOf(cells, at === 0 ? 'tableHeader' : 'tableCell')
    if (row === null) return null
    read.push(row)
  }
  return schema.node('table', null, read)
}

/** The content of a cell, for who writes one. */
export function readCell(markdown: string, schema: Schema, definitions: Definitions): Node | null {
  const content = readInline(blockLexer(definitions).inlineTokens(markdown), { schema, inCell: true })
  return content && schema.node('paragraph', null, content)
}
