// Cuts Markdown into its top-level blocks, each with its place, so that together with the white space between them they are the
// text. Knows nothing of what the editor can hold.
import { Lexer, type Token, type TokensList } from 'marked'

/** What links refer to: the definitions of the whole text, by label. */
export type Definitions = TokensList['links']

export interface Piece {
  /** Where it begins and ends, without the blank lines around it. */
  from: number
  to: number
  /** As marked reads it, without what stands inside lines; undefined for front matter and what marked leaves out. */
  token: Token | undefined
}

interface Cut {
  pieces: Piece[]
  definitions: Definitions
}

/** Front matter: between two lines of dashes at the very beginning, with a name and a colon in its first line. */
const FRONT_MATTER = /^---[ \t]*\n[\w-]+[ \t]*:[^\n]*\n(?:[^\n]*\n)*?(?:---|\.\.\.)[ \t]*(?=\n|$)/

/**
 * The blocks of a text whose lines end with LF, in the order in which they stand: the tokens of marked's lexer without `space`.
 * Front matter is one block. A text that marked cannot read, such as a thousand quotes in each other, is one block too.
 */
export function cutMarkdown(text: string): Cut {
  const front = FRONT_MATTER.exec(text)?.[0].length ?? 0
  const pieces: Piece[] = front > 0 ? [{ from: 0, to: front, token: undefined }] : []
  const lexer = blockLexer()
  let at = front
  for (const token of blockTokens(lexer, text.slice(front))) {
    let to = endOf(token.raw, text, at)
    if (to === undefined) {
      // marked leaves the second definition of one label out.
      const begins = text.indexOf(token.raw, at)
      if (begins === -1) break
      pieces.push(...leftOut(text, at, begins))
      to = begins + token.raw.length
      at = begins
    }
    if (token.type !== 'space') pieces.push(trimmed(text, at, to, token))
    at = to
  }
  if (at < text.length) pieces.push(...leftOut(text, at, text.length))
  return { pieces, definitions: lexer.tokens.links }
}

/** A lexer of GFM that knows these definitions. */
export function blockLexer(definitions?: Definitions): Lexer {
  const lexer = new Lexer({ gfm: true })
  if (definitions) lexer.tokens.links = Object.assign(Object.create(null) as Definitions, definitions)
  return lexer
}

function blockTokens(lexer: Lexer, text: string): Token[] {
  try {
    return lexer.blockTokens(text, lexer.tokens)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** Where the text of a token ends that begins at `at`; undefined when it does not. marked adds white space to some quotes. */
function endOf(raw: string, text: string, at: number): number | undefined {
  if (text.startsWith(raw, at)) return at + raw.length
  let to = at
  for (const sign of raw.replace(/\s+/g, '')) {
    while (/\s/.test(text[to] ?? '')) to += 1
    if (!text.startsWith(sign, to)) return undefined
    to += sign.length
  }
  return raw.trim() === '' ? undefined : to
}

/** Where a block stands without the line ends after it, and the blank lines before it. */
function trimmed(text: string, from: number, to: number, token: Token | undefined): Piece {
  const blank = /^(?:[ \t]*\n)*/.exec(text.slice(from, to))?.[0].length ?? 0
  let end = to
  while (end > from && text[end - 1] === '\n') end -= 1
  return { from: from + blank, to: Math.max(end, from + blank), token }
}

/** A definition that is there already, or a text that cannot be read: each paragraph of it by itself. */
function leftOut(text: string, from: number, to: number): Piece[] {
  const whole = text.slice(from, to)
  if (whole.trim() === '') return []
  const lexer = blockLexer()
  const tokens = blockTokens(lexer, whole).filter(({ type }) => type === 'def')
  if (tokens.map(({ raw }) => raw).join('') !== whole) return [trimmed(text, from, to, undefined)]
  let at = from
  return tokens.map((token) => trimmed(text, at, (at += token.raw.length), token))
}
