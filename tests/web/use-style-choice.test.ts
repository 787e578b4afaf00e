// Which style profile a tool writes in.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import type { User } from '#contract/accounts/user.ts'
import { setUser } from '#web/session/use-user.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { hook, person } from './hook.ts'

const premium = person({ role: 'paid' })
const profiles = [
  { id: 4, name: 'Groen', isDefault: true },
  { id: 5, name: 'Stad', isDefault: false },
]

function choosing(user: User, known: typeof profiles | null = profiles) {
  const client = createQueryClient()
  setUser(client, user)
  if (known) client.setQueryData(['styles'], known)
  return (screen = 'rewriter') => hook(() => useStyleChoice(screen), client, user)
}

afterEach(() => mock.restoreAll())

test('a tool writes in the default profile until its user chooses another, or none', () => {
  const choice = choosing(premium)
  assert.equal(choice()[0], 4)
  choice()[1](5)
  assert.equal(choice()[0], 5)
  choice()[1](null)
  assert.equal(choice()[0], null)
})

test('each screen has a choice of its own', () => {
  const choice = choosing(premium)
  choice('rewriter')[1](5)
  assert.equal(choice('titeltovenaar')[0], 4)
})

test('without a default, or before the profiles have come, a tool writes in none', () => {
  assert.equal(choosing(premium, [{ id: 5, name: 'Stad', isDefault: false }])()[0], null)
  assert.equal(choosing(premium, null)()[0], null)
})

test('without Premium no profile is sent along, also not one that was chosen before it ended', () => {
  const asked = mock.method(globalThis, 'fetch', async () => Response.json([]))
  for (const user of [
    person({ role: 'user' }),
    person({ role: 'free' }),
    person({ role: 'paid', subscriptionEndDate: '2026-01-01T00:00:00.000Z' }),
  ]) {
    const choice = choosing(user)
    choice()[1](5)
    assert.equal(choice()[0], null)
  }
  assert.equal(asked.mock.callCount(), 0)
})
