// What one says of a result: told to the server in order, remembered per generation.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { createQueryClient } from '#web/http/query-client.ts'
import { rememberFeedback, useFeedback } from '#web/feedback/use-feedback.ts'
import { hook, person } from './hook.ts'

const rated = (client: ReturnType<typeof createQueryClient>, index = 0) =>
  hook(() => useFeedback(7, index), client, person())

/** The server: takes each opinion when it is let through, or refuses it. */
function serving() {
  const calls: { body: Record<string, unknown>; answer: (status: number) => void }[] = []
  mock.method(globalThis, 'fetch', async (_: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    calls.push({ body: JSON.parse(body) as Record<string, unknown>, answer: resolve })
    const status = await promise
    return Response.json(status === 200 ? {} : { message: 'Nee.' }, { status })
  })
  return calls
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 10))

afterEach(() => mock.restoreAll())

test('a result has no opinion until one is given, or the history tells one', () => {
  const client = createQueryClient()
  assert.deepEqual(rated(client).said, { rating: null, comment: '' })
  rememberFeedback(client, 7, [{ index: 1, rating: -1, comment: 'te lang' }])
  assert.deepEqual(rated(client, 0).said, { rating: null, comment: '' })
  assert.deepEqual(rated(client, 1).said, { index: 1, rating: -1, comment: 'te lang' })
})

test('what the server took is remembered, what it refused is not', async () => {
  const client = createQueryClient()
  const calls = serving()
  rated(client).say({ rating: 1, comment: '' })
  await turn()
  calls[0]?.answer(200)
  await turn()
  assert.equal(rated(client).said.rating, 1)
  rated(client).say({ rating: -1, comment: '' })
  await turn()
  calls[1]?.answer(503)
  await turn()
  assert.equal(rated(client).said.rating, 1)
})

test('a change of mind reaches the server after what was said first, also when that is slow', async () => {
  const client = createQueryClient()
  const calls = serving()
  const { say } = rated(client)
  say({ rating: 1, comment: '' })
  say({ rating: null, comment: '' })
  await turn()
  assert.equal(calls.length, 1)
  calls[0]?.answer(200)
  await turn()
  assert.deepEqual(
    calls.map(({ body }) => body['rating']),
    [1, null],
  )
  calls[1]?.answer(200)
  await turn()
  assert.equal(rated(client).said.rating, null)
})

test('an answer of the history does not undo what is just being said', async () => {
  const client = createQueryClient()
  const calls = serving()
  rated(client).say({ rating: 1, comment: '' })
  await turn()
  rememberFeedback(client, 7, [])
  calls[0]?.answer(200)
  await turn()
  rememberFeedback(client, 7, [{ index: 0, rating: 1, comment: 'goed' }])
  assert.equal(rated(client).said.comment, 'goed')
})

test('a thumb makes the list of learned examples old', async () => {
  const client = createQueryClient()
  client.setQueryData(['learning'], [])
  const calls = serving()
  rated(client).say({ rating: 1, comment: '' })
  await turn()
  calls[0]?.answer(200)
  await turn()
  assert.equal(client.getQueryState(['learning'])?.isInvalidated, true)
})
