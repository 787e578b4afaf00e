// The readable text of Markdown, without its signs: for cards, search, word counts and measures. Knows nothing of how it looks.
import { characterCount } from '../characters.ts'
import type { Targets } from './definitions.ts'
import { piecesOf, wordsOf } from './inline.ts'
import { readMarkdown, type Node, type Placed, type Reading } from './tree.ts'

export interface Block {
  /** As marked calls it, and `frontmatter`. */
  type: Placed['type']
  /** As it is written, without the blank lines after it. */
  raw: string
  /** Where `raw` stands in the text. */
  from: number
  to: number
  /** What a reader sees of it: lines of a list or a table below each other, cells apart by a tab. */
  text: string
}

/**
 * The blocks of a Markdown text: those that marked's lexer (17, GFM) gives, without `space`, so that a block has the same number
 * here and in the editor; front matter is one. Time in proportion to the text, however hostile.
 */
export function blocksOf(markdown: string): Block[] {
  const { blocks, targets } = readMarkdown(markdown)
  return blocks.map((block) => {
    const { type, from, to } = block
    return { type, raw: markdown.slice(from, to), from, to, text: textOf(block, targets) }
  })
}

/** The readable text: blocks with a blank line between. HTML, front matter and marks of footnotes are none. */
export const plainText = (markdown: string) => textOfReading(readMarkdown(markdown))

/** The same of a text that was read already. */
export const textOfReading = ({ blocks, targets }: Reading) => joined(blocks, targets, '\n\n')

/** How many words the readable text has: divided at white space. */
export const wordCountOf = (markdown: string) => plainText(markdown).match(/\S+/g)?.length ?? 0

/** How much of a text is read for its beginning, in characters, at first. */
const BEGINNING = 8_000

/** The first characters of the readable text, on one line. It is cut where it must be, and has no sign that says so. */
export function excerptOf(markdown: string, characters: number): string {
  for (let size = BEGINNING; ; size *= 8) {
    const whole = size >= markdown.length
    const text = plainText(whole ? markdown : markdown.slice(0, size))
      .replace(/\s+/g, ' ')
      .trim()
    // What was cut off may have changed the last words.
    if (!whole && characterCount(text) < 2 * characters) continue
    return Array.from(text.slice(0, 2 * characters))
      .slice(0, characters)
      .join('')
      .trimEnd()
  }
}

function textOf(node: Node, targets: Targets): string {
  switch (node.type) {
    case 'heading':
    case 'paragraph':
      return words(node.text, targets)
    case 'list':
      return node.items
        .map(({ nodes }) => joined(nodes, targets, '\n'))
        .filter(Boolean)
        .join('\n')
    case 'blockquote':
      return joined(node.nodes, targets, '\n')
    case 'table':
      return [node.head, ...node.rows]
        .map((row) =>
          row
            .map((cell) => words(cell, targets).replaceAll('\n', ' '))
            .join('\t')
            .trim(),
        )
        .filter(Boolean)
        .join('\n')
    case 'code':
      return node.text.trim()
    case 'hr':
    case 'html':
    case 'def':
    case 'frontmatter':
      return ''
  }
}

const joined = (nodes: readonly Node[], targets: Targets, between: string) =>
  nodes
    .map((node) => textOf(node, targets))
    .filter(Boolean)
    .join(between)

const words = (text: string, targets: Targets) => wordsOf(piecesOf(text, targets)).trim()
