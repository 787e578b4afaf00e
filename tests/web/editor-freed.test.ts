// A block of source that was changed into what the editor can hold becomes that, and one that was only walked through stays.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TextEditor } from '#web/editor/text-editor.ts'
import { openEditor, typeIn } from '../support/text-editor.ts'

const kindsIn = ({ tiptap }: TextEditor) => tiptap.state.doc.children.map(({ type }) => type.name)

/** The cursor at the end of the first block, or of the last. */
function goTo({ tiptap }: TextEditor, block: 'first' | 'last') {
  const { doc } = tiptap.state
  tiptap.commands.setTextSelection(block === 'first' ? doc.child(0).nodeSize - 1 : doc.content.size - 1)
}

test('source that the editor could hold stays source while nobody changes it', (t) => {
  const editor = openEditor(t, '<b>x</b>\n\nslot')
  goTo(editor, 'last')
  const { schema, state, view } = editor.tiptap
  const source = schema.node('source', null, schema.text('een **brug**'))
  view.dispatch(state.tr.replaceWith(0, state.doc.child(0).nodeSize, source).setMeta('renewed', true))
  let changes = 0
  editor.subscribe(() => (changes += 1))
  goTo(editor, 'first')
  goTo(editor, 'last')
  assert.deepEqual([kindsIn(editor), changes], [['source', 'paragraph'], 0])
  goTo(editor, 'first')
  typeIn(editor, '!')
  goTo(editor, 'last')
  assert.deepEqual(kindsIn(editor), ['paragraph', 'paragraph'])
  assert.equal(editor.read().markdown, 'een **brug**!\n\nslot')
})
