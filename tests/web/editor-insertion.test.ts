// Markdown that grows in the text while it is written: one insertion, however many parts it comes in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openEditor, typeIn, undoIn } from '../support/text-editor.ts'

const TEXT = '* een\n* twee'

test('an insertion that comes in parts, however slowly, is taken back by one undo', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 })
  const editor = openEditor(t, TEXT)
  editor.tiptap.commands.setTextSelection(editor.tiptap.state.doc.content.size - 3)
  typeIn(editor, ' en drie')
  const typed = editor.read().markdown
  const parts = [
    'De brug',
    'De brug is dicht.',
    'De brug is dicht.\n\n## Omrijden',
    'De brug is **dicht**.\n\n## Omrijden\n\nVia de dijk.',
  ]
  const insertion = editor.insertMarkdown('', { at: 'end' })
  for (const part of parts) {
    t.mock.timers.tick(3_000)
    assert.ok(insertion.replace(part, ['a', 'b', 'c']))
  }
  assert.equal(editor.read().markdown, `${typed}\n\n${parts.at(-1)}`)
  undoIn(editor)
  assert.equal(editor.read().markdown, typed)
  undoIn(editor)
  assert.equal(editor.read().markdown, TEXT)
})

test('what is typed elsewhere while an insertion grows is undone by itself', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 })
  const editor = openEditor(t, 'een')
  const insertion = editor.insertMarkdown('twee', { at: 'end' })
  t.mock.timers.tick(3_000)
  editor.tiptap.commands.setTextSelection(4)
  typeIn(editor, ' keer')
  t.mock.timers.tick(3_000)
  insertion.replace('twee\n\ndrie')
  t.mock.timers.tick(3_000)
  insertion.replace('twee\n\ndrie\n\nvier')
  const seen = [editor.read().markdown]
  for (let times = 0; times < 3; times += 1) {
    undoIn(editor)
    seen.push(editor.read().markdown)
  }
  assert.deepEqual(seen, ['een keer\n\ntwee\n\ndrie\n\nvier', 'een keer\n\ntwee', 'een\n\ntwee', 'een'])
})
