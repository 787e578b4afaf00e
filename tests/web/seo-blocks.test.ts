// A Markdown text cut in blocks: what people read of each, and where that stands in the source and in the analysed HTML.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blocksOf as readableBlocksOf } from '#contract/markdown/plain-text.ts'
import { blocksOf } from '#web/seo/article-blocks.ts'
import { placeLabels } from '#web/seo/place-labels.ts'
import { markdownCorpus } from '../support/markdown-corpus.ts'
import { madeUp } from '../support/markdown.ts'

const MARKDOWN = `# Kop & zo

Een **vette _zin_** met \\# en &amp; en [een link](https://x.nl "t"). Regel twee
verder.${'  '}
harde <b>bal</b> regel \`code < 3\` &euro; 5.

- een
- twee
  met meer *tekst*
  - diep

1. eerst

> citaat van
> twee regels

![Brug](https://x.nl/a.jpg "titel")

| a | b |
|---|---|
| c **d** | e |

<div>weg</div>

---

\`\`\`
code
op twee regels
\`\`\`
`

const { blocks, html } = blocksOf(MARKDOWN)

/** But for what stands between cells, items and lines, which counts as one sign. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

test('a block is what stands on its own, as people call it', () => {
  assert.deepEqual(
    placeLabels(blocks),
    'kop 1,al. 1,lijst 1,lijst 2,citaat 1,beeld 1,tabel 1,blok 1,blok 2,blok 3'.split(','),
  )
  assert.equal(
    blocks
      .map(({ source }) => source)
      .join('')
      .replaceAll('\n', ''),
    MARKDOWN.replaceAll('\n', ''),
  )
})

test('people read neither signs of Markdown nor HTML, each item stands on a line of its own and each cell behind a tab', () => {
  assert.deepEqual(
    blocks.map(({ text }) => text),
    [
      'Kop & zo',
      'Een vette zin met # en & en een link. Regel twee verder.\nharde bal regel code < 3 € 5.',
      'een\ntwee met meer tekst\ndiep',
      'eerst',
      'citaat van twee regels',
      'Brug',
      'a\tb\nc d\te',
      '',
      '',
      'code\nop twee regels',
    ],
  )
})

test('of raw HTML, scripts and addresses nothing reaches the analysis but links and pictures', () => {
  const hostile = blocksOf(
    '<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> [b](javascript:alert(1)) "<i>"',
  ).html
  assert.doesNotMatch(hostile, /<script|onerror|<i>/)
  assert.doesNotMatch(html, /<div|<b>/)
  assert.match(html, /<a href="https:\/\/x\.nl">een link<\/a>/)
  assert.match(html, /<img src="https:\/\/x\.nl\/a\.jpg" alt="Brug">/)
  assert.match(blocksOf('![a"b<c](https://x.nl/"d)').html, /<p>!?|alt="a&quot;b&lt;c"/)
})

test('blocks have the numbers that they have everywhere, and read the same but for pictures', () => {
  for (const markdown of [
    ...markdownCorpus,
    ...madeUp('ordinary', 200),
    '---\ntitel: a\n---\n\nTekst.[^1]\n\n[^1]: Noot.',
  ]) {
    const ours = blocksOf(markdown).blocks
    const everywhere = readableBlocksOf(markdown)
    assert.deepEqual(
      ours.map(({ source }) => source),
      everywhere.map(({ raw }) => raw),
    )
    for (const [at, { text, images }] of ours.entries())
      if (images.length === 0) assert.equal(plain(text), plain(everywhere[at]?.text ?? ''), everywhere[at]?.raw)
  }
})

test('every piece of the analysed HTML is found back in the text, without the space around it', () => {
  for (const words of ['met # en', 'een link', 'twee', 'Regel twee verder', 'diep', 'citaat van']) {
    const from = html.indexOf(words)
    const block = blocks.findIndex(({ htmlFrom, htmlTo }) => htmlFrom <= from && from < htmlTo)
    const span = blocks[block]?.inText(from, from + words.length)
    assert.equal(span && blocks[block]?.text.slice(span.from, span.to), words)
  }
  const [, paragraph] = blocks
  const from = html.indexOf('<a ')
  const around = paragraph?.inText(from, html.indexOf('. Regel') + 1)
  assert.equal(around && paragraph?.text.slice(around.from, around.to), 'een link.')
  // Only a tag.
  assert.equal(paragraph?.inText(html.indexOf('<a '), html.indexOf('<a ')), null)
})

test('line ends of Windows and a text of nothing are no trouble', () => {
  assert.deepEqual(
    blocksOf('# A\r\n\r\nb\r\nc\r\n').blocks.map(({ text }) => text),
    ['A', 'b c'],
  )
  assert.deepEqual(blocksOf('').blocks, [])
  assert.deepEqual(blocksOf(' \n\n ').blocks, [])
})
