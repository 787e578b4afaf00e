// Where the lines of a thumbnail stand: within their zone, clear of each other and of what YouTube lays over them, whatever is typed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Rectangle } from '#contract/pictures/frame.ts'
import { letterSize, TEXT_STEPS } from '#contract/thumbnails/shapes.ts'
import { placeText, type PlacedLine, type Texts } from '#web/thumbnails/drawing/text-layout.ts'
import { typefaceNames } from '#web/thumbnails/drawing/typefaces.ts'
import { socialZones, youtubeZones, type Zones } from '#web/thumbnails/drawing/zones.ts'
import { measure } from '../support/canvas.ts'

const zones: Record<string, Zones> = {
  wide: youtubeZones('16:9', 'left'),
  'wide, at the right': youtubeZones('16:9', 'right'),
  tall: youtubeZones('9:16', 'left'),
  social: socialZones(),
}

/** What people type, and what nobody expected them to. */
const texts: Record<string, Texts> = {
  usual: { line1: 'Dit beestje redt je tuin', line3: 'Zonder gif' },
  'one letter': { line1: 'O', line3: 'A' },
  'many accents': { line1: 'Één coördinatie vóór dé ûre ïJ', line3: 'ÇÅË QÇ, Ñandú ÉÉN' },
  'a long word': { line1: 'Arbeidsongeschiktheidsverzekeringen', line3: 'Wat kost dat?' },
  'two long words': { line1: 'Hottentottententententoonstelling', line3: 'Meervoudigepersoonlijkheidsstoornissen' },
  'as long as YouTube takes': {
    line1: 'Gemeente bouwt duizend nieuwe woningen aan het spoor'.slice(0, 50),
    line3: 'Bewoners zijn woedend over dit plan van de wethouder'.slice(0, 50),
  },
  'twenty-five words': { line1: 'a b c d e f g h i j k l m n o p q r s t u v w x y', line3: 'Ja' },
  'as long as social media take': {
    line1: 'Wij zijn het er met z’n allen over eens dat het zo niet langer kan gaan in de wijk achter het station',
    line3: 'Dat is volgens de wethouder ook precies de bedoeling van de nieuwe plannen voor het hele centrum nu',
  },
  'without emphasis': { line1: 'Alleen hoofdtekst', line3: '' },
  nothing: { line1: ' ', line3: '' },
}

const right = ({ left, width }: Rectangle) => left + width
const bottom = ({ top, height }: Rectangle) => top + height
const overlap = (one: Rectangle, other: Rectangle) =>
  one.left + SLACK < right(other) &&
  other.left + SLACK < right(one) &&
  one.top + SLACK < bottom(other) &&
  other.top + SLACK < bottom(one)
/** Half a px for the rounding of what is measured. */
const SLACK = 0.5
const isWithin = (inner: Rectangle, outer: Rectangle) =>
  inner.left >= outer.left - SLACK &&
  inner.top >= outer.top - SLACK &&
  right(inner) <= right(outer) + SLACK &&
  bottom(inner) <= bottom(outer) + SLACK

for (const [shape, zone] of Object.entries(zones))
  for (const typeface of typefaceNames)
    test(`text stands where it may and reads in order: ${shape}, ${typeface}`, () => {
      for (const [what, text] of Object.entries(texts)) {
        const lines = placeText(text, zone, measure(typeface))
        const told = `${what}: ${lines.map((line) => line.text).join(' / ')}`
        const words = [text.line1, text.line3].join(' ').split(/\s+/).filter(Boolean).length
        assert.equal(lines.flatMap((line) => line.text.split(' ')).length, words, told)
        for (const [at, line] of lines.entries()) {
          assert.ok(
            zone.texts.some((area) => isWithin(line.box, area)),
            told,
          )
          assert.ok(!zone.covered.some((covered) => overlap(line.box, covered)), told)
          assert.ok(line.text.split(' ').length <= zone.shape.wordsPerLine, told)
          const above = lines[at - 1]
          if (above) assert.ok(line.box.top > bottom(above.box), `${told}: ${line.text} touches the line above`)
        }
      }
    })

const ofMost = (lines: readonly PlacedLine[]) => Math.max(...lines.map(({ size }) => size))

test('letters are a step smaller when the text is longer than 70, 100 and 150 characters', () => {
  const { shape } = zones['social']!
  assert.deepEqual(TEXT_STEPS, [70, 100, 150])
  const sizes = [70, 71, 100, 101, 150, 151].map((characters) => letterSize(shape, characters))
  const [a, b, c, d] = shape.letterSizes
  assert.deepEqual(sizes, [a, b, b, c, c, d])
  assert.ok(a > b && b > c && c > d)
})

test('the length of main text and emphasis counts together, and an emoji as one character', () => {
  const sizeOf = (letters: number, emphasis: string) =>
    ofMost(placeText({ line1: 'i'.repeat(letters), line3: emphasis }, zones['tall']!, measure()).slice(1))
  assert.ok(sizeOf(67, 'i i') > sizeOf(68, 'i i'))
  assert.ok(sizeOf(67, 'i 👍') > sizeOf(68, 'i 👍'))
})

test('a word that is too long is made smaller and not cut, and the others stay large', () => {
  const lines = placeText(
    { line1: 'Arbeidsongeschiktheidsverzekeringen', line3: 'Wat kost dat' },
    zones['wide']!,
    measure(),
  )
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['ARBEIDSONGESCHIKTHEIDSVERZEKERINGEN', 'WAT KOST DAT'],
  )
  assert.ok(lines[0]!.size < 0.7 * lines[1]!.size)
  assert.equal(lines[1]!.size, zones['wide']!.shape.letterSizes[0])
})

test('lines stand straight below each other by their ink, at the side that was chosen', () => {
  const text = { line1: 'Jong en wijs', line3: 'Handig' }
  const lefts = placeText(text, zones['wide']!, measure()).map(({ box }) => box.left)
  assert.equal(new Set(lefts.map(Math.round)).size, 1)
  const rights = placeText(text, zones['wide, at the right']!, measure()).map(({ box }) => Math.round(right(box)))
  assert.equal(new Set(rights).size, 1)
  assert.ok(rights[0]! > lefts[0]!)
})
