// Who waits for a fetch, and who leaves: no more than eight sites are asked at once.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { askingFor } from '#server/fetch/asker.ts'
import { createSafeFetch, MOST_AT_ONCE, MOST_OF_ONE, MOST_OF_PEOPLE } from '#server/fetch/safe-fetch.ts'
import { createSlots, inLanes } from '#server/fetch/slots.ts'
import { until } from '../support/app.ts'
import { htmlPage, openWeb, type StrangeWeb } from '../support/strange-web.ts'

let web: StrangeWeb
const held: (() => void)[] = []
before(async () => {
  web = await openWeb({
    '/': htmlPage('<title>Tuin</title>'),
    '/held': (request, response) => void held.push(() => htmlPage('<title>Tuin</title>')(request, response)),
  })
})
after(() => web.close())

test('no more than eight fetches are under way, and the next begins when one ends', async () => {
  const { page } = createSafeFetch({ allow: [web.address] })
  const stays = new AbortController().signal
  const all = Array.from({ length: MOST_AT_ONCE + 2 }, () => page(web.url('/held'), stays))
  await until(() => held.length === MOST_AT_ONCE, 'eight are asked')
  // A ninth would have come by now: it needs no more than the eight did.
  await new Promise((resolve) => setTimeout(resolve, 100))
  assert.equal(held.length, MOST_AT_ONCE)
  held.shift()?.()
  await until(() => held.length === MOST_AT_ONCE, 'the ninth is asked')
  let replies: Awaited<(typeof all)[number]>[] | undefined
  void Promise.all(all).then((whole) => (replies = whole))
  await until(() => {
    held.shift()?.()
    return replies !== undefined
  }, 'all are answered')
  assert.equal(replies?.filter((reply) => 'bytes' in reply).length, MOST_AT_ONCE + 2)
})

test('one person has four, and the house its own: nobody waits for another’s site that never answers', async () => {
  const { page } = createSafeFetch({ allow: [web.address] })
  const leaving = new AbortController()
  const ask = (name: string, path: string) => askingFor({ name }, () => page(web.url(path), leaving.signal))
  const slow = (name: string) => Promise.allSettled(Array.from({ length: 60 }, () => ask(name, '/held')))
  const all = [slow('user 1')]
  await until(() => held.length === MOST_OF_ONE, 'four are asked')
  assert.ok('bytes' in (await ask('user 2', '/')))
  for (let user = 2; user <= MOST_OF_PEOPLE / MOST_OF_ONE; user += 1) all.push(slow(`user ${user}`))
  await until(() => held.length === MOST_OF_PEOPLE, 'sixteen are asked')
  assert.ok('bytes' in (await page(web.url('/'), leaving.signal)))
  leaving.abort(new Error('weg'))
  await Promise.all(all)
  held.length = 0
})

test('who leaves ends the fetch, gets no answer, and frees the place', async () => {
  const { page } = createSafeFetch({ allow: [web.address] })
  const leaving = new AbortController()
  const all = Array.from({ length: MOST_AT_ONCE + 1 }, () => page(web.url('/held'), leaving.signal))
  const ended = Promise.allSettled(all)
  await until(() => held.length === MOST_AT_ONCE, 'eight are asked')
  leaving.abort(new Error('weg'))
  for (const { status } of await ended) assert.equal(status, 'rejected')
  await until(() => web.open() === 0, 'the connections are closed')
  held.length = 0
  const free = await page(web.url('/'), new AbortController().signal)
  assert.ok('bytes' in free)
  await assert.rejects(page(web.url('/'), AbortSignal.abort(new Error('al weg'))), /al weg/)
})

test('places are given in the order asked, and who leaves while waiting takes none', async () => {
  const slots = createSlots(1)
  const stays = new AbortController().signal
  const leaving = new AbortController()
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const all = [
    slots(stays, () => first.promise),
    slots(leaving.signal, async () => void done.push('leaves')).catch(() => done.push('left')),
    slots(stays, async () => void done.push('third')),
    slots(stays, async () => void done.push('fourth')),
  ]
  leaving.abort(new Error('weg'))
  first.resolve()
  await Promise.all(all)
  assert.deepEqual(done, ['left', 'third', 'fourth'])
})

test('work that fails gives its place back', async () => {
  const slots = createSlots(1)
  const stays = new AbortController().signal
  await assert.rejects(slots(stays, () => Promise.reject(new Error('mis'))))
  assert.equal(await slots(stays, async () => 7), 7)
})

test('lanes keep the order of the results and never do more than so many at once', async () => {
  let under = 0
  let most = 0
  const results = await inLanes([30, 5, 20, 1, 10], 2, async (ms) => {
    most = Math.max(most, ++under)
    await new Promise((resolve) => setTimeout(resolve, ms))
    under -= 1
    return ms
  })
  assert.deepEqual(results, [30, 5, 20, 1, 10])
  assert.equal(most, 2)
  assert.deepEqual(await inLanes([], 2, async () => 1), [])
})

test('after a failure no lane begins anything more', async () => {
  const begun: number[] = []
  const slow = Promise.withResolvers<void>()
  const all = inLanes([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    if (item === 1) throw new Error('mis')
    await slow.promise
  })
  await assert.rejects(all, /mis/)
  slow.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(begun, [1, 2])
})
