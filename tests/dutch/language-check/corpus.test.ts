import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { spellingCheck } from '../../support/hunspell.ts'
import { letters } from './corpus/letters.ts'
import { missedOf, mistakesIn, type Check } from './corpus/measure.ts'
import { names } from './corpus/names.ts'
import { news } from './corpus/news.ts'
import { plantedLater } from './corpus/planted-later.ts'
import { planted } from './corpus/planted.ts'
import { poems } from './corpus/poems.ts'
import { recipes } from './corpus/recipes.ts'

/** The shares of the planted mistakes that are found at least: of all, and of each kind. */
const OF_ALL = 0.7
const OF_EACH_KIND = 0.6

let check: Check
before(async () => void (check = await spellingCheck()))

for (const [kind, text] of Object.entries({ news, recipes, letters, poems, names })) {
  const sentences = text.trim().split('\n')
  test(`nothing in correct ${kind} is called a mistake, sentence by sentence or as one text`, () => {
    assert.equal(sentences.length, 60)
    for (const sentence of [...sentences, sentences.join(' ')])
      assert.deepEqual(
        mistakesIn(sentence, check).map(({ rule, start, end }) => [rule, sentence.slice(start, end)]),
        [],
        sentence,
      )
  })
}

test('most of the planted mistakes are found, of every kind', () => {
  const kinds = Object.entries(missedOf(planted, check))
  assert.ok(kinds.length >= 10)
  const sum = (of: (kind: { total: number; missed: string[] }) => number) =>
    kinds.reduce((total, [, kind]) => total + of(kind), 0)
  assert.equal(
    sum(({ total }) => total),
    150,
  )
  for (const [kind, { total, missed }] of kinds)
    assert.ok(total - missed.length >= OF_EACH_KIND * total, `${kind}:\n${missed.join('\n')}`)
  assert.ok(sum(({ missed }) => missed.length) <= (1 - OF_ALL) * 150)
})

test('most mistakes are found that were planted when the rules stood', () => {
  const kinds = Object.entries(missedOf(plantedLater, check))
  for (const [kind, { total, missed }] of kinds)
    assert.ok(total - missed.length >= OF_ALL * total, `${kind}:\n${missed.join('\n')}`)
})

test('a sentence is as right with its mistake mended as any other', () => {
  const all = [planted, plantedLater].flatMap((kinds) => Object.values(missedOf(kinds, () => [])))
  const mended = all.flatMap(({ missed }) =>
    missed.map((line) => line.replace(/\{[^{}|]*\|([^{}|]*)\}/, '$1').replace('  ', ' ')),
  )
  for (const sentence of mended)
    assert.deepEqual(
      mistakesIn(sentence, check).map(({ rule, start, end }) => [rule, sentence.slice(start, end)]),
      [],
      sentence,
    )
})
