// The ids on blocks, which tell what a machine wrote: they stay with their text through every edit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { history, undo } from '@tiptap/pm/history'
import { EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { documentOf, openMarkdown, type BlockMark } from '#web/editor/kept-source.ts'
import { keptText } from '#web/editor/kept-text.ts'
import { deletedBlocks, doubledBlocks, movedBlocks } from '#web/editor/move-blocks.ts'
import { marksIn, originsOf, repairedOrigins } from '#web/editor/origins.ts'
import { renewed, withOriginsOf } from '#web/editor/renewed.ts'
import { schema } from '#web/editor/schema.ts'

function open(markdown: string, marks: readonly BlockMark[]) {
  const source = openMarkdown(markdown, schema, marks)
  const repair = new Plugin({ appendTransaction: repairedOrigins })
  const state = EditorState.create({ doc: documentOf(source, schema), plugins: [history(), repair] })
  const ids = marks.map(({ id }) => id)
  /** `a0 b2`: where each id stands. */
  const told = (now: EditorState) => {
    const { places } = keptText(now.doc, source)
    return marksIn(now.doc, ids, places)
      .map(({ id, at }) => `${id}${at ?? '-'}`)
      .join(' ')
  }
  return { state, source, told }
}
const three = 'een stuk tekst\n\ntwee stukken\n\ndrie'
const marks = [
  { id: 'a', at: 0 },
  { id: 'b', at: 1 },
]
const at = (state: EditorState, pos: number) => state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos)))

test('ids stand where they were said to, come back so, and are no part of the text', () => {
  const { state, source, told } = open(three, [...marks, { id: 'c', at: 1 }, { id: 'd', at: null }, { id: 'e', at: 9 }])
  assert.equal(told(state), 'a0 b1 c1 d- e-')
  assert.equal(keptText(state.doc, source).markdown, three)
})

test('an edit keeps the id; of a block that is split its largest part has it, and an empty one beside it has none', () => {
  const { state, told } = open(three, marks)
  assert.equal(told(state.apply(state.tr.insertText('nieuw ', 1))), 'a0 b1')
  assert.equal(told(state.apply(state.tr.split(4))), 'a1 b2')
  assert.equal(told(state.apply(state.tr.split(10))), 'a0 b2')
  const end = state.doc.child(0).nodeSize - 1
  const entered = state.apply(state.tr.split(end))
  assert.deepEqual(originsOf(entered.doc.child(1)), [])
  const typed = entered.apply(entered.tr.insertText('van mij, en veel langer dan wat ervoor stond', end + 2))
  assert.equal(told(typed), 'a0 b2')
})

test('two blocks that are joined have both ids, and undoing that gives each its own again', () => {
  const { state, told } = open(three, marks)
  const joined = state.apply(state.tr.join(state.doc.child(0).nodeSize))
  assert.equal(told(joined), 'a0 b0')
  let undone = joined
  undo(joined, (tr: Transaction) => (undone = joined.apply(tr)))
  assert.equal(told(undone), 'a0 b1')
})

test('a block that is moved takes its id along, one that is doubled does not, and one that is deleted is nowhere', () => {
  const { state, told } = open(three, marks)
  const first = at(state, 3)
  const down = movedBlocks(first, 1)
  assert.ok(down)
  assert.equal(told(first.apply(down)), 'a1 b0')
  assert.equal(movedBlocks(first, -1), null)
  assert.equal(told(first.apply(doubledBlocks(first))), 'a0 b2')
  assert.equal(told(first.apply(deletedBlocks(first))), 'a- b0')
})

test('a text saved elsewhere leaves blocks that are the same, their ids and the cursor where they are', () => {
  const { state, told } = open(three, marks)
  const cursor = at(state, 20)
  const fresh = openMarkdown('vooraf\n\neen stuk tekst\n\ntwee stukken\n\ndrie vier', schema)
  const doc = schema.node(
    'doc',
    null,
    withOriginsOf(
      state.doc.children,
      fresh.blocks.map(({ node }) => node),
    ),
  )
  const tr = renewed(cursor, doc)
  assert.ok(tr)
  const after = cursor.apply(tr)
  assert.ok(after.doc.eq(doc))
  assert.equal(after.selection.$from.parent.textContent, 'twee stukken')
  assert.equal(after.selection.$from.parentOffset, cursor.selection.$from.parentOffset)
  assert.equal(after.doc.child(1), state.doc.child(0))
  assert.equal(told(after), 'a1 b2')
  assert.equal(renewed(after, doc), null)
})

test('a block that was changed elsewhere between two that were not keeps its id', () => {
  const { state } = open(three, marks)
  const fresh = openMarkdown('een stuk tekst\n\nheel anders\n\ndrie', schema).blocks.map(({ node }) => node)
  assert.deepEqual(withOriginsOf(state.doc.children, fresh).map(originsOf), [['a'], ['b'], []])
})

test('any text can take the place of any other', () => {
  const texts = [
    '',
    'a',
    'a\n\na\n\na',
    'a\n\nb\n\na',
    '# a\n\nb',
    '- a\n- b\n\nc',
    'aaaa',
    'aabaa\n\na',
    'c\n\n- a\n- b',
    '> a\n\n> b\n\na',
  ]
  for (const one of texts)
    for (const other of texts) {
      const { state } = open(one, [])
      const doc = documentOf(openMarkdown(other, schema), schema)
      const tr = renewed(state, doc)
      assert.ok((tr ? tr.doc : state.doc).eq(doc), `${one} => ${other}`)
    }
})
