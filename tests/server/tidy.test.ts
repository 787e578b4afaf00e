// What the running server clears away by itself: requests of dead processes, and sessions that ended.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { dropEndedSessions } from '#server/http/jobs.ts'
import { createSession, SESSION_DAYS } from '#server/http/session-store.ts'
import { sessions } from '#server/http/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { giveBackRequests } from '#server/quota/jobs.ts'
import { reserve } from '#server/quota/store.ts'
import { makeUser, startApp, until } from '../support/app.ts'
import { openTestDatabase } from '../support/database.ts'

const MINUTE_MS = 60_000
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)

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
  const ended = async () => (await database.db.select().from(sessions)).length === 0
  const start = async (fields: { exclusive: boolean; runJobs?: boolean }) => {
    const app = await startApp({
      database: { ...database, exclusive: fields.exclusive },
      runJobs: fields.runJobs ?? false,
    })
    context.after(() => app.close())
    return app
  }
  return { database, used, ended, start }
}

test('a start gives back what a dead process reserved more than ten minutes ago, and drops ended sessions', async (context) => {
  const { used, ended, start, database } = await orphaned(context, 11)
  assert.equal(await used(), 5)
  await start({ exclusive: database.exclusive, runJobs: true })
  await until(async () => (await used()) === 4, 'the request is given back')
  await until(ended, 'the session is dropped')
})

test('what another process may still be busy with is left alone, until ten minutes have passed', async (context) => {
  const { used, start } = await orphaned(context, 9)
  const { site } = await start({ exclusive: false })
  await runJob(giveBackRequests, site)
  assert.equal(await used(), 5)
  await runJob(giveBackRequests, { ...site, clock: () => new Date(Date.now() + 2 * MINUTE_MS) })
  assert.equal(await used(), 4)
})

test('on a database that no other process can have, a start gives back everything', async (context) => {
  const { used, start } = await orphaned(context, 1)
  await start({ exclusive: true })
  assert.equal(await used(), 4)
})

test('a session that has not ended stays', async (context) => {
  const { database, start } = await orphaned(context, 1)
  const { site } = await start({ exclusive: false })
  const user = await makeUser(database, { username: 'blijver' })
  await createSession(database.db, user.id, minutesAgo(1))
  await runJob(dropEndedSessions, site)
  assert.deepEqual(
    (await database.db.select().from(sessions)).map(({ userId }) => userId),
    [user.id],
  )
})
