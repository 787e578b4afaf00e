// What is read of a page: the article and nothing around it, as plain text, with what the page says of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { readPage, type ReadArticle } from '#server/sources/read-page.ts'
import { newspaperPage, paragraphs, sentence } from '../support/articles.ts'

const read = (
  html: string | Uint8Array,
  { contentType = 'text/html; charset=utf-8', url = 'https://www.krant.nl/a' } = {},
) => readPage({ bytes: Buffer.from(html as string), contentType, url })

function article(...asked: Parameters<typeof read>): ReadArticle {
  const found = read(...asked)
  assert.ok(typeof found === 'object', JSON.stringify(found))
  return found
}

const named = (title: string, site = '') =>
  `<title>${title}</title>${site && `<meta property="og:site_name" content="${site}">`}`

test('the article is found between menus, teasers and comments, without its own title', () => {
  const { text } = article(newspaperPage(paragraphs(6), { head: named('Zwolle knapt de gracht op') }))
  const lines = text.split('\n\n')
  assert.equal(lines.length, 6)
  assert.match(lines[0] ?? '', /^Alinea 1\. De gemeente Zwolle .* zomer\.$/)
  assert.match(lines[5] ?? '', /^Alinea 6\. /)
  for (const around of [
    /Rubriek/,
    /ander bericht/,
    /onzin/,
    /cookies/,
    /voorwaarden/,
    /geen artikel/,
    /knapt de gracht op/,
  ])
    assert.doesNotMatch(text, around)
})

test('a first line that only repeats the title is left out, however it is written', () => {
  const head = named('Zwolle knapt de gracht op')
  const { text } = article(newspaperPage(`<p><b>Zwolle Knapt de gracht op</b></p>${paragraphs(3)}`, { head }))
  assert.match(text, /^Alinea 1\./)
})

test('headings and items of a list stand on lines of their own, and a table in rows', () => {
  const { text } = article(
    newspaperPage(
      `${paragraphs(2)}<h2>Wat gaat er&nbsp;dicht?</h2><ul><li>De <b>Eekwal</b></li><li><p>Het Rode Torenplein</p></li></ul>
      <ol><li>Eerst dit<li>Dan dat</ol><table><tr><th>Straat</th><th>Dicht</th></tr><tr><td>Eekwal</td><td>maart</td></tr></table>
      <p>Een regel,<br>en nog een.</p><blockquote>Het wordt mooier dan het ooit was, zegt zij.</blockquote>${paragraphs(1)}`,
    ),
  )
  assert.match(text, /zomer\.\n\nWat gaat er dicht\?\n\n- De Eekwal\n- Het Rode Torenplein\n- Eerst dit\n- Dan dat\n\n/)
  assert.match(text, /\n\nStraat \| Dicht\nEekwal \| maart\n\n/)
  assert.match(text, /\n\nEen regel,\nen nog een\.\n\nHet wordt mooier dan het ooit was, zegt zij\.\n\n/)
})

test('what a page puts between the sentences is left out: advertisements, links to other articles, words under a picture', () => {
  const between = `<p>Advertentie</p><p>Lees ook: <a href="/b">Brug bij Hasselt blijft maanden dicht</a></p>
    <figure><img src="/a.jpg"><figcaption>De gracht in maart. Foto: redactie</figcaption></figure>
    <p>Lees verder onder de foto</p><p>Deel dit artikel</p><button>Bewaar</button>`
  const { text } = article(
    newspaperPage(`${paragraphs(2)}${between}<p>Lees ook eens goed wat er in het plan staat, zegt zij erbij.</p>`),
  )
  assert.doesNotMatch(text, /Advertentie|Hasselt|Foto|onder de foto|Deel dit|Bewaar/)
  assert.match(text, /Lees ook eens goed wat er in het plan staat/)
})

test('what asks about cookies before the article is left out, whatever it is called', () => {
  for (const name of [
    'class="cookie"',
    'id="cookie-banner"',
    'class="site cookieMelding"',
    'class="gdpr_notice open"',
  ]) {
    const asks = `<div ${name}><p>Wij gebruiken cookies. <button>Accepteer</button></p></div>`
    const { text } = article(`<html><body>${asks}<article>${paragraphs(3)}</article></body></html>`)
    assert.match(text, /^Alinea 1\./, name)
  }
  const baked = article(
    `<html><body><div class="recept cookies-bakken"><p>Cookies.</p>${paragraphs(3)}</div></body></html>`,
  )
  assert.match(baked.text, /^Cookies\./)
})

test('nothing invisible comes along: soft hyphens, marks of direction, controls', () => {
  const { text } = article(
    newspaperPage(
      `<p>Werk\u00adzaam\u00adheden\u200b aan\u0007 de\u202e gracht &amp; de &lt;kade&gt;.</p>${paragraphs(2)}`,
    ),
  )
  assert.match(text, /^Werkzaamheden aan de gracht & de <kade>\./)
})

test('a title loses the name of its site, and keeps what is its own', () => {
  const titles: Record<string, [title: string, head: string]> = {
    'a bar': ['Gracht opgeknapt', named('Gracht opgeknapt | Krant')],
    'a bar and two names': ['Gracht opgeknapt', named('Gracht opgeknapt | Zwolle | Krant.nl')],
    'a dash': ['Gracht opgeknapt', named('Gracht opgeknapt - De Krant', 'De Krant')],
    'a dash and the name of the address': ['Gracht opgeknapt', named('Gracht opgeknapt – krant.nl')],
    'the name in front': ['Gracht opgeknapt', named('Krant: Gracht opgeknapt'.replace(':', ' |'), 'Krant')],
    'a dash of its own': ['Zwolle - Kampen duurt langer', named('Zwolle - Kampen duurt langer')],
    'only the name': ['Krant', named('Krant', 'Krant')],
    'for sharing': ['Beter', `${named('Minder')}<meta property="og:title" content="Beter">`],
    'none: the first line': ['Een kop', ''],
  }
  for (const [what, [title, head]] of Object.entries(titles)) {
    const page = newspaperPage(`<h2>Een kop</h2>${paragraphs(3)}`, { head }).replace(/<h1>.*?<\/h1>/, '')
    assert.equal(article(page).title, title, what)
  }
})

test('description and site come from what the page says for sharing, and are empty when it says nothing', () => {
  const head = `<meta property="og:description" content="Het werk duurt tot oktober &amp; kost 2,4 miljoen.">
    <meta name="description" content="Iets anders."><meta property="og:site_name" content="De Krant">`
  const { description, siteName } = article(newspaperPage(paragraphs(3), { head }))
  assert.deepEqual([description, siteName], ['Het werk duurt tot oktober & kost 2,4 miljoen.', 'De Krant'])
  const bare = article(newspaperPage(paragraphs(3)))
  assert.deepEqual([bare.description, bare.siteName], ['', null])
  const data = { '@type': 'NewsArticle', headline: 'Uit data', description: 'Ook zo.', publisher: { name: 'Blad' } }
  const said = article(
    newspaperPage(paragraphs(3), {
      head: `<script type="application/ld+json">${JSON.stringify({ '@graph': [data] })}</script>`,
    }),
  )
  assert.deepEqual([said.title, said.description, said.siteName], ['Uit data', 'Ook zo.', 'Blad'])
})

test('the language is that of the text, whatever the page says of itself', () => {
  const english = `<p>${'The council will begin to repair the old canal in March, and the work is expected to take until October. '.repeat(4)}</p>`
  const german = `<p>${'Die Stadt beginnt im März mit der Sanierung der alten Gracht, und die Arbeiten dauern bis in den Oktober. '.repeat(4)}</p>`
  assert.equal(article(newspaperPage(paragraphs(3), { lang: 'en' })).language, 'nl')
  assert.equal(article(newspaperPage(english)).language, 'en')
  assert.equal(article(newspaperPage(german)).language, 'other')
  const arabic = `<p>${'بدأت البلدية أعمال ترميم القناة القديمة في مارس وتستمر حتى أكتوبر. '.repeat(8)}</p>`
  assert.equal(article(newspaperPage(arabic)).language, 'other')
})

test('a text that is too long is cut at the end of a sentence, and says so', () => {
  const long = article(newspaperPage(paragraphs(200)))
  assert.ok(long.truncated)
  assert.ok(long.text.length <= LONGEST_SOURCE && long.text.length > LONGEST_SOURCE * 0.9)
  assert.match(long.text, /\.$/)
  assert.equal(article(newspaperPage(paragraphs(50))).truncated, false)
  const endless = article(newspaperPage(`<p>${'woord '.repeat(30_000)}</p>`))
  assert.ok(endless.truncated && [...endless.text].length <= LONGEST_SOURCE)
})

test('a page is read in its own characters', () => {
  const html = newspaperPage(`<p>Café België € 5: ${sentence}</p>${paragraphs(2)}`).replace(
    '<meta charset="utf-8">',
    '',
  )
  const latin = Buffer.from(html.replace('€', '\u0080'), 'latin1')
  assert.match(article(latin, { contentType: 'text/html; charset=iso-8859-1' }).text, /^Café België € 5:/)
  assert.match(article(latin, { contentType: 'text/html' }).text, /^Café België € 5:/)
  assert.match(article(Buffer.from(`\ufeff${html}`, 'utf16le'), { contentType: 'text/html' }).text, /^Café België € 5:/)
})

test('an article may be short, or without paragraphs', () => {
  const short =
    'Bij een botsing op de A28 bij Zwolle is zondagavond niemand gewond geraakt. Twee auto’s raakten elkaar bij het invoegen, meldt de politie. De weg was een uur lang deels dicht en er stond een korte file.'
  assert.equal(article(newspaperPage(`<p>${short}</p>`)).text, short)
  assert.match(
    article(newspaperPage(`<div>${sentence}<br><br>${sentence.repeat(4)}</div>`)).text,
    /^De gemeente[^]*\n\nDe gemeente/,
  )
})

test('what stands beside an article, or was written below it, is not the article, however much it is', () => {
  const more =
    `<p>${'Een lezer schrijft, heel uitvoerig, dat het vroeger anders was, en dat blijft hij vinden. '.repeat(5)}</p>`.repeat(
      30,
    )
  for (const [begin, end] of [
    ['<aside>', '</aside>'],
    ['<nav>', '</nav>'],
    ['<footer>', '</footer>'],
    ['<div id="comments">', '</div>'],
    ['<div class="post reacties"><div>', '</div></div>'],
    ['<section class="comments-area">', '</section>'],
  ]) {
    const { text } = article(newspaperPage(paragraphs(3)).replace('</main>', `</main>${begin}${more}${end}`))
    assert.match(text, /^Alinea 1\./, begin)
    assert.doesNotMatch(text, /lezer schrijft/, begin)
  }
})

test('a page that asks about cookies first is told from one without an article', () => {
  const asks = newspaperPage('<p>Wij en onze partners gebruiken cookies. Kies of je dat goed vindt.</p>')
  for (const url of [
    'https://myprivacy.uitgever.nl/consent?to=x',
    'https://krant.nl/privacy-gate/accept',
    'https://consent.krant.nl/',
  ])
    assert.equal(read(asks, { url }), 'pageAsksConsent', url)
  assert.notEqual(read(newspaperPage(paragraphs(3)), { url: 'https://krant.nl/cookies-bakken' }), 'pageAsksConsent')
})

test('an empty page and one of headlines only are told apart', () => {
  const headlines = Array.from(
    { length: 60 },
    (_, at) => `<div><a href="/a/${at}"><h2>Kop ${at}: wat er vandaag gebeurde in de stad en daarbuiten</h2></a></div>`,
  ).join('')
  assert.equal(read(`<html><body><main>${headlines}</main></body></html>`), 'pageOnlyNavigation')
  const overview = Array.from(
    { length: 40 },
    (_, at) =>
      `<p><a href="/a/${at}">Bericht ${at}, over wat er vandaag gebeurde in de stad, en in het land daarbuiten.</a></p>`,
  ).join('')
  assert.equal(read(`<html><body><article>${overview}</article></body></html>`), 'pageOnlyNavigation')
  for (const empty of ['', '<div id="root"></div><script src="/app.js"></script>', '<p>Even geduld</p>', '<!--'])
    assert.equal(read(empty), 'pageEmpty', empty)
})
