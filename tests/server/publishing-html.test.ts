// HTML of other sites as the text that a reader sees of it, and the hash by which our own is known again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOfHtml, wordsHash } from '#server/publishing/html-text.ts'
import { linkedApi, apiAddress } from '#server/publishing/wordpress-root.ts'
import { ghostApi } from '#server/publishing/ghost.ts'

test('paragraphs, lists and tables become lines; comments, scripts and styles nothing', () => {
  const html = `<!-- wp:paragraph --><p>E&eacute;n\n twee</p><!-- /wp:paragraph --><script>x("<p>")</script><style>p{}</style>
<ul><li>a</li><li>b</li></ul><table><tr><td>1</td><td>2</td></tr></table><img src="x" alt="De brug"/>`
  assert.equal(textOfHtml(html), 'Eén twee\na\nb\n1 | 2\n[Beeld: De brug]')
})

test(
  'a page of nothing but beginnings without an end is read, and what is behind them is not shown',
  { timeout: 60_000 },
  () => {
    for (const piece of ['<script>', '<!--', '<style>', '<p', '<img alt="'])
      assert.match(textOfHtml(`begin ${piece.repeat(300_000)}`), /^begin/)
    assert.equal(textOfHtml('begin <script>rest <p>van de pagina'), 'begin')
  },
)

test('the same words have the same hash, whatever a site writes around them', () => {
  const ours = '<p>Het dek is ‘rot’.</p>\n<h2>Omleiding</h2>'
  assert.equal(
    wordsHash('Brug', ours),
    wordsHash('Brug', '<!-- wp --><p>Het dek is &#8216;rot&#8217;.</p><h2 id="x">Omleiding</h2>'),
  )
  assert.notEqual(wordsHash('Brug', ours), wordsHash('Brug', ours.replace('rot', 'nieuw')))
  assert.notEqual(wordsHash('Brug', ours), wordsHash('Bruggen', ours))
})

test('the API of a WordPress is found among the links of its page, and addressed in either way of writing', () => {
  const api = linkedApi(
    '<https://s.nl/feed/>; rel="alternate", </wp-json/>; rel="https://api.w.org/"',
    'https://s.nl/blog/',
  )
  assert.equal(api, 'https://s.nl/wp-json/')
  assert.equal(linkedApi('<https://s.nl/>; rel=shortlink', 'https://s.nl/'), undefined)
  assert.equal(
    apiAddress('https://s.nl/wp-json/', '/wp/v2/posts', { context: 'edit' }),
    'https://s.nl/wp-json/wp/v2/posts?context=edit',
  )
  const plain = new URL(apiAddress('https://s.nl/?rest_route=/', '/wp/v2/posts/5', { context: 'edit' }))
  assert.deepEqual(
    [...plain.searchParams],
    [
      ['rest_route', '/wp/v2/posts/5'],
      ['context', 'edit'],
    ],
  )
})

for (const typed of ['https://s.nl', 'https://s.nl/', 'https://s.nl/ghost', 'https://s.nl/ghost/#/settings'])
  test(`the API of a Ghost is found from ${typed}`, () =>
    assert.equal(ghostApi(typed), 'https://s.nl/ghost/api/admin/'))
test('a Ghost in a folder has its API there', () =>
  assert.equal(ghostApi('https://s.nl/blog/'), 'https://s.nl/blog/ghost/api/admin/'))
