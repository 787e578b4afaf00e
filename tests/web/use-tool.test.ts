// One tool in use: it asks only when AI is open, and counts before the server does.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { captionsRefused, subscriptionOver } from '#contract/quota.ts'
import type { User } from '#contract/accounts/user.ts'
import { setUser, userQuery } from '#web/accounts/use-user.ts'
import { createQueryClient } from '#web/query-client.ts'
import { useCaptions } from '#web/tools/use-captions.ts'
import { useTool } from '#web/tools/use-tool.ts'
import { toastRecords } from '#web/ui/toast-store.ts'
import { hook, person } from './hook.ts'

const titles = [1, 2, 3, 4, 5].map((number) => `Titel nummer ${number} over fietsen langs zee`)
const captions = titles.map((title) => title.padEnd(220, ' en verder langs het strand'))
const replies: Record<string, string[]> = {
  '/api/content/facebook-titles': titles,
  '/api/content/pinterest-titles': titles,
  '/api/content/linkinbio-titles': captions,
}
const subject = { title: 'Fietsen naar zee' }

/** The server: writes whatever is asked, and answers who is logged in when `release` is called. */
function serving(user: User) {
  const released = Promise.withResolvers<void>()
  const asked: string[] = []
  mock.method(globalThis, 'fetch', async (address: string) => {
    asked.push(address)
    const written = replies[address]
    if (written) return Response.json({ titles: written, model: 'proef' })
    await released.promise
    return Response.json(user)
  })
  return { release: released.resolve, asked }
}

function inUse<Value>(use: () => Value, user: User) {
  const client = createQueryClient()
  setUser(client, user)
  return { it: hook(use, client, user), count: () => client.getQueryData(userQuery.queryKey)?.aiRequestsCount }
}

afterEach(() => mock.restoreAll())

test('a tool asks nothing for a user whose AI is closed, and says why before and after', async () => {
  for (const [fields, refusal] of [
    [{ aiRequestsCount: 10 }, captionsRefused],
    [{ role: 'paid', subscriptionEndDate: '2026-01-01T00:00:00.000Z' }, subscriptionOver],
  ] as const) {
    const server = serving(person())
    const { it: tool } = inUse(() => useTool('pinterest-captions', 'proef'), person(fields))
    assert.deepEqual(tool.blocked, refusal)
    assert.deepEqual(await tool.generate(subject), { failure: { ...refusal, limit: true } })
    assert.deepEqual(server.asked, [])
    mock.restoreAll()
  }
})

test('a tool asks for a user whose AI is open, and counts the request before the server tells its count', async () => {
  const server = serving(person())
  const { it: tool, count } = inUse(() => useTool('pinterest-captions', 'proef'), person({ aiRequestsCount: 9 }))
  assert.equal(tool.blocked, null)
  assert.deepEqual(await tool.generate(subject), { reply: { titles, model: 'proef' } })
  assert.deepEqual(server.asked, ['/api/content/pinterest-titles'])
  assert.equal(count(), 10)
})

test('3-in-1 asks three tools at once and counts three, then takes over the count of the server', async () => {
  const server = serving(person({ aiRequestsCount: 5 }))
  const { it: three, count } = inUse(useCaptions, person())
  const done = three.generate(subject)
  while (!server.asked.includes('/api/user')) await new Promise(setImmediate)
  assert.deepEqual(server.asked, [...Object.keys(replies), '/api/user'])
  assert.equal(count(), 3)
  server.release()
  await done
  assert.equal(count(), 5)
  assert.equal(toastRecords()[0]?.title, 'Captions gegenereerd')
})

test('3-in-1 asks nothing for a user whose AI is closed', async () => {
  const server = serving(person())
  const { it: three } = inUse(useCaptions, person({ aiRequestsCount: 10 }))
  await three.generate(subject)
  assert.deepEqual(server.asked, [])
  assert.equal(toastRecords()[0]?.title, captionsRefused.title)
})
