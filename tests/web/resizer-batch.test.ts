// A batch of pictures on the screen of the resizer: when something is made of them, by which recipe, and what stays.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STANDARD_RECIPE } from '#contract/resizer/recipe.ts'
import { chosenOf, isDue, isStale, resultName } from '#web/resizer/batch-entry.ts'
import { toKeep } from '#web/resizer/kept-batch.ts'
import { files, GONE, now, ofTwo, opened, soon, square } from './resizer-opened.ts'

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

test('another focal point makes a picture due again, or has it made again at once', async () => {
  const { batch, asked, entries } = opened()
  const due = () => entries().map((entry) => isDue(entry, batch.now().recipe))
  batch.add(files('a.jpg'))
  const id = entries()[0]?.id ?? ''
  batch.setFocus(id, { x: 0.1, y: 0.2 })
  assert.equal(asked.length, 0)
  batch.start()
  asked[0]?.answer()
  await soon()
  batch.setFocus(id, { x: 0.1, y: 0.2 })
  assert.deepEqual(due(), [false])
  batch.setFocus(id, { x: 0.2, y: 0.2 })
  assert.deepEqual([due(), asked.length, batch.now().busy], [[true], 1, false])
  batch.recut(id, { x: 0.9, y: 0.9 })
  batch.recut(id, { x: 0.8, y: 0.9 })
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
