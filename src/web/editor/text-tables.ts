// Tables in the editor, as Markdown can have them: the first row is the head, and no cell spans others. Knows no buttons.
import { Extension, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { blocksWithin, changedExtent } from './changed-blocks.ts'

/** Puts the cells of the touched tables right: heads in the first row, and only there. */
export function repairedTables(transactions: readonly Transaction[], state: EditorState): Transaction | null {
  const extent = changedExtent(transactions)
  if (!extent) return null
  const tr = state.tr
  const repair = (table: Node, pos: number) =>
    table.forEach((row, rowAt, index) =>
      row.forEach((cell, cellAt) => {
        const wanted = state.schema.nodes[index === 0 ? 'tableHeader' : 'tableCell']
        const at = pos + 1 + rowAt + 1 + cellAt
        if (wanted && cell.type !== wanted) tr.setNodeMarkup(at, wanted, { align: cell.attrs['align'] as unknown })
      }),
    )
  for (const { node, from } of blocksWithin(state.doc, extent)) {
    if (node.type.name === 'table') repair(node, from)
    else if (!node.isTextblock)
      node.descendants((child, offset) => {
        if (child.type.name === 'table') repair(child, from + 1 + offset)
        return !child.isTextblock
      })
  }
  return tr.docChanged ? tr : null
}

/** Makes the row with the cursor the head, by moving it to the top. */
export function makeHead(editor: Editor): boolean {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'tableRow' || $from.index(depth - 1) === 0) continue
    const row = $from.node(depth)
    const tr = editor.state.tr.delete($from.before(depth), $from.after(depth))
    editor.view.dispatch(tr.insert($from.start(depth - 1), row))
    return true
  }
  return false
}

export type Align = 'left' | 'center' | 'right' | null

/** Aligns the column with the cursor: Markdown aligns whole columns. */
export function alignColumn(editor: Editor, align: Align): boolean {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'tableRow') continue
    const column = $from.index(depth)
    const tr = editor.state.tr
    const start = $from.start(depth - 1)
    $from.node(depth - 1).forEach((row, offset) => {
      let at = start + offset + 1
      row.forEach((cell, _offset, index) => {
        if (index === column) tr.setNodeAttribute(at, 'align', align)
        at += cell.nodeSize
      })
    })
    editor.view.dispatch(tr)
    return true
  }
  return false
}

export const Tables = Extension.create({
  name: 'tables',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('tablesOfMarkdown'),
      appendTransaction: (transactions, _before, after) =>
        transactions.some(({ docChanged }) => docChanged) ? repairedTables(transactions, after) : null,
    }),
  ],
})

/** A table of three columns below the block with the cursor, or instead of it when that is empty. */
export function insertTable(editor: Editor): boolean {
  return editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
}
