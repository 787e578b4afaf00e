// A picture that stands in a text: its bar, the widths it is shown in, and the address it gets when it was pasted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { opened } from '../support/arriving-pictures.ts'
import { undoIn } from '../support/text-editor.ts'

test('the credit of a picture is typed beside its description, and a picture without one is marked', (t) => {
  const { editor, markdown } = opened(t, 'Een.\n\n![](https://x.example/a.jpg)')
  const picture = editor.element.querySelector<HTMLElement>('.picture')
  picture?.querySelector<HTMLButtonElement>('.picture-line')?.click()
  const fieldOf = (name: string) => picture?.querySelector<HTMLInputElement>(name)
  const type = (name: string, words: string) => {
    const field = fieldOf(name)
    assert.ok(field)
    field.value = words
    field.dispatchEvent(new (document.defaultView as typeof globalThis & Window).Event('input'))
  }
  assert.equal(picture?.classList.contains('lacks-alt'), true)
  assert.equal(fieldOf('.picture-alt')?.getAttribute('aria-invalid'), 'true')
  type('.picture-alt', 'Een brug')
  assert.equal(picture?.classList.contains('lacks-alt'), false)
  type('.picture-title', 'Foto: Wie')
  assert.equal(picture?.querySelector('.picture-credit')?.textContent, 'Foto: Wie')
  assert.equal(markdown(), 'Een.\n\n![Een brug](https://x.example/a.jpg "Foto: Wie")')
  type('.picture-title', ' ')
  type('.picture-alt', '')
  assert.equal(markdown(), 'Een.\n\n![](https://x.example/a.jpg)')
})

test('a picture is shown in the widths that its host knows, and at its size', (t) => {
  const { editor } = opened(t, '![a](/beeld/a.jpg)', {
    shown: (src) => ({
      src: `${src}?w=960`,
      srcset: `${src}?w=480 480w, ${src}?w=960 960w`,
      sizes: '50vw',
      width: 1600,
      height: 900,
    }),
  })
  const picture = editor.element.querySelector('.picture img')
  assert.deepEqual(
    ['src', 'srcset', 'sizes', 'width', 'height'].map((name) => picture?.getAttribute(name)),
    ['/beeld/a.jpg?w=960', '/beeld/a.jpg?w=480 480w, /beeld/a.jpg?w=960 960w', '50vw', '1600', '900'],
  )
})

test('a picture that was pasted gets the address that its host gives it, wherever it stands by then', async (t) => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const asked: string[] = []
  const { editor, markdown } = opened(t, 'Een.\n\n![hier](/beeld/hier.jpg)', {
    taken: (address) => {
      asked.push(address)
      return promise
    },
  })
  const { tiptap } = editor
  const { schema, tr } = tiptap.state
  const pasted = schema.node('paragraph', null, schema.node('image', { src: '/beeld/ander.jpg', alt: 'x' }))
  tiptap.view.dispatch(tr.insert(0, pasted).setMeta('uiEvent', 'paste'))
  assert.deepEqual(asked, ['/beeld/ander.jpg'])
  tiptap.view.dispatch(tiptap.state.tr.insertText('Erboven. ', tiptap.state.doc.content.size - 2))
  resolve('/beeld/kopie.jpg')
  await turn()
  assert.match(markdown(), /^!\[x\]\(\/beeld\/kopie\.jpg\)/)
  undoIn(editor)
  undoIn(editor)
  assert.equal(markdown(), 'Een.\n\n![hier](/beeld/hier.jpg)')
})
