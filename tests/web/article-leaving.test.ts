// Who opens an article again waits for the last save of its room of before, though not for ever.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { leaveBehind, untilLeft } from '#web/articles/leaving.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
afterEach(() => mock.timers.reset())

async function turns() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
/** Notes what happened, in its order. */
function notes() {
  const seen: string[] = []
  return { seen, open: (id: number) => void untilLeft(id).then(() => seen.push(`opened ${id}`)) }
}

test('an article that was not left opens at once', async () => {
  const { seen, open } = notes()
  open(1)
  await turns()
  assert.deepEqual(seen, ['opened 1'])
})

test('one that was left opens when its last save is over and its room has ended; others do not wait', async () => {
  const { seen, open } = notes()
  const { promise, resolve } = Promise.withResolvers<void>()
  leaveBehind(2, promise, () => seen.push('ended'))
  open(2)
  open(3)
  await turns()
  assert.deepEqual(seen, ['opened 3'])
  resolve()
  await turns()
  assert.deepEqual(seen, ['opened 3', 'ended', 'opened 2'])
  open(2)
  await turns()
  assert.equal(seen.at(-1), 'opened 2')
})

test('a save that is never answered holds nobody for more than three seconds', async () => {
  const { seen, open } = notes()
  leaveBehind(4, new Promise(() => {}), () => seen.push('ended'))
  open(4)
  mock.timers.tick(2_999)
  await turns()
  assert.deepEqual(seen, [])
  mock.timers.tick(1)
  await turns()
  assert.deepEqual(seen, ['opened 4'])
})

test('a new article has no number to be opened by, and ends all the same', async () => {
  const { seen } = notes()
  leaveBehind(null, Promise.resolve(), () => seen.push('ended'))
  await turns()
  assert.deepEqual(seen, ['ended'])
})
