// Moves, doubles and takes away the blocks of the selection. Knows no keys.
import { Fragment } from '@tiptap/pm/model'
import { NodeSelection, Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'

interface Blocks {
  first: number
  last: number
  from: number
  to: number
}

/** The top-level blocks that the selection touches. */
function selectedBlocks({ doc, selection }: EditorState): Blocks {
  const first = Math.min(selection.$from.index(0), doc.childCount - 1)
  const ends =
    selection.to > selection.from && selection.$to.depth === 0 ? selection.$to.index(0) - 1 : selection.$to.index(0)
  const last = Math.max(first, Math.min(ends, doc.childCount - 1))
  let from = 0
  for (let at = 0; at < first; at += 1) from += doc.child(at).nodeSize
  let to = from
  for (let at = first; at <= last; at += 1) to += doc.child(at).nodeSize
  return { first, last, from, to }
}

/** The selected blocks one place up (-1) or down (1), the selection along; null at the end. In a list the item is moved first. */
export function movedBlocks(state: EditorState, by: -1 | 1): Transaction | null {
  return movedItem(state, by) ?? movedTopLevel(state, by)
}

function movedTopLevel(state: EditorState, by: -1 | 1): Transaction | null {
  const { doc } = state
  const { first, last, from, to } = selectedBlocks(state)
  const other = doc.maybeChild(by < 0 ? first - 1 : last + 1)
  if (!other) return null
  const slice = doc.slice(from, to).content
  return swapped(state, { from, to, by, size: other.nodeSize, own: slice })
}

function movedItem(state: EditorState, by: -1 | 1): Transaction | null {
  const { $from, $to } = state.selection
  const shared = $from.sharedDepth($to.pos)
  for (let depth = shared; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'listItem') continue
    const list = $from.node(depth - 1)
    const other = list.maybeChild($from.index(depth - 1) + by)
    if (!other) return null
    const [from, to] = [$from.before(depth), $from.after(depth)]
    return swapped(state, { from, to, by, size: other.nodeSize, own: Fragment.from($from.node(depth)) })
  }
  return null
}

interface Swap {
  from: number
  to: number
  by: -1 | 1
  size: number
  own: Fragment
}

/** Instead of one with all: only what moves is replaced, so that the other one stays the very same node. */
function swapped(state: EditorState, { from, to, by, size, own }: Swap): Transaction {
  const { anchor, head } = state.selection
  const tr = state.tr
  const target = by < 0 ? from - size : from + size
  tr.delete(from, to).insert(target, own)
  const shift = target - from
  const isNode = state.selection instanceof NodeSelection
  tr.setSelection(isNode ? NodeSelection.create(tr.doc, anchor + shift) : between(tr, anchor + shift, head + shift))
  return tr.scrollIntoView()
}

function between({ doc }: Transaction, anchor: number, head: number): Selection {
  return TextSelection.between(doc.resolve(anchor), doc.resolve(head))
}

/**
 * The selected blocks once more, behind them; the cursor goes along. A double is nobody's but the writer's: it has no ids, and is a node
 * of its own, so that it is not taken for the block it was made from.
 */
export function doubledBlocks(state: EditorState): Transaction {
  const { from, to } = selectedBlocks(state)
  const copies = state.doc
    .slice(from, to)
    .content.content.map((node) => node.type.create({ ...node.attrs, origin: null }, node.content, node.marks))
  const tr = state.tr.insert(to, copies)
  const { anchor, head } = state.selection
  return tr.setSelection(between(tr, anchor + to - from, head + to - from)).scrollIntoView()
}

/** Without the selected blocks. */
export function deletedBlocks(state: EditorState): Transaction {
  const { first, last, from, to } = selectedBlocks(state)
  const tr = state.tr
  if (first === 0 && last === state.doc.childCount - 1) tr.replaceWith(from, to, state.schema.node('paragraph'))
  else tr.delete(from, to)
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)), -1)).scrollIntoView()
}
