// A batch of pictures on the screen of the resizer: when something is made of them, by which recipe, what stays, and what comes
// back after a reload or an undo.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Enhanced } from '#contract/resizer/enhanced-image.ts'
import { STANDARD_RECIPE, type Recipe } from '#contract/resizer/recipe.ts'
import { chosenOf, isDue, isStale, resultName } from '#web/resizer/batch-entry.ts'
import { createBatch, type Maker, type Wish } from '#web/resizer/batch.ts'
import { keptBatchIn, toKeep, type KeptBatch } from '#web/resizer/kept-batch.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const now = new Date('2026-11-20T12:00:00Z')

function made(fileName: string, { size, format }: Recipe, expiresAt = new Date(now.getTime() + DAY_MS)): Enhanced {
  const name = fileName.padEnd(32, '-').replace(/\W/g, '-')
  const picture = {
    name,
    path: `/api/pictures/${name}`,
    bytes: 1_000,
    credit: null,
    expiresAt: expiresAt.toISOString(),
  }
  return {
    original: { ...picture, fileName, format: 'jpeg', width: 100, height: 100 },
    enhanced: { ...picture, fileName: 'a', format, ...size },
    focus: null,
    quality: null,
    met: true,
    finished: { contrast: false, colour: false, sharpness: false },
    error: null,
  }
}

interface Asked {
  what: string
  wish: Wish
  answer: (image?: Enhanced) => void
  fail: (error: unknown) => void
}

const GONE = new Error('gone')

/** A batch of which the test answers each request itself. */
function opened(kept: KeptBatch = { recipe: STANDARD_RECIPE, made: [] }) {
  const asked: Asked[] = []
  const ask = (what: string, fileName: string, wish: Wish, signal: AbortSignal | undefined) =>
    new Promise<Enhanced>((resolve, fail) => {
      asked.push({ what, wish, answer: (image = made(fileName, wish.recipe)) => resolve(image), fail })
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
    })
  const maker: Maker = {
    send: (file, wish, { signal }) => ask(`send ${file.name}`, file.name, wish, signal),
    again: ({ original }, wish, { signal }) => ask(`again ${original.fileName}`, original.fileName, wish, signal),
    isGone: (error) => error === GONE,
  }
  const batch = createBatch(maker, kept)
  const entries = () => batch.now().entries
  return { batch, asked, entries, kinds: () => entries().map(({ state }) => state.kind) }
}

const files = (...names: string[]) => ({ good: names.map((name) => new File(['x'], name)), refused: [] })
/** What was promised is done after this. */
const soon = () => new Promise((done) => setImmediate(done))
const square: Recipe = { ...STANDARD_RECIPE, size: { width: 1080, height: 1080 }, format: 'webp' }

/** A batch of two of which all is made. */
async function ofTwo() {
  const house = opened()
  house.batch.add(files('a.jpg', 'b.jpg'))
  house.batch.start()
  for (const { answer } of house.asked.splice(0)) answer()
  await soon()
  return house
}

test('nothing is made of a picture before it is asked for, and then two at a time by the recipe', async () => {
  const { batch, asked, kinds } = opened()
  batch.add(files('a.jpg', 'b.jpg', 'c.jpg'))
  assert.deepEqual([kinds(), asked.length, batch.now().busy], [['idle', 'idle', 'idle'], 0, false])
  batch.setRecipe(square)
  batch.start()
  assert.deepEqual(kinds(), ['uploading', 'uploading', 'waiting'])
  assert.equal(batch.now().busy, true)
  asked[0]?.answer()
  await soon()
  assert.deepEqual(kinds(), ['ready', 'uploading', 'uploading'])
  assert.deepEqual(
    asked.map(({ what, wish }) => [what, wish.number, wish.recipe]),
    [
      ['send a.jpg', 1, square],
      ['send b.jpg', 2, square],
      ['send c.jpg', 3, square],
    ],
  )
})

test('a refused file has no number and is never sent', () => {
  const { batch, asked, kinds } = opened()
  const refused = [{ file: new File(['x'], 'a.heic'), message: 'HEIC', short: 'HEIC' }]
  batch.add({ good: [], refused })
  batch.add(files('b.jpg'))
  batch.start()
  assert.deepEqual([kinds(), asked.length, asked[0]?.wish.number], [['failed', 'uploading'], 1, 1])
})

test('after a change of the recipe all that it makes otherwise is due again, and needs no second upload', async () => {
  const { batch, asked, entries } = await ofTwo()
  const due = () => entries().map((entry) => isDue(entry, batch.now().recipe))
  assert.deepEqual(due(), [false, false])
  batch.setRecipe({ ...STANDARD_RECIPE, name: '{nummer}' })
  assert.deepEqual(due(), [false, false])
  batch.setRecipe(square)
  assert.deepEqual(due(), [true, true])
  batch.start()
  assert.deepEqual(
    asked.map(({ what }) => what),
    ['again a.jpg', 'again b.jpg'],
  )
  // What was made stays until there is something in its place.
  assert.equal(entries()[0]?.made?.recipe, STANDARD_RECIPE)
  for (const { answer } of asked) answer()
  await soon()
  assert.deepEqual([entries()[0]?.made?.recipe, due()], [square, [false, false]])
})

test('a recipe of its own overrules that of the batch, for that picture alone', async () => {
  const { batch, asked, entries } = await ofTwo()
  batch.setOwn(entries()[1]?.id ?? '', square)
  const stale = () => entries().map((entry) => isStale(entry, batch.now().recipe))
  assert.deepEqual(stale(), [false, true])
  batch.start()
  assert.deepEqual(
    asked.map(({ what, wish }) => [what, wish.recipe]),
    [['again b.jpg', square]],
  )
  batch.setOwn(entries()[1]?.id ?? '', null)
  assert.deepEqual(stale(), [false, false])
})

test('a recipe that changes while a picture is made leaves that one due', async () => {
  const { batch, asked, entries } = opened()
  batch.add(files('a.jpg'))
  batch.start()
  batch.setRecipe(square)
  asked[0]?.answer()
  await soon()
  assert.equal(isStale(entries()[0]!, batch.now().recipe), true)
})

test('another focal point has a picture made again at once; of one that was not made it is remembered', async () => {
  const { batch, asked, entries } = opened()
  batch.add(files('a.jpg'))
  const id = entries()[0]?.id ?? ''
  batch.setFocus(id, { x: 0.1, y: 0.2 })
  assert.equal(asked.length, 0)
  batch.start()
  asked[0]?.answer()
  await soon()
  batch.setFocus(id, { x: 0.9, y: 0.9 })
  batch.setFocus(id, { x: 0.8, y: 0.9 })
  assert.deepEqual(
    asked.map(({ what, wish }) => [what, wish.focus?.x]),
    [
      ['send a.jpg', 0.1],
      ['again a.jpg', 0.9],
      ['again a.jpg', 0.8],
    ],
  )
})

test('what the server has no more is sent anew, unless this browser has it no more either', async () => {
  const { batch, asked, entries } = await ofTwo()
  batch.setRecipe(square)
  batch.restart(entries()[0]?.id ?? '')
  asked[0]?.fail(GONE)
  await soon()
  assert.deepEqual(
    asked.map(({ what }) => what),
    ['again a.jpg', 'send a.jpg'],
  )
  const later = opened(toKeep(batch.now()))
  later.batch.restart(later.entries()[0]?.id ?? '')
  later.asked[0]?.fail(GONE)
  await soon()
  assert.deepEqual([later.kinds()[0], later.asked.length], ['failed', 1])
})

test('what failed may be tried again, and is then due; of what was chosen only what was made goes in the ZIP', async () => {
  const { batch, asked, entries, kinds } = opened()
  batch.add(files('a.jpg', 'b.jpg'))
  batch.start()
  asked[0]?.fail(new Error('kapot'))
  asked[1]?.answer()
  await soon()
  assert.deepEqual(kinds(), ['failed', 'ready'])
  assert.deepEqual(
    chosenOf(entries()).map(({ file }) => file.name),
    ['b.jpg'],
  )
  batch.choose([entries()[1]?.id ?? ''], false)
  assert.deepEqual(chosenOf(entries()), [])
  batch.start()
  assert.equal(asked[2]?.what, 'send a.jpg')
})

test('a result is called by the recipe as it is now', async () => {
  const { batch, entries } = await ofTwo()
  const names = () => entries().map((entry) => resultName(entry, batch.now().recipe, now))
  assert.deepEqual(names(), ['a-1920x1080.png', 'b-1920x1080.png'])
  batch.setRecipe({ ...STANDARD_RECIPE, name: 'zomer {nummer} {datum}' })
  assert.deepEqual(names(), ['zomer 1 2026-11-20.png', 'zomer 2 2026-11-20.png'])
})

test('a new beginning keeps the recipe, and the way back brings all pictures', async () => {
  const { batch, asked, entries, kinds } = opened()
  batch.setRecipe(square)
  batch.add(files('a.jpg', 'b.jpg', 'c.jpg'))
  batch.start()
  asked[0]?.answer()
  await soon()
  const back = batch.reset()
  assert.deepEqual([entries().length, batch.now().recipe], [0, square])
  batch.add(files('d.jpg'))
  back()
  assert.deepEqual(kinds(), ['ready', 'stopped', 'stopped'])
  assert.equal(entries()[0]?.made?.recipe, square)
})

test('after a reload there is the recipe and what was made, but for what has had its day', async () => {
  const { batch, asked, entries } = opened()
  batch.add(files('a.jpg', 'b.jpg', 'c.jpg'))
  batch.setOwn(entries()[1]?.id ?? '', square)
  batch.start()
  asked[0]?.answer(made('a.jpg', STANDARD_RECIPE, now))
  asked[1]?.answer()
  await soon()
  const kept = JSON.parse(JSON.stringify(toKeep(batch.now()))) as unknown
  const later = opened(keptBatchIn(kept, now))
  assert.deepEqual(
    later.entries().map(({ file, own, preview, state }) => [file.name, own, preview, state.kind]),
    [['b.jpg', square, `/api/pictures/${'b-jpg'.padEnd(32, '-')}`, 'ready']],
  )
  for (const strange of [undefined, {}, { recipe: {}, made: [] }, { recipe: STANDARD_RECIPE, made: [{}] }])
    assert.deepEqual(keptBatchIn(strange, now), { recipe: STANDARD_RECIPE, made: [] })
})

test('who listens hears of each change, and not of a batch that was put aside', async () => {
  const { batch, asked } = opened()
  let heard = 0
  const leave = batch.subscribe(() => void (heard += 1))
  batch.add(files('a.jpg'))
  const state = batch.now()
  assert.equal(batch.now(), state)
  batch.setRecipe(square)
  assert.notEqual(batch.now(), state)
  batch.start()
  batch.reset()
  const stood = heard
  assert.ok(stood >= 3)
  asked[0]?.answer()
  await soon()
  assert.equal(heard, stood)
  leave()
  batch.setRecipe(STANDARD_RECIPE)
  assert.equal(heard, stood)
})
