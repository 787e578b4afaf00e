// The sentences of a source are found whole, whatever stands in them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factWith, reading, texts } from './told.ts'

const whole: readonly (readonly [string, string])[] = [
  ['an abbreviation', 'De gemeente helpt o.a. ouders, bijv. met geld, en ca. 30 leraren krijgen les.'],
  ['a number sign', 'Het besluit staat in rapport nr. 14 van de gemeente Tiel.'],
  ['titles', 'Volgens mr. dr. E. Hofstra en prof. dr. Anneke Bos komt er een nieuw onderzoek.'],
  ['initials', 'Wachtmeester J.P. de Wit schreef het rapport over de dijk in Tiel.'],
  ['a foreign initial', 'Burgemeester Th. van Rossem opent zaterdag het nieuwe zwembad.'],
  ['asking politely', 'Bezoekers melden zich a.u.b. aan voor 12 mei bij de balie.'],
  ['from and including', 'De winkel is open van dinsdag t/m zaterdag en sluit om 18.30 uur.'],
  ['an amount', 'De brug kost € 1,2 miljoen, dat is € 210.000 meer dan begroot.'],
  ['thousands', 'Per dag rijden er 2.400 fietsers over de brug bij Tiel.'],
  ['a percentage', 'De huur stijgt in juli met 3,5 procent voor alle bewoners.'],
  ['a date', 'Op 14.02.2026 begint de verbouwing van het station in Ede.'],
  ['an address', 'Aanmelden kan tot vrijdag via brug@tiel.example bij de gemeente.'],
  ['a quoted title', "In 'Het achterhuis van de buren.' luistert een heel dorp mee met de radio."],
]
for (const [what, sentence] of whole)
  test(`${what} does not end a sentence`, () => {
    assert.deepEqual(texts(`${sentence} De burgemeester opent de zaal om vier uur.`), [
      sentence,
      'De burgemeester opent de zaal om vier uur.',
    ])
  })

test('a letter ends a sentence when an ordinary word follows it', () => {
  assert.deepEqual(
    texts('Voor deze baan is rijbewijs B. nodig. Je hebt een rijbewijs B. Voor de route krijg je een auto.'),
    ['Voor deze baan is rijbewijs B. nodig.', 'Je hebt een rijbewijs B.', 'Voor de route krijg je een auto.'],
  )
})

for (const [open, close] of [
  ["'", "'"],
  ['"', '"'],
  ['‘', '’'],
  ['“', '”'],
  ['„', '”'],
] as const)
  test(`a quotation over several sentences keeps its marks in each of them: ${open}${close}`, () => {
    const found = reading(
      `Voorzitter Ronald Koster: ${open}Wij zijn opgelucht over de avond. De horeca verdient nu eenmaal 's avonds het meeste.${close}`,
    )
    assert.equal(found.place[0]?.text, `Voorzitter Ronald Koster: ${open}Wij zijn opgelucht over de avond.${close}`)
    assert.equal(
      found.place[1]?.text,
      `${open}De horeca verdient nu eenmaal 's avonds het meeste${close}, zegt voorzitter Ronald Koster.`,
    )
  })

test("an apostrophe opens no quotation: 's ochtends, auto's, foto's", () => {
  const source = "Vrijwilligers maken 's ochtends foto's van auto's. In de kantine is 's middags soep voor iedereen."
  assert.deepEqual(texts(source), [
    "Vrijwilligers maken 's ochtends foto's van auto's.",
    "In de kantine is 's middags soep voor iedereen.",
  ])
})

test('a quotation that is never closed quotes nothing', () => {
  const found = reading("De brug 'van Tiel gaat maandag dicht. De gemeente herstelt het houten dek in tien weken.")
  assert.equal(found.place[1]?.quote, null)
})

test('a sentence that goes on behind a question in quotes is one sentence', () => {
  const fact = factWith("'Komt de bus vandaag nog naar Tiel?' vroeg chauffeur Jan Smit aan de reizigers.", 'Komt')
  assert.equal(fact.text, "'Komt de bus vandaag nog naar Tiel?' vroeg chauffeur Jan Smit aan de reizigers.")
})
