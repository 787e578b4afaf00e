// What somebody types in the editor comes back as they typed it, with as few backslashes in the Markdown as that takes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mark, Node } from '@tiptap/pm/model'
import { readBlock } from '#web/editor/read-block.ts'
import { fingerprint } from '#web/editor/same-text.ts'
import { schema } from '#web/editor/schema.ts'
import { writeBlock } from '#web/editor/write-block.ts'

const none = Object.create(null) as Record<string, never>
const paragraph = (...content: (string | Node)[]) =>
  schema.node(
    'paragraph',
    null,
    content.map((part) => (typeof part === 'string' ? schema.text(part) : part)),
  )
const marked = (text: string, ...names: string[]) =>
  schema.text(
    text,
    names.map((name) => schema.mark(name)),
  )
const linked = (text: string, href: string, ...marks: Mark[]) =>
  schema.text(text, [schema.mark('link', { href }), ...marks])

/** The Markdown of a block, which must be read as the same block. */
function written(node: Node, definitions = none): string {
  const { text, isRight } = writeBlock(node, definitions)
  assert.ok(isRight, text)
  const read = readBlock(text, schema, definitions)
  assert.equal(read && fingerprint(read), fingerprint(node), text)
  return text
}

test('text that looks like Markdown is read back as the same paragraph, with the one backslash it needs', () => {
  for (const [text, markdown] of [
    ['2024. Een jaar', String.raw`2024\. Een jaar`],
    ['1) x', String.raw`1\) x`],
    ['# geen kop', String.raw`\# geen kop`],
    ['- geen lijst', String.raw`\- geen lijst`],
    ['+ x', String.raw`\+ x`],
    ['> x', String.raw`\> x`],
    ['*ster*', String.raw`\*ster*`],
    ['_x_', String.raw`\_x_`],
    ['~~weg~~', String.raw`\~~weg~~`],
    ['[x](y)', String.raw`\[x](y)`],
    ['![x](y)', String.raw`!\[x](y)`],
    ['<b>', String.raw`\<b>`],
    ['<!-- x -->', String.raw`\<!-- x -->`],
    ['<https://x.example>', String.raw`\<https://x.example>`],
    ['&amp;', String.raw`\&amp;`],
    ['&hearts;', String.raw`\&hearts;`],
    ['`code`', '\\`code`'],
    ['```', '\\```'],
    ['---', String.raw`\---`],
    ['[^1]', String.raw`\[^1]`],
    ['[brug]: https://x.example', String.raw`\[brug]: https://x.example`],
    [String.raw`1986\. x`, String.raw`1986\\. x`],
    [String.raw`\*`, String.raw`\\*`],
  ] as const)
    assert.equal(written(paragraph(text)), markdown)
})

test('text that only has signs in it gets no backslash', () => {
  for (const text of [
    '|',
    '~~',
    '5 * 3 = 15 & 2 < 3 > 1',
    'bestand_met_streepjes.txt',
    '[nog in te vullen: naam van de bus]',
    'C:\\temp\\kopie',
    'a|b',
    'prijs: € 5,- (of # 3)!',
    '100% – “mooi” ‘zo’…',
    'Het jaar 2024. Een jaar',
    'zie https://x.example/a_b_c?d=1&e=2',
    'mail a_b@x.example',
    'twee  spaties',
    '===',
    'é ü 🎉',
  ])
    assert.equal(written(paragraph(text)), text)
})

test('signs at the beginning of a later line are escaped too, and so are those that two lines make together', () => {
  const lines = (...texts: string[]) =>
    paragraph(...texts.flatMap((text, at) => (at === 0 ? [text] : [schema.node('hardBreak'), text])))
  assert.equal(written(lines('een', '- twee')), 'een\\\n\\- twee')
  assert.equal(written(lines('een', '===')), 'een\\\n\\===')
  assert.equal(written(lines('a | b', '--- | ---')), 'a \\| b\\\n--- | ---')
  assert.equal(written(lines('slot\\', 'x')), 'slot\\\\\\\nx')
})

test('in headings, cells and items signs are escaped for the place they stand in', () => {
  assert.equal(written(schema.node('heading', { level: 2 }, schema.text('C #'))), String.raw`## C \#`)
  assert.equal(written(schema.node('heading', { level: 2 }, schema.text('2024. Een jaar'))), '## 2024. Een jaar')
  const cell = (text: string, name = 'tableCell') => schema.node(name, null, paragraph(text))
  const table = schema.node('table', null, [
    schema.node('tableRow', null, [cell('a|b', 'tableHeader'), cell('- x', 'tableHeader')]),
    schema.node('tableRow', null, [cell('*x*'), cell('\\|')]),
  ])
  assert.equal(written(table), '| a\\|b | - x |\n| --- | --- |\n| \\*x* | \\\\\\| |')
  const list = schema.node('bulletList', null, [
    schema.node('listItem', null, paragraph('[ ] geen taak')),
    schema.node('listItem', null, paragraph('---')),
  ])
  assert.equal(written(list), '- \\[ ] geen taak\n- \\---')
})

test('a text in brackets that a definition stands for does not become its link', () => {
  const definitions = Object.assign(Object.create(null), { brug: { href: 'https://x.example', title: undefined } })
  assert.equal(written(paragraph('[brug]'), definitions), String.raw`\[brug]`)
  assert.equal(written(paragraph('[pont]'), definitions), '[pont]')
})

test('marks are written so that they are read: around no spaces, in each other, and beside letters', () => {
  const bold = schema.mark('bold')
  const italic = schema.mark('italic')
  for (const [node, markdown] of [
    [paragraph('een ', marked('twee ', 'bold'), 'drie'), 'een **twee** drie'],
    [paragraph(marked('a ', 'bold'), schema.text('b', [bold, italic]), marked(' c', 'bold')), '**a *b* c**'],
    [paragraph('a', marked('b', 'italic'), 'c'), 'a*b*c'],
    [paragraph(marked('(on)', 'bold'), 'waar'), '**(on)**&#119;aar'],
    [paragraph(marked('weg', 'strike'), '.'), '~~weg~~.'],
    [paragraph(marked('a`b', 'code')), '``a`b``'],
    [paragraph(marked('`', 'code')), '`` ` ``'],
    [paragraph(linked('brug', 'https://x.example/a b')), '[brug](<https://x.example/a b>)'],
    [paragraph(linked('brug', 'https://x.example', schema.mark('code'))), '[`brug`](https://x.example)'],
    [paragraph('zie ', linked('https://x.example', 'https://x.example'), '.'), 'zie https://x.example.'],
    [paragraph('zie', linked('https://x.example', 'https://x.example'), 'x'), 'zie<https://x.example>x'],
    [paragraph(linked('https://x.example', 'https://y.example')), '[https://x.example](https://y.example)'],
    [
      paragraph(marked('a', 'bold'), schema.text('b', [bold, italic]), marked('c', 'italic')),
      '**&#97;_&#98;_**_&#99;_',
    ],
  ] as const)
    assert.equal(written(node), markdown)
})

test('two lists below each other stay two, and code of any kind stays what it is', () => {
  const list = (...texts: string[]) =>
    schema.node(
      'bulletList',
      null,
      texts.map((text) => schema.node('listItem', null, paragraph(text))),
    )
  assert.equal(written(schema.node('blockquote', null, [list('a'), list('b')])), '> - a\n>\n> * b')
  for (const text of ['', '```', '````\n~~~', '  in\n\nen uit\n', '<b>', 'x\\'])
    written(schema.node('codeBlock', { language: 'js' }, text === '' ? undefined : schema.text(text)))
  assert.equal(written(schema.node('codeBlock', { language: 'a`b' }, schema.text('x'))), '~~~a`b\nx\n~~~')
})

test('four thousand texts of signs come back as they were', () => {
  const signs = [...'*_`~[]()<>#+-.!|&\\:1 ab\u00a0"=']
  let state = 11
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 4_000; round += 1) {
    const text = Array.from({ length: 1 + next(12) }, () => signs[next(signs.length)]).join('')
    if (text.trim() !== '') written(paragraph(text))
  }
})
