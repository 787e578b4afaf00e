// Keeps the ids of marks on blocks while those are edited: two that are joined have the ids of both, and a new, empty block has none.
// Knows nothing of what the marks mean.
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'
import { blocksWithin, changedExtent, mappingOf } from './changed-blocks.ts'
import type { BlockMark } from './kept-source.ts'

/** The ids on a block. */
export function originsOf(node: Node): string[] {
  const origin: unknown = node.attrs['origin']
  return typeof origin === 'string' ? origin.split(' ').filter(Boolean) : []
}

/** What has to be put right after these transactions: a transaction, or null. */
export function repairedOrigins(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
): Transaction | null {
  const extent = changedExtent(transactions)
  if (!extent || before.doc.eq(after.doc)) return null
  const tr = after.tr
  const set = (at: number, ids: readonly string[]) =>
    tr.setNodeAttribute(at, 'origin', ids.length > 0 ? ids.join(' ') : null)
  const touched = blocksWithin(after.doc, extent)
  const has = (place: number, id: string) => {
    const node = after.doc.maybeChild(place)
    return node !== null && node !== undefined && originsOf(node).includes(id)
  }
  const fresh = new Set<number>()
  for (const { node, index, from } of touched) {
    if (node.type.name !== 'paragraph' || node.content.size > 0) continue
    const ids = originsOf(node)
    // Enter at the end, or at the beginning, of a block makes an empty one beside it.
    if (ids.length === 0 || !ids.every((id) => has(index - 1, id) || has(index + 1, id))) continue
    set(from, [])
    fresh.add(index)
  }
  const mapping = mappingOf(transactions)
  const inverted = mapping.invert()
  const size = before.doc.content.size
  const was = { from: inverted.map(extent.from, -1), to: inverted.map(extent.to, 1) }
  const present = new Set(touched.flatMap(({ node }) => originsOf(node)))
  const gone = blocksWithin(before.doc, { from: Math.max(0, was.from), to: Math.min(size, was.to) })
    .map(({ node, from, to }) => ({ ids: originsOf(node).filter((id) => !present.has(id)), from, to }))
    .filter(({ ids }) => ids.length > 0)
  for (const { ids, from, to } of gone) {
    const [start, end] = [mapping.mapResult(from + 1, 1), mapping.mapResult(to - 1, -1)]
    if (start.pos >= end.pos) continue
    const block = touched.find((one) => one.from < end.pos && one.to > start.pos && !fresh.has(one.index))
    if (block) set(block.from, [...new Set([...originsOf(tr.doc.nodeAt(block.from) ?? block.node), ...ids])])
  }
  return tr.docChanged ? tr : null
}

export const Origins = Extension.create({
  name: 'origins',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, after) =>
        transactions.some(({ docChanged }) => docChanged) ? repairedOrigins(transactions, before, after) : null,
    }),
  ],
})

/**
 * Where the marks stand now: of each id one place, that of the largest block with it, and null when none has it.
 * @param places for each top-level node its place among the blocks of the Markdown.
 */
export function marksIn(doc: Node, ids: Iterable<string>, places: readonly (number | null)[]): BlockMark[] {
  const found = new Map<string, { at: number; size: number }>()
  doc.forEach((node, _offset, index) => {
    const at = places[index]
    if (at === null || at === undefined) return
    for (const id of originsOf(node)) {
      const size = node.textContent.length
      if (size > (found.get(id)?.size ?? -1)) found.set(id, { at, size })
    }
  })
  return Array.from(ids, (id) => ({ id, at: found.get(id)?.at ?? null }))
}
