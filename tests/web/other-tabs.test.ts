// What a window does when another tab of the browser says who came in and who left.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { hearOtherTab } from '#web/accounts/other-tabs.ts'
import { setUser, userQuery } from '#web/session/use-user.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { toastRecords } from '#web/ui/toast-store.ts'
import { person } from './hook.ts'

const anna = person({ id: 1 })

function opened() {
  const client = createQueryClient()
  setUser(client, anna)
  client.setQueryData(['articles'], ['van Anna'])
  return { client, user: () => client.getQueryData(userQuery.queryKey), lists: () => client.getQueryData(['articles']) }
}

afterEach(() => mock.restoreAll())

test('a logout elsewhere ends the session here too, and nothing of the person is left', () => {
  const { client, user, lists } = opened()
  hearOtherTab(client, { left: anna.id })
  assert.equal(user(), null)
  assert.equal(lists(), undefined)
  assert.equal(toastRecords()[0]?.title, 'Je bent uitgelogd')
})

test('when another person came in, nobody stands here until the server has said whose session it is', () => {
  mock.method(globalThis, 'fetch', () => new Promise(() => {}))
  const { client, user, lists } = opened()
  hearOtherTab(client, { came: 2 })
  assert.equal(user(), undefined)
  assert.equal(lists(), undefined)
})

test('the same person elsewhere, the logout of another, and what is not understood change nothing', () => {
  const { client, user, lists } = opened()
  for (const said of [{ came: anna.id }, { left: 2 }, { left: '1' }, null, 'weg']) hearOtherTab(client, said)
  assert.deepEqual(user(), anna)
  assert.deepEqual(lists(), ['van Anna'])
})
