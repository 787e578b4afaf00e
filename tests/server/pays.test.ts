// Who counts as paying is asked in TypeScript of one user and in SQL of many: both must give the same answer.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { entitlement } from '#contract/access.ts'
import { roles, subscriptionStatuses, subscriptionTypes } from '#contract/accounts/user.ts'
import { paysAt, users } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/connect.ts'
import { openTestDatabase } from '../support/database.ts'

let database: Database
before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())

const now = new Date('2026-11-20T12:00:00Z')
const endDates = [null, -1, 0, 1].map((ms) => (ms === null ? null : new Date(now.getTime() + ms)))

test('the database counts as paying who the rules count as paying, whatever the role, subscription and end date', async () => {
  const kinds = roles.flatMap((role) =>
    subscriptionStatuses.flatMap((subscriptionStatus) =>
      subscriptionTypes.flatMap((subscriptionType) =>
        endDates.map((subscriptionEndDate) => ({ role, subscriptionStatus, subscriptionType, subscriptionEndDate })),
      ),
    ),
  )
  await database.db.insert(users).values(
    kinds.map((kind, at) => ({
      ...kind,
      username: `soort${at}`,
      email: `soort${at}@example.com`,
      name: 'Soort',
      password: '',
    })),
  )
  const rows = await database.db.select({ user: users, pays: paysAt(now) }).from(users)
  assert.equal(rows.length, roles.length * subscriptionStatuses.length * subscriptionTypes.length * endDates.length)
  for (const { user, pays } of rows) assert.equal(pays, entitlement(user, now).paid, JSON.stringify(user))
  assert.equal(new Set(rows.map(({ pays }) => pays)).size, 2)
})
