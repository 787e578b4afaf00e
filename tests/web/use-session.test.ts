// What logging in, registering and logging out do to the cached data, and in which words they fail.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { z } from 'zod'
import { useLogin, useLogout, useRegister } from '#web/accounts/use-session.ts'
import { setUser, userQuery } from '#web/session/use-user.ts'
import { createQueryClient, listKeys } from '#web/http/query-client.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { toastRecords } from '#web/ui/toast-store.ts'
import { hook, person } from './hook.ts'

const anna = person({ id: 1 })
const bram = person({ id: 2, username: 'bram', name: 'Bram' })

const answering = (status: number, body: object) =>
  mock.method(globalThis, 'fetch', async () => Response.json(body, { status }))
const said = () => {
  const [shown] = toastRecords()
  return shown && [shown.title, shown.description]
}

afterEach(() => mock.restoreAll())

const begin = {
  login: (client: ReturnType<typeof createQueryClient>) =>
    hook(useLogin, client).mutateAsync({ username: 'anna', password: 'geheim1' }),
  registration: (client: ReturnType<typeof createQueryClient>) =>
    hook(useRegister, client).mutateAsync({
      name: 'Anna',
      email: 'anna@example.com',
      username: 'anna',
      password: 'geheim1',
      passwordConfirm: 'geheim1',
    }),
}

for (const [name, enter] of Object.entries(begin)) {
  test(`a ${name} stores the user and makes articles, inspiration sources and inspiration articles old`, async () => {
    answering(200, anna)
    const client = createQueryClient()
    for (const key of Object.values(listKeys)) client.setQueryData(key, [])
    client.setQueryData(['tasks'], [])
    await enter(client)
    assert.deepEqual(client.getQueryData(userQuery.queryKey), anna)
    for (const key of Object.values(listKeys)) assert.equal(client.getQueryState(key)?.isInvalidated, true, String(key))
    assert.equal(Object.keys(listKeys).length, 3)
    assert.equal(client.getQueryState(['tasks'])?.isInvalidated, false)
  })
}

test('the confirmation of the password is sent nowhere', async () => {
  let sent = ''
  mock.method(globalThis, 'fetch', async (_: string, { body }: { body: string }) => {
    sent = body
    return Response.json(anna)
  })
  await begin.registration(createQueryClient())
  assert.deepEqual(Object.keys(JSON.parse(sent)).toSorted(), ['email', 'name', 'password', 'username'])
})

test('after the logout nothing of the person is left: no lists, no input, no results', async () => {
  const client = createQueryClient()
  setUser(client, anna)
  client.setQueryData(listKeys.articles, ['van Anna'])
  const kept = () => hook(() => useKept('proef', 'leeg', z.string()), client, anna)
  kept()[1]('Anna schreef dit')
  answering(200, {})
  await hook(useLogout, client).mutateAsync()
  assert.deepEqual(said(), ['Logged out successfully', undefined])
  assert.equal(client.getQueryData(userQuery.queryKey), null)
  assert.equal(client.getQueryData(listKeys.articles), undefined)
  assert.equal(kept()[0], 'leeg')
})

test('what is kept outlives its screen, and is seen only by the person who made it', () => {
  const client = createQueryClient()
  const kept = (user: typeof anna) => {
    setUser(client, user)
    return hook(() => useKept('proef', 'leeg', z.string()), client, user)
  }
  kept(anna)[1]('Anna schreef dit')
  assert.equal(kept(anna)[0], 'Anna schreef dit')
  assert.equal(kept(bram)[0], 'leeg')
})

test('who fails to get in or out reads what the server said, or else what is known', async () => {
  const client = createQueryClient()
  setUser(client, anna)
  const failing = {
    'Login failed': [begin.login, 'Invalid username or password'],
    'Registration failed': [begin.registration, 'Could not create account. Please try again.'],
    // Of a call that was stopped nothing more is told.
    'Logout failed': [() => hook(useLogout, client).mutateAsync(), 'De database antwoordt niet.'],
  } as const
  for (const [title, [attempt, otherwise]] of Object.entries(failing)) {
    answering(503, { message: 'De database antwoordt niet.' })
    await assert.rejects(attempt(client))
    assert.deepEqual(said(), [title, 'De database antwoordt niet.'])
    mock.restoreAll()
    mock.method(globalThis, 'fetch', () => Promise.reject(new DOMException('weg', 'AbortError')))
    await assert.rejects(attempt(client))
    assert.deepEqual(said(), [title, otherwise])
    mock.restoreAll()
  }
  assert.deepEqual(client.getQueryData(userQuery.queryKey), anna, 'a logout that failed logs nobody out')
})
