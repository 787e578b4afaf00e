// What the figures of an article are said to mean.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LEAST_WORDS_TO_RATE } from '#contract/seo/readability.ts'
import { figuresOf } from '#web/articles/metric-words.ts'

const metrics = { originality: 0.874, readability: 0.66, coherence: 0.7, improvements: [], places: [], overlaps: [] }
const figures = (change: object = {}, isOwn = true) => figuresOf({ ...metrics, ...change }, isOwn)

test('three figures stand as percentages, each with what it means', () => {
  assert.deepEqual(
    figures().map(({ label, value }) => [label, value]),
    [
      ['Originaliteit', '87%'],
      ['Leesbaarheid', '66%'],
      ['Samenhang', '70%'],
    ],
  )
  assert.match(figures()[1]?.meaning ?? '', /normaal/)
})

test('what is not wholly one’s own is never a hundred per cent', () => {
  assert.equal(figures({ originality: 0.999 })[0]?.value, '99%')
  assert.equal(figures({ originality: 1 })[0]?.value, '100%')
})

test('of a text too short to tell two figures are a dash; other programs that do not say how long it is are believed', () => {
  const values = (words?: number) => figures({ words }).map(({ value }) => value)
  assert.deepEqual(values(LEAST_WORDS_TO_RATE - 1), ['87%', '–', '–'])
  assert.deepEqual(values(LEAST_WORDS_TO_RATE), ['87%', '66%', '70%'])
  assert.deepEqual(values(undefined), ['87%', '66%', '70%'])
})

test('who reads somebody else’s article is not told that it is theirs', () => {
  assert.match(figures()[0]?.meaning ?? '', /artikel van jou/)
  assert.match(figures({}, false)[0]?.meaning ?? '', /artikel van dezelfde schrijver/)
})
