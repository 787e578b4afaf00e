// Who speaks, and who is meant, is said only where the article makes it certain.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factWith, reading } from './told.ts'

const speakers: readonly (readonly [string, string, string, string | null])[] = [
  [
    'behind the quote',
    "'De brug stort morgen niet in', zegt projectleider Marjolein Terlouw van de gemeente.",
    'stort',
    'projectleider Marjolein Terlouw',
  ],
  [
    'before it',
    "Voorzitter Ronald Koster: 'Wij zijn opgelucht over de avond.'",
    'opgelucht',
    'voorzitter Ronald Koster',
  ],
  [
    'in the sentence before',
    "Samir Haddouch uit Tricht vindt het te ver. 'Mijn kinderen fietsen straks in het donker.'",
    'donker',
    'Samir Haddouch',
  ],
  [
    'by a surname told before',
    "Boswachter Lieke Roelevink zweeg lang. 'Een zeearend heeft rust nodig', aldus Roelevink.",
    'rust',
    'boswachter Lieke Roelevink',
  ],
  [
    'somebody without a name',
    "Wethouder Jan Smit luisterde. 'De weg naar school is te donker', riep een man uit de zaal.",
    'donker',
    null,
  ],
  [
    'somebody of the family',
    "Wethouder Jan Smit luisterde. 'De weg naar school is te donker', zei zijn buurman.",
    'donker',
    null,
  ],
  [
    'one of two',
    "Wethouder Jan Smit en raadslid Ineke Vos luisterden. 'De weg naar school is te donker.'",
    'donker',
    null,
  ],
]
for (const [what, source, part, speaker] of speakers)
  test(`the speaker of a quotation: ${what}`, () => {
    assert.equal(factWith(source, part).quote?.speaker, speaker)
  })

test('words without a certain speaker do not stand by themselves', () => {
  const source = "De zaal zat vol met ouders en leraren. 'De weg naar school is te donker voor kinderen.'"
  assert.equal(factWith(source, 'donker').selfContained, false)
})

test('a question is asked, a letter is written', () => {
  const asked =
    "Jeugdarts Sanne Wolters praat met leerlingen. 'Hoe gaat het thuis met je ouders? Slaap je goed genoeg de laatste tijd?'"
  assert.match(factWith(asked, 'Slaap je').text, /', vraagt jeugdarts Sanne Wolters\.$/)
  const written =
    "Kruidenier Adriaan Kloosterman schreef in zijn kasboek: 'Er staat vandaag een harde wind. De haven is vanavond niet veilig.'"
  assert.match(factWith(written, 'haven').text, /', schreef kruidenier Adriaan Kloosterman\.$/)
})

test("'hij' becomes the name of the only person the sentence before it is about", () => {
  const source = 'Trainer Wim Hadders (52) wisselde in de rust drie keer. Hij zette de ploeg daarna anders neer.'
  assert.equal(factWith(source, 'anders neer').text, 'Trainer Wim Hadders zette de ploeg daarna anders neer.')
})

const unsure = [
  'Ineke Schuurman (78) verloor haar broer Gerrit in januari. Hij was 74 jaar en al lang ziek.',
  'Trainer Wim Hadders (52) sprak met zijn vader over de ploeg. Hij was er zaterdag zelf ook.',
  'Wethouder Geke Wolters (51) sprak met de ouders. Zij staan nu op de lijst voor een gesprek.',
  'Een 46-jarige man zakte in elkaar op het veld. Hij was lid van de vereniging in Nijkerk.',
]
for (const source of unsure)
  test(`the pronoun stays where somebody else can be meant: ${source.slice(0, 50)}`, () => {
    const last = reading(source).place.at(-1)
    assert.match(last?.text ?? '', /^(?:Hij|Zij) /)
    assert.equal(last?.selfContained, false)
  })

test('a surname is told with the full name, but not where two people share it', () => {
  const source = 'Jeugdarts Sanne Wolters praat met ouders.\n\nWolters raadt ouders aan om rustig te luisteren.'
  assert.equal(factWith(source, 'raadt').text, 'Jeugdarts Sanne Wolters raadt ouders aan om rustig te luisteren.')
  const two = `Wethouder Geke Wolters opent de zaal. ${source}`
  assert.equal(factWith(two, 'raadt').text, 'Wolters raadt ouders aan om rustig te luisteren.')
})

test('a name that a firm bears too stays as it stands', () => {
  const source =
    "'Wij zijn er blij mee', zegt directeur Edwin Kuiper. Kuiper Koeltechniek is een bedrijf uit Dronten.\n\nKuiper verwacht volgend jaar meer werk."
  assert.equal(factWith(source, 'bedrijf').text, 'Kuiper Koeltechniek is een bedrijf uit Dronten.')
  assert.equal(factWith(source, 'meer werk').text, 'Kuiper verwacht volgend jaar meer werk.')
})
