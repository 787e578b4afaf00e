// A batch of social thumbnails: each image with settings of its own, one setting for all, and lines of text one per image.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstUnused, socialPalette } from '#contract/thumbnails/palettes.ts'
import {
  asAsked,
  batch as batchSchema,
  chosenIn,
  emptyBatch,
  errorsIn,
  filesFor,
  isPaidFor,
  linesOf,
  roomIn,
  textsOf,
  withFile,
  withForAll,
  withGenerated,
  withImage,
  withItem,
  withLines,
  withoutItem,
  withSettings,
  type Batch,
} from '#web/thumbnails/social/items.ts'

/** What tells a file from others. */
const fileOf = (name: string, size = 1000) => ({ name, size, lastModified: 1 })
const batchOf = (count: number): Batch =>
  Array.from({ length: count }, (_, at) => String(at)).reduce(
    (batch, id) => withImage(batch, id, fileOf(`${id}.jpg`)),
    emptyBatch,
  )
const colours = ({ items }: Batch) => items.map(({ settings }) => settings.accentColor)
const palette = socialPalette.map(({ value }) => value)

test('each new image gets the first colour that no other has, and orange-red when all are taken', () => {
  assert.deepEqual(colours(batchOf(12)), palette)
  const without = withoutItem(batchOf(4), '1')
  assert.equal(colours(withImage(without, 'nieuw', fileOf('nieuw.jpg'))).at(-1), palette[1])
  assert.equal(firstUnused(socialPalette, palette), palette[0])
  const taken = batchOf(11).items.map((one, at) => ({
    ...one,
    settings: { ...one.settings, accentColor: palette[at]! },
  }))
  const all = {
    items: [...taken.slice(0, 10), { ...taken[10]!, settings: { ...taken[10]!.settings, accentColor: palette[0]! } }],
    chosen: '0',
  }
  assert.equal(colours(withImage(all, 'nieuw', fileOf('nieuw.jpg'))).at(-1), palette[10])
})

test('twelve images fit, a thirteenth does not', () => {
  assert.equal(roomIn(batchOf(11)), 1)
  assert.equal(roomIn(batchOf(12)), 0)
  assert.throws(() => withImage(batchOf(12), 'dertien', fileOf('13.jpg')), RangeError)
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
    withItem(gone, '1', (one) => ({ ...one, file: fileOf('terug.jpg') })),
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

test('of images that are chosen again each file goes to its own; another takes the place of the one that is being changed', () => {
  const { items } = batchOf(3)
  const [first, second, third] = ['0', '1', '2'].map((id) => fileOf(`${id}.jpg`))
  assert.deepEqual(
    [...filesFor(items, '0', [third!, first!])].toSorted(([one], [next]) => one.localeCompare(next)),
    [
      ['0', first],
      ['2', third],
    ],
  )
  const other = fileOf('anders.jpg')
  assert.deepEqual(
    [...filesFor(items, '1', [other, first!])].toSorted(([one], [next]) => one.localeCompare(next)),
    [
      ['0', first],
      ['1', other],
    ],
  )
  assert.deepEqual([...filesFor([], null, [second!])], [])
  // A name is not enough.
  assert.deepEqual([...filesFor(items, '2', [fileOf('0.jpg', 999)]).keys()], ['2'])
})

test('what was counted stays counted for the same files, also after a reload, and not for another file or another text', () => {
  const empty = batchOf(2)
  assert.equal(isPaidFor(empty), false)
  const paid = withGenerated(empty, true)
  assert.equal(isPaidFor(paid), true)
  assert.equal(isPaidFor(withGenerated(empty, false)), false)
  // What it is about may be seen only later.
  const seen = withItem(paid, '0', (one) => ({ ...one, focus: { x: 0.2, y: 0.3 } }))
  assert.equal(isPaidFor(seen), true)
  assert.deepEqual(asAsked(seen.items[0]!)?.focus, { x: 0.2, y: 0.3 })
  assert.equal(isPaidFor(batchSchema.parse(JSON.parse(JSON.stringify(withFile(seen, '0', fileOf('0.jpg')))))), true)
  assert.equal(isPaidFor(withFile(paid, '0', fileOf('0.jpg', 999))), false)
  assert.equal(isPaidFor(withSettings(paid, { line1: 'Anders' })), false)
  assert.equal(isPaidFor(withImage(paid, 'nieuw', fileOf('nieuw.jpg'))), false)
})
