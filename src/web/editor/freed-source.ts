// A source block whose Markdown was changed into something that the editor can hold becomes that, once the cursor leaves it. Knows no
// screen.
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { definitionsIn } from './definitions.ts'
import { blocksOf, withOrigin } from './kept-source.ts'
import { originsOf } from './origins.ts'

/** The source block that the selection is in. */
function sourceAt({ selection: { $from, $to } }: EditorState): { node: Node; pos: number } | undefined {
  const isIn = $from.depth === 1 && $from.parent.type.name === 'source' && $from.sameParent($to)
  return isIn ? { node: $from.parent, pos: $from.before() } : undefined
}

/** The Markdown of the source block with the cursor, as it was when the cursor came there; null elsewhere. */
const key = new PluginKey<string | null>('freedSource')

/** What becomes of the source block that these transactions left; null when it stays. */
function freedSource(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
): Transaction | null {
  const left = sourceAt(before)
  if (!left) return null
  const pos = transactions.reduce((at, { mapping }) => mapping.map(at, -1), left.pos)
  const node = after.doc.nodeAt(pos)
  const now = sourceAt(after)
  if (node?.type.name !== 'source' || now?.pos === pos) return null
  // Who only walks through it changes nothing.
  if (node.textContent === key.getState(before)) return null
  const blocks = blocksOf(node.textContent, after.schema, definitionsIn(after.doc))
  if (blocks.some(({ type }) => type.name === 'source')) return null
  const origin = originsOf(node).join(' ')
  const content = blocks.length > 0 ? blocks : [after.schema.node('paragraph')]
  const tr = after.tr.replaceWith(
    pos,
    pos + node.nodeSize,
    content.map((block) => withOrigin(block, origin)),
  )
  const { $anchor, $head } = after.selection
  return after.selection instanceof TextSelection
    ? tr.setSelection(
        TextSelection.between(tr.doc.resolve(tr.mapping.map($anchor.pos)), tr.doc.resolve(tr.mapping.map($head.pos))),
      )
    : tr
}

export const FreedSource = Extension.create({
  name: 'freedSource',
  addProseMirrorPlugins: () => [
    new Plugin<string | null>({
      key,
      state: {
        init: (_config, state) => sourceAt(state)?.node.textContent ?? null,
        apply: (transaction, entered, before, after) => {
          const [was, now] = [sourceAt(before), sourceAt(after)]
          const isSame =
            was && now && transaction.mapping.map(was.pos, -1) === now.pos && !transaction.getMeta('renewed')
          return isSame ? entered : (now?.node.textContent ?? null)
        },
      },
      appendTransaction: (transactions, before, after) =>
        transactions.some(({ selectionSet, docChanged }) => selectionSet || docChanged) &&
        !transactions.some((tr) => tr.getMeta('renewed'))
          ? freedSource(transactions, before, after)
          : null,
    }),
  ],
})
