// A thumbnail's text before it is placed: capitals as Dutch sets them, and where its lines break.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inCapitals } from '#web/thumbnails/drawing/capitals.ts'
import { breakings, wordsOf } from '#web/thumbnails/drawing/line-breaks.ts'
import { runsOf } from '#web/thumbnails/drawing/runs.ts'

test('capitals follow the rules of Dutch', () => {
  for (const [typed, set] of [
    ['ijs met ijzer', 'IJS MET IJZER'],
    ['ĳs met Ĳzer', 'IJS MET IJZER'],
    ['één', 'ÉÉN'],
    ['Eén op de drie', 'ÉÉN OP DE DRIE'],
    ['meer dan Eén', 'MEER DAN ÉÉN'],
    ['Eerste én tweede', 'EERSTE ÉN TWEEDE'],
    ['coördinatie', 'COÖRDINATIE'],
    ['e\u0301e\u0301n', 'ÉÉN'],
    ['bíj́na', 'BÍJ\u0301NA'],
    ['Straße', 'STRASSE'],
    ["'s avonds foto's in '24", '’S AVONDS FOTO’S IN ’24'],
    [`Hij zei: "nu" en 'straks'`, 'HIJ ZEI: “NU” EN ‘STRAKS’'],
    ['’t Is zo', '’T IS ZO'],
    ['Win 💶!', 'WIN 💶!'],
  ])
    assert.equal(inCapitals(typed!), set, typed)
})

/** As wide as it has letters. */
const byLetters = (line: string) => line.length
const broken = (text: string, most = 3) => breakings(wordsOf(text), most, 0, byLetters)[0]?.lines

test('a short word on the last line stays there when another, shorter, would stand alone for it', () => {
  const inFour = breakings(wordsOf('ZO ZET JE IJSKOFFIE DIE WÉL LUKT'), 3, 3, byLetters).map(({ lines }) => lines)
  assert.deepEqual(
    inFour.find((lines) => lines.length === 4),
    ['ZO ZET JE', 'IJSKOFFIE', 'DIE WÉL', 'LUKT'],
  )
})

test('a line has at most so many words, and lines are even', () => {
  assert.deepEqual(broken('DIT BEESTJE REDT JE TUIN'), ['DIT BEESTJE', 'REDT JE TUIN'])
  assert.deepEqual(broken('EEN TWEE DRIE'), ['EEN TWEE DRIE'])
  assert.deepEqual(broken('EEN TWEE DRIE VIER', 4), ['EEN TWEE DRIE VIER'])
  assert.deepEqual(broken('GEMEENTE BOUWT DUIZEND NIEUWE WONINGEN', 4), ['GEMEENTE BOUWT DUIZEND', 'NIEUWE WONINGEN'])
  assert.deepEqual(broken(''), undefined)
})

test('no short word stands alone on the last line', () => {
  assert.deepEqual(broken('DE GEMEENTERAAD VERGADERT NU'), ['DE GEMEENTERAAD', 'VERGADERT NU'])
  for (const words of [2, 3, 4, 5, 6, 7, 8, 9, 10, 13])
    for (const most of [3, 4]) {
      const text = [
        'EEN',
        'HEEL',
        'LANGZAME',
        'OP',
        'VERGADERING',
        'IN',
        'DE',
        'NIEUWE',
        'SCHOUWBURG',
        'VAN',
        'HET',
        'DORP',
        'NU',
      ].slice(0, words - 1)
      for (const { lines, width } of breakings([...text, 'JA'], most, 2, byLetters)) {
        const last = lines.at(-1)!
        assert.ok(lines.length === words || last.includes(' ') || last.length >= 0.6 * width, lines.join(' / '))
      }
    }
})

test('a long word may stand alone on the last line', () => {
  assert.deepEqual(broken('DIT IS DE VERZEKERINGSMAATSCHAPPIJ'), ['DIT IS DE', 'VERZEKERINGSMAATSCHAPPIJ'])
})

test('more lines than the fewest can be asked for, until each word has its own', () => {
  const counts = breakings(['A', 'B', 'C', 'D'], 3, 9, byLetters).map(({ lines }) => lines.length)
  assert.deepEqual(counts, [2, 3, 4])
})

test('fifty words are broken as well', () => {
  const [one] = breakings(
    Array.from({ length: 50 }, (_, at) => 'A'.repeat(1 + (at % 3))),
    3,
    0,
    byLetters,
  )
  assert.equal(one?.lines.length, 17)
})

test('a dash stays with the word before it, and is none', () => {
  assert.deepEqual(wordsOf(' Moestuin – zo\n begin   je 🌱 '), ['Moestuin –', 'zo', 'begin', 'je', '🌱'])
})

test('emoji are runs of their own, and what only looks like one is not', () => {
  assert.deepEqual(runsOf('WIN 💶 NU'), [
    { text: 'WIN ', emoji: false },
    { text: '💶 ', emoji: true },
    { text: 'NU', emoji: false },
  ])
  for (const whole of ['👨‍👩‍👧', '🇳🇱', '❤️', '👍🏽', '1️⃣'])
    assert.deepEqual(runsOf(whole), [{ text: whole, emoji: true }], whole)
  for (const letters of ['24 © ™ #1 *', 'ÉÉN!', '❤︎'])
    assert.deepEqual(runsOf(letters), [{ text: letters, emoji: false }])
  assert.deepEqual(runsOf(''), [])
})
