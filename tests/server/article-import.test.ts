// What becomes of a file that somebody imports: Markdown and HTML, told apart by their bytes, and what is none of them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { htmlExport } from '#server/articles/export-html.ts'
import { markdownExport } from '#server/articles/export-markdown.ts'
import { importedFrom } from '#server/articles/import-article.ts'
import { readHtml } from '#server/articles/import-html.ts'
import { htmlOf } from '#server/markdown/html.ts'
import { newspaperPage, paragraphs } from '../support/articles.ts'
import { checkedBy, everything, exported, sameHtml } from '../support/articles-exported.ts'
import { foundTexts, madeUp } from '../support/markdown.ts'

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Uint8Array.from(Buffer.from(text, encoding))

/** The article in a text file; fails when there is none. */
async function importOf(text: string, name = 'bestand.md') {
  const read = await importedFrom(bytesOf(text), name)
  assert.ok('content' in read, JSON.stringify(read))
  return read
}

const refusalOf = async (bytes: Uint8Array) => {
  const read = await importedFrom(bytes, 'bestand.docx')
  assert.ok('problem' in read, JSON.stringify(read))
  return [read.problem, read.message ?? ''] as const
}

test('exported Markdown comes back byte for byte, whatever the text', async () => {
  const texts = [
    everything,
    'a\r\nb\r\n',
    '\n\n  woord  \n\n',
    '---\nx: y\n---\nwoord',
    '# Nieuwe brug over de IJssel\n\nwoord',
    '# Andere kop\n',
    '\ufeffwoord',
  ]
  for (const content of [...texts, ...madeUp('odd', 300, 31).map((text) => `woord\n\n${text}`)]) {
    const article = exported({ content, seoTitle: 'S "x"', seoKeywords: 'a, b', slug: 'a-b', checked: checkedBy('A') })
    const read = await importOf(markdownExport(article))
    assert.equal(read.content, content)
    assert.equal(read.originalContent, content)
    assert.deepEqual([read.title, read.seoTitle, read.seoKeywords, read.slug], [article.title, 'S "x"', 'a, b', 'a-b'])
    assert.match(read.left.join(), /nagekeken/)
  }
  for (const title of ['Brug *over* [het] <IJ> & "meer" #1', 'a\\b', '2024. Een jaar', '- - -'])
    assert.equal((await importOf(markdownExport(exported({ title })))).title, title)
})

test('the first heading is the title, else a field above the text, else the name of the file', async () => {
  const titleOf = async (text: string, name?: string) => {
    const { title, content } = await importOf(text, name)
    return [title, content]
  }
  assert.deepEqual(await titleOf('# De *brug*\n\nTekst'), ['De brug', 'Tekst'])
  assert.deepEqual(await titleOf('De brug\n===\n\nTekst'), ['De brug', 'Tekst'])
  assert.deepEqual(await titleOf('---\ntitle: Veld\n---\nTekst'), ['Veld', 'Tekst'])
  assert.deepEqual(await titleOf('---\ntitle: Veld\n---\n# De brug\n\nTekst'), ['De brug', 'Tekst'])
  assert.deepEqual(await titleOf('## Tussenkop\n\nTekst', 'Mijn stuk.v2.md'), ['Mijn stuk.v2', '## Tussenkop\n\nTekst'])
  assert.deepEqual(await titleOf('Tekst', 'ab'), ['Naamloos artikel', 'Tekst'])
  assert.deepEqual(await titleOf('# ab\n\nTekst', 'naam.md'), ['naam', '# ab\n\nTekst'])
  for (const length of [299, 300, 301]) {
    const [title, content] = await titleOf(`# ${'a'.repeat(length)}\n\nTekst`)
    assert.equal(title?.length, Math.min(length, ARTICLE_LIMITS.title))
    // What does not fit in a title stays in the text.
    assert.equal(content === 'Tekst', length <= 300)
  }
})

test('fields of other programs are read too, and those that have no place here are named', async () => {
  const read = await importOf(
    `---\nTitle: 'L''Oréal'   \nsummary: >\n  over twee\n  regels\ntags: [brug, "het IJ"]\ndate: 2024-01-01\nauthors:\n  - naam: Anna\nslug: Geen Goede!\n---\n\nTekst`,
  )
  assert.equal(read.title, "L'Oréal")
  assert.deepEqual([read.seoDescription, read.seoKeywords, read.slug], ['over twee regels', 'brug, het IJ', ''])
  assert.deepEqual(read.left, ['Velden boven de tekst die Kopij niet kent: date, authors.'])
  assert.equal((await importOf('---\ntags:\n  - a\n  - b # en dan\n---\nTekst')).seoKeywords, 'a, b')
})

test('pictures that are written into the text are left out and counted, other pictures stay', async () => {
  const read = await importOf(
    'a ![x](data:image/png;base64,AAAA) b ![y](https://x.nl/y.png) ![z][z]\n\n<img src="data:image/png;base64,AA" alt="q">\n\n[z]: data:image/gif;base64,BBBB',
  )
  assert.equal(read.content, 'a x b ![y](https://x.nl/y.png) ![z][z]\n\n<img src="" alt="q">\n\n[z]: #')
  assert.match(read.left.join(), /^3 afbeeldingen die in het bestand zelf zaten/)
})

test('a text is read in its own characters', async () => {
  for (const [bytes, text] of [
    [bytesOf('caf\u00e9 reünie', 'latin1'), 'café reünie'],
    [Uint8Array.from([0xff, 0xfe, ...Buffer.from('café reünie', 'utf16le')]), 'café reünie'],
    [bytesOf('\ufeffcafé reünie'), 'café reünie'],
    // What the database cannot keep: zeros, and halves of characters.
    [Uint8Array.from([0xff, 0xfe, ...Buffer.from('a\u0000b \ud800', 'utf16le')]), 'ab \ufffd'],
  ] as const) {
    const read = await importedFrom(bytes, 'naam.txt')
    assert.equal('content' in read && read.content, text)
  }
})

test('HTML is known by its bytes: Markdown that begins with a tag is none', async () => {
  const isHtml = async (text: string) => !(await importOf(text)).content.includes('<')
  assert.ok(await isHtml('<!doctype html><p>tekst</p>'))
  assert.ok(await isHtml('\ufeff \n<!-- x -->\n<HTML><body>tekst'))
  assert.ok(await isHtml('<h1>Kop</h1>\n<p>tekst</p>\n\n<p>meer</p>'))
  assert.ok(!(await isHtml('<div>html</div>\n\nTekst met **vet**')))
  assert.ok(!(await isHtml('<span>x</span> en tekst')))
})

test('each thing in HTML becomes what it is in Markdown', async () => {
  const made: Record<string, string> = {
    '<p>a <b> vet </b>tekst<br>nieuwe <i>regel</i> en <s>weg</s></p>': 'a **vet** tekst  \nnieuwe *regel* en ~~weg~~',
    '<h2>Kop</h2><p>tekst</p>': '## Kop\n\ntekst',
    '<ul><li>een<ul><li>twee</li></ul></li><li>drie</li></ul>': '- een\n  - twee\n- drie',
    '<ul><li>een</li><ul><li>twee</li></ul></ul>': '- een\n  - twee',
    '<ol start="3"><li><p>c</p><p>d</p></li></ol>': '3. c\n\n   d',
    '<ul><li>a</li></ul><ul><li>b</li></ul>': '- a\n\n* b',
    '<blockquote><p>a</p><p>b</p></blockquote>': '> a\n>\n> b',
    '<pre><code>a\n  ```b\n</code></pre>': '````\na\n  ```b\n````',
    '<p><code>a`b</code> <code>c|d</code></p>': '``a`b`` `c|d`',
    '<p><a href="https://x.nl/a_(b) c">a <em>b</em></a></p>': '[a *b*](<https://x.nl/a_(b)%20c>)',
    '<p><a href="https://x.nl/">https://x.nl/</a> <a href="mailto:a@b.nl">a@b.nl</a> <a href="javascript:x">y</a></p>':
      'https://x.nl/ a@b.nl y',
    '<p>a<br><br>b</p>': 'a\n\nb',
    '<p>m<sup>2</sup> CO<sub>2</sub> 1<sup>ste</sup></p>': 'm² CO₂ 1ste',
    '<figure><img src="https://x.nl/a.jpg" alt="mo]en"><figcaption>Bijschrift</figcaption></figure>':
      '![mo\\]en](https://x.nl/a.jpg)\n\nBijschrift',
    '<a href="https://x.nl"><img src="https://x.nl/a.jpg" alt="a"></a>': '[![a](https://x.nl/a.jpg)](https://x.nl)',
    '<dl><dt>Woord</dt><dd>Uitleg</dd></dl>': '**Woord**\n\nUitleg',
    '<table><tr><th align="right">a|b</th><td colspan="2">c</td></tr><tr><td>d<br>e</td></tr></table>':
      '| a\\|b | c |  |\n| ---: | --- | --- |\n| d<br>e |  |  |',
    '<table><tr><td><h2>Kop</h2><p>opmaak</p></td></tr></table>': '## Kop\n\nopmaak',
    '<b>Let op:</b>tekst': '**Let op**:tekst',
    '<p><b>a</b><i>b</i> <b><i>c</i></b></p>': '**a***b **c***',
    '<p>2024. Een jaar</p><p>- geen punt</p><p># geen kop</p><p>*x* _y_ [z](w) &lt;b&gt; a_b</p>':
      '2024\\. Een jaar\n\n\\- geen punt\n\n\\# geen kop\n\n\\*x\\* \\_y\\_ [z\\](w) \\<b> a_b',
    '<p>[nog in te vullen: wie]</p>': '[nog in te vullen: wie]',
    '<p>&nbsp;a\u00ad\u200bb&nbsp;</p>': 'ab',
  }
  for (const [html, markdown] of Object.entries(made)) assert.equal(readHtml(html)?.markdown, markdown, html)
})

test('HTML that was made of Markdown says the same when it comes back', () => {
  const differs = (text: string) => {
    const html = htmlOf(text)
    const read = readHtml(html)
    return read !== undefined && sameHtml(htmlOf(read.markdown)) !== sameHtml(html)
  }
  assert.deepEqual(madeUp('ordinary', 600, 41).filter(differs), [])
  // Empty rows of tables, and addresses written in odd ways.
  const found = foundTexts().filter(differs)
  assert.ok(found.length <= 10, found.map((text) => text.slice(0, 200)).join('\n\n'))
})

test('an exported page comes back with its fields, without who checked it', async () => {
  const article = exported({
    content: everything,
    seoTitle: 'Voor Google',
    seoDescription: 'Over',
    seoKeywords: 'a, b',
    checked: checkedBy('A'),
  })
  const read = await importOf(htmlExport(article))
  assert.equal(sameHtml(htmlOf(read.content)), sameHtml(htmlOf(everything)))
  assert.deepEqual(
    [read.title, read.seoTitle, read.seoDescription, read.seoKeywords, read.left],
    [article.title, 'Voor Google', 'Over', 'a, b', []],
  )
})

test('of a page that was saved from a browser only the article is taken, and it is said what was not', async () => {
  const page = newspaperPage(paragraphs(8)).replace(
    '</article>',
    '<p>Zie <a href="https://x.nl/meer">meer hierover</a>.</p><iframe src="https://x.nl"></iframe></article>',
  )
  const read = await importOf(page, 'pagina.html')
  assert.match(
    read.left.join(' '),
    /^Wat er om het artikel heen stond, zoals menu’s en reclame\. 1 ingesloten speler of venster\.$/,
  )
  assert.match(read.content, /\[meer hierover\]\(https:\/\/x\.nl\/meer\)/)
})

test('nothing that runs comes along', async () => {
  const { content } = await importOf(
    '<p onclick=x>a<script>alert(1)</script><a href="java\nscript:x">b</a><img src="data:x" alt="c"><img src=x onerror=y></p><style>p{}</style>',
  )
  assert.equal(content, 'abc')
})

test('what is no text to import is told by what it is', async () => {
  const kinds: [Uint8Array, RegExp][] = [
    [bytesOf('%PDF-1.7\nwoord'), /^wrongFileKind,Dit is een PDF/],
    [bytesOf('{\\rtf1 woord}'), /^wrongFileKind,Dit is een RTF/],
    [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /^wrongFileKind,Dit is een oud Word-bestand/],
    [
      bytesOf('PK\x03\x04aaaamimetypeapplication/vnd.oasis.opendocument.text', 'latin1'),
      /^wrongFileKind,Dit is een OpenDocument/,
    ],
    [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), /^wrongFileKind/],
    [bytesOf('tekst met een \u0000 erin'), /^wrongFileKind/],
    [new Uint8Array(0), /^documentEmpty/],
    [bytesOf(' \n\n***\n'), /^documentEmpty/],
    [bytesOf('<html><body><script>x</script></body></html>'), /^documentEmpty/],
    [bytesOf('PK\x03\x04 en verder niets', 'latin1'), /^documentUnreadable/],
  ]
  for (const [bytes, refusal] of kinds) assert.match((await refusalOf(bytes)).join(), refusal)
})

test('a text of 1,000,000 characters is an article, one of 1,000,001 is too long', async () => {
  const most = ARTICLE_LIMITS.content
  assert.equal((await importOf('a '.repeat(most / 2))).content.length, most)
  assert.deepEqual((await refusalOf(bytesOf(`${'a '.repeat(most / 2)}b`)))[0], 'documentTooLarge')
  // Pictures that are left out do not count.
  const withPicture = `${'a '.repeat(1_000)}![x](data:image/png;base64,${'A'.repeat(most)})`
  assert.equal((await importOf(withPicture)).content.length, 2_001)
})
