// Keeps blocks apart that, written below each other, would be read as something else: two lists of one sign, code behind a list. Knows
// nothing of the rest of the text.
import type { Node } from '@tiptap/pm/model'
import type { Definitions } from './cut.ts'
import type { Raw } from './kept-source.ts'
import { markerOf, writtenBlock } from './write-block.ts'

/** A block with Markdown in the text that is being written. */
export interface Part extends Raw {
  node: Node
  /** Among the top-level nodes of the document. */
  index: number
  /** Among the blocks of the source, when it is as it was there. */
  place: number | undefined
  /** The white space before it. */
  before: Raw
}

interface Separating {
  definitions: Definitions
  lineEnd: string
  /** What was done before. */
  tried: Set<string>
}

/**
 * Changes one thing about the part that is read wrongly, or the one behind it when it runs on into that: more white space between, another sign, another way to write it.
 * What somebody edited is changed first, so that the blocks around it stay as they were.
 * @returns false when nothing is left to try.
 */
export function separate(parts: Part[], wrong: { at: number; runsOn: boolean }, separating: Separating): boolean {
  const { lineEnd, tried } = separating
  const isNew = (name: string) => !tried.has(name) && tried.add(name) !== undefined
  for (const at of wrong.runsOn ? [wrong.at + 1, wrong.at] : [wrong.at, wrong.at + 1]) {
    const part = parts[at]
    if (at === 0 || !part || part.before.text.includes('\n\n') || !isNew(`space ${at}`)) continue
    part.before = { text: '\n\n', source: lineEnd + lineEnd }
    return true
  }
  // What somebody opens in Markdown of their own and does not close goes on, whatever follows it.
  if (parts[wrong.at]?.node.type.name === 'source') return false
  const near = [wrong.at + 1, wrong.at, wrong.at - 1].filter((at) => parts[at] !== undefined)
  const edited = near.filter((at) => parts[at]?.place === undefined)
  for (const at of [...edited, ...near.filter((one) => !edited.includes(one))]) {
    if (!isNew(`write ${at}`) || !writeAnew(parts, at, separating)) continue
    return true
  }
  return false
}

function writeAnew(parts: Part[], at: number, { definitions, lineEnd }: Separating): boolean {
  const part = parts[at]
  if (!part || part.node.type.name === 'source') return false
  const taken = [parts[at - 1], parts[at + 1]].flatMap((other) => {
    const marker = other?.node.type === part.node.type ? markerOf(other.node, other.text) : undefined
    return marker === undefined ? [] : [marker]
  })
  const text = writtenBlock(part.node, definitions, taken)
  if (text === part.text || text === '') return false
  parts[at] = { ...part, text, source: text.replaceAll('\n', lineEnd), place: undefined }
  return true
}
