// Figures and names of a text that stand in none of its sources are marked; what may be ordinary never is.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unsourcedIn } from '#dutch/source/unsourced.ts'

const source =
  'Op 14 maart 2026 opent wethouder Geke Wolters om 18.30 uur de brug in Tiel. De brug kost € 1,2 miljoen. Twee van de 2.400 fietsers, zegt het KNMI, rijden 3,5 procent om. Het station is driehonderd meter verder.'

const marked: readonly (readonly [string, readonly string[]])[] = [
  ['De brug kost € 1,3 miljoen.', ['€ 1,3 miljoen']],
  ['Per dag komen er 2.500 fietsers.', ['2.500']],
  ['De brug opent om 19.30 uur.', ['19.30']],
  ['De brug opent op 15 maart.', ['15']],
  ['De huur stijgt 4,5 procent.', ['4,5']],
  ['Er komen vijftig bomen.', ['vijftig']],
  ['Er komen vijfhonderd bomen bij.', ['vijfhonderd']],
  ['De brug is van Jan de Vries.', ['Jan de Vries']],
  ['De brug in Arnhem is open.', ['Arnhem']],
  ['Volgens Rijkswaterstaat en de ANWB is de brug veilig.', ['Rijkswaterstaat', 'ANWB']],
  ['RIVM waarschuwt voor de brug.', ['RIVM']],
  ['Pieter Bakker opent de brug.', ['Pieter Bakker']],
]
for (const [text, names] of marked)
  test(`marked: ${text}`, () => {
    const found = unsourcedIn(text, [source])
    assert.deepEqual(
      found.map((mark) => mark.text),
      names,
    )
    for (const { start, end, text: written } of found) assert.equal(text.slice(start, end), written)
  })

const unmarked = [
  'Wolters opent de brug om 18:30 uur.',
  'Per dag fietsen er 2400 mensen over de brug.',
  'De brug kost 1.200.000 euro.',
  '2 van de fietsers rijden om.',
  'Het station is 300 meter verder.',
  'De Tielse brug is open.',
  'Tielenaren fietsen over de brug.',
  'Het KNMI-bericht is helder.',
  'Volg ons op Instagram en lees meer via de link in bio. #Tiel #brug',
  'Op zaterdag en in April is de brug dicht.',
  'Lees verder: Zo werkt de brug.',
  '‘Mooi’, zegt de wethouder. Dat vindt Tiel ook.',
  'Een brug, een fietser en één wethouder.',
  '1. De brug\n2. De fietsers',
  'De Nederlandse brug is de eerste in Nederland.',
  '🚲 Fietsen over de nieuwe brug',
  'FIETSEN OVER DE NIEUWE BRUG',
  'Fietsen Over De Nieuwe Houten Brug',
]
for (const text of unmarked)
  test(`not marked: ${text}`, () => {
    assert.deepEqual(unsourcedIn(text, [source]), [])
  })

test('a figure or name of any of the sources is sourced', () => {
  assert.deepEqual(unsourcedIn('De brug in Arnhem kost € 50.', ['Een brug in Arnhem.', 'Het kost 50 euro.']), [])
})

test('without a source every figure and name is marked', () => {
  assert.deepEqual(
    unsourcedIn('De brug in Tiel kost € 50.', []).map(({ text }) => text),
    ['Tiel', '€ 50'],
  )
})
