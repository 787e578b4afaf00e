import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { checkLanguage, wordsToAsk } from '#dutch/language-check/check.ts'
import { isRight, type WordList } from '#dutch/language-check/word-forms.ts'
import { openHunspell } from '../../support/hunspell.ts'

let list: WordList
let suggest: (word: string) => string[]
before(async () => void ({ list, suggest } = await openHunspell()))

const misspelt = (text: string) =>
  checkLanguage(text, (word) => isRight(word, list))
    .filter(({ rule }) => rule === 'spelling')
    .map(({ start, end }) => text.slice(start, end))

function finds(table: Record<string, string[]>): void {
  for (const [text, words] of Object.entries(table)) assert.deepEqual(misspelt(text), words, text)
}

test('a word that the list does not know is a mistake', () => {
  finds({
    'De accomodatie is onmiddelijk vrij.': ['accomodatie', 'onmiddelijk'],
    'Een pannekoek van de burgermeester.': ['pannekoek', 'burgermeester'],
    'Definatie van een woord.': ['Definatie'],
  })
})

test('names, abbreviations, codes, addresses, figures, sounds and emphasis are left alone', () => {
  finds({
    'Wij zagen Sjoerdtje in Gaasterlân bij ASML en de iPhonewinkel.': [],
    'Kijk op www.vrbld.nl, mail x@yzzz.nl, volg @lisavanr en #boekentipp.': [],
    'Om 14u30 kwam de 4x4met evt. drs. Blokzma, aahhh, hahaha, zooo.': [],
    'Dat is vóór alles héél erg wél waar.': [],
    'De bloemen- en plantenmarkt, ’s ochtends en d’r na.': [],
    'Snorrebol slaapt. Dat vindt snorrebol van Snorrebol niet erg.': [],
  })
})

test('other languages are left alone: a phrase, a title between quotes, a sentence', () => {
  finds({
    'Dat heeft een zeker je ne sais quoi over zich.': [],
    'Zij zegt ‘houdoe’ en noemt het een ‘fluppie’.': [],
    'De film heet ‘The Lord of the Rings’.': [],
    'Nun, wenn die Zeit kommt, tanzt die Maus, aber das Haus bleibt, nicht der Hund.': [],
    'She said that the house was not for sale and they left.': [],
  })
})

test('a mistake within a longer quotation is one', () => {
  finds({ '‘Wij vinden de accomodatie bij het strand veel te duur’, zegt hij.': ['accomodatie'] })
})

test('compounds that nobody listed are words, unless they differ from a word as mistakes do', () => {
  for (const right of ['deurbelcamera', 'flexwoningen', 'bonnetjesrolletje', 'huis-tuin-en-keukenkat', 'mkb-winst'])
    assert.equal(isRight(right, list), true, right)
  for (const wrong of ['pannekoek', 'pannekoeken', 'burgermeester', 'geinformeert', 'accomodatie', 'fietstpad'])
    assert.equal(isRight(wrong, list), false, wrong)
})

test('new words are known, by themselves and in compounds', () => {
  for (const word of ['tikkie', 'tikkies', 'cryptobeurs', 'AI-model', 'fatbike', 'captions', 'krijsers'])
    assert.equal(isRight(word, list), true, word)
})

test('a list that has not answered finds nothing, nor does a check without one', () => {
  const text = 'De accomodatie is onmiddelijk vrij.'
  assert.deepEqual(checkLanguage(text), [])
  assert.deepEqual(
    checkLanguage(text, () => undefined),
    [],
  )
})

test('each word is asked once, and what is no word not at all', () => {
  assert.deepEqual(wordsToAsk('Fietsen langs de zee: zee, fietsen, ASML, 4x4 en www.zee.nl.').toSorted(), [
    'fietsen',
    'langs',
  ])
})

test('what was meant stands first among the suggestions', () => {
  assert.equal(suggest('accomodatie')[0], 'accommodatie')
  assert.equal(suggest('burgermeester')[0], 'burgemeester')
})
