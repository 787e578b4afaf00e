// A batch of social thumbnails: each image with settings of its own, one setting for all, and lines of text one per image.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstUnused, socialPalette } from '#contract/thumbnails/palettes.ts'
import {
  chosenIn,
  emptyBatch,
  errorsIn,
  linesOf,
  roomIn,
  textsOf,
  withForAll,
  withImage,
  withItem,
  withLines,
  withoutItem,
  withSettings,
  type Batch,
} from '#web/thumbnails/social/items.ts'

const batchOf = (count: number): Batch =>
  Array.from({ length: count }, (_, at) => String(at)).reduce(
    (batch, id) => withImage(batch, id, `${id}.jpg`),
    emptyBatch,
  )
const colours = ({ items }: Batch) => items.map(({ settings }) => settings.accentColor)
const palette = socialPalette.map(({ value }) => value)

test('each new image gets the first colour that no other has, and orange-red when all are taken', () => {
  assert.deepEqual(colours(batchOf(12)), palette)
  const without = withoutItem(batchOf(4), '1')
  assert.equal(colours(withImage(without, 'nieuw', 'nieuw.jpg')).at(-1), palette[1])
  assert.equal(firstUnused(socialPalette, palette), palette[0])
  const taken = batchOf(11).items.map((one, at) => ({
    ...one,
    settings: { ...one.settings, accentColor: palette[at]! },
  }))
  const all = {
    items: [...taken.slice(0, 10), { ...taken[10]!, settings: { ...taken[10]!.settings, accentColor: palette[0]! } }],
    chosen: '0',
  }
  assert.equal(colours(withImage(all, 'nieuw', 'nieuw.jpg')).at(-1), palette[10])
})

test('twelve images fit, a thirteenth does not', () => {
  assert.equal(roomIn(batchOf(11)), 1)
  assert.equal(roomIn(batchOf(12)), 0)
  assert.throws(() => withImage(batchOf(12), 'dertien', '13.jpg'), RangeError)
})

test('settings belong to the image that is chosen, and stay with it', () => {
  const first = withSettings(batchOf(2), { line1: 'Eerste', mirrorImage: true })
  const second = withSettings({ ...first, chosen: '1' }, { line1: 'Tweede' })
  assert.deepEqual(
    second.items.map(({ settings }) => [settings.line1, settings.mirrorImage]),
    [
      ['Eerste', true],
      ['Tweede', false],
    ],
  )
  assert.equal(chosenIn({ ...second, chosen: '0' })?.settings.line1, 'Eerste')
  assert.deepEqual(withSettings(emptyBatch, { line1: 'Niemand' }), emptyBatch)
})

test('when the chosen image is removed the next one is chosen, the last when there is no next', () => {
  const three = batchOf(3)
  assert.equal(withoutItem({ ...three, chosen: '1' }, '1').chosen, '2')
  assert.equal(withoutItem({ ...three, chosen: '2' }, '2').chosen, '1')
  assert.equal(withoutItem({ ...three, chosen: '2' }, '0').chosen, '2')
  assert.deepEqual(withoutItem(batchOf(1), '0'), emptyBatch)
})

test('what comes for an image that was removed meanwhile changes nothing', () => {
  const gone = withoutItem(batchOf(2), '1')
  assert.deepEqual(
    withItem(gone, '1', (one) => ({ ...one, fileName: 'terug.jpg' })),
    gone,
  )
})

test('one setting is given to all, the others stay their own', () => {
  const two = withSettings(batchOf(2), { line1: 'Voor mij', line3: 'Voor allen' })
  const all = withForAll(two, 'line3')
  assert.deepEqual(
    all.items.map(({ settings }) => [settings.line1, settings.line3]),
    [
      ['Voor mij', 'Voor allen'],
      ['', 'Voor allen'],
    ],
  )
  assert.deepEqual(new Set(colours(withForAll(two, 'accentColor'))).size, 1)
})

test('lines of text go to the images in order, blank ones do not count, and nothing else changes', () => {
  const lines = linesOf('Eerste regel: met nadruk\r\n\n  \nTweede | Eigen nadruk\nDerde\tUit een tabel\nVierde is over')
  assert.equal(lines.length, 4)
  const filled = withLines(batchOf(3), lines)
  assert.deepEqual(
    filled.items.map(({ settings }) => [settings.line1, settings.line3]),
    [
      ['Eerste regel', 'met nadruk'],
      ['Tweede', 'Eigen nadruk'],
      ['Derde', 'Uit een tabel'],
    ],
  )
  assert.deepEqual(colours(filled), colours(batchOf(3)))
  const [first, second] = withLines(filled, ['Nieuw: tekst']).items
  assert.deepEqual([first?.settings.line1, second?.settings.line1], ['Nieuw', 'Tweede'])
})

test('a line without a mark is parted where it pauses', () => {
  assert.deepEqual(textsOf('Dit beestje redt je tuin'), { line1: 'Dit beestje', line3: 'redt je tuin' })
  assert.deepEqual(textsOf('| alleen nadruk'), { line1: '', line3: 'alleen nadruk' })
})

test('each text has at most 100 characters, and says in the words of the specification what is missing', () => {
  const [one] = batchOf(1).items
  const errorsOf = (line1: string, line3: string) => errorsIn({ ...one!, settings: { ...one!.settings, line1, line3 } })
  assert.deepEqual(errorsOf('', ' '), { line1: 'Hoofdtekst is verplicht', line3: 'Nadruk tekst is verplicht' })
  assert.deepEqual(errorsOf('a'.repeat(100), '🌞'.repeat(100)), {})
  assert.deepEqual(errorsOf('a'.repeat(101), 'b'), { line1: 'De tekst mag maximaal 100 tekens bevatten' })
})
