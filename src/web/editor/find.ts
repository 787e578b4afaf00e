// Finds words in the document of the editor and replaces them. Knows no screen.
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

export interface Search {
  words: string
  matchCase: boolean
  wholeWord: boolean
}

export interface Match {
  from: number
  to: number
}

/** More are not shown: nobody walks through those, and each is a decoration. */
const MOST_MATCHES = 5_000

/** Where these words stand, also across bold and links, not across blocks. */
export function findMatches(doc: Node, search: Search): Match[] {
  const pattern = patternOf(search)
  const matches: Match[] = []
  if (!pattern) return matches
  doc.descendants((block, pos) => {
    if (!block.isTextblock) return matches.length < MOST_MATCHES
    const text = block.textBetween(0, block.content.size, undefined, '\ufffc')
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (matches.length >= MOST_MATCHES) break
      matches.push({ from: pos + 1 + index, to: pos + 1 + index + found.length })
    }
    return false
  })
  return matches
}

function patternOf({ words, matchCase, wholeWord }: Search): RegExp | undefined {
  if (words === '') return undefined
  // Not a hyphen too: with the flag u only signs that mean something there may have a backslash.
  const literal = words.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  // A typed apostrophe or space also finds the one that was typeset.
  const loose = literal
    .replace(/['‘’]/g, "['‘’]")
    .replace(/["“”„]/g, '["“”„]')
    .replace(/ /g, '[ \u00a0]')
  const bounded = wholeWord ? String.raw`(?<![\p{L}\p{N}_])${loose}(?![\p{L}\p{N}_])` : loose
  return new RegExp(bounded, matchCase ? 'gu' : 'giu')
}

/** Puts `by` in the place of these matches, with the marks that stood there; from the last on, so that the others keep their places. */
export function replaceMatches(tr: Transaction, matches: readonly Match[], by: string): Transaction {
  for (const { from, to } of matches.toReversed()) {
    if (by === '') {
      tr.delete(from, to)
      continue
    }
    const marks = tr.doc.nodeAt(from)?.marks ?? []
    tr.replaceWith(from, to, tr.doc.type.schema.text(by, marks))
  }
  return tr
}
