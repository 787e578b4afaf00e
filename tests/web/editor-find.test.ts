// Finding and replacing in a text, moving its blocks, what the menu behind the slash offers, and where readable words stand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { blockAtPlace, placeOfBlock } from '#web/editor/block-places.ts'
import { findMatches, replaceMatches } from '#web/editor/find.ts'
import { gapsIn } from '#web/editor/gaps.ts'
import { documentOf, openMarkdown } from '#web/editor/kept-source.ts'
import { keptText } from '#web/editor/kept-text.ts'
import { movedBlocks } from '#web/editor/move-blocks.ts'
import { headingAt, headingsOf } from '#web/editor/outline-of.ts'
import { countWords, offsetAt, posAt, readableText } from '#web/editor/readable-text.ts'
import { currentMatch, showMatches, shownMatches } from '#web/editor/search-marks.ts'
import { schema } from '#web/editor/schema.ts'
import { fittingItems } from '#web/editor/slash-items.ts'
import { repairedTables } from '#web/editor/text-tables.ts'
import { openEditor } from '../support/text-editor.ts'

function open(markdown: string) {
  const source = openMarkdown(markdown, schema)
  const doc = documentOf(source, schema)
  return { source, doc, state: EditorState.create({ doc }) }
}
const search = (words: string, matchCase = false, wholeWord = false) => ({ words, matchCase, wholeWord })

test('words are found across marks, with or without capitals, whole or in part, and quotation marks of any kind', () => {
  const { doc } = open('De **br**ug. Bruggen; BRUG\n\n- brug_x en brug’s\n\n```\nbrug\n```')
  const found = (...of: Parameters<typeof search>) =>
    findMatches(doc, search(...of)).map(({ from, to }) => doc.textBetween(from, to))
  assert.deepEqual(found('brug'), ['brug', 'Brug', 'BRUG', 'brug', 'brug', 'brug'])
  assert.deepEqual(found('brug', true), ['brug', 'brug', 'brug', 'brug'])
  assert.deepEqual(found('brug', false, true), ['brug', 'BRUG', 'brug', 'brug'])
  assert.deepEqual(found("brug's"), ['brug’s'])
  assert.deepEqual(found('g. b'), ['g. B'])
  assert.deepEqual(found('.'), ['.'])
  assert.deepEqual(found(''), [])
  assert.deepEqual(found('ug. bruggen; brug\n\nbrug'), [])
})

test('any sign can be looked for, also within a word', () => {
  const signs = Array.from({ length: 0x20_70 }, (_, code) => String.fromCharCode(code)).filter((one) =>
    /[\p{P}\p{S}]/u.test(one),
  )
  assert.ok(signs.includes('-') && signs.includes('}') && signs.includes('‐'))
  const words = signs.map((sign) => `e${sign}mail`)
  for (const [at, word] of words.entries()) {
    const doc = schema.node('doc', null, schema.node('paragraph', null, schema.text(`een ${word} en meel`)))
    for (const found of [word, signs[at] ?? '']) {
      const from = 5 + word.indexOf(found)
      assert.deepEqual(findMatches(doc, search(found)), [{ from, to: from + found.length }], found)
    }
    assert.equal(findMatches(doc, search(word, true, true)).length, 1, word)
  }
})

test('replacing all is one step, keeps marks, and changes only the blocks with a match', () => {
  const { doc, source, state } = open('De __brug__ en brug.\n\n* blijft\n\nbrug')
  const tr = replaceMatches(state.tr, findMatches(doc, search('brug')), 'veerpont')
  assert.equal(keptText(tr.doc, source).markdown, 'De **veerpont** en veerpont.\n\n* blijft\n\nveerpont')
  assert.equal(
    keptText(replaceMatches(state.tr, findMatches(doc, search('brug')), '').doc, source).markdown,
    'De en .\n\n* blijft'.replace('De en .', 'De  en .'),
  )
})

test('an item is moved within its list, any other block among the blocks; at the end nothing happens', () => {
  const { source, state } = open('- een\n- twee\n\nslot')
  const at = (pos: number) => state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos)))
  const markdown = (pos: number, by: -1 | 1) => {
    const tr = movedBlocks(at(pos), by)
    return tr && keptText(tr.doc, source).markdown
  }
  assert.equal(markdown(4, 1), '- twee\n- een\n\nslot')
  assert.equal(markdown(4, -1), null)
  const end = state.doc.content.size - 2
  assert.equal(markdown(end, -1), 'slot\n\n- een\n- twee')
  assert.equal(markdown(end, 1), null)
  const moved = movedBlocks(at(end), -1)
  assert.equal(moved?.selection.$from.parent.textContent, 'slot')
})

test('the menu behind the slash knows other words for a block, and shows the one that is called so first', () => {
  const names = (typed: string) => fittingItems(typed).map(({ name }) => name)
  assert.equal(names('').length, 11)
  assert.deepEqual(names('kop'), ['Kop 2', 'Kop 3', 'Kop 4'])
  assert.deepEqual(names('h3'), ['Kop 3'])
  assert.deepEqual(names('foto'), ['Afbeelding'])
  assert.equal(names('lijst')[0], 'Opsomming')
  assert.deepEqual(names('CITÁ'), ['Citaat'])
  assert.deepEqual(names('xyz'), [])
})

test('each letter of the readable text has a place in the document, and the other way round', () => {
  const { doc } = open(
    '# Kop\n\nDe **brug** is\\\ndicht.\n\n- een\n- twee\n\n| a | b |\n|---|---|\n| c | d |\n\n<div>\nhtml\n</div>\n\nslot',
  )
  const readable = readableText(doc)
  assert.equal(readable.text, 'Kop\n\nDe brug is\ndicht.\n\neen\ntwee\n\na\tb\nc\td\n\nslot')
  assert.equal(countWords(readable.text), 12)
  for (const word of ['Kop', 'brug', 'dicht', 'een', 'twee', 'd', 'slot']) {
    const from: number = readable.text.lastIndexOf(word)
    const start = posAt(readable, from) ?? -1
    const end = posAt(readable, from + word.length, true) ?? -1
    assert.equal(doc.textBetween(start, end), word)
    assert.equal(offsetAt(readable, start), from)
  }
})

test('the place of a block in the Markdown is known without writing it: empty ones have none, and source may be several', () => {
  const { doc, source, state } = open('een\n\n<b>x</b>\n\ntwee')
  const edited = state.apply(state.tr.insert(doc.child(0).nodeSize, schema.node('paragraph'))).doc
  const twice = state.apply(state.tr.insertText('<i>y</i>\n\n', doc.child(0).nodeSize + 1)).doc
  for (const one of [doc, edited, twice]) {
    const { places } = keptText(one, source)
    assert.deepEqual(
      one.children.map((_, index) => placeOfBlock(one, index)),
      places,
    )
    for (const [index, place] of places.entries())
      if (place !== null) assert.equal(blockAtPlace(one, place)?.index, index)
  }
  assert.equal(blockAtPlace(doc, 3), undefined)
})

test('gaps are found with what is missing, wherever they stand, and headings with where one is', () => {
  const { doc } = open(
    'Bij [nog in te vullen: naam\\] nee.\n\n- [nog in te vullen: **de** plek] en [nog in te vullen]\n\n## Kop\n\nx\n\n### Onder\n\n##',
  )
  assert.deepEqual(
    gapsIn(doc, 0).map(({ about, from, to }) => [about, doc.textBetween(from, to)]),
    [
      ['naam', '[nog in te vullen: naam]'],
      ['de plek', '[nog in te vullen: de plek]'],
      ['', '[nog in te vullen]'],
    ],
  )
  const headings = headingsOf(doc)
  assert.deepEqual(
    headings.map(({ text, level }) => `${level} ${text}`),
    ['2 Kop', '3 Onder'],
  )
  assert.equal(headingAt(headings, 1), -1)
  assert.equal(headingAt(headings, doc.content.size), 1)
})

test('a table always has one head, in its first row', () => {
  const { state } = open('| a |\n|---|\n| b |\n| c |')
  const head = state.doc.firstChild?.firstChild
  assert.ok(head)
  const tr = state.tr.delete(1, 1 + head.nodeSize)
  const after = state.apply(tr)
  const fixed = repairedTables([tr], after)
  assert.equal(fixed?.doc.firstChild?.firstChild?.firstChild?.type.name, 'tableHeader')
  assert.equal(repairedTables([tr], after.apply(fixed ?? after.tr)), null)
})

test('matches move along with the text, and one of which the words are gone is none any more', (t) => {
  const editor = openEditor(t, 'brug een brug twee brug')
  const { view } = editor.tiptap
  view.dispatch(showMatches(view.state.tr, findMatches(view.state.doc, search('brug')), 1))
  const found = () => shownMatches(view.state).map(({ from, to }) => `${from} ${view.state.doc.textBetween(from, to)}`)
  assert.deepEqual([found(), currentMatch(view.state)], [['1 brug', '10 brug', '20 brug'], 2])
  view.dispatch(view.state.tr.insertText('De ', 1))
  assert.deepEqual([found(), currentMatch(view.state)], [['4 brug', '13 brug', '23 brug'], 2])
  view.dispatch(view.state.tr.delete(4, 9))
  assert.deepEqual([found(), currentMatch(view.state)], [['8 brug', '18 brug'], 1])
  view.dispatch(view.state.tr.delete(8, 12))
  assert.deepEqual([found(), currentMatch(view.state)], [['14 brug'], 0])
  view.dispatch(showMatches(view.state.tr, [], -1))
  assert.deepEqual([found(), currentMatch(view.state)], [[], 0])
})
