// kill -9 in the middle of writes: what was acknowledged is there, and no user loses a request for good.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { count, eq, inArray } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { openDatabase, type Database } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { sweep } from '#server/quota/store.ts'
import { aiReservations, aiUsage } from '#server/quota/tables.ts'
import { Client, makeUser, PASSWORD, until } from '../support/app.ts'
import { newDatabasePlace } from '../support/database.ts'
import { listening, startProcess } from '../support/server-process.ts'

const KILLS = 20
const writer = { username: 'schrijver', aiRequestsLimit: 1_000_000 }

test(
  `no acknowledged row is lost over ${KILLS} kills, and every count is right afterwards`,
  { timeout: 300_000 },
  async () => {
    const place = await newDatabasePlace()
    const registered: string[] = []
    let generated = 0

    await inDatabase(async (database) => {
      await migrateAndSeed(database, async () => {})
      await makeUser(database, writer)
    })

    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = startProcess(place, { RATE_LIMIT: 'off' })
      await listening(server)
      const client = new Client(server.url)
      await client.post('/api/login', { username: writer.username, password: PASSWORD })

      const load = new AbortController()
      const keepGoing = async (work: (turn: number) => Promise<void>) => {
        // A reply that the kill cut off acknowledges nothing.
        for (let turn = 0; !load.signal.aborted; turn += 1) await work(turn).catch(() => wait(5))
      }
      const lanes = [
        ...[0, 1, 2].map((lane) =>
          keepGoing(async (turn) => {
            const username = `k${kill}l${lane}t${turn}`
            const person = { username, name: 'Proefpersoon', email: `${username}@example.com`, password: PASSWORD }
            if ((await new Client(server.url).post('/api/register', person)).status === 201) registered.push(username)
          }),
        ),
        ...[0, 1, 2].map(() =>
          keepGoing(async () => {
            if ((await client.post('/api/content/facebook-titles', { title: 'Fietsen naar zee' })).status === 200)
              generated += 1
          }),
        ),
      ]
      // Every other kill falls in the thick of it, however slow the machine; the rest at any moment, the first write included.
      const enough = { generated: generated + 3, registered: registered.length + 3 }
      if (kill % 2 === 1) {
        await until(
          () => generated >= enough.generated && registered.length >= enough.registered,
          'both kinds of writes are acknowledged',
          60_000,
        )
      }
      // Another moment each time.
      await wait(40 + ((kill * 97) % 400))
      server.kill('SIGKILL')
      load.abort()
      await server.exited
      await Promise.all(lanes)

      await inDatabase(async ({ db: pool }) => {
        // At one moment: of a killed process a statement may still be ending on the server.
        const look = { isolationLevel: 'repeatable read' } as const
        await pool.transaction(checked, look)
      })
      async function checked(db: Parameters<Parameters<Database['db']['transaction']>[0]>[0]) {
        const [kept] = await db.select({ rows: count() }).from(users).where(inArray(users.username, registered))
        assert.equal(kept?.rows, registered.length, `kill ${kill}: acknowledged registrations`)
        const [person] = await db.select().from(users).where(eq(users.username, writer.username))
        const [settled] = await db.select({ rows: count() }).from(aiUsage).where(eq(aiUsage.success, true))
        const [underWay] = await db.select({ rows: count() }).from(aiReservations)
        assert.ok((settled?.rows ?? 0) >= generated, `kill ${kill}: acknowledged generations`)
        assert.equal(
          person?.aiRequestsCount,
          settled!.rows + underWay!.rows,
          `kill ${kill}: counted is settled plus under way`,
        )
      }
    }

    await inDatabase(async ({ db }) => {
      const later = new Date(Date.now() + 60 * 60 * 1000)
      await sweep(db, later, later)
      const [person] = await db.select().from(users).where(eq(users.username, writer.username))
      const [settled] = await db.select({ rows: count() }).from(aiUsage).where(eq(aiUsage.success, true))
      assert.equal(person?.aiRequestsCount, settled?.rows)
    })
    assert.ok(registered.length > KILLS && generated > KILLS, 'the kills fell in the middle of writes')
    await place.remove()

    async function inDatabase(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>) {
      const database = await openDatabase(place)
      try {
        await work(database)
      } finally {
        await database.close()
      }
    }
  },
)
