// A session that was ended elsewhere: the first call that is refused makes the browser ask who is logged in.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { login } from '#contract/accounts/endpoints.ts'
import { listTasks } from '#contract/tasks/endpoints.ts'
import { followRefusals } from '#web/session/follow-refusals.ts'
import { setUser, userQuery } from '#web/session/use-user.ts'
import { call, callPage } from '#web/http/call.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { person } from './hook.ts'

const anna = person({ id: 1 })
const ends: (() => void)[] = []

/** A browser in which `user` counts as logged in, before a server that knows no session. */
function refusedTo(user: typeof anna | null, status = 401) {
  const fetched = mock.method(globalThis, 'fetch', async () => Response.json({ message: 'Log in.' }, { status }))
  const client = createQueryClient()
  setUser(client, user)
  ends.push(followRefusals(client))
  const asked = () => fetched.mock.calls.map(({ arguments: [address] }) => address)
  return { client, asked, known: () => client.getQueryData(userQuery.queryKey) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

afterEach(() => {
  for (const end of ends.splice(0)) end()
  mock.restoreAll()
})

test('who is refused for want of a session turns out to be nobody', async () => {
  const { asked, known } = refusedTo(anna)
  await assert.rejects(callPage(listTasks, {}))
  await settled()
  assert.equal(known(), null)
  assert.deepEqual(asked(), ['/api/tasks', '/api/user'])
})

test('many refusals at once ask once', async () => {
  const { asked } = refusedTo(anna)
  await Promise.allSettled([callPage(listTasks, {}), callPage(listTasks, {}), callPage(listTasks, {})])
  await settled()
  assert.equal(asked().filter((address) => address === '/api/user').length, 1)
})

test('a login that is refused asks nothing: nobody was logged in', async () => {
  const { asked } = refusedTo(null)
  await assert.rejects(call(login, { body: { username: 'anna', password: 'verkeerd' } }))
  await settled()
  assert.deepEqual(asked(), ['/api/login'])
})

test('what is not allowed to somebody ends no session, and asks what they may now', async () => {
  const { asked, known } = refusedTo(anna, 403)
  await assert.rejects(callPage(listTasks, {}))
  await settled()
  assert.deepEqual(asked(), ['/api/tasks', '/api/user'])
  assert.equal(known(), anna)
})

test('who is no administrator any more keeps none of the lists they read as one, but the forms they filled in', async () => {
  const { client, known } = refusedTo({ ...anna, role: 'admin' })
  client.setQueryData(['users'], [anna])
  client.setQueryData(['kept', anna.id, 'titeltovenaar/input'], { subject: 'Fietsbrug' })
  setUser(client, { ...anna, role: 'free' })
  assert.equal(client.getQueryData(['users']), undefined)
  assert.deepEqual(client.getQueryData(['kept', anna.id, 'titeltovenaar/input']), { subject: 'Fietsbrug' })
  assert.equal(known()?.role, 'free')
})

test('another role below that of an administrator leaves the lists alone', () => {
  const { client } = refusedTo({ ...anna, role: 'free' })
  client.setQueryData(['links'], [])
  setUser(client, { ...anna, role: 'paid' })
  assert.deepEqual(client.getQueryData(['links']), [])
})

test('the question itself, when refused, is not asked again', async () => {
  const { client, asked, known } = refusedTo(anna)
  await client.refetchQueries({ queryKey: userQuery.queryKey })
  await client.fetchQuery({ ...userQuery, staleTime: 0 })
  await settled()
  assert.equal(known(), null)
  assert.deepEqual(new Set(asked()), new Set(['/api/user']))
  assert.ok(asked().length <= 2)
})
