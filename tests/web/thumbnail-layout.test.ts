// Where the lines of a thumbnail stand: within their zone, clear of each other and of what YouTube lays over them, whatever is typed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Rectangle } from '#contract/pictures/frame.ts'
import { letterSize, TEXT_STEPS, type YoutubeFormat } from '#contract/thumbnails/shapes.ts'
import { placeText, type PlacedLine, type Texts } from '#web/thumbnails/drawing/text-layout.ts'
import { typefaceNames } from '#web/thumbnails/drawing/typefaces.ts'
import { placeOfFocus, socialZones, youtubeZones, type Point, type Zones } from '#web/thumbnails/drawing/zones.ts'
import { measure } from '../support/canvas.ts'

const zones: Record<string, Zones> = {
  wide: youtubeZones('16:9', 'left'),
  'wide, at the right': youtubeZones('16:9', 'right'),
  tall: youtubeZones('9:16', 'left'),
  'wide, beside a face': youtubeZones('16:9', 'auto', { x: 560, y: 260 }),
  'wide, over a face in the middle': youtubeZones('16:9', 'auto', { x: 640, y: 360 }),
  'tall, below a face': youtubeZones('9:16', 'auto', { x: 540, y: 600 }),
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
            [...zone.texts, ...zone.otherwise, ...(zone.columns ?? [])].some((area) => isWithin(line.box, area)),
            told,
          )
          assert.ok(!zone.covered.some((covered) => overlap(line.box, covered)), told)
          assert.ok(line.text.split(' ').length <= zone.shape.wordsPerLine, told)
          const above = lines[at - 1]
          // An emphasis may begin a column of its own.
          const beside = above && line.part !== above.part && line.box.left >= right(above.box)
          if (above && !beside)
            assert.ok(line.box.top > bottom(above.box), `${told}: ${line.text} touches the line above`)
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

test('a word that is too long is made smaller and not cut, and the other text stays large', () => {
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

test('all lines of a text have one size, however long their words are', () => {
  for (const [name, zone] of Object.entries(zones))
    for (const text of [
      { line1: 'Goed of slecht?', line3: 'Koffie' },
      { line1: 'Logo kiezen', line3: 'Drie tips' },
      { line1: 'De aansprakelijkheidsverzekering: wel of niet', line3: 'Zo kies je' },
    ])
      for (const part of ['line1', 'line3'])
        assert.equal(
          new Set(
            placeText(text, zone, measure())
              .filter((line) => line.part === part)
              .map(({ size }) => size),
          ).size,
          1,
          `${name}: ${text.line1}, ${part}`,
        )
})

test('lines stand straight below each other by their ink, at the side that was chosen', () => {
  const text = { line1: 'Jong en wijs', line3: 'Handig' }
  const lefts = placeText(text, zones['wide']!, measure()).map(({ box }) => box.left)
  assert.equal(new Set(lefts.map(Math.round)).size, 1)
  const rights = placeText(text, zones['wide, at the right']!, measure()).map(({ box }) => Math.round(right(box)))
  assert.equal(new Set(rights).size, 1)
  assert.ok(rights[0]! > lefts[0]!)
})

test('text leaves free what the picture is about, wherever that is: beside it, below it or above it', () => {
  const free = (format: YoutubeFormat, about: Point, text = texts['usual']!) => {
    const { subject, ...zone } = youtubeZones(format, 'auto', about)
    const lines = placeText(text, { ...zone, subject }, measure())
    assert.ok(!lines.some(({ box }) => overlap(box, subject!)), `${format} ${about.x}, ${about.y}`)
    return lines
  }
  const edges = { '16:9': [1280, 720], '9:16': [1080, 1920] } as const
  for (const [format, [width, height]] of Object.entries(edges))
    for (const x of [0.15, 0.3, 0.5, 0.7, 0.85])
      for (const y of [0.2, 0.35, 0.5, 0.65, 0.8]) free(format as YoutubeFormat, { x: x * width, y: y * height })
  // On the side with the most room.
  assert.ok(free('16:9', { x: 350, y: 260 })[0]!.box.left > 450)
  assert.ok(right(free('16:9', { x: 950, y: 260 })[0]!.box) < 850)
  // As long as YouTube takes.
  free('16:9', { x: 400, y: 260 }, texts['as long as YouTube takes'])
})

test('a side that was chosen stays, and the text avoids the subject there as long as it can be read', () => {
  const about = { x: 350, y: 260 }
  const zone = youtubeZones('16:9', 'left', about)
  const lines = placeText(texts['usual']!, zone, measure())
  assert.ok(!lines.some(({ box }) => overlap(box, zone.subject!)))
  assert.equal(new Set(lines.map(({ box }) => Math.round(box.left))).size, 1)
  // There is nowhere to go for so much text: it is read, and said to stand over the subject.
  const full = youtubeZones('16:9', 'left', { x: 200, y: 400 })
  const over = placeText(texts['as long as YouTube takes']!, full, measure())
  assert.ok(ofMost(over) > 50)
})

test('where the subject stands follows from how the photograph is cut, and from its mirror', () => {
  const place = { left: 20, top: 20, width: 1240, height: 680 }
  const photo = { width: 2480, height: 1360, focus: { x: 0.25, y: 0.4 } }
  assert.deepEqual(placeOfFocus(photo, place, false), { x: 330, y: 292 })
  assert.deepEqual(placeOfFocus(photo, place, true), { x: 950, y: 292 })
  assert.equal(placeOfFocus({ ...photo, focus: { x: 0.5, y: 0.5 } }, place, false), undefined)
  // Of a tall one only what is around the point is left: it stands in the middle.
  const tall = placeOfFocus({ width: 1240, height: 2000, focus: { x: 0.5, y: 0.4 } }, place, false)
  assert.deepEqual(tall, { x: 640, y: 360 })
})

test('lines of one size are as far apart everywhere, also where only one has an accent', () => {
  for (const zone of [zones['tall']!, zones['social']!]) {
    const lines = placeText(
      { line1: 'Een op de vijf mensen heeft', line3: 'één coördinatie en een Ç' },
      zone,
      measure(),
    )
    const ofPart = (part: string) => lines.filter((line) => line.part === part).map(({ baseline }) => baseline)
    const apart = ['line1', 'line3'].flatMap((part) =>
      ofPart(part)
        .slice(1)
        .map((to, at) => to - ofPart(part)[at]!),
    )
    assert.ok(apart.length >= 2 && Math.max(...apart) - Math.min(...apart) < 0.01, apart.join())
  }
})

test('below a social picture the longest texts stand beside each other, in letters half as large again', () => {
  const lines = placeText(texts['as long as social media take']!, zones['social']!, measure())
  const [main, emphasis] = (['line1', 'line3'] as const).map((part) => lines.filter((line) => line.part === part))
  assert.ok(Math.min(...emphasis!.map(({ box }) => box.left)) > Math.max(...main!.map(({ box }) => right(box))))
  assert.ok(Math.abs(main![0]!.box.top - emphasis![0]!.box.top) < 1)
  const stacked = placeText(
    texts['as long as social media take']!,
    { ...zones['social']!, columns: undefined },
    measure(),
  )
  assert.ok(ofMost(lines) > 1.3 * ofMost(stacked))
  // A short one reads better below each other.
  const short = placeText(texts['usual']!, zones['social']!, measure())
  assert.equal(new Set(short.map(({ box }) => Math.round(box.left))).size, 1)
})
