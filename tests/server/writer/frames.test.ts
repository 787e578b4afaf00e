// The rules for the data: every frame in every book, one by one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { characterCount } from '#contract/text.ts'
import * as captions from '#server/writer/frames/captions.ts'
import * as facebook from '#server/writer/frames/facebook.ts'
import * as pinterest from '#server/writer/frames/pinterest.ts'
import { keepsOf } from '#server/writer/register.ts'
import { findCombination } from '#server/writer/search.ts'
import { REGISTERS } from '#server/writer/words/registers.ts'
import { SITUATIONS } from '#server/writer/words/situations.ts'

const titleBooks = { ...facebook, ...pinterest }
const tails = Object.entries(titleBooks).flatMap(([book, frames]) =>
  [frames.say, frames.ask, frames.read].flatMap((shapes) =>
    Object.values(shapes)
      .flat()
      .map((tail) => ({ book, tail })),
  ),
)
const asks = [...REGISTERS, ...SITUATIONS].flatMap((entry) => entry.asks)
const keeps = [...REGISTERS.flatMap((entry) => entry.keeps), ...keepsOf('general')]
const everyText = [
  ...tails.map(({ tail }) => tail),
  ...Object.values(titleBooks).flatMap((book) => [
    ...book.askClosers,
    ...book.talkClosers,
    ...book.readClosers,
    ...book.wraps,
  ]),
  ...Object.values(captions).flatMap(({ openings, ...book }) => [
    ...Object.values(openings).flat(),
    ...Object.values(book).flat(),
  ]),
  ...asks,
  ...keeps,
]

test('a tail is written in lower case without an end mark, so that it fits behind a colon', () => {
  assert.deepEqual(
    tails.filter(({ tail }) => !/^\p{Ll}[^.!:]*$/u.test(tail)),
    [],
  )
})

test('a question of a register ends in a question mark', () => {
  assert.deepEqual(
    asks.filter((ask) => !/^\p{Ll}.*\?$/u.test(ask)),
    [],
  )
})

test('what a reader can do with an article is written like a tail', () => {
  assert.deepEqual(
    keeps.filter((keep) => !/^\p{Ll}[^.!?:]*$/u.test(keep)),
    [],
  )
})

test('every register but news offers more than reading: four questions and two uses', () => {
  for (const { register, asks: own, keeps: uses } of REGISTERS) {
    assert.ok(own.length >= 4, register)
    assert.ok(uses.length >= 2 || register === 'news', register)
  }
})

test('a closer and a wrap are capitalised; a wrap quotes the title once', () => {
  for (const book of Object.values(titleBooks)) {
    assert.deepEqual(
      [...book.askClosers, ...book.talkClosers, ...book.readClosers, ...book.wraps].filter(
        (text) => !/^\p{Lu}/u.test(text),
      ),
      [],
    )
    assert.deepEqual(
      book.wraps.filter((wrap) => wrap.split('‘%’').length !== 2),
      [],
    )
  }
})

test('a general sentence of a caption is a whole sentence', () => {
  for (const { openings, wraps, ...book } of Object.values(captions)) {
    assert.deepEqual(
      Object.values(book)
        .flat()
        .filter((text) => !/^\p{Lu}.*[.?]$/u.test(text)),
      [],
    )
    assert.deepEqual(
      Object.values(openings)
        .flat()
        .filter((text) => !/^\p{Ll}.*[.?]$/u.test(text)),
      [],
    )
    assert.ok(wraps.length >= 2)
  }
})

test('every sentence with the link says link in bio, and no other does', () => {
  for (const { link, openings, ...book } of Object.values(captions)) {
    assert.deepEqual(
      link.filter((text) => !text.includes('link in bio')),
      [],
    )
    assert.deepEqual(
      [...Object.values(openings).flat(), ...Object.values(book).flat()].filter((text) => text.includes('link in bio')),
      [],
    )
  }
})

test('no frame holds a figure, an exclamation mark, an emoji, u, wij or an untrue claim', () => {
  const bad =
    /\d|!|\p{Emoji_Presentation}|(?<!\p{L})(?:u|uw|wij|we|ons|onze|ik)(?!\p{L})|ontdek|expert|bewezen|wist je|geheim|schokk|ongelo/iu
  assert.deepEqual(
    everyText.filter((text) => bad.test(text)),
    [],
  )
})

test('a book holds no frame twice', () => {
  for (const [name, book] of Object.entries(titleBooks)) {
    for (const shapes of [book.say, book.ask, book.read]) {
      for (const [shape, list] of Object.entries(shapes)) {
        const met = shape === 'any' || shape === 'none' ? list : [...(shapes.any ?? []), ...list]
        assert.equal(new Set(met).size, met.length, `${name} ${shape}`)
      }
    }
  }
})

test('a combination is found within the bounds whenever there is one, and never outside them', () => {
  const slots = [
    { choices: ['aaaa'], optional: false },
    { choices: ['b'.repeat(30), 'c'.repeat(9)], optional: true },
    { choices: ['dd'], optional: false },
  ]
  assert.deepEqual(
    findCombination(slots, { min: 16, max: 18 }, () => true),
    ['aaaa', 'c'.repeat(9), 'dd'],
  )
  assert.deepEqual(
    findCombination(slots, { min: 5, max: 8 }, () => true),
    ['aaaa', 'dd'],
  )
  assert.equal(
    findCombination(slots, { min: 10, max: 12 }, () => true),
    undefined,
  )
  assert.equal(
    findCombination(slots, { min: 5, max: 40 }, () => false),
    undefined,
  )
  for (let min = 5; min < 45; min++) {
    const found = findCombination(slots, { min, max: min + 3 }, () => true)
    if (found) assert.ok(characterCount(found.join(' ')) >= min && characterCount(found.join(' ')) <= min + 3)
  }
})
