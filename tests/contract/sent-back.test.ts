// What is said of an article that was sent back, and what counts as sent back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSentBack, overruleWhy, returnAnswer, sentBackWords } from '#contract/reviews/review.ts'

const first = 'Beantwoord eerst de opmerkingen; daarna kan het naar buiten.'

for (const [names, who] of [
  [['Bea'], 'Bea stuurde dit artikel terug.'],
  [['Bea', 'Bea'], 'Bea stuurde dit artikel terug.'],
  [['Bea', 'Kees'], 'Bea en Kees stuurden dit artikel terug.'],
  [['Bea', 'Kees', 'Lot'], 'Bea, Kees en Lot stuurden dit artikel terug.'],
  [['Bea', 'Kees', 'Lot', 'Mo'], 'Bea, Kees, Lot en 1 ander stuurden dit artikel terug.'],
  [['Bea', 'Kees', 'Lot', 'Mo', 'Noor'], 'Bea, Kees, Lot en 2 anderen stuurden dit artikel terug.'],
] as const)
  test(`sent back by ${names.join()}`, () => assert.equal(sentBackWords(names), `${who} ${first}`))

test('only what was sent back and is neither answered nor overruled binds', () => {
  const mark = { byName: 'Wim', at: '2026-11-01T10:00:00Z' }
  const open = { state: 'returned', answer: null, overruled: null } as const
  assert.equal(isSentBack(open), true)
  assert.equal(isSentBack({ ...open, answer: { ...mark, text: 'Zo' } }), false)
  assert.equal(isSentBack({ ...open, overruled: { ...mark, why: 'Zo' } }), false)
  for (const state of ['open', 'expired', 'approved'] as const) assert.equal(isSentBack({ ...open, state }), false)
})

test('an answer has 1 to 5000 characters, a reason to overrule 3 to 500', () => {
  const answer = (text: string) => returnAnswer.safeParse({ text })
  assert.equal(answer('  ').error?.issues[0]?.message, 'Schrijf wat je met de opmerkingen hebt gedaan.')
  assert.deepEqual([answer('a').success, answer('a'.repeat(5_000)).success], [true, true])
  assert.equal(answer('a'.repeat(5_001)).success, false)
  const why = (text: string) => overruleWhy.safeParse(text)
  assert.match(why(' ab ').error?.issues[0]?.message ?? '', /minimaal 3 tekens/)
  assert.deepEqual([why('abc').success, why('a'.repeat(500)).success], [true, true])
  assert.equal(why('a'.repeat(501)).success, false)
})
