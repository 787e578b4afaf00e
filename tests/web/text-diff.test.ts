// The difference between two texts: nothing lost, nothing doubled, and changes the size of a phrase.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareTexts, isChange, textOf, type Piece } from '#web/rewriter/text-diff.ts'

/** Draws the same texts every run (mulberry32). */
function drawing(seed: number) {
  let state = seed
  const draw = (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
  return { draw, pick: <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item }
}

const words = [
  'de',
  'het',
  'kat',
  "foto's",
  'zo’n',
  'e-mail',
  '3,50',
  'één',
  'éé\u0301n',
  'WOORD',
  'a',
  'straße',
  '第',
  'কি',
]
const spaces = [' ', ' ', ' ', '  ', '\n', '\r\n', '\r\n\r\n', '\n\n', '\t', '\u00A0', '\u2028', ' \r', '\uFEFF', '']
const marks = [
  '.',
  ',',
  '!',
  '…',
  '’',
  '?!',
  '(',
  '👨‍👩‍👧',
  '👍🏽',
  '🇳🇱',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '1️⃣',
  '\u0301',
  '\u200D',
  '\uD83D',
  '\uDC00',
  '\u0000',
  '🌱',
  '',
]

function oddText({ draw, pick }: ReturnType<typeof drawing>, length: number): string[] {
  return Array.from({ length: draw(length) }, () => pick([pick(words), pick(words), pick(spaces), pick(marks)]))
}

/** Some parts left out, doubled, replaced or moved. */
function rewritten(parts: readonly string[], { draw, pick }: ReturnType<typeof drawing>): string[] {
  return parts.flatMap((part) => {
    const chance = draw(10)
    if (chance === 0) return []
    if (chance === 1) return [part, pick(words)]
    if (chance === 2) return [pick([...words, ...spaces, ...marks])]
    return [part]
  })
}

const allRejected = (pieces: readonly Piece[]) => textOf(pieces, () => true)
const allAccepted = (pieces: readonly Piece[]) => textOf(pieces, () => false)

test('rejecting everything gives the original and accepting everything the rewritten text, to the byte', () => {
  const chance = drawing(1)
  for (let round = 0; round < 6_000; round += 1) {
    const parts = oddText(chance, 60)
    const before = parts.join('')
    const after = (chance.draw(5) === 0 ? oddText(chance, 60) : rewritten(parts, chance)).join('')
    const pieces = compareTexts(before, after)
    assert.equal(allRejected(pieces), before)
    assert.equal(allAccepted(pieces), after)
  }
})

test('between two words that stay, any mixture has the white space and words of the one text or of the other', () => {
  const chance = drawing(2)
  for (let round = 0; round < 2_000; round += 1) {
    const parts = oddText(chance, 40)
    const pieces = compareTexts(parts.join(''), rewritten(parts, chance).join(''))
    for (const [at, piece] of pieces.entries()) {
      const next = pieces[at + 1]
      if (isChange(piece)) assert.notEqual(piece.before, piece.after)
      else assert.notEqual(piece.text, '')
      if (next) assert.notEqual(isChange(piece), isChange(next), 'what stays and what changes take turns')
    }
  }
})

test('any mixture of two texts of words with one space between them is again such a text', () => {
  const chance = drawing(3)
  const text = (length: number) => Array.from({ length: 1 + chance.draw(length) }, () => chance.pick(words))
  let mixtures = 0
  for (let round = 0; round < 3_000; round += 1) {
    const before = text(25)
    const after = [...text(3), ...before.filter(() => chance.draw(4) > 0), ...text(3)]
    const mixed = textOf(compareTexts(before.join(' '), after.join(' ')), () => chance.draw(2) === 0)
    assert.match(mixed, /^\S+( \S+)*$/)
    if (mixed !== before.join(' ') && mixed !== after.join(' ')) mixtures += 1
  }
  assert.ok(mixtures > 1_000, `only ${mixtures} real mixtures were tried`)
})

test('a character as a reader sees it is never cut in two', () => {
  const whole = ['👨‍👩‍👧', '👨‍👩‍👦', '👍🏽', '👍🏿', '🇳🇱', '🇧🇪', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '1️⃣', '2️⃣', 'e\u0301', 'e\u0300']
  const segmenter = new Intl.Segmenter('nl')
  const count = (text: string) => [...segmenter.segment(text)].length
  for (const one of whole)
    for (const other of whole) {
      const pieces = compareTexts(`a ${one} b`, `a ${other} b`)
      for (const piece of pieces) {
        const sides = isChange(piece) ? [piece.before, piece.after] : []
        for (const side of sides) assert.equal(count(side), 1, `${one} and ${other}: ${JSON.stringify(pieces)}`)
      }
    }
})

/** `[oud|nieuw]` for each change. */
function marked(before: string, after: string): string {
  return compareTexts(before, after)
    .map((piece) => (isChange(piece) ? `[${piece.before}|${piece.after}]` : piece.text))
    .join('')
}

test('equal texts have no changes, and an empty text differs as a whole', () => {
  assert.deepEqual(compareTexts('', ''), [])
  assert.deepEqual(compareTexts('Eén zin.', 'Eén zin.'), [{ text: 'Eén zin.' }])
  assert.deepEqual(compareTexts('', 'Nieuw.'), [{ before: '', after: 'Nieuw.' }])
  assert.deepEqual(compareTexts('Oud.', ''), [{ before: 'Oud.', after: '' }])
})

test('a replaced word is one change, a whole word at a time', () => {
  assert.equal(marked('Wij fietsen morgen.', 'Wij wandelen morgen.'), 'Wij [fietsen|wandelen] morgen.')
  assert.equal(marked('Bel 06-12345678 nu', 'Bel 06-12345679 nu'), 'Bel [06-12345678|06-12345679] nu')
  assert.equal(marked('Dat kost 3,50 euro', 'Dat kost 3,75 euro'), 'Dat kost [3,50|3,75] euro')
  assert.equal(marked("Twee foto's erbij", 'Twee foto’s erbij'), "Twee [foto's|foto’s] erbij")
})

test('words added or removed take one of the two spaces along', () => {
  assert.equal(marked('Kom naar huis', 'Kom snel naar huis'), 'Kom [|snel ]naar huis')
  assert.equal(marked('Kom snel naar huis', 'Kom naar huis'), 'Kom [snel |]naar huis')
  assert.equal(marked('Kom naar huis', 'Kom naar huis toe'), 'Kom naar huis[| toe]')
  assert.equal(marked('Eén.\n\nTwee.', 'Eén.\n\nAnderhalf.\n\nTwee.'), 'Eén.\n\n[|Anderhalf.\n\n]Twee.')
})

test('changes with only white space or a small word between them are one phrase', () => {
  assert.equal(marked('een heel grote hond', 'een zeer brave hond'), 'een [heel grote|zeer brave] hond')
  assert.equal(
    marked('ontvangen en zullen deze spoedig lezen', 'gezien en gaan die snel lezen'),
    '[ontvangen en zullen deze spoedig|gezien en gaan die snel] lezen',
  )
})

test('a comma, a new line and the end of a sentence keep changes apart', () => {
  assert.equal(marked('rood, groen', 'geel, paars'), '[rood|geel], [groen|paars]')
  assert.equal(
    marked('Het was koud. Wij gingen weg.', 'Het vroor. We vertrokken.'),
    'Het [was koud|vroor]. [Wij gingen weg|We vertrokken].',
  )
  assert.equal(
    marked('Eerste regel\nTweede kop', 'Andere tekst\nLaatste woord'),
    '[Eerste regel|Andere tekst]\n[Tweede kop|Laatste woord]',
  )
})

test('a new paragraph between two sentences is a change of white space alone', () => {
  assert.equal(marked('Eén zin. Nog een zin.', 'Eén zin.\n\nNog een zin.'), 'Eén zin.[ |\n\n]Nog een zin.')
  assert.equal(marked('regel een\r\nregel twee', 'regel een\nregel twee'), 'regel een[\r\n|\n]regel twee')
})

test('texts of the greatest length with nothing in common are compared too', () => {
  const chance = drawing(4)
  const long = (length: number, from: readonly string[]) => Array.from({ length }, () => chance.pick(from)).join(' ')
  const before = long(6_000, ['de', 'het', 'een', 'en', 'van'])
  const after = long(18_000, ['de', 'het', 'een', 'of', 'in'])
  const pieces = compareTexts(before, after)
  assert.equal(allRejected(pieces), before)
  assert.equal(allAccepted(pieces), after)
})
