// The blocks of a Markdown text: the same as marked gives the editor, whatever people write, and in time whatever is sent.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Lexer, type Token } from 'marked'
import { blocksOf } from '#contract/markdown/plain-text.ts'
import { foundTexts, hostileTexts, madeUp } from '../support/markdown.ts'

/** The blocks that marked gives, by their type. Of definitions of one label it gives the first only. */
function typesByMarked(markdown: string): string[] {
  const lexer = new Lexer()
  lexer.blockTokens(markdown.replace(/\r\n|\r/g, '\n'), lexer.tokens)
  return (lexer.tokens as Token[]).filter(({ type }) => type !== 'space').map(({ type }) => type)
}

function typesHere(markdown: string): string[] {
  const labels = new Set<string>()
  return blocksOf(markdown)
    .filter(({ type, raw }) => {
      const label = /\[((?:\\.|[^\]])*)\]/.exec(raw)?.[1]?.toLowerCase() ?? ''
      const again = type === 'def' && labels.has(label)
      if (type === 'def') labels.add(label)
      return !again
    })
    .map(({ type }) => type)
}

const typesOf = (markdown: string) => blocksOf(markdown).map(({ type }) => type)

test('a text has the blocks that marked gives the editor: the texts that came with what is installed', () => {
  const texts = foundTexts().filter((text) => !text.startsWith('---'))
  assert.ok(texts.length > 300, `${texts.length} texts`)
  for (const text of texts) assert.deepEqual(typesHere(text), typesByMarked(text), text.slice(0, 200))
})

test('a text has the blocks that marked gives the editor: ten thousand that were made up', () => {
  const differing = (kind: 'ordinary' | 'odd') =>
    madeUp(kind, 10_000).filter((text) => {
      try {
        return typesHere(text).join() !== typesByMarked(text).join()
      } catch (error) {
        if (error instanceof RangeError) return false
        throw error
      }
    })
  assert.deepEqual(
    differing('ordinary').map((text) => JSON.stringify(text)),
    [],
  )
  // Where a quote goes on without its sign and something else begins in it, marked loses count.
  const odd = differing('odd')
  assert.ok(odd.length <= 5, odd.map((text) => JSON.stringify(text)).join('\n'))
})

test('what its blocks and the blank lines between them hold is the whole text, line ends included', () => {
  for (const text of [...madeUp('odd', 2_000, 5), ...madeUp('ordinary', 1_000, 5)]) {
    for (const ends of ['\n', '\r\n', '\r']) {
      const source = text.replaceAll('\n', ends)
      let at = 0
      for (const { from, to, raw } of blocksOf(source)) {
        assert.match(source.slice(at, from), /^[ \t\r\n]*$/, JSON.stringify(source))
        assert.equal(raw, source.slice(from, to))
        at = to
      }
      assert.match(source.slice(at), /^[ \t\r\n]*$/, JSON.stringify(source))
    }
  }
})

test('front matter is one block and no text; dashes around a text are rules', () => {
  const [first, second] = blocksOf('---\ntitle: Kop\ntags:\n  - a\n---\n\nTekst')
  assert.deepEqual(first, { type: 'frontmatter', raw: '---\ntitle: Kop\ntags:\n  - a\n---', from: 0, to: 30, text: '' })
  assert.equal(second?.text, 'Tekst')
  assert.deepEqual(typesOf('---\r\ntitle: x\r\n...\r\nTekst'), ['frontmatter', 'paragraph'])
  assert.deepEqual(typesOf('---\n\nTekst\n\n---'), ['hr', 'paragraph', 'hr'])
  assert.deepEqual(typesOf('---\ntitle: nooit gesloten'), ['hr', 'paragraph'])
  assert.deepEqual(typesOf('Tekst\n\n---\ntitle: x\n---'), ['paragraph', 'hr', 'heading'])
})

test('a second definition of a label is a block too, so that no line is lost', () => {
  assert.deepEqual(typesOf('[a]: b\n[a]: c'), ['def', 'def'])
})

test('a text of 200,000 characters made to bring a reader down has blocks and a text all the same', () => {
  for (const [name, text] of Object.entries(hostileTexts(200_000))) {
    const blocks = blocksOf(text)
    assert.ok(blocks.length <= text.length / 2, name)
    assert.ok(blocks.reduce((sum, block) => sum + block.text.length, 0) <= 1.2 * text.length, name)
  }
})
