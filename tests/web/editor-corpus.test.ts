// Three hundred texts through the editor: opened and saved as they were, and after one edit, with all other blocks byte for byte.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import { documentOf, openMarkdown } from '#web/editor/kept-source.ts'
import { keptText } from '#web/editor/kept-text.ts'
import { fingerprint } from '#web/editor/same-text.ts'
import { schema } from '#web/editor/schema.ts'
import { markdownCorpus, numbersFrom } from '../support/markdown-corpus.ts'

const opened = markdownCorpus.map((markdown) => {
  const source = openMarkdown(markdown, schema)
  return { markdown, source, doc: documentOf(source, schema) }
})

test('a text that is opened and saved untouched does not change by a byte', () => {
  for (const { markdown, source, doc } of opened) {
    assert.equal(keptText(doc, source).markdown, markdown)
    // Not by remembering the whole: the same blocks as another document.
    const copy = schema.nodeFromJSON(doc.toJSON())
    assert.equal(keptText(copy, source).markdown, markdown)
  }
})

test('of these texts the editor holds most blocks, and keeps the others as source', () => {
  const kinds = new Map<string, number>()
  for (const { doc } of opened) doc.forEach(({ type }) => kinds.set(type.name, (kinds.get(type.name) ?? 0) + 1))
  const all = kinds.values().reduce((sum, count) => sum + count, 0)
  assert.ok((kinds.get('source') ?? 0) / all < 0.5, JSON.stringify(Object.fromEntries(kinds)))
  for (const kind of Object.keys(schema.nodes).filter((name) => schema.nodes[name]?.isInGroup('block')))
    assert.ok(kinds.has(kind), kind)
})

/** A word typed somewhere in one block: in its text, or where it has none, instead of it. */
function typedIn(state: EditorState, index: number, random: () => number): Transaction {
  const from = Array.from({ length: index }, (_, at) => state.doc.child(at).nodeSize).reduce(
    (sum, size) => sum + size,
    0,
  )
  const places: number[] = []
  state.doc.child(index).descendants((node, at) => {
    if (node.isTextblock)
      for (let offset = 0; offset <= node.content.size; offset += 1) places.push(from + 2 + at + offset)
  })
  const own = state.doc.child(index)
  if (own.isTextblock) for (let offset = 0; offset <= own.content.size; offset += 1) places.push(from + 1 + offset)
  const place = places[Math.floor(random() * places.length)]
  return place === undefined
    ? state.tr.replaceWith(from, from + own.nodeSize, schema.node('paragraph', null, schema.text('ingetypt')))
    : state.tr.insertText('ingetypt', place)
}

test('an edit of one block leaves all other blocks as they were, byte for byte, and is read back', () => {
  for (const [number, { markdown, source, doc }] of opened.entries()) {
    const random = numbersFrom(number)
    const index = Math.floor(random() * doc.childCount)
    const state = EditorState.create({ doc })
    const edited = state.apply(typedIn(state, index, random)).doc
    const { markdown: saved, places } = keptText(edited, source)
    const before = source.blocks.slice(0, index).map((block) => block.source + block.gap.source)
    const after = source.blocks
      .slice(index + 1)
      .map((block, at) => (at === 0 ? '' : (source.blocks[index + at]?.gap.source ?? '')) + block.source)
    const head = source.head.source + before.join('')
    assert.ok(saved.startsWith(head.trimEnd()), `${number}, before ${index}:\n${markdown}\n-----\n${saved}`)
    assert.ok(
      saved.trimEnd().endsWith(after.join('').trimEnd()),
      `${number}, behind ${index}:\n${markdown}\n-----\n${saved}`,
    )
    assert.ok(saved.includes('ingetypt'))
    const reread = openMarkdown(saved, schema)
    if (doc.child(index).type.name === 'source') continue
    assert.equal(reread.blocks.length, doc.childCount, `${number}, ${index}: ${JSON.stringify(saved)}`)
    assert.deepEqual(places, [...reread.blocks.keys()])
    for (const [at, block] of source.blocks.entries())
      if (at !== index) assert.equal(reread.blocks[at]?.source, block.source, `${number}, ${at}`)
    const again = reread.blocks[index]?.node
    assert.equal(again && fingerprint(again), fingerprint(edited.child(index)), String(number))
  }
})
