// The definitions that the references in a document of the editor lead to: they stand in its source blocks. Knows nothing of the text
// they came from.
import type { Node } from '@tiptap/pm/model'
import { cutMarkdown, type Definitions } from './cut.ts'

const known = new WeakMap<Node, Definitions>()

/** All definitions of a document, of each label the first. */
export function definitionsIn(doc: Node): Definitions {
  const all = Object.create(null) as Definitions
  doc.forEach((node) => {
    if (node.type.name !== 'source') return
    for (const [label, definition] of Object.entries(definitionsOf(node))) all[label] ??= definition
  })
  return all
}

function definitionsOf(source: Node): Definitions {
  const before = known.get(source)
  if (before) return before
  const { definitions } = cutMarkdown(source.textContent)
  known.set(source, definitions)
  return definitions
}
