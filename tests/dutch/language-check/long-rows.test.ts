// Rows of one sign that nobody types: read once, however long. Read again from each sign they would take hours here.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'

const MANY = 300_000

for (const [what, sign] of Object.entries({ emoji: '🎉', 'full stops': '.', 'signs of all kinds': '!)”' }))
  test(`a row of ${what} is no mistake, and ends a sentence once`, () => {
    assert.deepEqual(checkLanguage(`De brug gaat dicht${sign.repeat(MANY)}`), [])
    assert.deepEqual(checkLanguage(`De brug gaat dicht${sign.repeat(MANY)}x`), [])
  })

test('a row of one word is one mistake', () => {
  const found = checkLanguage(`De brug${' en'.repeat(MANY / 3)} de kade.`).filter(
    ({ rule }) => rule === 'doubled-words',
  )
  assert.equal(found.length, 1)
})
