// What a paragraph rests on, found by what it says: in its source's words, in others, put together from two sentences, or not at all.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passageFor, passageIndex } from '#contract/writing/passages.ts'

const bridge = `De gemeente West Betuwe sluit de fietsbrug over de Linge van 11 januari tot en met 19 maart. In die tien weken vervangt een aannemer het houten dek.

Bij een inspectie in september bleek de brug er slechter aan toe dan gedacht. Van een van de liggers is nog 6 van de 14 millimeter staal over, meldt ingenieursbureau Van Essen & Partners.

'De brug stort morgen niet in', zegt projectleider Marjolein Terlouw. 'Maar we vonden het niet verantwoord om dit nog een jaar uit te stellen.'

Op een doordeweekse dag gaan er ca. 2.400 fietsers over de brug. Zij worden omgeleid over de Rijksstraatweg. Dat is 3,1 kilometer extra.

Een noodbrug zou € 210.000 kosten. De hele renovatie kost € 680.000.`

const school = `Het Wilgendaal College in Gorinchem verbood AI in 2023. Na vier maanden is dat verbod weer ingetrokken.

Wiskundedocent Ferhat Özbay ziet dat zwakke leerlingen het hardst worden geraakt. Hij laat hen daarom in de klas schrijven, op papier.`

const sources = [{ text: bridge }, { text: school }]
const index = passageIndex(sources)
const found = (paragraph: string) => passageFor(paragraph, index)

const pairs: Record<string, [paragraph: string, source: number, passage: RegExp, number: number]> = {
  'a sentence in other words': [
    'Dagelijks fietsen er doordeweeks zo’n 2.400 mensen over de brug.',
    0,
    /^Op een doordeweekse dag gaan er ca\. 2\.400 fietsers over de brug\.$/u,
    4,
  ],
  'a quotation': [
    '‘De brug stort morgen niet in’, aldus Terlouw, maar nog een jaar uitstellen vond zij niet verantwoord.',
    0,
    /^'De brug stort morgen niet in'.*uit te stellen\.'$/u,
    3,
  ],
  'two sentences in one': [
    'De renovatie kost 680.000 euro; met een noodbrug erbij was dat 210.000 euro meer geweest.',
    0,
    /^Een noodbrug zou € 210\.000 kosten\. De hele renovatie kost € 680\.000\.$/u,
    5,
  ],
  'words that are parts of others': [
    'Door het brugdek te vervangen is de Lingebrug tot 19 maart gesloten, zegt de gemeente.',
    0,
    /11 januari tot en met 19 maart/u,
    1,
  ],
  'another source': [
    'Volgens docent Özbay worden vooral zwakkere leerlingen geraakt; zij schrijven nu op papier in de klas.',
    1,
    /^Wiskundedocent Ferhat Özbay/u,
    2,
  ],
}
for (const [what, [paragraph, source, passage, number]] of Object.entries(pairs))
  test(`a paragraph rests on ${what}`, () => {
    const one = found(paragraph)
    assert.ok(one !== null)
    assert.equal(one.source, source)
    assert.match(one.text, passage)
    assert.equal(one.paragraph, number)
    assert.ok(one.share > 0.34 && one.share <= 1, String(one.share))
  })

test('a passage stands in its source at its place', () => {
  for (const [paragraph] of Object.values(pairs)) {
    const one = found(paragraph)
    assert.equal(sources[one?.source ?? -1]?.text.slice(one?.from, one?.to), one?.text)
  }
})

const nothing: Record<string, string> = {
  'about something else': 'De bakker in Borculo stopt na veertig jaar; zijn oven gaat naar een museum in Arnhem.',
  'of the same subject that no source tells': 'Wandelaars vrezen dat het veer bij Leerdam deze zomer niet vaart.',
  'of words that stand in any text': 'Dat is nu eenmaal zo, en het zal ook nog wel even zo blijven.',
  'that is left open': '[nog in te vullen: wat de fietsbrug over de Linge kost]',
  'of nothing': '  \n',
  'of marks': '***',
}
for (const [what, paragraph] of Object.entries(nothing))
  test(`no passage is found for a paragraph ${what}`, () => assert.equal(found(paragraph), null))

test('every sentence of a source rests on itself', () => {
  for (const paragraph of [...bridge.split('\n\n'), ...school.split('\n\n')]) {
    const one = found(paragraph)
    assert.equal(one?.text.replace(/\s+/gu, ' '), paragraph)
    assert.equal(one?.share, 1)
  }
})

test('what was changed in a figure rests on less than what was not', () => {
  const right = found('De hele renovatie van de brug kost € 680.000.')
  const wrong = found('De hele renovatie van de brug kost € 860.000.')
  assert.ok((wrong?.share ?? 0) < (right?.share ?? 0))
})

test('marks of Markdown and the addresses of links change nothing', () => {
  const plain = found('Zij worden omgeleid over de Rijksstraatweg, 3,1 kilometer extra.')
  const marked = found(
    '- Zij worden **omgeleid** over de [Rijksstraatweg](https://example.nl/kaart), 3,1 kilometer extra.',
  )
  assert.deepEqual([marked?.from, marked?.to], [plain?.from, plain?.to])
})

test('paragraphs are counted by their empty lines, and without any by their lines', () => {
  const lines = 'De gracht is bevroren.\nDe schaatsbaan gaat zaterdag open.\n'
  assert.equal(passageFor('Zaterdag opent de schaatsbaan.', passageIndex([{ text: lines }]))?.paragraph, 2)
  const wrapped = 'De gracht\nis bevroren.\n\nDe schaatsbaan\ngaat zaterdag open.'
  assert.equal(passageFor('Zaterdag opent de schaatsbaan.', passageIndex([{ text: wrapped }]))?.paragraph, 2)
})

test('an item of a list is a sentence, and a full stop in a number or behind a title ends none', () => {
  const text = 'Neem mee:\n- een warme jas\n- 2.400 gram brood van mr. A.B. Smit\n\nDaarna wordt er geschaatst.'
  const one = passageFor('Smit geeft 2.400 gram brood mee.', passageIndex([{ text }]))
  assert.equal(one?.text, '- 2.400 gram brood van mr. A.B. Smit')
})

test('without a source nothing rests on anything', () => {
  for (const none of [[], [{ text: '' }], [{ text: '🚲'.repeat(1_000) }]])
    assert.equal(passageFor('De brug gaat dicht.', passageIndex(none)), null)
})
