// What comes back of a batch of the resizer, after a reload and by an undo, and what is gone then.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STANDARD_RECIPE } from '#contract/resizer/recipe.ts'
import { keptBatchIn, toKeep } from '#web/resizer/kept-batch.ts'
import { files, made, now, ofTwo, opened, soon, square } from './resizer-opened.ts'

test('after a reload there is the recipe and what was made, but for what has had its day', async () => {
  const { batch, asked, entries } = opened()
  batch.add(files('a.jpg', 'b.jpg', 'c.jpg'))
  batch.setOwn(entries()[1]?.id ?? '', square)
  batch.start()
  asked[0]?.answer(made('a.jpg', STANDARD_RECIPE, { expiresAt: now }))
  asked[1]?.answer()
  await soon()
  const kept = JSON.parse(JSON.stringify(toKeep(batch.now()))) as unknown
  const later = opened(keptBatchIn(kept, now))
  assert.deepEqual(
    later.entries().map(({ file, own, preview, state }) => [file.name, own, preview, state.kind]),
    [['b.jpg', square, `/api/pictures/${'b-jpg'.padEnd(32, '-')}`, 'ready']],
  )
  for (const strange of [undefined, {}, { recipe: {}, made: [] }, { recipe: STANDARD_RECIPE, made: [{}] }])
    assert.deepEqual(keptBatchIn(strange, now), { recipe: STANDARD_RECIPE, made: [], unmade: [] })
})

test('after a reload it is known which files are gone, until they are given again or the user has read it', () => {
  const { batch, asked } = opened()
  batch.add(files('a.jpg', 'b.jpg', 'c.jpg'))
  batch.add({ good: [], refused: [{ file: new File(['x'], 'd.heic'), message: 'HEIC', short: 'HEIC' }] })
  batch.start()
  asked[0]?.answer()
  const reloaded = (isOwn = true) => opened(keptBatchIn(JSON.parse(JSON.stringify(toKeep(batch.now()))), now), isOwn)
  // What is on its way counts too: nobody is there any more to take its reply.
  assert.deepEqual(reloaded().batch.now().lost, ['a.jpg', 'b.jpg', 'c.jpg'])
  assert.deepEqual(reloaded(false).batch.now().lost, [], 'another window may have them')
  const twice = opened(keptBatchIn(toKeep(reloaded().batch.now()), now)).batch
  assert.equal(twice.now().lost.length, 3)
  twice.add({ good: [], refused: [] })
  assert.equal(twice.now().lost.length, 3)
  twice.add(files('a.jpg'))
  assert.deepEqual(toKeep(twice.now()).unmade, ['a.jpg'])
  const read = reloaded().batch
  read.forgetLost()
  assert.deepEqual(read.now().lost, [])
})

test('the addresses of files are given back with the next new beginning, when there is no way back any more', (context) => {
  const revoked = context.mock.method(URL, 'revokeObjectURL')
  const { batch, entries } = opened()
  batch.add(files('a.jpg'))
  const [first] = entries()
  const back = batch.reset()
  back()
  batch.reset()
  assert.equal(revoked.mock.callCount(), 0)
  batch.add(files('b.jpg'))
  const [second] = entries()
  const late = batch.reset()
  assert.deepEqual(
    revoked.mock.calls.map(({ arguments: [address] }) => address),
    [first?.preview],
  )
  batch.reset()
  late()
  assert.deepEqual(entries(), [], 'too late')
  batch.end()
  assert.ok(revoked.mock.calls.some(({ arguments: [address] }) => address === second?.preview))
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

test('a picture that was removed comes back in its place with all that was known of it, and is not sent again', async () => {
  const { batch, asked, entries } = await ofTwo()
  const id = entries()[0]?.id ?? ''
  batch.setOwn(id, square)
  batch.setFocus(id, { x: 0.1, y: 0.2 })
  batch.choose([id], false)
  const { preview: _, ...before } = entries()[0]!
  const back = batch.remove(id)
  assert.deepEqual([entries().length, toKeep(batch.now()).made.length], [1, 1])
  back()
  const { preview: _now, ...after } = entries()[0]!
  assert.deepEqual(after, before)
  assert.equal(toKeep(batch.now()).made.length, 2)
  batch.start()
  assert.deepEqual(
    asked.map(({ what }) => what),
    ['again a.jpg'],
  )
})

test('there is no way back to one that was removed before a new beginning; what it is about is asked when it comes back', async () => {
  const { batch, looks, entries } = opened()
  batch.add(files('a.jpg', 'b.jpg'))
  const [a = '', b = ''] = entries().map(({ id }) => id)
  await soon()
  const back = batch.remove(b)
  looks[0]?.fail()
  await soon()
  assert.equal(looks.length, 1)
  back()
  await soon()
  assert.deepEqual(
    looks.map(({ name }) => name),
    ['a.jpg', 'b.jpg'],
  )
  const late = batch.remove(a)
  batch.reset()
  late()
  assert.deepEqual(entries(), [])
})

test('what was made goes once another has come in its place, and not before; what another window made stays', async () => {
  const { batch, asked } = opened()
  batch.add(files('a.jpg'))
  batch.start()
  asked[0]?.answer()
  await soon()
  const [first, second] = ['a-jpg', 'b-webp'].map((name) => name.padEnd(32, '-'))
  for (const [isOwn, gone] of [
    [true, [first, second]],
    [false, [second]],
  ] as const) {
    const here = opened(toKeep(batch.now()), isOwn)
    here.batch.setRecipe(square)
    here.batch.start()
    here.asked[0]?.fail(new Error('no answer'))
    await soon()
    assert.deepEqual(here.removed, [])
    for (const recipe of [square, STANDARD_RECIPE]) {
      here.batch.setRecipe(recipe)
      here.batch.start()
      // Under a name of its own.
      here.asked.at(-1)?.answer(made(`b-${recipe.format}`, recipe))
      await soon()
    }
    assert.deepEqual(here.removed, gone)
  }
})
