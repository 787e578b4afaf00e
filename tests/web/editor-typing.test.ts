// What becomes of Markdown that is typed in the text: lists and links, but not of every number or bracket.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openEditor, typeIn } from '../support/text-editor.ts'

for (const typed of ['2024. Een goed jaar', '100. Een'])
  test(`“${typed}” stays a paragraph`, (t) => {
    const editor = openEditor(t, '')
    typeIn(editor, typed)
    const first = editor.tiptap.state.doc.child(0)
    assert.deepEqual([first.type.name, first.textContent], ['paragraph', typed])
  })

for (const [typed, start] of [
  ['3. Drie', 3],
  ['12. Drie', 12],
] as const)
  test(`“${typed}” begins a list at ${start}`, (t) => {
    const editor = openEditor(t, '')
    typeIn(editor, typed)
    const first = editor.tiptap.state.doc.child(0)
    assert.deepEqual([first.type.name, first.attrs['start'], first.textContent], ['orderedList', start, 'Drie'])
  })

test('a link typed as Markdown is one, and what is typed behind it is not part of it', (t) => {
  const editor = openEditor(t, '')
  typeIn(editor, 'Lees [deze woorden](https://voorbeeld.nl/brug) nog eens')
  const pieces = editor.tiptap.state.doc
    .child(0)
    .children.map(({ text, marks }) => [text, marks[0]?.attrs['href'] as unknown])
  assert.deepEqual(pieces, [
    ['Lees ', undefined],
    ['deze woorden', 'https://voorbeeld.nl/brug'],
    [' nog eens', undefined],
  ])
})

test('a link that may lead nowhere stays the text that was typed', (t) => {
  const editor = openEditor(t, '')
  const typed = '[x](javascript:alert(1)) en [x](javascript:x)'
  typeIn(editor, typed)
  const first = editor.tiptap.state.doc.child(0)
  assert.deepEqual([first.textContent, first.childCount, first.child(0).marks.length], [typed, 1, 0])
})
