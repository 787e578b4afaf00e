// Which top-level blocks a transaction touched: plugins look at those only, so that typing costs the same in a long text. Knows no
// plugin.
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { Mapping } from '@tiptap/pm/transform'

export interface Extent {
  from: number
  to: number
}

/** The part of the new document that these transactions changed, from the first change to the last; undefined for none. */
export function changedExtent(transactions: readonly Transaction[]): Extent | undefined {
  let extent: Extent | undefined
  for (const map of transactions.flatMap(({ mapping }) => mapping.maps)) {
    // What earlier steps changed moves along; one pass, for a transaction may have thousands of steps.
    if (extent) extent = { from: map.map(extent.from, -1), to: map.map(extent.to, 1) }
    map.forEach((_oldFrom, _oldTo, from, to) => {
      extent = { from: Math.min(extent?.from ?? from, from), to: Math.max(extent?.to ?? to, to) }
    })
  }
  return extent
}

/** All steps of these transactions as one mapping. */
export function mappingOf(transactions: readonly Transaction[]): Mapping {
  const mapping = new Mapping()
  for (const transaction of transactions) mapping.appendMapping(transaction.mapping)
  return mapping
}

export interface PlacedBlock {
  node: Node
  /** Its place among the top-level nodes. */
  index: number
  from: number
  to: number
}

/** The top-level blocks that touch this part of a document. */
export function blocksWithin(doc: Node, { from, to }: Extent): PlacedBlock[] {
  const blocks: PlacedBlock[] = []
  const size = doc.content.size
  const $from = doc.resolve(Math.max(0, Math.min(from, size)))
  let [index, offset] = [$from.index(0), $from.depth === 0 ? $from.pos : $from.before(1)]
  // The block that ends here is touched as well.
  if (index > 0 && offset >= from) offset -= doc.child((index -= 1)).nodeSize
  for (; index < doc.childCount && offset <= to; index += 1) {
    const node = doc.child(index)
    blocks.push({ node, index, from: offset, to: offset + node.nodeSize })
    offset += node.nodeSize
  }
  return blocks
}
