// What is pasted in the editor: from Word, Google Docs and web pages only what a text has, plain text as Markdown when it clearly is.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHTML } from 'linkedom'
import type { Node } from '@tiptap/pm/model'
import { pastedBlocks } from '#web/editor/pasted-html.ts'
import { looksLikeMarkdown, plainBlocks } from '#web/editor/pasted-plain.ts'
import { schema } from '#web/editor/schema.ts'
import { writeBlock } from '#web/editor/write-block.ts'
import { fromGoogleDocs, fromWebPage, fromWord } from '../support/clipboards.ts'

const none = Object.create(null) as Record<string, never>

function body(html: string): Element {
  const inner = /<body[^>]*>([^]*)<\/body>/i.exec(html)?.[1] ?? html
  return parseHTML(`<!doctype html><html><body>${inner}</body></html>`).document.body
}

const markdownOf = (blocks: readonly Node[]) => blocks.map((node) => writeBlock(node, none).text).join('\n\n')

function pasted(html: string) {
  const found = pastedBlocks(body(html), schema)
  assert.ok(found)
  for (const block of found.blocks) block.check()
  return { markdown: markdownOf(found.blocks), picturesLeftOut: found.picturesLeftOut }
}

test('from Word come headings, emphasis, links, nested and numbered lists and tables, and no style, comment or picture', () => {
  const { markdown, picturesLeftOut } = pasted(fromWord)
  assert.equal(
    markdown,
    [
      '# Fietsbrug dicht',
      '## De omleiding',
      'De brug is **tien weken** dicht, zegt *de wethouder* op [de site](https://linge.example/brug).',
      '- Via de ~~A15~~ A2\n  - alleen auto’s\n  - geen fietsen\n- Via de dijk',
      '3. Eerst links\n4. Dan rechts',
      '| Dag | **Tijd** |\n| --- | --- |\n| elke dag<br>behalve zondag |  |',
    ].join('\n\n'),
  )
  assert.equal(picturesLeftOut, 1)
})

test('from Google Docs comes the same, without its bold wrapper and its empty paragraphs', () => {
  const { markdown, picturesLeftOut } = pasted(fromGoogleDocs)
  assert.equal(
    markdown,
    [
      '## De omleiding',
      'De brug is **tien weken** dicht, zegt *de wethouder* op [de site](https://linge.example/brug).',
      '- Via de ~~A15~~ A2\n  - alleen auto’s\n- Via de dijk',
      '3. Eerst links',
      '| Dag | Tijd |\n| --- | --- |\n| ma | 7.30 |',
    ].join('\n\n'),
  )
  assert.equal(picturesLeftOut, 1)
})

test('from a web page comes its text, and nothing that runs; a link that leads nowhere here is text', () => {
  assert.equal(
    pasted(fromWebPage).markdown,
    [
      '### Brug *dicht*',
      'Eerste regel.\\\nTweede regel.',
      'Nieuwe alinea.',
      'Een boze en een eigen link, `code` en onderstreept.',
      '> Een citaat.',
      '```\nregel 1\n  regel 2\n```',
      '---',
      '![De brug](https://linge.example/brug.jpg)',
      'De brug.',
      '- een\n\n  1. binnen\n- kop\n\n  tekst'.replace('- een\n\n  1. binnen', '- een\n  1. binnen'),
    ].join('\n\n'),
  )
})

test('tables with cells of several columns, of one cell, or with blocks in them become tables that Markdown can have', () => {
  assert.equal(pasted('<table><tr><td>alleen een kader</td></tr></table>').markdown, 'alleen een kader')
  assert.equal(
    pasted('<table><tr><th colspan="3">kop</th></tr><tr><td>a<ul><li>b</li></ul></td><td>c|d</td></tr></table>')
      .markdown,
    '| kop |  |  |\n| --- | --- | --- |\n| a<br>b | c\\|d |  |',
  )
  assert.equal(pasted('<table></table>').markdown, '')
})

test('HTML that is too deep or has too much in it is refused, quickly, and comes in as plain text', () => {
  for (const html of ['<div>'.repeat(400) + 'x', '<b>'.repeat(400) + 'x', `<p>${'<i>x</i>'.repeat(200_000)}</p>`]) {
    const root = body(html)
    const begin = performance.now()
    assert.equal(pastedBlocks(root, schema), null)
    assert.ok(performance.now() - begin < 20_000)
  }
})

test('plain text is Markdown when it clearly is, and else paragraphs with the signs that were typed', () => {
  for (const text of [
    '# Kop\n\ntekst',
    '- een\n- twee',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'dit is **vet**',
    '[x](https://x.example)',
    '```\ncode\n```',
  ])
    assert.ok(looksLikeMarkdown(text), text)
  for (const text of [
    'Gewone tekst.',
    '2024. Een jaar',
    '- een streepje aan het begin',
    '5 * 3 * 2',
    'a_b_c en d*e',
    '#tag en #nog',
    '> 5 procent',
    '1. Een\nen verder',
  ])
    assert.ok(!looksLikeMarkdown(text), text)
  assert.equal(markdownOf(plainBlocks('- een\r\n- *twee*', schema, none, false)), '- een\n- *twee*')
  assert.equal(markdownOf(plainBlocks('# Kop\n- *x*', schema, none, true)), '\\# Kop\\\n\\- \\*x*')
  assert.equal(markdownOf(plainBlocks('een\ntwee\n\n\n  drie  \n', schema, none, false)), 'een\\\ntwee\n\ndrie')
  assert.deepEqual(plainBlocks(' \n ', schema, none, false), [])
})
