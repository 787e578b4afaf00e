// A text that is edited as Markdown: what was not changed there stays byte for byte what it was.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLineEnds, withLineEndsOf } from '#web/editor/line-ends.ts'
import { openEditor } from '../support/text-editor.ts'

test('a key in the Markdown leaves the line ends of the other lines as they are, and new lines end as most do', () => {
  for (const [end, usual] of [
    ['\r\n', '\r\n'],
    ['\r', '\r'],
    ['\n', '\n'],
  ] as const) {
    const before = `# Kop${end}${end}een${end}twee${end}`
    assert.equal(withLineEndsOf(before, '# Kop\n\neen\ntwee\n'), before)
    assert.equal(withLineEndsOf(before, '# Kop\n\neeen\ntwee\n'), before.replace('een', 'eeen'))
    assert.equal(withLineEndsOf(before, '# Kop\n\neen\nen\ntwee\n'), before.replace('twee', `en${usual}twee`))
    assert.equal(withLineEndsOf(before, '# Kop\n\ntwee\n'), before.replace(`een${end}`, ''))
    assert.equal(withLineEndsOf(before, ''), '')
  }
  assert.equal(withLineEndsOf('', 'een\ntwee'), 'een\ntwee')
})

test('where lines end in different ways each keeps its own', () => {
  const before = 'een\r\ntwee\ndrie\rvier\r\nvijf'
  assert.equal(withLineEndsOf(before, 'een\ntwee\ndrie!\nvier\nvijf'), before.replace('drie', 'drie!'))
  assert.equal(withLineEndsOf(before, 'een\ntwee\n\ndrie\nvier\nvijf'), before.replace('drie', '\r\ndrie'))
  assert.equal(withLineEndsOf(before, 'een\ntwee\nvijf'), 'een\r\ntwee\nvijf')
  assert.equal(withLineEndsOf(before, 'een\nvier\nvijf'), 'een\r\nvier\r\nvijf')
})

test('whatever is typed, the text reads as it was typed, also where a CR and an LF come to stand side by side', () => {
  assert.equal(withLineEndsOf('een\rx\ntwee', 'een\n\ntwee'), 'een\r\r\ntwee')
  const texts = ['', '\n', '\n\n', 'a', 'a\n', '\na', 'a\nb', 'a\n\nb', 'a\nx\nb', 'ab\n\n\n', '\n\nb\n']
  const befores = ['', '\r', '\n', '\r\n', 'a\rx\nb', 'a\r\r\nb', 'a\n\rb', '\r\n\na\r', 'a\rb\r\n', '\rx\n\n']
  for (const before of befores)
    for (const typed of texts)
      assert.equal(readLineEnds(withLineEndsOf(before, typed)).text, typed, JSON.stringify([before, typed]))
})

test('a text with Windows line ends comes back from the Markdown with one word changed', (t) => {
  const markdown = '# Kop\r\n\r\nDe __brug__ is\r\ndicht.\r\n\r\n* een\n* twee\r\n'
  const editor = openEditor(t, markdown)
  editor.editMarkdown(true)
  editor.typeMarkdown(markdown.replaceAll('\r\n', '\n').replace('dicht', 'open'))
  assert.equal(editor.read().markdown, markdown.replace('dicht', 'open'))
  editor.editMarkdown(false)
  assert.equal(editor.read().markdown, markdown.replace('dicht', 'open'))
})
