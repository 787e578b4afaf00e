// An article of which only the beginning may be read is not handed over as if it were whole.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from '#server/sources/read-page.ts'
import { newspaperPage, paragraphs } from '../support/articles.ts'

const read = (html: string) =>
  readPage({ bytes: Buffer.from(html), contentType: 'text/html; charset=utf-8', url: 'https://www.krant.nl/a' })

const withData = (data: unknown) =>
  newspaperPage(paragraphs(8), { head: `<script type="application/ld+json">${JSON.stringify(data)}</script>` })

const closedData: Record<string, unknown> = {
  'a value': { '@type': 'NewsArticle', isAccessibleForFree: false },
  'a word': { '@type': 'NewsArticle', isAccessibleForFree: 'False' },
  'an address': [{ '@type': 'Organization' }, { isAccessibleForFree: 'http://schema.org/False' }],
  'in a graph': { '@graph': [{ '@type': 'WebPage' }, { '@type': 'NewsArticle', isAccessibleForFree: false }] },
  'what the page is about': {
    '@type': 'WebPage',
    mainEntity: { '@type': 'NewsArticle', isAccessibleForFree: 'false' },
  },
  'a part only': { '@type': 'NewsArticle', hasPart: { isAccessibleForFree: false, cssSelector: '.rest' } },
}
for (const [how, data] of Object.entries(closedData))
  test(`a page that says in its data that it is not free is closed: ${how}`, () => {
    assert.equal(read(withData(data)), 'pageClosed')
  })

test('a page whose data says that it is free, or says nothing, or lists closed articles elsewhere, is open', () => {
  const other = { '@type': 'NewsArticle', isAccessibleForFree: false }
  for (const data of [
    { '@type': 'NewsArticle', isAccessibleForFree: true, hasPart: { isAccessibleForFree: false } },
    { '@type': 'NewsArticle', isAccessibleForFree: 'True' },
    { '@type': 'ItemList', itemListElement: [other, { item: other }] },
    null,
    'geen ding',
  ])
    assert.equal(typeof read(withData(data)), 'object', JSON.stringify(data))
})

test('meta tags that say so close a page too', () => {
  for (const head of [
    '<meta property="article:content_tier" content="locked">',
    '<meta itemprop="isAccessibleForFree" content="False">',
  ])
    assert.equal(read(newspaperPage(paragraphs(8), { head })), 'pageClosed', head)
  const free = '<meta property="article:content_tier" content="free">'
  assert.equal(typeof read(newspaperPage(paragraphs(8), { head: free })), 'object')
})

const asks = [
  'Verder lezen? Word abonnee',
  'Wil je dit artikel verder lezen? Dat kan vanaf € 2 per maand.',
  'Het hele artikel lezen? Log in of maak een account.',
  'Dit artikel is alleen voor abonnees.',
  'Dit verhaal is exclusief voor onze leden.',
  'Word nu abonnee en lees direct verder.',
  'Log in om verder te lezen.',
  'Lees dit artikel verder met een proefabonnement.',
  'Al abonnee? Log in',
  'Registreer je gratis om dit artikel volledig te lezen.',
  'Subscribe to continue reading.',
  'This article is available to subscribers only. Already a subscriber?',
]
for (const words of asks)
  test(`a text that ends in “${words}” is closed, however long it is`, () => {
    for (const count of [2, 20]) assert.equal(read(newspaperPage(`${paragraphs(count)}<p>${words}</p>`)), 'pageClosed')
  })

test('a short beginning is closed when the page covers the rest, or asks beside it', () => {
  assert.equal(read(newspaperPage(`${paragraphs(3)}<div class="paywall-overlay"></div>`)), 'pageClosed')
  const beside = newspaperPage(paragraphs(3)).replace(
    '<footer>',
    '<div class="modal"><p>Verder lezen? Word abonnee</p></div><footer>',
  )
  assert.equal(read(beside), 'pageClosed')
  const aside = newspaperPage(paragraphs(3)).replace('</main>', '</main><aside><div class="paywall"></div></aside>')
  assert.equal(read(aside), 'pageClosed')
  assert.equal(read(newspaperPage(`${paragraphs(2)}<p>Word abonnee</p>`)), 'pageClosed')
})

test('a whole article stays open, although its page can cover others, or offers a subscription', () => {
  for (const rest of [
    '<div class="paywall-overlay" hidden></div>',
    '<p>Word abonnee van onze nieuwsbrief.</p>',
    '<p>De bibliotheek wil dat kinderen weer verder lezen dan de eerste bladzijde.</p>',
    '<p>Abonnees van de schouwburg krijgen korting.</p>',
    '<p>Wie lid wordt van de vereniging, leest het blad elke maand.</p>',
    '<p>Lees verder in het rapport dat de gemeente heeft gemaakt.</p>',
  ])
    assert.equal(typeof read(newspaperPage(`${paragraphs(12)}${rest}`)), 'object', rest)
})
