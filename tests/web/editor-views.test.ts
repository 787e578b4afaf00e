// A picture in the text, with the field for its description: what is typed there is in the text at once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TextEditor } from '#web/editor/text-editor.ts'
import { openEditor, undoIn } from '../support/text-editor.ts'

const TEXT = 'Een brug.\n\n![oud](https://x.example/brug.jpg)\n\n* slot'

/** The field and the button of the only picture. */
function toolsOf({ element }: TextEditor) {
  element.querySelector<HTMLButtonElement>('.picture-line')?.click()
  const field = element.querySelector<HTMLInputElement>('.picture-alt')
  const remove = element.querySelector<HTMLButtonElement>('.picture-remove')
  assert.ok(field && remove)
  const fire = (name: string) =>
    field.dispatchEvent(new (document.defaultView as typeof globalThis & Window).Event(name))
  const type = (words: string) => {
    fire('focus')
    for (let length = 1; length <= words.length; length += 1) {
      field.value = words.slice(0, length)
      fire('input')
    }
  }
  return { field, remove, type }
}

test('the description of a picture is in the text at every letter, and one undo takes back what was typed in one visit', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 })
  const editor = openEditor(t, TEXT)
  const { field, type } = toolsOf(editor)
  type('de brug ')
  assert.equal(editor.read().markdown, TEXT.replace('oud', 'de brug'))
  assert.equal(field.value, 'de brug ')
  t.mock.timers.tick(5_000)
  type('de fietsbrug')
  assert.equal(editor.read().markdown, TEXT.replace('oud', 'de fietsbrug'))
  undoIn(editor)
  assert.equal(editor.read().markdown, TEXT.replace('oud', 'de brug'))
  undoIn(editor)
  assert.equal(editor.read().markdown, TEXT)
})

test('the tools of a picture work as soon as a text may be edited, and do nothing while it may not', (t) => {
  const editor = openEditor(t, TEXT)
  const { remove, type } = toolsOf(editor)
  editor.setEditable(false)
  type('anders')
  remove.click()
  assert.equal(editor.read().markdown, TEXT)
  editor.setEditable(true)
  type('anders')
  assert.equal(editor.read().markdown, TEXT.replace('oud', 'anders'))
  remove.click()
  assert.equal(editor.read().markdown, 'Een brug.\n\n* slot')
})
