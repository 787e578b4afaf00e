// Taking back a deletion while it is being confirmed: who is told that the account stays, keeps it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { PASSWORD, startApp, type TestApp } from '../support/app.ts'
import { letterTo, tokenOf } from '../support/letters.ts'

let app: TestApp
before(async () => {
  app = await startApp({ rateLimit: false })
  await app.loggedIn({ role: 'admin' })
})
after(() => app.close())

test('confirmed and taken back at once: whose account stays by the answer, has no day on which it goes', async () => {
  const told: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const { client, user } = await app.loggedIn({ username: `bedenkt${round}` })
    assert.equal((await client.post('/api/account/deletion', { currentPassword: PASSWORD })).status, 200)
    const token = tokenOf(letterTo(app, user.email, /^Bevestig/))
    const [confirmed, takenBack] = await Promise.all([
      app.client().post(`/api/account/deletion/${token}`),
      wait(round % 10).then(() => client.send('DELETE', '/api/account/deletion')),
    ])
    assert.ok([200, 404].includes(confirmed.status), String(confirmed.status))
    if (takenBack.status === 200) told.push(user.id)
  }
  assert.ok(told.length > 0)
  const found = await app.database.db
    .select({ id: users.id, due: users.deletionDueAt })
    .from(users)
    .where(inArray(users.id, told))
  assert.deepEqual(
    found.filter(({ due }) => due !== null),
    [],
  )
})
