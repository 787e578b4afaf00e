import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { mends, stays } from './tables.ts'

const sentence = (words: number) => `Dit${Array.from({ length: words - 1 }, (_, at) => ` w${at}`).join('')}.`
const found = (text: string) => checkLanguage(text).filter(({ rule }) => rule === 'long-sentences')

test('25 words are fine, 26 are too many, and the message says how many there are', () => {
  assert.deepEqual(found(sentence(24)), [])
  assert.deepEqual(found(sentence(25)), [])
  const [finding] = found(sentence(26))
  assert.match(finding?.message ?? '', /26 woorden/)
})

test('an abbreviation ends no sentence', () => {
  const text = sentence(30)
    .replace('w7', 'dhr.')
    .replace('w8', 'De')
    .replace('w15', 'bijv.')
    .replace('w16', 'P.')
    .replace('w17', 'Smit')
  assert.deepEqual(
    found(text).map(({ start, end }) => [start, end]),
    [[0, text.length]],
  )
  assert.deepEqual(found(text.replace('dhr.', 'ja.')), [])
})

test('the finding spans the sentence and not the one beside it', () => {
  const text = `Kort. ${sentence(30)} Ook kort.`
  const [finding] = found(text)
  assert.equal(text.slice(finding?.start, finding?.end), sentence(30))
})

test('two main clauses become two sentences', () => {
  mends('long-sentences', {
    'De winkel in de oude straat achter de grote kerk is al meer dan honderd jaar open, maar het is de vraag of hij volgend jaar nog bestaat.':
      'De winkel in de oude straat achter de grote kerk is al meer dan honderd jaar open. Maar het is de vraag of hij volgend jaar nog bestaat.',
    'De buren van de overkant gaan elke zomer met de trein naar het zuiden van Italië, want ze hebben daar een klein huis met een grote tuin.':
      'De buren van de overkant gaan elke zomer met de trein naar het zuiden van Italië. Want ze hebben daar een klein huis met een grote tuin.',
    'De bakker op de hoek staat elke nacht om drie uur op om het deeg te kneden; hij is dan meestal ook de enige die wakker is.':
      'De bakker op de hoek staat elke nacht om drie uur op om het deeg te kneden. Hij is dan meestal ook de enige die wakker is.',
  })
})

test('where no place is safe the sentence is left to its writer', () => {
  for (const text of [
    'De winkel is niet alleen de oudste van de stad en van de hele provincie, maar het is ook de mooiste die ik ooit in mijn leven heb gezien.',
    'Omdat de winkel in de oude straat achter de grote kerk al honderd jaar open is, gaan wij er heen, maar het is daar op zaterdag te druk.',
    'De eigenaar zei: ‘Wij zijn al meer dan honderd jaar open in deze mooie straat, maar het is de vraag of wij hier volgend jaar nog bestaan.’',
  ]) {
    assert.equal(found(text)[0]?.fix, null, text)
  }
})

test('lists, lines and hashtags are no long sentences', () => {
  stays('long-sentences', [
    'Boodschappen: melk, boter, kaas, eieren, brood, appels, peren, rijst, pasta, tomaten, uien, knoflook, olijfolie, zout, peper, suiker, bloem, gist, thee, koffie, sap, water, wijn, bier, noten, rozijnen, honing.',
    Array.from({ length: 40 }, () => 'een korte regel').join('\n'),
    `Mooi weer vandaag. ${Array.from({ length: 40 }, (_, at) => `#woord${at}`).join(' ')}`,
    'Dit is dhr. De Vries uit Assen. Hij werkt o.a. bij de gemeente, d.w.z. bij de afdeling groen. Daar doet hij van alles. En dat bevalt hem goed! Echt? Ja, echt waar.',
    'Wat een dag 🎉 We hebben gelachen, gedanst en gegeten 😀 Morgen gaan we weer op pad met de hele familie 🚲 Doe je mee met ons en neem je iets lekkers mee?',
  ])
})
