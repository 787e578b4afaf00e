// Another text in the place of the one in the editor, and a text that is read after its editor is gone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openEditor, typeIn, undoIn } from '../support/text-editor.ts'

const TEXT = 'De eerste alinea.\n\nDe tweede.'
const OTHER = 'De eerste alinea. Een ander schreef iets heel verschillends.\n\nDe tweede, en meer.'

test('a text that the user chose is one step: undo brings back what stood there, and then what was typed in it', (t) => {
  const editor = openEditor(t, TEXT)
  editor.tiptap.commands.setTextSelection(18)
  typeIn(editor, ' Van hier.')
  const typed = editor.read().markdown
  editor.replaceAll(OTHER, [], { undoable: true })
  assert.equal(editor.read().markdown, OTHER)
  typeIn(editor, '!')
  undoIn(editor)
  assert.equal(editor.read().markdown, OTHER)
  undoIn(editor)
  assert.equal(editor.read().markdown, typed)
  undoIn(editor)
  assert.equal(editor.read().markdown, TEXT)
})

test('what another window saved is not undone; what was typed here before is', (t) => {
  const editor = openEditor(t, TEXT)
  editor.tiptap.commands.setTextSelection(18)
  typeIn(editor, ' Van hier.')
  editor.replaceAll(editor.read().markdown.replace('tweede.', 'tweede, en meer.'), [])
  undoIn(editor)
  assert.equal(editor.read().markdown, TEXT.replace('tweede.', 'tweede, en meer.'))
})

test('what was typed as Markdown can still be read when the editor is gone, also right after the last key', (t) => {
  const editor = openEditor(t, TEXT)
  editor.editMarkdown(true)
  editor.typeMarkdown(`${TEXT}\n\n* een\n* twee`)
  editor.destroy()
  assert.equal(editor.read().markdown, `${TEXT}\n\n* een\n* twee`)
})
