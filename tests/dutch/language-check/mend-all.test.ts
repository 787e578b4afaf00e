import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { mendAll } from '#dutch/language-check/mend-all.ts'
import { cleanTexts } from './clean-dutch.ts'

test('everything that has a fix is mended at once', () => {
  assert.equal(
    mendAll('Hun hebben gelijk. Ik wordt moe van me moeder.\nIndien je wilt: de de web site.'),
    'Zij hebben gelijk. Ik word moe van mijn moeder.\nAls je wilt: de website.',
  )
  assert.equal(mendAll('Het besluit werd genomen.'), 'Het besluit werd genomen.')
  assert.equal(mendAll(''), '')
})

test('what is within a long sentence is mended before the sentence is split', () => {
  assert.equal(
    mendAll(
      'Onze tekst schrijver is met betrekking tot de lange lijst van de oude straat achter de kerk op de markt heel tevreden, maar hij is een stuk groter als ik.',
    ),
    'Onze tekstschrijver is over de lange lijst van de oude straat achter de kerk op de markt heel tevreden. Maar hij is een stuk groter dan ik.',
  )
})

test('a sentence that is short enough once it is mended is not split', () => {
  assert.equal(
    mendAll(
      'Onze tekst schrijver is met betrekking tot de lange lijst van de oude straat achter de kerk heel tevreden, maar hij is een stuk groter als ik.',
    ),
    'Onze tekstschrijver is over de lange lijst van de oude straat achter de kerk heel tevreden, maar hij is een stuk groter dan ik.',
  )
})

test('what is ignored stays as it is, also when what stands before it changes', () => {
  const text = 'Ik wordt moe en ik vindt het de de straat. Ik wordt blij.'
  const [first, second] = checkLanguage(text)
  assert.ok(first && second)
  assert.equal(mendAll(text, [first]), 'Ik wordt moe en ik vind het de straat. Ik word blij.')
  assert.equal(mendAll(text, [second]), 'Ik word moe en ik vindt het de straat. Ik word blij.')
  const last = checkLanguage(text).at(-1)
  assert.ok(last)
  assert.equal(mendAll(text, [last]), 'Ik word moe en ik vind het de straat. Ik wordt blij.')
})

test('clean Dutch comes back as it was', () => {
  for (const text of Object.values(cleanTexts)) assert.equal(mendAll(text), text)
})
