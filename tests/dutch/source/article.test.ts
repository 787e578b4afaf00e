// An article read as a whole: its best facts, what it is about, and any input at all.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArticle } from '#dutch/source/article.ts'
import { cutAtSentence } from '#dutch/source/cut.ts'
import { proposeSubject } from '#dutch/source/proposal.ts'
import { unsourcedIn } from '#dutch/source/unsourced.ts'
import { factWith } from './told.ts'

const bridge = {
  title: 'Fietsbrug over de Linge tien weken dicht',
  source: `Fietsers tussen Geldermalsen en Tricht moeten deze winter omrijden. De fietsbrug over de Linge gaat op maandag 11 januari dicht en blijft dat tot en met vrijdag 19 maart.

Het regende gisteren ook in Tricht. Hij vond dat jammer.

Op een doordeweekse dag gaan er 2.400 fietsers over de brug. 'De brug stort morgen niet in', zegt projectleider Marjolein Terlouw.

Wat kost de fietsbrug? De renovatie van de fietsbrug kost € 680.000. Wie bericht wil krijgen, kan zich aanmelden via brug@tiel.example.`,
}

test('the news comes first, what hangs or asks last', () => {
  const { facts } = readArticle(bridge)
  assert.match(facts[0]?.text ?? '', /^De fietsbrug over de Linge gaat|^Fietsers tussen/)
  assert.match(
    facts
      .slice(0, 4)
      .map(({ text }) => text)
      .join(' '),
    /11 januari/,
  )
  assert.ok(facts.slice(-3).some(({ text }) => text.startsWith('Hij vond')))
})

test('what hangs comes behind what stands by itself, however much news it holds', () => {
  const source =
    'Daarom gaat de fietsbrug over de Linge op maandag 11 januari dicht voor 2.400 fietsers uit Tricht. De kantine schenkt elke middag soep voor wie honger heeft.'
  const { facts } = readArticle({ title: bridge.title, source })
  assert.deepEqual(
    facts.map(({ selfContained }) => selfContained),
    [true, false],
  )
})

test('facts and place are the same facts', () => {
  const { facts, place } = readArticle(bridge)
  assert.deepEqual(new Set(facts), new Set(place))
  assert.deepEqual(
    place,
    place.toSorted((a, b) => a.index - b.index),
  )
})

test('each kind is told by the words of the sentence', () => {
  const kinds: readonly (readonly [string, string])[] = [
    ['lead', 'Fietsers tussen Geldermalsen'],
    ['figure', '2.400 fietsers'],
    ['date', '11 januari'],
    ['change', '11 januari'],
    ['place', 'Fietsers tussen'],
    ['quote', 'stort morgen'],
    ['question', 'Wat kost de fietsbrug'],
    ['contact', 'brug@tiel.example'],
    ['reader', 'moeten deze winter'],
  ]
  for (const [kind, part] of kinds) {
    const found = factWith(bridge.source, part)
    assert.ok(
      [...found.kinds].some((each) => each === kind),
      `${kind}: ${found.text} has ${[...found.kinds].join(', ')}`,
    )
  }
})

test('the topic is the phrase that the title turns on', () => {
  assert.equal(readArticle(bridge).phrase, 'Fietsbrug over de Linge')
})

test('a title alone has no facts', () => {
  const found = readArticle({ title: 'Fietsbrug dicht' })
  assert.deepEqual(found.facts, [])
  assert.equal(found.language, 'nl')
})

test('a description typed without its full stop is a fact', () => {
  const { facts } = readArticle({ title: 'Fietsbrug', description: 'De fietsbrug gaat maandag tien weken dicht' })
  assert.equal(facts[0]?.text, 'De fietsbrug gaat maandag tien weken dicht.')
})

const addresses: readonly (readonly [string, 'je' | 'u' | null])[] = [
  ['U kunt de brug niet over. Neem uw fiets mee op de bus.', 'u'],
  ['Je kunt de brug niet over. Neem je fiets mee op de bus.', 'je'],
  ['De brug is dicht. ‘U kunt er niet over’, zegt de wethouder.', null],
  ['U kunt de brug niet over. Neem je fiets mee. Kijk op je kaart.', null],
  ['De brug is dicht.', null],
]
for (const [source, address] of addresses)
  test(`addresses its reader with ${address ?? 'nothing'}: ${source.slice(0, 30)}`, () => {
    assert.equal(readArticle({ title: 'Brug', source }).address, address)
  })

test('the same sentence twice is one fact', () => {
  const once = 'De fietsbrug over de Linge gaat maandag dicht.'
  assert.equal(readArticle({ title: 'Brug', description: once, source: `${once} ${once}` }).facts.length, 1)
})

const hostile: Readonly<Record<string, string>> = {
  letters: 'a'.repeat(1_000_000),
  'opening marks': '“‘'.repeat(500_000),
  quotes: "'a ".repeat(300_000),
  commas: 'De man die, '.repeat(90_000),
  hyphens: 'a-'.repeat(500_000),
  names: 'Voorzitter Jan Jansen zegt: '.repeat(40_000),
  brackets: '('.repeat(1_000_000),
  lines: 'ab\n'.repeat(330_000),
  dots: '.'.repeat(1_000_000),
  digits: '1.'.repeat(500_000),
  emoji: '🚲'.repeat(250_000),
  'half characters': '\uD83D'.repeat(1_000_000),
  controls: '\u0000\u202E'.repeat(500_000),
  markup: '<a '.repeat(300_000),
  pronouns: 'Hij er daar dat het. '.repeat(50_000),
}
for (const [what, text] of Object.entries(hostile))
  test(`a million characters of ${what} are read as far as the first 20,000`, () => {
    const short = text.slice(0, 20_000)
    assert.deepEqual(
      readArticle({ title: text, source: text }),
      readArticle({ title: text.slice(0, 2_000), source: short }),
    )
    assert.deepEqual(proposeSubject(text), proposeSubject(short))
    assert.ok(cutAtSentence(text, 500).text.length <= 1_000)
    assert.ok(Array.isArray(unsourcedIn(text.slice(0, 2_000), [text])))
  })
