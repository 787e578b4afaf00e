// A Word document made of an article: what is in it, part by part, and what an import makes of it again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { docxExport } from '#server/articles/export-docx.ts'
import { importedFrom } from '#server/articles/import-article.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { htmlOf } from '#server/markdown/html.ts'
import { checkedBy, everything, exported, sameHtml } from '../support/articles-exported.ts'
import { hostileTexts, madeUp } from '../support/markdown.ts'

async function partsOf(given: Parameters<typeof exported>[0]): Promise<(name: string) => string> {
  const files = unzipped(await docxExport(exported(given)), () => true)
  return (name) => files.get(name)?.toString() ?? ''
}

/** Each paragraph of a document: its style, its place in a list, and its text. */
const paragraphsIn = (xml: string) =>
  Array.from(xml.matchAll(/<w:p>([^]*?)<\/w:p>/g), ([, inside = '']) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(inside)?.[1] ?? '',
    level: /<w:ilvl w:val="(\d)"/.exec(inside)?.[1] ?? '',
    text: Array.from(inside.matchAll(/<w:t [^>]*>([^<]*)</g), ([, text = '']) => text).join(''),
  }))

test('headings, lists, quotes, code and the checked line have styles of their own; lists are numbered by Word', async () => {
  const part = await partsOf({ content: everything, checked: checkedBy('Anna de Vries') })
  const paragraphs = paragraphsIn(part('word/document.xml'))
  const styleOf = (text: string) => paragraphs.find((one) => one.text.includes(text))?.style
  assert.deepEqual(
    ['Nieuwe brug', 'Tussenkop', 'Slot', 'een', 'tweede alinea', 'Citaat met', 'const a', 'Naam', 'Nagekeken door'].map(
      styleOf,
    ),
    ['Title', 'Heading2', 'Heading3', 'ListParagraph', 'ListContinue', 'Quote', 'Code', 'TableHeading', 'Nagekeken'],
  )
  const levels = ['twee', 'dieper', 'nog dieper'].map((text) => paragraphs.find((one) => one.text === text)?.level)
  assert.deepEqual(levels, ['0', '1', '2'])
  assert.match(part('word/numbering.xml'), /<w:numFmt w:val="bullet"\/>[^]*<w:numFmt w:val="decimal"\/>/)
  assert.match(part('word/document.xml'), /<w:tblHeader\/>/)
  assert.match(part('word/styles.xml'), /<w:lang w:val="nl-NL"\/>/)
})

test('numbered lists each count by themselves, from where they begin', async () => {
  const part = await partsOf({ content: '3. a\n4. b\n\ntekst\n\n1. c\n\ntekst\n\n3. d' })
  const instances = Array.from(part('word/document.xml').matchAll(/<w:numId w:val="(\d+)"/g), ([, id]) => id)
  assert.equal(new Set(instances).size, 3)
  assert.equal(instances[0], instances[1])
  const starts = part('word/numbering.xml').match(/<w:lvlOverride w:ilvl="0"><w:startOverride w:val="3"\/>/g)
  assert.equal(starts?.length, 2)
})

test('its properties say what the article is called and what it is about', async () => {
  const part = await partsOf({
    title: 'Brug & <meer>',
    seoTitle: 'Voor Google',
    seoDescription: 'Over de brug',
    seoKeywords: 'brug, ij',
    slug: 'de-brug',
  })
  const core = part('docProps/core.xml')
  assert.match(core, /<dc:title>Brug &amp; &lt;meer&gt;<\/dc:title>/)
  assert.match(core, /<dc:description>Over de brug<\/dc:description>/)
  assert.match(core, /<cp:keywords>brug, ij<\/cp:keywords>/)
  assert.match(part('docProps/custom.xml'), /name="seo_title"[^]*Voor Google[^]*name="slug"[^]*de-brug/)
})

test('links lead only where a link may, and pictures are named with their address', async () => {
  const content =
    '[a](https://x.nl/?a=1&b=2) [b](javascript:x) [c](/hier) [d](mailto:a@b.nl) ![e](https://x.nl/e.png) ![f](data:x)'
  const part = await partsOf({ content })
  const targets = Array.from(
    part('word/_rels/document.xml.rels').matchAll(/Target="([^"]*)" TargetMode="External"/g),
    ([, to]) => to,
  )
  assert.deepEqual(new Set(targets), new Set(['https://x.nl/?a=1&amp;b=2', 'https://x.nl/e.png', 'mailto:a@b.nl']))
  assert.match(
    paragraphsIn(part('word/document.xml'))
      .map(({ text }) => text)
      .join(),
    /a b c d Beeld: e Beeld: f/,
  )
})

test('what XML cannot hold is left out, and markup stays text', async () => {
  const part = await partsOf({ title: 'a\u0001b', content: 'a\u0000b\u000b \ud800 <w:p> &amp; ]]>' })
  const xml = part('word/document.xml')
  assert.match(xml, />ab<\/w:t>[^]*>ab\s/)
  for (const sign of ['\u0000', '\u0001', '\u000b', '\ud800']) assert.ok(!xml.includes(sign))
})

test('an import makes the same article of it again', async () => {
  const article = exported({
    content: everything,
    seoTitle: 'Voor Google',
    seoDescription: 'Over de brug',
    seoKeywords: 'brug, ij',
    slug: 'de-brug',
    checked: checkedBy('Anna'),
  })
  const read = await importedFrom(await docxExport(article), 'iets-anders.docx')
  assert.ok('content' in read)
  assert.equal(sameHtml(htmlOf(read.content)), sameHtml(htmlOf(article.content)))
  const { title, seoTitle, seoDescription, seoKeywords, slug, left } = read
  assert.deepEqual(
    { title, seoTitle, seoDescription, seoKeywords, slug, left },
    {
      title: article.title,
      seoTitle: 'Voor Google',
      seoDescription: 'Over de brug',
      seoKeywords: 'brug, ij',
      slug: 'de-brug',
      left: [],
    },
  )
})

test('typed text comes back as typed: what looks like a list, a heading or a quote is none', async () => {
  const typed = [
    '2024. Een jaar',
    '- geen punt',
    '# geen kop',
    '> geen citaat',
    '=== en ---',
    '*sterren* en _strepen_',
    '[haken](en ronde)',
    'a | b',
    '`code`',
    '<b>html</b>',
    '&amp; en &euml;',
    'snake_case_naam en 5 * 3',
    '1) haak',
    '+ plus',
    '~~weg~~',
    '![beeld](x)',
    '\\ achteruit',
  ]
  const content = typed.map((text) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')).join('\n\n')
  const read = await importedFrom(await docxExport(exported({ content })), 'x.docx')
  assert.ok('content' in read)
  assert.deepEqual(
    Array.from(htmlOf(read.content).matchAll(/<p>(.*)<\/p>/g), ([, text]) => text),
    Array.from(htmlOf(content).matchAll(/<p>(.*)<\/p>/g), ([, text]) => text),
  )
})

test('any text makes a document that can be read', async () => {
  for (const content of [...madeUp('odd', 15, 21), ...Object.values(hostileTexts(300))]) {
    const read = await importedFrom(await docxExport(exported({ content })), 'x.docx')
    assert.ok('content' in read || read.problem === 'documentEmpty', JSON.stringify(content))
  }
})
