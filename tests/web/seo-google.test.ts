// What Google would show of an article, how wide its title is, and what it could be found by.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyphraseCandidates } from '#web/seo/candidates.ts'
import { crumbsOf, snippetOn } from '#web/seo/google-snippet.ts'
import { changedData, shownOf } from '#web/seo/seo-values.ts'
import { stemOf } from '#web/seo/stems.ts'
import { roundedOff, tableWidth, textWidth } from '#web/seo/title-width.ts'

test('an address is its host and its folders, and that of the article itself once it has one', () => {
  const site = { name: 'De Waal', host: 'waal.nl' }
  assert.equal(crumbsOf(site, 'brug-dicht'), 'waal.nl › brug-dicht')
  assert.equal(crumbsOf(site, ''), 'waal.nl')
  assert.equal(crumbsOf({ ...site, path: '/2026/een-%C3%A9%C3%A9n/' }, 'brug-dicht'), 'waal.nl › 2026 › een-één')
  assert.equal(crumbsOf({ ...site, path: '/100%/' }, 'brug-dicht'), 'waal.nl › 100%')
})

test('a title is as wide as its letters are in Arial, with an accent as wide as without', () => {
  // 2 x 667 + 722 + 278, in thousandths of 20 px.
  assert.equal(tableWidth('AAC '), Math.round((20 * (667 + 667 + 722 + 278)) / 1_000))
  assert.equal(tableWidth('éëïÖ'), tableWidth('eeıO'))
  assert.equal(tableWidth('e\u0301'), tableWidth('é'))
  assert.equal(tableWidth('10px', 10), Math.round(tableWidth('10px', 20) / 2))
  assert.equal(tableWidth(''), 0)
  // Counted as wide letters rather than as none.
  assert.ok(tableWidth('日本😀') > 40)
  // Without a canvas the table is all there is.
  assert.equal(textWidth('Fietsbrug'), tableWidth('Fietsbrug'))
})

const shown = {
  title: 'Fietsbrug Linge tien weken dicht: zo rijd je om van Geldermalsen naar huis',
  description: 'woord '.repeat(40),
}

test('what does not fit ends in three dots behind a whole word, on a phone later for titles and sooner for descriptions', () => {
  const computer = snippetOn('computer', shown)
  const phone = snippetOn('mobiel', shown)
  assert.equal(computer.title, 'Fietsbrug Linge tien weken dicht: zo rijd je om van Geldermalsen ...')
  assert.equal(phone.title, shown.title)
  assert.ok(tableWidth(computer.title) <= 600)
  assert.deepEqual(
    [computer.description.length, phone.description.length],
    [153, 117].map((length) => length),
  )
  assert.match(computer.description, /woord \.\.\.$/)
})

test('what fits is shown whole, and no sign is left before the dots', () => {
  const fits = { title: 'Kort', description: 'Ook kort.' }
  assert.deepEqual(snippetOn('computer', fits), fits)
  const { title } = snippetOn('computer', { title: 'Een heel lange titel, '.repeat(5), description: '' })
  assert.match(title, /[^,] \.\.\.$/)
  const { title: word } = snippetOn('computer', { title: 'w'.repeat(200), description: '' })
  assert.match(word, /^w+ \.\.\.$/)
  assert.ok(tableWidth(word) <= 600)
})

test('a title that is cut ends at a word that waits for no other', () => {
  assert.equal(roundedOff('Brug dicht: zo rijd je om via de'), 'Brug dicht: zo rijd je om via')
  assert.equal(roundedOff('Raad kiest voor Jan de', 'Vries'), 'Raad kiest voor Jan')
  assert.equal(roundedOff('Raad kiest Jan', 'Vries'), 'Raad kiest')
  assert.equal(roundedOff('de'), 'de')
})

test('without fields of its own an article is shown by its title', () => {
  const none = { seoTitle: null, seoDescription: null, seoKeywords: null, seoData: null }
  assert.deepEqual(shownOf(' Reünie in Épe ', none), {
    title: 'Reünie in Épe',
    description: '',
    slug: 'reunie-in-epe',
    keyphrase: '',
    synonyms: [],
    keywords: [],
  })
  const all = {
    seoTitle: 'Titel',
    seoDescription: 'Tekst',
    seoKeywords: 'een, twee ,,drie',
    seoData: { keyphrase: 'k', synonyms: ['s'], slug: 'eigen' },
  }
  const { title, description, slug, keywords } = shownOf('x', all)
  assert.deepEqual([title, description, slug, keywords], ['Titel', 'Tekst', 'eigen', ['een', 'twee', 'drie']])
  assert.deepEqual(changedData(none, { slug: 'a' }).seoData, { keyphrase: '', synonyms: [], slug: 'a' })
  assert.deepEqual(changedData(all, { slug: 'a' }).seoData, { keyphrase: 'k', synonyms: ['s'], slug: 'a' })
})

const candidates = (title: string, ...texts: string[]) =>
  keyphraseCandidates(
    title,
    texts.map((text) => ({ text })),
  )

test('an article could be found by what its title is about and its text repeats', () => {
  const bridge = [
    'De fietsbrug gaat dicht. De fietsbrug over de Linge is oud.',
    'Bij Tricht ligt een pont, en de pont is gratis.',
  ]
  assert.equal(candidates('Fietsbrug over de Linge tien weken dicht', ...bridge)[0], 'fietsbrug Linge')
  const homes = [
    'De tijdelijke woningen komen er.',
    'Voor de tijdelijke woningen is plek langs het spoor.',
    'Alle tijdelijke woningen zijn klein.',
  ]
  assert.ok(candidates('Dit komt er langs het spoor', ...homes).includes('tijdelijke woningen'))
})

test('there are at most three proposals, none twice, and no empty words', () => {
  const found = candidates(
    'De nieuwe wethouder van Zwolle wil dat het anders gaat',
    'De wethouder sprak. In Zwolle was de wethouder. De raad klapte.',
  )
  assert.equal(found.length, 3)
  assert.equal(new Set(found).size, 3)
  assert.ok(
    found.every((one) => !/\b(?:de|nieuwe|wil|dat|het|gaat)\b/i.test(one)),
    found.join(' / '),
  )
  assert.deepEqual(candidates('', ''), [])
  assert.deepEqual(candidates('De het een', 'Hij gaat en komt.'), [])
})

test('a name keeps its capital, the first word of a title loses it', () => {
  assert.equal(candidates('Appeltaart met korst', 'Een appeltaart is snel klaar.')[0], 'appeltaart')
  assert.equal(candidates('Zwolle bouwt', 'In Zwolle. Ook Zwolle.')[0], 'Zwolle')
})

test('forms of one word have one stem', () => {
  for (const [one, other] of [
    'brug bruggen',
    'huis huizen',
    'dief dieven',
    'raad raden',
    'zwembad zwembaden',
    'gemeente gemeenten',
    'bakker bakkers',
  ].map((pair) => pair.split(' ')))
    assert.equal(stemOf(one ?? ''), stemOf(other ?? ''), one)
  assert.notEqual(stemOf('boom'), stemOf('boem'))
})
