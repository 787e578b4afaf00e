// What is said of a batch of the resizer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureWords } from '#web/resizer/batch-words.ts'

test('why pictures failed is told where it is one reason; of several none is said to hold for all', () => {
  assert.equal(failureWords(['Beschadigd.']), 'Beschadigd.')
  assert.equal(failureWords(['Te groot.', 'Te groot.']), 'Te groot. Dat geldt voor 2 afbeeldingen.')
  assert.equal(failureWords(['Te groot.', 'Beschadigd.']), '2 afbeeldingen zijn mislukt. Bij elke staat waarom.')
})
