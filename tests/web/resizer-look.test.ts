// What the pictures of a batch are about is asked before anything is made of them, and what was found is what they are cut around.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STANDARD_RECIPE } from '#contract/resizer/recipe.ts'
import { isDue, isStale, pointOf } from '#web/resizer/batch-entry.ts'
import { pointWords } from '#web/resizer/batch-words.ts'
import { toKeep } from '#web/resizer/kept-batch.ts'
import { files, made, ofTwo, opened, soon, square } from './resizer-opened.ts'

const face = { x: 0.3, y: 0.2 }
const chosen = { x: 0.9, y: 0.9 }

test('the server is asked one by one what pictures are about, and where it does not say the next is asked', async () => {
  const { batch, looks, entries } = opened()
  batch.add(files('a.jpg', 'b.jpg', 'c.jpg'))
  await soon()
  assert.deepEqual(
    looks.map(({ name }) => name),
    ['a.jpg'],
  )
  looks[0]?.fail()
  await soon()
  looks[1]?.answer(face)
  await soon()
  assert.deepEqual(
    looks.map(({ name }) => name),
    ['a.jpg', 'b.jpg', 'c.jpg'],
  )
  assert.deepEqual(entries().map(pointOf), [null, face, null])
  assert.deepEqual(entries().slice(0, 2).map(pointWords), [
    'Brandpunt wordt gevonden, of druk op de afbeelding',
    'Brandpunt gevonden, sleep om te verplaatsen',
  ])
})

test('what was found is what it is cut around; where nothing was found the server looks for itself', async () => {
  const { batch, asked, looks, entries } = opened()
  batch.add(files('a.jpg', 'b.jpg'))
  await soon()
  looks[0]?.answer(face)
  await soon()
  batch.start()
  assert.deepEqual(
    asked.map(({ wish }) => wish.focus),
    [face, null],
  )
  asked[0]?.answer()
  asked[1]?.answer(made('b.jpg', STANDARD_RECIPE, { focus: chosen }))
  // Too late: it has been cut.
  looks[1]?.answer(face)
  await soon()
  assert.deepEqual(entries().map(pointOf), [face, chosen])
  assert.deepEqual(
    entries().map((entry) => isDue(entry, batch.now().recipe)),
    [false, false],
  )
  // Made by another recipe it stays what it is about.
  batch.setRecipe(square)
  batch.start()
  assert.deepEqual(
    asked.slice(2).map(({ what, wish }) => [what, wish.focus]),
    [
      ['again a.jpg', face],
      ['again b.jpg', chosen],
    ],
  )
})

test('a point that was chosen is not overruled by what is found, and what was found moves nothing that was made', async () => {
  const { batch, asked, looks, entries } = opened()
  batch.add(files('a.jpg'))
  await soon()
  batch.setFocus(entries()[0]?.id ?? '', chosen)
  looks[0]?.answer(face)
  await soon()
  assert.deepEqual(entries().map(pointOf), [chosen])
  assert.equal(pointWords(entries()[0]!), 'Brandpunt, sleep om te verplaatsen')
  batch.start()
  assert.deepEqual(asked[0]?.wish.focus, chosen)
  asked[0]?.answer()
  await soon()
  assert.equal(isStale(entries()[0]!, batch.now().recipe), false)
})

test('nothing is asked of a picture that was refused, chosen for, made, or removed before its turn', async () => {
  const { batch, asked, looks, entries } = opened()
  batch.add({ good: [], refused: [{ file: new File(['x'], 'a.heic'), message: 'HEIC', short: 'HEIC' }] })
  batch.add(files('first.jpg', 'chosen.jpg', 'made.jpg', 'removed.jpg', 'last.jpg'))
  const idOf = (name: string) => entries().find(({ file }) => file.name === name)?.id ?? ''
  await soon()
  batch.setFocus(idOf('chosen.jpg'), chosen)
  batch.restart(idOf('made.jpg'))
  asked[0]?.answer()
  batch.remove(idOf('removed.jpg'))
  await soon()
  looks[0]?.answer(face)
  await soon()
  assert.deepEqual(
    looks.map(({ name }) => name),
    ['first.jpg', 'last.jpg'],
  )
  const house = await ofTwo()
  const later = opened(toKeep(house.batch.now()))
  await soon()
  assert.deepEqual(later.looks, [])
})

test('a batch that was put aside is looked at no further until it comes back, and one that ended never', async () => {
  const { batch, looks, entries } = opened()
  batch.add(files('a.jpg', 'b.jpg'))
  await soon()
  const back = batch.reset()
  looks[0]?.answer(face)
  await soon()
  assert.equal(looks.length, 1)
  back()
  await soon()
  assert.deepEqual(
    looks.map(({ name }) => name),
    ['a.jpg', 'b.jpg'],
  )
  assert.deepEqual(entries().map(pointOf), [face, null])
  const other = opened()
  other.batch.add(files('a.jpg', 'b.jpg'))
  await soon()
  other.batch.end()
  other.looks[0]?.fail()
  await soon()
  assert.equal(other.looks.length, 1)
})
