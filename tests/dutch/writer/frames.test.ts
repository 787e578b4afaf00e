// The rules for the data: every frame in every book, one by one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { characterCount } from '#contract/text.ts'
import * as captions from '#dutch/writer/frames/captions.ts'
import * as facebook from '#dutch/writer/frames/facebook.ts'
import * as pinterest from '#dutch/writer/frames/pinterest.ts'
import { POLITE_CAPTIONS } from '#dutch/writer/frames/polite.ts'
import type { TitleFrames } from '#dutch/writer/frames/title-frames.ts'
import { addressOf } from '#dutch/writer/language.ts'
import { asksOf, keepsOf, saysOf } from '#dutch/writer/register.ts'
import { findCombination } from '#dutch/writer/search.ts'
import type { Register } from '#dutch/writer/words/register-entry.ts'
import { POLITE_ASKS, POLITE_ASKS_OF_PRACTICE } from '#dutch/writer/words/register-none.ts'
import { REGISTERS } from '#dutch/writer/words/registers.ts'
import { SITUATIONS } from '#dutch/writer/words/situations.ts'

const titleBooks = { ...facebook, ...pinterest }
const tails = Object.entries(titleBooks).flatMap(([book, frames]) =>
  [frames.say, frames.ask, frames.read].flatMap((shapes) =>
    Object.values(shapes)
      .flat()
      .map((tail) => ({ book, tail })),
  ),
)
const registers: readonly Register[] = ['serious', 'general', ...REGISTERS.map(({ register }) => register)]
const asks = [...REGISTERS, ...SITUATIONS].flatMap((entry) => entry.asks)
const keeps = registers.flatMap((register) => [...keepsOf(register), ...saysOf(register)])
const polite = [...POLITE_ASKS, ...POLITE_ASKS_OF_PRACTICE, ...Object.values(POLITE_CAPTIONS).flat()]
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

test('what a register says of an article is written like a tail', () => {
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

const BOOKS = { serious: 'Serious', news: 'News', recipe: 'Recipe' } as const
const bookOf = (books: Record<string, TitleFrames>, tool: string, register: Register) => {
  const name = register === 'serious' || register === 'news' || register === 'recipe' ? BOOKS[register] : 'General'
  const book = books[`${tool}${name}`]
  assert.ok(book)
  return book
}

test('every register has sixty different things to put behind the name of something', () => {
  for (const register of registers) {
    const books = [bookOf(facebook, 'facebook', register), bookOf(pinterest, 'pinterest', register)]
    // A register with questions of its own leaves out the vague ones of the book.
    const own = asksOf(register)
    const cores = new Set([
      ...books.flatMap(({ say, read, wraps, ask }) => [
        ...[say, read, ...(own.length > 1 ? [] : [ask])].flatMap(({ any = [], phrase = [] }) => [...any, ...phrase]),
        ...wraps,
      ]),
      ...own,
      ...keepsOf(register),
      ...saysOf(register),
    ])
    assert.ok(cores.size >= 60, `${register}: ${cores.size}`)
  }
})

test('no register says one thing in two of its lists', () => {
  for (const register of registers) {
    const texts = [...asksOf(register), ...keepsOf(register), ...saysOf(register)]
    assert.equal(new Set(texts).size, texts.length, register)
  }
})

test('what is kept for readers addressed as u says u, and never je', () => {
  assert.deepEqual(
    polite.filter((text) => addressOf(text) !== 'u' && !/^Deel|^Lees/.test(text)),
    [],
  )
})

test('the language check finds nothing in a frame', () => {
  const inPlace = (text: string) => (/^\p{Ll}/u.test(text) ? `Moestuin: ${text}` : text.replace('%', 'Moestuin'))
  assert.deepEqual(
    [...everyText, ...polite].filter((text) => checkLanguage(inPlace(text)).length > 0),
    [],
  )
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
