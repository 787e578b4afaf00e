// Reads what stands in the lines of a block, from marked's tokens into nodes of the editor. What the editor cannot hold is told by
// null. Knows nothing of blocks.
import type { Token, Tokens } from 'marked'
import type { Mark, Node, Schema } from '@tiptap/pm/model'
import { withoutEntities } from './entities.ts'
import { isSafeLink, isSafePicture } from './safe-address.ts'

export interface InlineReading {
  schema: Schema
  /** In a cell of a table, where a line can only be broken by `<br>`. */
  inCell: boolean
}

const marksOf: Record<string, string> = { strong: 'bold', em: 'italic', del: 'strike' }

/** A mark of a footnote, which marked takes for text. */
const FOOTNOTE = /\[\^[^\]\s]+\]/

/** The nodes of these tokens, or null when one of them cannot be held. */
export function readInline(
  tokens: readonly Token[],
  reading: InlineReading,
  marks: readonly Mark[] = [],
): Node[] | null {
  const nodes: Node[] = []
  let text = ''
  const flush = () => {
    // Spaces at the beginning of a line are no text.
    if (nodes.at(-1)?.type.name === 'hardBreak' || (nodes.length === 0 && marks.length === 0))
      text = text.replace(/^ +/, '')
    if (text !== '') nodes.push(reading.schema.text(text, marks))
    text = ''
  }
  for (const token of tokens) {
    const plain = plainOf(token)
    if (plain === null) return null
    if (plain !== undefined) {
      text += plain
      continue
    }
    flush()
    const read = readOne(token, reading, marks)
    if (read === null) return null
    nodes.push(...read)
  }
  flush()
  return nodes
}

/** The text that a token is; undefined when it is something else, null when it has a character whose name is not known. */
function plainOf(token: Token): string | null | undefined {
  if (token.type === 'escape') return (token as Tokens.Escape).text
  if (token.type !== 'text' || ('tokens' in token && token.tokens)) return undefined
  if (FOOTNOTE.test(token.raw)) return null
  return withoutEntities(token.raw.replace(/ *\n */g, ' '))
}

function readOne(token: Token, reading: InlineReading, marks: readonly Mark[]): Node[] | null {
  const { schema } = reading
  switch (token.type) {
    case 'br':
      return [schema.node('hardBreak', null, undefined, marks)]
    case 'html':
      return reading.inCell && /^<br *\/?>$/i.test(token.raw)
        ? [schema.node('hardBreak', null, undefined, marks)]
        : null
    case 'codespan':
      return [schema.text((token as Tokens.Codespan).text, [...marks, schema.mark('code')])]
    case 'strong':
    case 'em':
    case 'del': {
      const mark = schema.mark(marksOf[token.type] ?? '')
      // Twice the same around each other is once; what is written back would have to be the same.
      return mark.isInSet(marks) ? null : readInline((token as Tokens.Strong).tokens, reading, mark.addToSet(marks))
    }
    case 'link': {
      const { href, title, tokens, raw } = token as Tokens.Link
      if (raw.startsWith('[^') && FOOTNOTE.test(raw)) return null
      const address = withoutEntities(href)
      const words = withoutEntities(title ?? '')
      if (address === null || words === null || !isSafeLink(address)) return null
      const link = schema.mark('link', { href: address, title: words || null })
      const read = readInline(tokens, reading, link.addToSet(marks))
      return read?.length === 0 ? null : read
    }
    case 'image':
      return readPicture(token as Tokens.Image, schema, marks)
    default:
      return null
  }
}

function readPicture({ href, title, tokens }: Tokens.Image, schema: Schema, marks: readonly Mark[]): Node[] | null {
  const src = withoutEntities(href)
  const words = withoutEntities(title ?? '')
  const alt = tokens.map(plainOf)
  if (src === null || words === null || !isSafePicture(src) || src === '') return null
  if (alt.some((part) => typeof part !== 'string')) return null
  return [schema.node('image', { src, alt: alt.join(''), title: words || null }, undefined, marks)]
}
