// Who is logged in and what they used, as the browser keeps it.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { setUser, useAiCounter, userQuery } from '#web/session/use-user.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { hook, person } from './hook.ts'

const anna = person({ id: 1, aiRequestsCount: 2 })
const bram = person({ id: 2, username: 'bram', name: 'Bram', aiRequestsCount: 7, aiRequestsLimit: 25 })

function answering(status: number, body: object) {
  return mock.method(globalThis, 'fetch', async () => Response.json(body, { status }))
}

function opened() {
  const client = createQueryClient()
  setUser(client, anna)
  return { client, counter: hook(useAiCounter, client), known: () => client.getQueryData(userQuery.queryKey) }
}

afterEach(() => mock.restoreAll())

test('a granted request is counted at once, without asking the server', () => {
  const fetched = answering(200, anna)
  const { counter, known } = opened()
  counter.bump()
  counter.bump()
  assert.equal(known()?.aiRequestsCount, 4)
  assert.equal(fetched.mock.callCount(), 0)
})

test('the counter is refreshed past every cache, and only the counter is taken over', async () => {
  const fetched = answering(200, { ...anna, aiRequestsCount: 6, name: 'Anders' })
  const { counter, known } = opened()
  await counter.refresh()
  const [address, init] = fetched.mock.calls[0]!.arguments
  assert.equal(address, '/api/user')
  assert.deepEqual(init?.headers, { 'Cache-Control': 'no-cache', Pragma: 'no-cache' })
  assert.deepEqual(known(), { ...anna, aiRequestsCount: 6 })
})

test('when the session meanwhile belongs to someone else, that person is taken over whole', async () => {
  answering(200, bram)
  const { client, counter, known } = opened()
  client.setQueryData(['articles'], ['van Anna'])
  await counter.refresh()
  assert.deepEqual(known(), bram)
  assert.equal(client.getQueryData(['articles']), undefined)
})

test('someone else who is found when the user is asked for again sees nothing of the one before', async () => {
  answering(200, bram)
  const { client } = opened()
  client.setQueryData(['articles'], ['van Anna'])
  await client.fetchQuery({ ...userQuery, staleTime: 0 })
  assert.equal(client.getQueryData(['articles']), undefined)
})

test('the same person who comes back keeps what was fetched', async () => {
  const { client } = opened()
  client.setQueryData(['articles'], ['van Anna'])
  setUser(client, null)
  setUser(client, anna)
  assert.deepEqual(client.getQueryData(['articles']), ['van Anna'])
})

test('who got another desk has everything asked again, and loses nothing of what stands there', () => {
  const { client } = opened()
  client.setQueryData(['sites'], ['De Krant'])
  setUser(client, { ...anna, name: 'Anna Vos' })
  assert.equal(client.getQueryState(['sites'])?.isInvalidated, false)
  setUser(client, { ...anna, desk: 'editor' })
  assert.equal(client.getQueryState(['sites'])?.isInvalidated, true)
  assert.deepEqual(client.getQueryData(['sites']), ['De Krant'])
})

test('a refresh that comes back after the logout lets nobody in', async () => {
  answering(200, anna)
  const { client, counter, known } = opened()
  const refreshed = counter.refresh()
  setUser(client, null)
  await refreshed
  assert.equal(known(), null)
})

test('a refresh that fails is only logged', async () => {
  answering(503, { message: 'Weg.' })
  const logged = mock.method(console, 'warn', () => {})
  const { counter, known } = opened()
  await counter.refresh()
  assert.deepEqual(known(), anna)
  assert.equal(logged.mock.callCount(), 1)
})
