// What is said of a batch of the resizer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureWords } from '#web/resizer/batch-words.ts'

const of = (name: string, reason: string) => ({ name, reason })

test('why pictures failed is told where it is one reason; of several none is said to hold for all', () => {
  assert.equal(failureWords([of('a.jpg', 'Beschadigd.')]), '‘a.jpg’: Beschadigd.')
  assert.equal(failureWords([of('a.jpg', '‘a.jpg’ is leeg.')]), '‘a.jpg’ is leeg.')
  assert.equal(
    failureWords([of('a.jpg', 'Te groot.'), of('b.jpg', 'Te groot.')]),
    'Te groot. Dat geldt voor 2 afbeeldingen.',
  )
  assert.equal(
    failureWords([of('a.jpg', 'Te groot.'), of('b.jpg', 'Beschadigd.')]),
    '2 afbeeldingen zijn mislukt. Bij elke staat waarom.',
  )
})
