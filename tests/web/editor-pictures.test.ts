// Files that become pictures in a text: while they are on their way the text is as if they were not there, and then they stand where they
// were put, as one step to undo.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { redo } from '@tiptap/pm/history'
import { arrivals, cursorAt, file, opened, placed, press, TEXT, wordsOf } from '../support/arriving-pictures.ts'
import { openEditor, typeIn, undoIn } from '../support/text-editor.ts'

test('while a picture is on its way the text is as it was; then it stands behind the block with the cursor', async (t) => {
  const { editor, sent, markdown } = opened(t)
  cursorAt(editor, 'Van st')
  assert.equal(await placed(editor, ['a.jpg']), true)
  assert.equal(markdown(), TEXT)
  assert.equal(undoIn(editor), false)
  assert.deepEqual(
    arrivals(editor).map((one) => one.getAttribute('aria-label')),
    ['Afbeelding a.jpg'],
  )
  await sent[0]?.done('Foto: Wie')
  assert.equal(markdown(), 'Een brug.\n\nVan staal.\n\n![](/beeld/a.jpg "Foto: Wie")\n\nSlot.')
  assert.deepEqual(arrivals(editor), [])
  assert.equal(editor.pictures.count, 0)
})

test('it keeps its place while words are typed on both sides, and what was typed is undone by itself', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 })
  const { editor, sent, markdown } = opened(t)
  cursorAt(editor, 'Van staal.')
  await placed(editor, ['a.jpg'])
  typeIn(editor, ' En hout.')
  cursorAt(editor, 'Slot.')
  typeIn(editor, ' Echt.')
  await sent[0]?.done()
  typeIn(editor, ' Nu.')
  assert.equal(markdown(), 'Een brug.\n\nVan staal. En hout.\n\n![](/beeld/a.jpg)\n\nSlot. Echt. Nu.')
  undoIn(editor)
  assert.equal(markdown(), 'Een brug.\n\nVan staal. En hout.\n\n![](/beeld/a.jpg)\n\nSlot. Echt.')
  undoIn(editor)
  assert.equal(markdown(), 'Een brug.\n\nVan staal. En hout.\n\nSlot. Echt.')
  redo(editor.tiptap.state, editor.tiptap.view.dispatch.bind(editor.tiptap.view))
  assert.match(markdown(), /!\[\]\(\/beeld\/a\.jpg\)/)
})

test('with the cursor at the beginning of a block it stands before that; in an empty text before its empty line', async (t) => {
  await t.test('a text', async (inner) => {
    const { editor, sent, markdown } = opened(inner)
    editor.tiptap.commands.setTextSelection(1)
    await placed(editor, ['a.jpg'])
    await sent[0]?.done()
    assert.equal(markdown(), `![](/beeld/a.jpg)\n\n${TEXT}`)
  })
  await t.test('an empty text', async (inner) => {
    const { editor, sent, markdown } = opened(inner, '')
    await placed(editor, ['a.jpg'])
    await sent[0]?.done()
    typeIn(editor, 'Tekst')
    assert.equal(markdown(), '![](/beeld/a.jpg)\n\nTekst')
  })
})

test('a list, a quote and a table are not broken up: the picture stands behind the whole', async (t) => {
  for (const [text, words] of [
    ['- een\n- twee\n\nSlot.', 'een'],
    ['> een\n>\n> twee\n\nSlot.', 'een'],
    ['| een | x |\n| --- | --- |\n| twee | y |\n\nSlot.', 'een'],
  ] as const)
    await t.test(text, async (inner) => {
      const { editor, sent, markdown } = opened(inner, text)
      cursorAt(editor, words)
      await placed(editor, ['a.jpg'])
      await sent[0]?.done()
      assert.equal(markdown(), text.replace('\n\nSlot.', '\n\n![](/beeld/a.jpg)\n\nSlot.'))
    })
})

test('several stand in their order, whatever the order in which they arrive, and two are sent at once', async (t) => {
  const { editor, sent, markdown } = opened(t)
  cursorAt(editor, 'Een brug.')
  await placed(editor, ['a.jpg', 'b.jpg', 'c.jpg'])
  assert.deepEqual(
    sent.map(({ name }) => name),
    ['a.jpg', 'b.jpg'],
  )
  assert.equal(wordsOf(arrivals(editor)[2]), 'Wacht op haar beurt')
  await sent[1]?.done()
  assert.deepEqual(
    sent.map(({ name }) => name),
    ['a.jpg', 'b.jpg', 'c.jpg'],
  )
  await sent[2]?.done()
  await sent[0]?.done()
  assert.equal(
    markdown(),
    'Een brug.\n\n![](/beeld/a.jpg)\n\n![](/beeld/b.jpg)\n\n![](/beeld/c.jpg)\n\nVan staal.\n\nSlot.',
  )
})

test('what is pasted one after the other stands in that order, whether the one before has arrived or not', async (t) => {
  const { editor, sent, markdown } = opened(t)
  cursorAt(editor, 'Een brug.')
  await placed(editor, ['a.jpg'])
  await sent[0]?.done()
  await placed(editor, ['b.jpg'])
  await placed(editor, ['c.jpg'])
  await sent[2]?.done()
  await sent[1]?.done()
  const three = '![](/beeld/a.jpg)\n\n![](/beeld/b.jpg)\n\n![](/beeld/c.jpg)'
  assert.equal(markdown(), `Een brug.\n\n${three}\n\nVan staal.\n\nSlot.`)
  // Who goes on writing there means that place.
  typeIn(editor, ' Kijk:')
  await placed(editor, ['d.jpg'])
  await sent[3]?.done()
  assert.equal(markdown(), `Een brug. Kijk:\n\n![](/beeld/d.jpg)\n\n${three}\n\nVan staal.\n\nSlot.`)
})

test('how far it is is shown, what fails says why and can be tried again, and what is cancelled is broken off', async (t) => {
  const { editor, sent, markdown } = opened(t)
  await placed(editor, ['a.jpg', 'b.jpg'])
  sent[0]?.progress({ words: 'Uploaden 45 %', share: 0.45 })
  const [first, second] = arrivals(editor)
  assert.equal(wordsOf(first), 'Uploaden 45 %')
  await sent[0]?.fail('De server is niet bereikbaar.')
  assert.equal(wordsOf(first), 'De server is niet bereikbaar.')
  assert.equal(first?.querySelector('.arrival-words')?.getAttribute('role'), 'alert')
  assert.equal(editor.pictures.count, 2)
  press(first, 'Opnieuw')
  assert.deepEqual(
    sent.map(({ name }) => name),
    ['a.jpg', 'b.jpg', 'a.jpg'],
  )
  press(second, 'Annuleer')
  assert.equal(sent[1]?.signal.aborted, true)
  assert.equal(arrivals(editor).length, 1)
  await sent[2]?.done()
  assert.equal(markdown(), `![](/beeld/a.jpg)\n\n${TEXT}`)
  // What comes after it was cancelled comes to nothing.
  await sent[1]?.done()
  assert.equal(markdown(), `![](/beeld/a.jpg)\n\n${TEXT}`)
})

test('what fails for its file is not offered to be tried again, only taken away', async (t) => {
  const { editor, sent, markdown } = opened(t)
  await placed(editor, ['a.jpg'])
  await sent[0]?.fail('Dit bestand is beschadigd.')
  const [arrival] = arrivals(editor)
  const shown = [...(arrival?.querySelectorAll('button') ?? [])].filter(({ hidden }) => !hidden)
  assert.deepEqual(
    shown.map(({ textContent }) => textContent),
    ['Verwijder'],
  )
  press(arrival, 'Verwijder')
  assert.deepEqual([arrivals(editor).length, markdown()], [0, TEXT])
})

test('what the host does not take is not shown any more, and a text that is only read takes none', async (t) => {
  const { editor, sent } = opened(t)
  assert.equal(await placed(editor, ['a.pdf', 'b.jpg']), true)
  assert.deepEqual(
    sent.map(({ name }) => name),
    ['b.jpg'],
  )
  assert.equal(arrivals(editor).length, 1)
  editor.setEditable(false)
  assert.equal(await placed(editor, ['c.jpg']), false)
})

test('an editor whose host takes no files takes none', (t) => {
  const { pictures } = openEditor(t, TEXT)
  assert.deepEqual([pictures.isPossible, pictures.place([file('a.jpg')])], [false, false])
})

test('a place that is deleted, with all around it, still gets its picture', async (t) => {
  const { editor, sent, markdown } = opened(t)
  cursorAt(editor, 'Van staal.')
  await placed(editor, ['a.jpg'])
  editor.tiptap.commands.selectAll()
  editor.tiptap.commands.deleteSelection()
  await sent[0]?.done()
  assert.equal(markdown(), '![](/beeld/a.jpg)')
})

test('a text that another window saved keeps the places, and undoes nothing of it', async (t) => {
  const { editor, sent, markdown } = opened(t)
  cursorAt(editor, 'Een brug.')
  await placed(editor, ['a.jpg'])
  editor.replaceAll('Nieuw begin.\n\nEen brug.\n\nVan steen.\n\nSlot.')
  await sent[0]?.done()
  assert.equal(markdown(), 'Nieuw begin.\n\nEen brug.\n\n![](/beeld/a.jpg)\n\nVan steen.\n\nSlot.')
  undoIn(editor)
  assert.equal(markdown(), 'Nieuw begin.\n\nEen brug.\n\nVan steen.\n\nSlot.')
})

test('while the text is edited as Markdown a picture waits, and goes in when that is over', async (t) => {
  const { editor, sent, markdown } = opened(t)
  cursorAt(editor, 'Een brug.')
  await placed(editor, ['a.jpg', 'b.jpg', 'c.jpg'])
  editor.editMarkdown(true)
  await sent[0]?.done()
  // Its turn is over all the same.
  assert.equal(sent.length, 3)
  assert.equal(markdown(), TEXT)
  editor.typeMarkdown(`${TEXT}\n\nErbij.`)
  assert.equal(editor.pictures.count, 3)
  editor.editMarkdown(false)
  assert.equal(markdown(), 'Een brug.\n\n![](/beeld/a.jpg)\n\nVan staal.\n\nSlot.\n\nErbij.')
  assert.equal(editor.pictures.count, 2)
})

test('another picture takes the place of one, with its own credit and without the old description', async (t) => {
  const text = 'Een.\n\nVoor ![oud](https://x.example/a.jpg "Foto: Oud") achter.\n\nSlot.'
  const { editor, sent, markdown } = opened(t, text)
  const pictureAt = () => {
    let at = -1
    editor.tiptap.state.doc.descendants((node, pos) => void (node.type.name === 'image' && (at = pos)))
    return at
  }
  await placed(editor, ['n.jpg', 'teveel.jpg'], { picture: pictureAt() })
  assert.deepEqual(
    sent.map(({ name }) => name),
    ['n.jpg'],
  )
  cursorAt(editor, 'Een.')
  typeIn(editor, ' Twee.')
  assert.match(markdown(), /x\.example/)
  await sent[0]?.done('Foto: Nieuw')
  assert.equal(markdown(), 'Een. Twee.\n\nVoor ![](/beeld/n.jpg "Foto: Nieuw") achter.\n\nSlot.')
  undoIn(editor)
  assert.match(markdown(), /!\[oud\]\(https:\/\/x\.example\/a\.jpg "Foto: Oud"\)/)
  // The one that it would take the place of is gone: it stands where that was.
  await placed(editor, ['m.jpg'], { picture: pictureAt() })
  editor.tiptap.commands.deleteRange({ from: pictureAt(), to: pictureAt() + 1 })
  await sent[1]?.done()
  assert.equal(markdown(), 'Een. Twee.\n\nVoor  achter.\n\n![](/beeld/m.jpg)\n\nSlot.')
})

test('what is on its way when the editor is closed is broken off', async (t) => {
  const { editor, sent } = opened(t)
  await placed(editor, ['a.jpg', 'b.jpg', 'c.jpg'])
  editor.destroy()
  await turn()
  assert.deepEqual(
    sent.map(({ signal }) => signal.aborted),
    [true, true],
  )
})
