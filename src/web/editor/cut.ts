// Cuts Markdown into its top-level blocks, each with its place, so that together with the white space between them they are the
// text. The blocks are those of the contract, so that a block has the same number here and on the server. Knows nothing of what the
// editor can hold.
import { Lexer, type TokensList } from 'marked'
import { readMarkdown, type Placed } from '#contract/markdown/tree.ts'

/** What links refer to: the definitions of the whole text, by label, as marked takes them. */
export type Definitions = TokensList['links']

export interface Piece {
  type: Placed['type']
  /** Where it begins and ends, without the blank lines around it. */
  from: number
  to: number
}

interface Cut {
  pieces: Piece[]
  definitions: Definitions
}

/** The blocks of a text, in the order in which they stand. Front matter is one block. */
export function cutMarkdown(text: string): Cut {
  const { blocks, targets } = readMarkdown(text)
  const definitions = Object.create(null) as Definitions
  for (const [label, { address, title }] of targets)
    definitions[label] = { href: address, title: title === '' ? null : title }
  return { pieces: blocks.map(({ type, from, to }) => ({ type, from, to })), definitions }
}

/** A lexer of GFM that knows these definitions. */
export function blockLexer(definitions: Definitions): Lexer {
  const lexer = new Lexer({ gfm: true })
  lexer.tokens.links = Object.assign(Object.create(null) as Definitions, definitions)
  return lexer
}
