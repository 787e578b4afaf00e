// Rows of one sign that nobody types: read once, however long. Read again from each sign they would take hours here.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresIn } from '#dutch/source/numbers.ts'
import { peopleIn, speaksOfOthers } from '#dutch/source/people.ts'
import { unsourcedIn } from '#dutch/source/unsourced.ts'
import { sentenceEnds } from '#dutch/text/sentences.ts'

const MANY = 1_000_000

test('a row of end marks ends a sentence once, or never', () => {
  const row = '.'.repeat(MANY)
  assert.deepEqual(sentenceEnds(`De brug${row} Ja.`), [7 + MANY, 11 + MANY])
  assert.deepEqual(sentenceEnds(`De brug${row}ja`), [9 + MANY])
})

test('a row of dashes, or of capitals with an apostrophe behind each, is nobody', () => {
  const jan = { name: 'Jan de Vries', surname: 'De Vries', titled: 'wethouder Jan de Vries' }
  assert.ok(!speaksOfOthers(`Jan de Vries ${'-'.repeat(MANY)} loopt.`, jan))
  assert.equal(peopleIn(`De brug ${'A’'.repeat(MANY / 20)} gaat dicht.`).size, 0)
})

test('a figure is read in few ways, however often it is multiplied', () => {
  for (const { values } of figuresIn('twee '.concat('miljoen '.repeat(100)))) assert.ok(values.length <= 16)
  assert.ok(figuresIn('drie honderd duizend miljoen')[0]?.values.includes(300_000_000_000))
  assert.deepEqual(unsourcedIn('Twee miljoen euro.', ['miljoen '.repeat(2_500)]), [
    { start: 0, end: 12, text: 'Twee miljoen' },
  ])
})
