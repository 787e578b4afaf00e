// How an article addresses its reader, by what it says most.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressedIn, mostlyAddressed } from '#dutch/source/address.ts'

test('an article that says u is polite, though it says what one notices', () =>
  assert.equal(
    mostlyAddressed('Meldt u zich vóór 1 mei. U krijgt dan uw pas. Dat merk je vanzelf, en u betaalt niets.'),
    'u',
  ))

test('one that says both about as often addresses nobody', () =>
  assert.equal(mostlyAddressed('U krijgt een brief. Neem je pas mee. U kunt bellen, of je komt langs.'), null))

test('a single je stands for anybody in a long article, and for the reader in a short one', () => {
  assert.equal(mostlyAddressed('Voor melk moest je naar de stad.'), 'je')
  assert.equal(mostlyAddressed(`Voor melk moest je naar de stad. ${'De winkel sloot in mei. '.repeat(60)}`), null)
})

test('who is quoted speaks to somebody else, also in a quote that opens a later sentence', () => {
  for (const text of ["'U jaagt de mensen weg', zei ze.", 'Hij riep: ‘Kom je nog?’ Niemand kwam.']) {
    assert.equal(mostlyAddressed(text), null)
    assert.equal(addressedIn(text), null)
  }
  assert.equal(addressedIn('Bel ons. U krijgt antwoord.'), 'u')
  assert.equal(addressedIn('Vitamine U is geen vitamine.'), null)
})
