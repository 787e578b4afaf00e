// The pictures that a text shows, in their order, and which of them say nothing to who cannot see them. Knows not where they come from.
import { named } from '../naming.ts'
import { piecesOf } from '../markdown/inline.ts'
import { readMarkdown, type Node } from '../markdown/tree.ts'
import type { Targets } from '../markdown/definitions.ts'

export interface PictureMention {
  address: string
  /** Instead of the picture, for who cannot see it. */
  alt: string
  /** The line that says whose it is: the title of the picture in Markdown. */
  credit: string
  /** Which of the text's pictures, from 1. */
  number: number
  /** The block that it stands in, from 0. */
  block: number
}

/** The pictures of a text. Takes time in proportion to the text. */
export function picturesIn(markdown: string): PictureMention[] {
  // Most texts have none.
  if (!markdown.includes('![')) return []
  const found: PictureMention[] = []
  const { blocks, targets } = readMarkdown(markdown)
  for (const [block, node] of blocks.entries())
    for (const { address, text, title } of imagesIn(node, targets))
      found.push({ address, alt: text, credit: title, number: found.length + 1, block })
  return found
}

/** Those without a text for who cannot see them. Markdown cannot say that a picture is only decoration, so each needs one. */
export const picturesWithoutAlt = (markdown: string) => picturesIn(markdown).filter(({ alt }) => alt.trim() === '')

/** `Afbeelding 2 heeft` or `Afbeeldingen 2, 3 en 5 hebben`: by their numbers. */
export function picturesNamed(mentions: readonly Pick<PictureMention, 'number'>[]): string {
  const numbers = mentions.map(({ number }) => number)
  const shown =
    numbers.length > MOST_NAMED
      ? [...numbers.slice(0, MOST_NAMED - 1), `${numbers.length - MOST_NAMED + 1} andere`]
      : numbers
  if (shown.length === 1) return `Afbeelding ${shown[0]} heeft`
  return `Afbeeldingen ${named(shown.map(String))} hebben`
}
const MOST_NAMED = 6

function imagesIn(node: Node, targets: Targets): { address: string; text: string; title: string }[] {
  const inLine = (text: string) =>
    text.includes('![') ? piecesOf(text, targets).filter((piece) => piece.kind === 'image') : []
  switch (node.type) {
    case 'heading':
    case 'paragraph':
      return inLine(node.text)
    case 'list':
      return node.items.flatMap(({ nodes }) => nodes.flatMap((inner) => imagesIn(inner, targets)))
    case 'blockquote':
      return node.nodes.flatMap((inner) => imagesIn(inner, targets))
    case 'table':
      return [node.head, ...node.rows].flat().flatMap(inLine)
    case 'code':
    case 'hr':
    case 'html':
    case 'def':
    case 'frontmatter':
      return []
  }
}
