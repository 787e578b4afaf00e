// What a sentence takes for granted because the article told it before.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { factWith } from './told.ts'

const needs = (source: string, part: string) => factWith(source, part).needs

describe('a sentence needs what was told before', () => {
  const needing: readonly (readonly [string, string, string, string])[] = [
    ['what was new then', 'De kruidenier schreef in een kasboek.', 'Het kasboek dook vorig jaar op.', 'kasboek'],
    ['the noun of a compound', 'De fietsbrug gaat dicht.', 'In april gaat de brug weer open.', 'brug'],
    ['a compound with a capital', 'Hij leidde het Veenkoloniaal Kamerkoor.', 'Het koor groeide naar 46 leden.', 'koor'],
    [
      'a surname',
      'Wethouder Geke Wolters wil sluiten, zegt wethouder Geke Wolters.',
      'De raad vroeg Wolters om uitleg.',
      'Wolters',
    ],
    ['a first name', 'Zijn broer Mark dronk veel bier.', 'In november overleed ook Mark aan leverfalen.', 'Mark'],
    ['what stands before an infinitive', 'De brug gaat dicht.', 'Bij strenge vorst kan het werk uitlopen.', 'werk'],
    ['what nobody can know', 'De jaarruimte is snel berekend.', 'Leden mogen de uitkomst zelf inleggen.', 'uitkomst'],
  ]
  for (const [name, before, sentence, need] of needing)
    test(name, () => assert.deepEqual(needs(`${before} ${sentence}`, sentence.slice(-15)), [need]))
})

describe('a sentence needs nothing for', () => {
  const free: readonly (readonly [string, string, string])[] = [
    ['what came in as known', 'De accu bepaalt de prijs.', 'Laat de accu altijd doormeten.'],
    ['what everybody knows', 'Een gemeente telde auto’s.', 'Wie wil, belt de gemeente vanaf maandag.'],
    ['what says itself which one it is', 'Er kwam een rapport.', 'Lees het rapport van de inspectie in juni.'],
    ['a full name', 'Trainer Wim Hadders juicht.', 'Na afloop wisselde trainer Wim Hadders nog drie keer.'],
    ['a town', 'De bus naar Utrecht rijdt.', 'De eerste bus rijdt om zes uur naar Utrecht.'],
  ]
  for (const [name, before, sentence] of free)
    test(name, () => assert.deepEqual(needs(`${before} ${sentence}`, sentence.slice(-15)), []))
})

test('a paragraph, its sentences, a list and the heading above it are known of each fact', () => {
  const source =
    'De brug gaat maandag dicht. Fietsers rijden dan om.\n\nZo helpt u mee\n\n- Bel de gemeente op tijd.\n- Kom dinsdag naar de avond.\n\nDe avond begint om acht uur.'
  const place = (part: string) => {
    const { sentence, item, heading } = factWith(source, part)
    return [sentence, item, heading]
  }
  assert.deepEqual(place('maandag dicht'), [0, null, null])
  assert.deepEqual(place('rijden dan om'), [1, null, null])
  assert.deepEqual(place('Bel de gemeente'), [0, 0, 'Zo helpt u mee'])
  assert.deepEqual(place('Kom dinsdag'), [0, 1, 'Zo helpt u mee'])
  assert.deepEqual(place('begint om acht'), [0, null, null])
  assert.ok(factWith(source, 'rijden dan om').paragraph < factWith(source, 'begint om acht').paragraph)
})

test('behind what is to be bought the steps are counted from the first', () => {
  const source =
    '- 200 g bloem\n- 3 eieren\n- 100 g boter\n\n1. Smelt de boter in een pan.\n2. Klop de eieren er los door.'
  assert.equal(factWith(source, 'Smelt').item, 0)
  assert.equal(factWith(source, 'Klop').item, 1)
})

test('as it stands in the article a sentence keeps its pronoun, its but and its quote', () => {
  const source =
    "Wethouder Geke Wolters wil het bad sluiten. Zij ziet geen uitweg meer. 'Dit doe ik niet met plezier', zegt Wolters. 'Maar we hebben een tekort op de jeugdzorg.'"
  assert.equal(factWith(source, 'uitweg').running, 'Zij ziet geen uitweg meer.')
  assert.equal(factWith(source, 'tekort').running, "'Maar we hebben een tekort op de jeugdzorg.'")
})
