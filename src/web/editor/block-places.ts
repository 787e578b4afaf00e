// Which block of the Markdown each top-level node is, without writing the Markdown: cheap enough to ask for every key. Knows no screen.
import type { Node } from '@tiptap/pm/model'
import { cutMarkdown } from './cut.ts'
import { isBlank } from './same-text.ts'

const counts = new WeakMap<Node, number>()

/** How many blocks a top-level node is in the Markdown: none when it is empty, more for source with several. */
function blockCount(node: Node): number {
  const known = counts.get(node)
  if (known !== undefined) return known
  const count = node.type.name === 'source' ? cutMarkdown(node.textContent).pieces.length : isBlank(node) ? 0 : 1
  counts.set(node, count)
  return count
}

/** The place among the blocks of the Markdown of the top-level node with this index; null when it is empty. */
export function placeOfBlock(doc: Node, index: number): number | null {
  const node = doc.maybeChild(index)
  if (!node || blockCount(node) === 0) return null
  return doc.children.slice(0, index).reduce((sum, before) => sum + blockCount(before), 0)
}

/** The top-level node with this place among the blocks of the Markdown, and where it stands. */
export function blockAtPlace(doc: Node, place: number): { node: Node; index: number; pos: number } | undefined {
  let [passed, pos] = [0, 0]
  for (const [index, node] of doc.children.entries()) {
    passed += blockCount(node)
    if (passed > place) return { node, index, pos }
    pos += node.nodeSize
  }
  return undefined
}
