// The tone of an article: light, news or serious, by all that is given of it; in doubt news.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArticle } from '#dutch/source/article.ts'
import { toneOf, type Told, type Tone } from '#dutch/source/tone.ts'
import { readArticles } from '../../../eval/articles.ts'
import { LIGHT_THAT_SOUNDS_GRAVE, NEWS_THAT_SOUNDS_GRAVE, TOLD_GRAVELY } from './tone-table.ts'

const cases: readonly (readonly [Tone, Told])[] = [
  [
    'licht',
    {
      title: 'Dodelijk lekkere brownies',
      description: 'Voor deze brownies doet onze redactie een moord. Met roomboter uit de oven.',
    },
  ],
  [
    'licht',
    {
      title: 'Open dag van de brandweer',
      description: 'Met springkussen, pannenkoeken en een blusdemonstratie voor kinderen.',
    },
  ],
  ['licht', { title: 'War on weeds: zo houd je de tuin onkruidvrij' }],
  [
    'licht',
    { title: 'Appeltaart uit de oven', description: "Het recept van mijn overleden oma's appeltaart, met roomboter." },
  ],
  ['licht', { title: 'Vijf wandelingen met picknick op de Veluwe' }],
  ['ernstig', { title: 'Man overleden in Nijkerk', description: 'Reanimatie mocht niet baten.' }],
  ['ernstig', { title: 'Reanimatie mocht niet baten' }],
  ['ernstig', { title: 'Jongetje (6) verdronken in recreatieplas' }],
  ['ernstig', { title: 'In memoriam: dirigent Harm Oosterveld' }],
  ['ernstig', { title: 'Kwart meer meldingen van huiselijk geweld' }],
  [
    'ernstig',
    { title: 'Festivalganger overleden op camping', description: 'Het muziekfestival gaat zondag niet door.' },
  ],
  ['nieuws', { title: 'Code oranje in het noorden', description: 'Vanaf middernacht wordt het glad op de wegen.' }],
  ['nieuws', { title: 'Moordende concurrentie in de supermarkt' }],
  ['nieuws', { title: 'Het werkstuk is dood, zeggen deze leraren' }],
  ['nieuws', { title: 'Kabinet wil af van toeslagen' }],
  ['nieuws', { title: 'De kaart' }],
  ['nieuws', { title: '' }],
]
for (const [tone, given] of cases)
  test(`${tone}: ${given.title || 'nothing'}`, () => {
    assert.equal(toneOf(given), tone)
  })

const bakery = 'De oven van de bakkerij gaat om vier uur aan en de koekjes zijn om zes uur klaar. '.repeat(20)

test('a death in passing leaves a light subject light', () => {
  const source = `${bakery} De bakker die in 1920 begon, overleed in de oorlog. ${bakery}`
  assert.equal(toneOf({ title: 'Koekjes bakken met de bakker', source }), 'licht')
})

test('a death told throughout makes a light subject serious', () => {
  const source =
    'De taartenbakker is overleden. De uitvaart is vrijdag. De nabestaanden vragen om rust. Zijn dood kwam onverwacht.'
  assert.equal(toneOf({ title: 'De taarten van Henk', source }), 'ernstig')
})

test('the tone that was chosen wins', () => {
  for (const tone of ['licht', 'nieuws', 'ernstig'] as const)
    assert.equal(readArticle({ title: 'Jongetje verdronken', tone }).tone, tone)
})

test('one sentence of a violent death makes a short text serious, however cheerful the rest is', () => {
  const party = 'Het was een vrolijk feest met taart, muziek en een springkussen. De kermis trok veel kinderen.'
  const death = 'Op weg naar huis is een meisje van negen om het leven gekomen toen een auto haar aanreed.'
  const title = 'Feest in het dorp'
  assert.equal(toneOf({ title, source: `${party} ${death}` }), 'ernstig')
  assert.equal(toneOf({ title, source: `${party.repeat(10)} ${death}` }), 'licht')
  assert.equal(toneOf({ title, source: `${party} De schaatsen lagen in het verdronken land van Saeftinghe.` }), 'licht')
})

for (const [title, description] of TOLD_GRAVELY)
  test(`what happened to people is serious: ${title}`, () => {
    assert.equal(toneOf({ title, description }), 'ernstig')
  })

for (const [title, description] of NEWS_THAT_SOUNDS_GRAVE)
  test(`what only sounds grave is news: ${title}`, () => {
    assert.equal(toneOf({ title, description }), 'nieuws')
  })

test('what is light and sounds grave is never serious, and of 25 at most two are news', () => {
  const tones = LIGHT_THAT_SOUNDS_GRAVE.map(([title, description]) => toneOf({ title, description }))
  assert.ok(!tones.includes('ernstig'))
  assert.ok(tones.filter((tone) => tone === 'licht').length >= 23)
})

for (const title of [
  'Nieuwe aanslag in Kabul',
  'Explosie aan de Dorpsstraat',
  'Gewonde fietser achtergelaten',
  'Man met hond overleden bij brand',
  'Daklozen sterven van kou',
  'Veerboot gezonken bij Lesbos',
])
  test(`a neighbour does not make light of it: ${title}`, () => {
    assert.equal(toneOf({ title }), 'ernstig')
  })

for (const { title, description, text, tone } of readArticles())
  test(`an editor's ${tone}: ${title}`, () => {
    assert.equal(toneOf({ title, description, source: text }), tone)
  })
