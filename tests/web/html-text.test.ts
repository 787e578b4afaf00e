// A saved web page: which of it is the article, what the page says about itself, and that no page holds up the window.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOfHtml } from '#web/sources/html-text.ts'

const SENTENCES = 'Fietsers rijden 1,8 kilometer om. '.repeat(8).trim()

const textOf = (html: string) => textOfHtml(html)?.text

test('of a saved page the article is read, without what stands around and in it', () => {
  const page = textOfHtml(`<!doctype html><title>Brug dicht | Linge Koerier</title>
    <meta property="og:title" content="Fietsbrug&nbsp;dicht"><META NAME="Description" content="Zo rijd je om.">
    <meta property="og:site_name" content="Linge Koerier"><script>document.title = '<p>x'</script>
    <nav><h1>Voorpagina</h1>Sport</nav><article><h1>Fietsbrug dicht</h1><p>De <b>Linge</b>brug gaat\n op 6 januari dicht.
    <p>${SENTENCES}<ul><li>Omrijden kan<li> </ul><aside>Lees ook</aside><div hidden>Geheim</div>
    <form><p>Schrijf je in</form></article><article><p>Lees ook dit</article><footer>Colofon</footer>`)
  assert.deepEqual(page, {
    title: 'Fietsbrug dicht',
    description: 'Zo rijd je om.',
    site: 'Linge Koerier',
    text: `De Lingebrug gaat op 6 januari dicht.\n\n${SENTENCES}\n\n- Omrijden kan`,
  })
})

test('without a title of its own for others the heading is the title, and without that the name of the window', () => {
  const page = (html: string) => textOfHtml(html)?.title
  assert.equal(
    page('<title>Naam</title><svg><title>Pijl</title></svg><h1> </h1><h1>Kop &amp; staart</h1>'),
    'Kop & staart',
  )
  assert.equal(page('<svg><title>Pijl</title></svg><title>Naam</title><p>Zin.'), 'Naam')
  assert.equal(page('<p>Zin.'), '')
})

test('a short part that is called an article is not taken for the page', () => {
  assert.equal(textOf(`<article>Een kop</article><p>${SENTENCES}`), `Een kop\n\n${SENTENCES}`)
  const empty = `${'<div></div>'.repeat(200)}${' '.repeat(300)}`
  assert.equal(textOf(`<main>${empty}</main><p>${SENTENCES}`), SENTENCES)
  assert.equal(textOf(`<main><p>Voor.<article><p>${SENTENCES}</article></main>`), `Voor.\n\n${SENTENCES}`)
})

test('a form right around the whole page is read, any other is left out', () => {
  const page = (inside: string) => textOf(`<!doctype html><html><head></head><body>${inside}</body></html>`)
  assert.equal(page(`<form id="aspnetForm"><p>${SENTENCES}</form>`), SENTENCES)
  assert.equal(page(`<div><form><p>Zoek</form></div><p>${SENTENCES}`), SENTENCES)
})

test('lines and cells stay apart, and entities become what they stand for', () => {
  assert.equal(
    textOf('Caf&eacute;<br>dicht<table><tr><td>6</td><td>januari</td></tr></table>'),
    'Café\n\ndicht\n\n6 januari',
  )
})

test('a page that nests without an end is refused; wide or long, with tags that close nothing, it is read', () => {
  for (const tag of ['<div>', '<div>a', '<b class=x>a<p>', '<table><tr><td>', '<nav>'])
    assert.equal(textOfHtml(tag.repeat(50_000)), null, tag)
  assert.equal(textOf('<div>'.repeat(400) + 'Diep.'), 'Diep.')
  assert.equal(textOf('<p>a</div></span>'.repeat(100_000))?.length, 299_998)
  assert.equal(textOf('<'.repeat(1_000_000))?.length, 1_000_000)
  assert.equal(textOf(`<p>${'\n \t'.repeat(300_000)}Ver.`), 'Ver.')
})
