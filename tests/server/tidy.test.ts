// What the running server clears away by itself: requests of dead processes, and sessions that ended.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { eq } from 'drizzle-orm'
import { sessions, users } from '#server/accounts/tables.ts'
import { jobs } from '#server/jobs/tables.ts'
import { createSession, SESSION_DAYS } from '#server/http/session-store.ts'
import { reserve } from '#server/quota/store.ts'
import { makeUser, startApp, until } from '../support/app.ts'
import { openTestDatabase } from '../support/database.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** A user with one request that a dead process left, reserved `minutes` ago; and how many requests they have used now. */
async function orphaned(context: TestContext, minutes: number) {
  const database = await openTestDatabase()
  const user = await makeUser(database, { username: 'wees', aiRequestsCount: 4 })
  await reserve(database.db, user, 'proef', minutesAgo(minutes))
  await createSession(database.db, user.id, minutesAgo((SESSION_DAYS + 1) * 24 * 60))
  const used = async () => {
    const [row] = await database.db.select({ count: users.aiRequestsCount }).from(users).where(eq(users.id, user.id))
    return row?.count
  }
  return {
    database,
    used,
    start: async (exclusive: boolean) => {
      const app = await startApp({ database: { ...database, exclusive } })
      context.after(() => app.close())
      return app
    },
  }
}

test('a start gives back what a dead process reserved more than ten minutes ago, and drops ended sessions', async (context) => {
  const { database, used, start } = await orphaned(context, 11)
  assert.equal(await used(), 5)
  await start(false)
  await until(async () => (await used()) === 4, 'the request is given back')
  await until(async () => (await database.db.select().from(sessions)).length === 0, 'the session is dropped')
})

test('what another process may still be busy with is left alone', async (context) => {
  const { database, used, start } = await orphaned(context, 9)
  await start(false)
  const tidied = async () => (await database.db.select().from(jobs)).some(({ succeededAt }) => succeededAt !== null)
  await until(tidied, 'the server has tidied up')
  assert.equal(await used(), 5)
})

test('on a database that no other process can have, a start gives back everything', async (context) => {
  const { used, start } = await orphaned(context, 1)
  await start(true)
  assert.equal(await used(), 4)
})

test('a server that runs looks again every minute', async (context) => {
  const { database, used, start } = await orphaned(context, 9)
  context.mock.timers.enable({ apis: ['setInterval'] })
  const app = await start(false)
  const resting = async () => {
    const rows = await database.db.select().from(jobs)
    return rows.length > 1 && rows.every(({ leasedUntil }) => leasedUntil === null)
  }
  await until(resting, 'the first look is over')
  assert.equal(await used(), 5)
  app.now = new Date(app.now.getTime() + 2 * 60_000)
  // The last job of the first look may be about to begin: a look under way swallows this one.
  await until(async () => {
    context.mock.timers.tick(60_000)
    return (await used()) === 4
  }, 'the request is given back')
  context.mock.timers.reset()
})
