// Which part of a text a transaction changed, also when it changed it in many places.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EditorState } from '@tiptap/pm/state'
import { blocksWithin, changedExtent } from '#web/editor/changed-blocks.ts'
import { findMatches, replaceMatches } from '#web/editor/find.ts'
import { documentOf, openMarkdown } from '#web/editor/kept-source.ts'
import { schema } from '#web/editor/schema.ts'

const open = (markdown: string) => EditorState.create({ doc: documentOf(openMarkdown(markdown, schema), schema) })
const wordsOf = (text: string) => ({ words: text, matchCase: false, wholeWord: false })

test('the changed part goes from the first change to the last, in whatever order they were made', () => {
  const state = open('een\n\ntwee\n\ndrie\n\nvier')
  const places = [8, 14, 7, 20]
  for (const order of [places, places.toReversed()]) {
    const tr = state.tr
    // Where they stood at first: what came before may have moved them.
    for (const place of order) tr.insertText('nieuw', tr.mapping.map(place))
    const extent = changedExtent([tr])
    assert.ok(extent)
    assert.equal(tr.doc.textBetween(0, extent.from, ' '), 'een t')
    assert.deepEqual(
      blocksWithin(tr.doc, extent).map(({ index }) => index),
      [1, 2, 3],
    )
    assert.equal(extent.to, tr.mapping.map(20))
  }
})

test('a later transaction moves what an earlier one changed, and a selection alone changes nothing', () => {
  const state = open('een\n\ntwee')
  const typed = state.tr.insertText('x', 7)
  const after = state.apply(typed)
  const before = after.tr.insertText('vooraf ', 1)
  assert.deepEqual(changedExtent([typed, before]), { from: 1, to: 15 })
  assert.equal(changedExtent([state.tr.setSelection(state.selection)]), undefined)
})

test('replacing a word wherever it stands changed the text from the first to the last', () => {
  const state = open(Array.from({ length: 500 }, () => 'de brug is dicht').join('\n\n'))
  const tr = replaceMatches(state.tr, findMatches(state.doc, wordsOf('brug')), 'veerpont')
  assert.equal(tr.steps.length, 500)
  assert.deepEqual(changedExtent([tr]), { from: 4, to: tr.doc.content.size - ' is dicht'.length - 1 })
})
