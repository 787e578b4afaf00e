// The definitions that the references in a document of the editor lead to: they stand in its source blocks. Knows nothing of the text
// they came from.
import type { Node } from '@tiptap/pm/model'
import { blockLexer, type Definitions } from './cut.ts'

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
  const lexer = blockLexer()
  try {
    if (source.textContent.includes(']:')) lexer.blockTokens(source.textContent, lexer.tokens)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  known.set(source, lexer.tokens.links)
  return lexer.tokens.links
}
