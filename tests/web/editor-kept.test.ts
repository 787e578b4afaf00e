// What the editor does with one text: what it holds, what it keeps as source, and how little of the text an edit changes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { history, undo } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { documentOf, openMarkdown } from '#web/editor/kept-source.ts'
import { keptText } from '#web/editor/kept-text.ts'
import { doubledBlocks } from '#web/editor/move-blocks.ts'
import { schema } from '#web/editor/schema.ts'

function open(markdown: string) {
  const source = openMarkdown(markdown, schema)
  return { source, state: EditorState.create({ doc: documentOf(source, schema), plugins: [history()] }) }
}

/** Where the top-level block with this text begins. */
function placeOf(doc: Node, text: string): { from: number; to: number } {
  let place: { from: number; to: number } | undefined
  doc.forEach((node, offset) => {
    if (node.textContent.includes(text)) place ??= { from: offset, to: offset + node.nodeSize }
  })
  assert.ok(place, text)
  return place
}

const kinds = (markdown: string) => openMarkdown(markdown, schema).blocks.map(({ node }) => node.type.name)

test('what the editor cannot hold is a source block with its Markdown; what it can, is not', () => {
  for (const source of [
    '<div>\nhtml\n</div>',
    'een <u>lijn</u>',
    'een noot[^1]',
    '[^1]: De noot.',
    '[brug]: https://x.example',
    '---\ntitel: x\n---',
    '- [ ] een taak',
    '[weg](javascript:alert(1))',
    '[weg](JavaScript&colon;alert(1))',
    '[weg](data:text/html,x)',
    '<javascript:alert(1)>',
    '![](data:image/png;base64,AAAA)',
    '&hearts;',
    '| a |\n|---|\n| <b>x</b> |',
    '> <b>x</b>',
    '[](leeg)',
  ])
    assert.deepEqual(kinds(source), ['source'], source)
  assert.deepEqual(
    kinds('een\n\n# twee\n\n> drie\n\n- vier\n\n1. vijf\n\n```\nzes\n```\n\n---\n\n|a|\n|-|\n\n![](x.png)'),
    [
      'paragraph',
      'heading',
      'blockquote',
      'bulletList',
      'orderedList',
      'codeBlock',
      'horizontalRule',
      'table',
      'paragraph',
    ],
  )
})

test('a text of any kind, also a hostile one, is opened and saved as it is', () => {
  for (const markdown of [
    '',
    '\n',
    '   \n\n',
    'x',
    '\r\n\r\nx\r',
    '---\n---',
    '---\n',
    '[a]: b\n[a]: c\n[a]: d\n',
    '[a]: b\n\ntekst\n\n[a]: c',
    '> 2024. Een\nlui  ',
    '<!--',
    '```',
    '\ufeff# kop',
    '\u00a0',
    'a\u2028b',
    `${'> '.repeat(3_000)}x`,
    `${'- '.repeat(500)}x`,
    '*'.repeat(5_000),
    '[['.repeat(500),
  ]) {
    const { source, state } = open(markdown)
    assert.equal(keptText(state.doc, source).markdown, markdown)
    assert.equal(keptText(schema.nodeFromJSON(state.doc.toJSON()), source).markdown, markdown)
  }
})

test('an edit changes its own block, not the white space around it, and new lines end as most do', () => {
  const { source, state } = open('# Kop\r\nTekst\r\nverder\r\n\r\n\r\n- a\r\n\r\nslot')
  const { from } = placeOf(state.doc, 'Tekst')
  assert.equal(
    keptText(state.apply(state.tr.insertText('De ', from + 1)).doc, source).markdown,
    '# Kop\r\nDe Tekst verder\r\n\r\n\r\n- a\r\n\r\nslot',
  )
  const split = state.apply(state.tr.split(from + 6))
  assert.equal(keptText(split.doc, source).markdown, '# Kop\r\nTekst\r\n\r\nverder\r\n\r\n\r\n- a\r\n\r\nslot')
})

test('what was undone is as it was, also where the same could be written in another way', () => {
  const markdown = '***\n\nKop\n===\n\n* een\n\n---\n\n+ twee\n\n__vet__'
  for (const text of ['Kop', 'een', 'twee', 'vet']) {
    const { source, state } = open(markdown)
    const edited = state.apply(
      state.tr.insertText('!', placeOf(state.doc, text).from + (text === 'Kop' || text === 'vet' ? 1 : 3)),
    )
    assert.notEqual(keptText(edited.doc, source).markdown, markdown)
    let undone = edited
    undo(edited, (step) => (undone = edited.apply(step)))
    assert.equal(keptText(undone.doc, source).markdown, markdown)
  }
})

test('a block that is moved, doubled or taken away leaves the others as they are', () => {
  const { source, state } = open('een __1__\n\n* twee\n\n\ndrie _3_\n')
  const { from, to } = placeOf(state.doc, 'twee')
  const block = state.doc.nodeAt(from) as Node
  const moved = state.apply(state.tr.delete(from, to).insert(0, block))
  assert.equal(keptText(moved.doc, source).markdown, '* twee\n\neen __1__\n\n\ndrie _3_\n')
  assert.deepEqual(keptText(moved.doc, source).places, [0, 1, 2])
  assert.equal(
    keptText(state.apply(state.tr.insert(from, block)).doc, source).markdown,
    'een __1__\n\n* twee\n\n- twee\n\n\ndrie _3_\n',
  )
  assert.equal(keptText(state.apply(state.tr.delete(from, to)).doc, source).markdown, 'een __1__\n\n\ndrie _3_\n')
})

test('blocks that would run into each other are kept apart, and what was edited gives way', () => {
  const apart = open('- a\n\ntussen\n\n- b')
  const { from, to } = placeOf(apart.state.doc, 'tussen')
  const joined = keptText(apart.state.apply(apart.state.tr.delete(from, to)).doc, apart.source).markdown
  assert.equal(joined, '- a\n\n* b')
  const code = open('- a\n\ntussen\n\n    code')
  const place = placeOf(code.state.doc, 'tussen')
  assert.equal(
    keptText(code.state.apply(code.state.tr.delete(place.from, place.to)).doc, code.source).markdown,
    '- a\n\n```\ncode\n```',
  )
})

test('a paragraph with nothing in it is not in the Markdown, and has no place there', () => {
  const { source, state } = open('een\n\ntwee')
  const doc = state.apply(state.tr.insert(placeOf(state.doc, 'twee').from, schema.node('paragraph'))).doc
  assert.deepEqual(keptText(doc, source), { markdown: 'een\n\ntwee', places: [0, null, 1] })
})

test('a block that is doubled is another one: each can be changed, and comes back as it is', () => {
  const { source, state } = open('* een\n\nslot')
  const doubled = state.apply(doubledBlocks(state))
  assert.notEqual(doubled.doc.child(0), doubled.doc.child(1))
  assert.ok(doubled.doc.child(0).eq(doubled.doc.child(1)))
  const { markdown } = keptText(doubled.doc, source)
  assert.deepEqual(
    openMarkdown(markdown, schema).blocks.map(({ node }) => node.textContent),
    ['een', 'een', 'slot'],
  )
  assert.equal(
    keptText(doubled.apply(doubled.tr.delete(0, doubled.doc.child(0).nodeSize)).doc, source).markdown,
    '* een\n\nslot',
  )
})

test('a block that stands in a text twice, as the same node, is written each time as it stood there', () => {
  const text = '__een__\n\n**een**\n\nslot'
  const opened = openMarkdown(text, schema)
  const node = opened.blocks[0]?.node as Node
  const source = { ...opened, blocks: opened.blocks.map((block, at) => (at === 1 ? { ...block, node } : block)) }
  const doc = documentOf(source, schema)
  assert.equal(doc.child(0), doc.child(1))
  assert.equal(keptText(doc, source).markdown, text)
  const { tr } = EditorState.create({ doc })
  assert.equal(keptText(tr.insert(0, schema.node('horizontalRule')).doc, source).markdown, `---\n\n${text}`)
})
