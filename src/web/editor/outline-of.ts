// The headings of a document, and which one the cursor stands below. Knows no screen.
import type { Node } from '@tiptap/pm/model'

export interface Heading {
  level: number
  text: string
  /** In the document. */
  pos: number
}

/** The headings at the top of the text, in order; those without words are left out. */
export function headingsOf(doc: Node): Heading[] {
  const headings: Heading[] = []
  doc.forEach((node, pos) => {
    if (node.type.name !== 'heading') return
    const text = node.textBetween(0, node.content.size, ' ', ' ').trim()
    if (text !== '') headings.push({ level: Number(node.attrs['level']), text, pos })
  })
  return headings
}

/** The place among `headings` of the last one at or before `pos`; -1 above the first. */
export const headingAt = (headings: readonly Heading[], pos: number) =>
  headings.findLastIndex((heading) => heading.pos <= pos)
