// The queue of pictures: how many go at once, what is told of each, and that one that is ended or fails disturbs no other.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#web/http/call.ts'
import type { UploadOptions } from '#web/http/upload.ts'
import { createPictureQueue, isUnderWay, mayGoAgain, type SendPicture } from '#web/pictures/picture-queue.ts'

interface Asked {
  name: string
  options: Required<UploadOptions>
  answer: (reply: string) => void
  fail: (error: unknown) => void
}

/** A queue of which the test answers each request itself. An abort fails it as an upload does, a moment later. */
function opened({ atOnce, onReady }: { atOnce?: number; onReady?: (id: string, reply: string) => void } = {}) {
  const asked: Asked[] = []
  const send: SendPicture<string> = ({ name }, options) =>
    new Promise((answer, fail) => {
      asked.push({ name, options, answer, fail })
      options.signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
    })
  const queue = createPictureQueue({ send, onReady }, atOnce)
  const kinds = () => queue.items().map(({ state }) => state.kind)
  return { queue, asked, kinds }
}

const file = (name: string) => new File(['x'], name)
const files = (...names: string[]) => names.map(file)
/** What was promised is done after this. */
const soon = () => new Promise((done) => setImmediate(done))

test('two go at once, in the order in which they were added; the next goes when one is ready', async () => {
  const { queue, asked, kinds } = opened()
  queue.add(files('a', 'b', 'c', 'd'))
  assert.deepEqual(kinds(), ['uploading', 'uploading', 'waiting', 'waiting'])
  asked[1]?.answer('B')
  await soon()
  assert.deepEqual(kinds(), ['uploading', 'ready', 'uploading', 'waiting'])
  asked[0]?.fail(new Error('kapot'))
  await soon()
  assert.deepEqual(kinds(), ['failed', 'ready', 'uploading', 'uploading'])
  assert.deepEqual(
    asked.map(({ name }) => name),
    ['a', 'b', 'c', 'd'],
  )
})

test('how far each is, is told as it comes', async () => {
  const { queue, asked } = opened()
  queue.add(files('a'))
  const state = () => queue.items()[0]?.state
  const { options, answer } = asked[0] as Asked
  assert.deepEqual(state(), { kind: 'uploading', share: 0 })
  options.onSent(0.4)
  assert.deepEqual(state(), { kind: 'uploading', share: 0.4 })
  options.onSent(1)
  assert.deepEqual(state(), { kind: 'working', done: 0, total: 0, secondsLeft: null })
  options.onLine({ waiting: { ahead: 3 } })
  assert.deepEqual(state(), { kind: 'queued', ahead: 3 })
  options.onLine({ waiting: { ahead: 0 } })
  assert.deepEqual(state(), { kind: 'working', done: 0, total: 0, secondsLeft: null })
  options.onLine({ progress: { done: 2, total: 15, secondsLeft: 4 } })
  assert.deepEqual(state(), { kind: 'working', done: 2, total: 15, secondsLeft: 4 })
  answer('A')
  await soon()
  assert.deepEqual(state(), { kind: 'ready', reply: 'A' })
})

test('who listens hears of every change, and of none after leaving', () => {
  const { queue } = opened()
  let heard = 0
  const leave = queue.subscribe(() => void (heard += 1))
  const before = queue.items()
  queue.add(files('a'))
  assert.ok(heard > 0)
  assert.notEqual(queue.items(), before)
  assert.equal(queue.items(), queue.items())
  leave()
  const stood = heard
  queue.clear()
  assert.equal(heard, stood)
})

test('one that is stopped says so at once, makes room for the next, and can be sent again', async () => {
  const { queue, asked, kinds } = opened({ atOnce: 1 })
  const [a = ''] = queue.add(files('a', 'b'))
  queue.stop(a)
  assert.deepEqual(kinds(), ['stopped', 'uploading'])
  assert.ok(asked[0]?.options.signal?.aborted)
  await soon()
  asked[0]?.options.onSent(0.5)
  assert.deepEqual(kinds(), ['stopped', 'uploading'], 'what is told of it comes too late')
  queue.restart(a)
  assert.deepEqual(kinds(), ['waiting', 'uploading'])
  asked[1]?.answer('B')
  await soon()
  asked[2]?.answer('A')
  await soon()
  assert.deepEqual(kinds(), ['ready', 'ready'])
})

test('one that waits can be stopped before it was sent; one that is over cannot', async () => {
  const { queue, asked, kinds } = opened({ atOnce: 1 })
  const [a = '', b = ''] = queue.add(files('a', 'b'))
  queue.stop(b)
  asked[0]?.answer('A')
  await soon()
  queue.stop(a)
  assert.deepEqual(kinds(), ['ready', 'stopped'])
  assert.equal(asked.length, 1)
})

test('sent again while it is on its way, the first reply does not count', async () => {
  const { queue, asked } = opened()
  const [a = ''] = queue.add(files('a'))
  queue.restart(a)
  assert.equal(asked.length, 2)
  assert.ok(asked[0]?.options.signal?.aborted)
  asked[0]?.answer('eerst')
  await soon()
  assert.equal(queue.items()[0]?.state.kind, 'uploading')
  asked[1]?.answer('daarna')
  await soon()
  assert.deepEqual(queue.items()[0]?.state, { kind: 'ready', reply: 'daarna' })
})

test('one that is removed is gone, its request too, and its place is for the next', async () => {
  const { queue, asked, kinds } = opened({ atOnce: 1 })
  const [a = ''] = queue.add(files('a', 'b'))
  queue.remove(a)
  assert.deepEqual(kinds(), ['uploading'])
  assert.ok(asked[0]?.options.signal?.aborted)
  asked[0]?.answer('A')
  await soon()
  assert.deepEqual(kinds(), ['uploading'])
  queue.remove('bestaat niet')
})

test('one that was removed comes back in its place as it was, with an address of its own; one that was on its way has stopped', async (context) => {
  const revoked = context.mock.method(URL, 'revokeObjectURL')
  const { queue, asked, kinds } = opened({ atOnce: 1 })
  const [a = '', b = ''] = queue.add(files('a', 'b', 'c'))
  const [before] = queue.items()
  const back = queue.remove(a)
  asked[1]?.answer('B')
  await soon()
  const backWithB = queue.remove(b)
  backWithB()
  back()
  back()
  assert.deepEqual(
    queue.items().map(({ file: { name } }) => name),
    ['a', 'b', 'c'],
  )
  assert.deepEqual(kinds(), ['stopped', 'ready', 'uploading'])
  const [after] = queue.items()
  assert.equal(revoked.mock.calls[0]?.arguments[0], before?.preview)
  assert.notEqual(after?.preview, before?.preview)
  queue.restart(a)
  asked[2]?.answer('C')
  await soon()
  asked[3]?.answer('A')
  await soon()
  assert.deepEqual(kinds(), ['ready', 'ready', 'ready'])
  // What the server shows stands where it stood.
  const [d = ''] = queue.addReady([{ file: file('d'), preview: '/api/pictures/d', reply: 'D' }])
  queue.remove(d)()
  assert.equal(queue.items().at(-1)?.preview, '/api/pictures/d')
  queue.remove('bestaat niet')()
  assert.equal(queue.items().length, 4)
})

test('clearing ends all requests and sends nothing that waited; what is added afterwards goes', async () => {
  const { queue, asked, kinds } = opened()
  queue.add(files('a', 'b', 'c'))
  queue.clear()
  await soon()
  assert.deepEqual(kinds(), [])
  assert.equal(asked.length, 2)
  assert.ok(asked.every(({ options }) => options.signal?.aborted))
  queue.add(files('d'))
  assert.deepEqual(kinds(), ['uploading'])
  // So do several that are removed together: what stays goes in their place.
  const ids = queue.add(files('f', 'g', 'h', 'i'))
  asked.length = 0
  queue.removeAll(ids.slice(0, 3))
  await soon()
  assert.equal(asked.map(({ name }) => name).join(), 'i')
})

test('what failed says why, and whether trying again makes sense', async () => {
  const statuses: [status: number, mayRetry: boolean][] = [
    [0, true],
    [400, false],
    [401, true],
    [403, true],
    [408, true],
    [413, false],
    [415, false],
    [422, false],
    [429, true],
    [500, true],
    [503, true],
    [507, true],
  ]
  for (const [status, mayRetry] of statuses) {
    const { queue, asked } = opened()
    queue.add(files('a'))
    const error = new ApiError(status, 'zegt de server', { message: 'Zegt de server.' })
    asked[0]?.fail(error)
    await soon()
    const message =
      status === 0
        ? 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.'
        : 'Zegt de server.'
    const [picture] = queue.items()
    const short = status === 0 ? 'Geen verbinding' : 'Mislukt'
    assert.deepEqual(picture?.state, { kind: 'failed', message, short, mayRetry, error })
    assert.equal(picture && mayGoAgain(picture.state), mayRetry)
  }
})

test('where there is no room for the message, the commonest reasons have a few words', async () => {
  const words: [code: string, short: string][] = [
    ['pictureUnreadable', 'Beschadigd bestand'],
    ['workshopBusy', 'Te druk'],
    ['storageFull', 'Server is vol'],
    ['unexpected', 'Mislukt'],
  ]
  for (const [code, short] of words) {
    const { queue, asked } = opened()
    queue.add(files('a'))
    asked[0]?.fail(new ApiError(500, 'x', { code, message: 'Zegt de server.' }))
    await soon()
    const state = queue.items()[0]?.state
    assert.equal(state?.kind === 'failed' && state.short, short)
  }
})

test('what is refused before it is sent stands beside the others, and is not sent', () => {
  const { queue, asked, kinds } = opened()
  queue.addRefused([{ file: file('a.heic'), message: 'Geen JPEG.', short: 'HEIC: bewaar als JPEG' }])
  assert.deepEqual(kinds(), ['failed'])
  assert.equal(asked.length, 0)
  assert.equal(
    queue.items().some(({ state }) => isUnderWay(state)),
    false,
  )
})

test('who made it is told when one is ready, and not of one that was removed meanwhile', async () => {
  const told: string[] = []
  const { queue, asked } = opened({ onReady: (id, reply) => void told.push(`${id} ${reply}`) })
  const [a = '', b = ''] = queue.add(files('a', 'b'))
  queue.remove(b)
  asked[1]?.answer('B')
  asked[0]?.answer('A')
  await soon()
  assert.deepEqual(told, [`${a} A`])
})

test('each goes as was last said, also one that was added before', async () => {
  const { queue, asked } = opened({ atOnce: 1 })
  queue.add(files('a', 'b'))
  const later: string[] = []
  queue.goBy({ send: ({ name }) => Promise.resolve(name), onReady: (_id, reply) => void later.push(reply) })
  asked[0]?.answer('A')
  await soon()
  await soon()
  assert.deepEqual(later, ['A', 'b'])
  assert.equal(asked.length, 1)
})

test('the address of a file is given back when its picture goes', (context) => {
  const revoked = context.mock.method(URL, 'revokeObjectURL')
  const { queue } = opened()
  const [a = ''] = queue.add(files('a', 'b', 'c'))
  const previews = queue.items().map(({ preview }) => preview)
  assert.equal(new Set(previews).size, 3)
  queue.remove(a)
  queue.clear()
  assert.deepEqual(
    revoked.mock.calls.map(({ arguments: [address] }) => address),
    previews,
  )
})

test('what is held is sent when it is asked for, and what was made before is there at once', async () => {
  const { queue, asked, kinds } = opened()
  const [held] = queue.add(files('a', 'b'), { hold: true })
  queue.addReady([{ file: file('c'), preview: '/api/pictures/c', reply: 'C' }])
  assert.deepEqual([kinds(), asked.length], [['idle', 'idle', 'ready'], 0])
  assert.equal(queue.items()[2]?.preview, '/api/pictures/c')
  queue.restart(held ?? '')
  assert.deepEqual(kinds(), ['uploading', 'idle', 'ready'])
  asked[0]?.answer('A')
  await soon()
  assert.deepEqual([kinds(), asked.length], [['ready', 'idle', 'ready'], 1])
})
