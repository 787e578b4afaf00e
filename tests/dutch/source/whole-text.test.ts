// Language, length and subject of a pasted text.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { characterCount } from '#dutch/characters.ts'
import { cutAtSentence } from '#dutch/source/cut.ts'
import { languageOf } from '#dutch/source/language.ts'
import { proposeSubject } from '#dutch/source/proposal.ts'
import { cleanTitle } from '#dutch/source/title.ts'

const languages: readonly (readonly [string, 'nl' | 'en' | 'other' | null])[] = [
  ['De brug over de Linge gaat maandag dicht voor fietsers.', 'nl'],
  ['The bridge over the river will close on Monday for ten weeks.', 'en'],
  ['Die Brücke ist am Montag nicht mehr für den Verkehr geöffnet.', 'other'],
  ['Le pont est fermé pour les cyclistes dans la ville.', 'other'],
  ['تم إغلاق الجسر في المدينة يوم الاثنين', 'other'],
  ['橋は月曜日に閉鎖されます。迂回してください。', 'other'],
  ['Meeting over branding en storytelling bij de gemeente voor het team en de wethouder.', 'nl'],
  ['Brug Tiel', null],
  ['', null],
  ['🚲🚲🚲', null],
  ['12 34 56 78', null],
]
for (const [text, language] of languages)
  test(`${language ?? 'not to tell'}: ${text.slice(0, 40)}`, () => {
    assert.equal(languageOf(text), language)
  })

const two = 'De brug gaat dicht. De omleiding is lang.'
test('a text is cut at the last sentence that fits, and says so', () => {
  assert.deepEqual(cutAtSentence(two, 41), { text: two, truncated: false })
  assert.deepEqual(cutAtSentence(two, 40), { text: 'De brug gaat dicht. De omleiding is', truncated: true })
  assert.deepEqual(cutAtSentence(two, 25), { text: 'De brug gaat dicht.', truncated: true })
  assert.deepEqual(cutAtSentence(two, 19), { text: 'De brug gaat dicht.', truncated: true })
})

test('an emoji counts as one character and is never halved', () => {
  assert.deepEqual(cutAtSentence('🚲🚲🚲🚲', 3), { text: '🚲🚲🚲', truncated: true })
})

test('an abbreviation is no place to cut', () => {
  assert.equal(
    cutAtSentence('De brug gaat dicht. Het kost ca. 400 euro.', 34).text,
    'De brug gaat dicht. Het kost ca.'.slice(0, 19),
  )
})

const article =
  'Fietsbrug tien weken dicht\n\nDe fietsbrug over de Linge gaat maandag dicht. Fietsers rijden om.\n\nEen noodbrug komt er niet.'
test('the headline of a pasted text becomes its title, the lead its description', () => {
  assert.deepEqual(proposeSubject(article), {
    title: 'Fietsbrug tien weken dicht',
    description: 'De fietsbrug over de Linge gaat maandag dicht. Fietsers rijden om.',
  })
})

test('without a headline the first sentence is the title', () => {
  assert.deepEqual(proposeSubject('De fietsbrug gaat dicht. Fietsers rijden om.'), {
    title: 'De fietsbrug gaat dicht',
    description: 'Fietsers rijden om.',
  })
})

for (const text of [
  '',
  '   \n',
  '🚲',
  '|a|b|\n|c|d|',
  'Gemeente | Inwoners | Tarief\nTiel | 42.000 | € 2',
  '- 300 g bloem\n- 2 eieren',
])
  test(`nothing is proposed from nothing: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(proposeSubject(text), { title: '', description: '' })
  })

test('a proposal fits: 100 characters of title, 300 of description, whole sentences', () => {
  const long = `${'De gemeente herstelt de brug en de weg ernaast '.repeat(6)}. ${'De omleiding is tien minuten langer voor fietsers. '.repeat(12)}`
  const { title, description } = proposeSubject(long)
  assert.ok(characterCount(title) <= 100 && title.length > 40, title)
  assert.ok(characterCount(description) <= 300)
  assert.match(description, /\.$|^$/)
})

test('a title that is cut ends on a word that can end it', () => {
  const text = `de gemeente herstelt de brug in het centrum van de stad waar het in de zomer druk is en ${'waar men wacht '.repeat(20)}`
  const { title } = proposeSubject(text)
  assert.match(title, /druk$/)
})

const titles: readonly (readonly [string, string])[] = [
  ['FIETSBRUG GAAT TIEN WEKEN DICHT', 'Fietsbrug gaat tien weken dicht'],
  ['🚲 Fietsbrug dicht 🚲', 'Fietsbrug dicht'],
  ['Fietsbrug tien weken dicht.', 'Fietsbrug tien weken dicht'],
  ['Fietsbrug tien weken dicht | Omroep Tiel', 'Fietsbrug tien weken dicht'],
  ['Fietsbrug tien weken dicht - NU.nl', 'Fietsbrug tien weken dicht'],
  ['Ajax - PSV', 'Ajax - PSV'],
  ['En toen...', 'En toen...'],
  ['Bel s.v.p.', 'Bel s.v.p.'],
  ['🎉', ''],
]
for (const [given, title] of titles)
  test(`the title '${given}' is told as '${title}'`, () => {
    assert.equal(cleanTitle(given), title)
  })

test('a menu is no article', () =>
  assert.deepEqual(proposeSubject('Nieuws\nSport\nOver ons\nContact'), { title: '', description: '' }))
