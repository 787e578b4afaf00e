// What is left of Shorts after a reload, when they are outdated, and what is said when none is made.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#web/http/call.ts'
import { keptIn, toKeep } from '#web/shorts-images/kept-shorts.ts'
import { failureOf } from '#web/shorts-images/maker.ts'
import { isOutdated } from '#web/shorts-images/parts.ts'
import { files, made, opened } from '../support/shorts.ts'

const now = new Date('2026-11-20T12:00:00Z')

test('the Shorts are outdated once the board is another: in its order, its images or a point', async () => {
  const { creation, asked, combine, id } = opened([{ number: 1, made: made('van eerder') }])
  const outdated = () => isOutdated(creation.now())
  // After a reload there is no board to compare with.
  assert.equal(outdated(), false)
  creation.add(files('abc'))
  assert.equal(outdated(), true)
  const { ended } = await combine()
  assert.equal(outdated(), false)
  for (const { answer } of asked) answer()
  await ended
  assert.equal(outdated(), false)
  creation.move(id('a'), 1)
  assert.equal(outdated(), true)
  creation.move(id('a'), 0)
  assert.equal(outdated(), false)
  // The odd one stands with itself, until there is another.
  creation.add(files('d'))
  assert.equal(outdated(), true)
  creation.remove(id('d'))
  assert.equal(outdated(), false)
  creation.setFocus(id('b'), { x: 0, y: 0 })
  assert.equal(outdated(), true)
})

test('after a reload there are the Shorts of the last day', () => {
  const { creation } = opened([
    { number: 1, made: made('oud', now) },
    { number: 2, made: made('nieuw') },
  ])
  const kept = JSON.parse(JSON.stringify(toKeep(creation.now()))) as unknown
  assert.deepEqual(
    keptIn(kept, now, true).shorts.map(({ number }) => number),
    [2],
  )
  const older = [{ number: 1, made: made('a') }]
  for (const strange of [undefined, {}, older, { shorts: [{ number: 'a', made: made('a') }], lost: [] }])
    assert.deepEqual(keptIn(strange, now, true), { shorts: [], lost: [] })
})

test('after a reload it is known which files no Short was made of, until others are given', async () => {
  const { creation, asked, combine } = opened()
  creation.add(files('abcd'))
  const lost = () => toKeep(creation.now()).lost.join('')
  assert.equal(lost(), 'abcd')
  const { ended } = await combine()
  asked[0]?.answer()
  asked[1]?.fail('kapot')
  await ended
  assert.equal(lost(), 'cd')
  const { creation: reloaded } = opened([], ['c', 'd'])
  // Also when it is reloaded once more.
  assert.deepEqual(
    [reloaded.now().lost, toKeep(reloaded.now()).lost],
    [
      ['c', 'd'],
      ['c', 'd'],
    ],
  )
  const back = reloaded.reset()
  assert.deepEqual(reloaded.now().lost, [])
  back()
  assert.deepEqual(reloaded.now().lost, ['c', 'd'])
  reloaded.forgetLost()
  assert.deepEqual(reloaded.now().lost, [])
  back()
  reloaded.add(files('e'))
  assert.deepEqual(toKeep(reloaded.now()).lost, ['e'])
  // Another window may have them still.
  assert.deepEqual(keptIn(toKeep(reloaded.now()), now, false).lost, [])
})

test('a failure is told in the words of the server, else in those of the specification; a file that is no good is not tried again', () => {
  const damaged = 'Dit bestand is beschadigd.'
  assert.deepEqual(failureOf(new ApiError(422, 'a', { message: damaged })), { words: damaged, mayRetry: false })
  assert.deepEqual(failureOf(new ApiError(503, 'a', { message: 'Druk.' })), { words: 'Druk.', mayRetry: true })
  assert.equal(failureOf(new ApiError(200, 'a', { success: true })).words, 'Geen resultaatpad ontvangen van de server')
  assert.equal(failureOf(new Error('x')).words, 'Onbekende fout bij het combineren van afbeeldingen')
})
