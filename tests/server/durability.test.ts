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
import { tasks } from '#server/tasks/tables.ts'
import { Client, makeUser, PASSWORD, until } from '../support/app.ts'
import { newDatabasePlace } from '../support/database.ts'
import { listening, startProcess } from '../support/server-process.ts'

/** More by hand: KILLS=40. */
const KILLS = Number(process.env.KILLS ?? 20)
const writer = { username: 'schrijver', aiRequestsLimit: 1_000_000 }
const planner = { username: 'planner', role: 'admin' } as const

test(
  `no acknowledged row is lost over ${KILLS} kills, and every count is right afterwards`,
  { timeout: 30_000 * KILLS },
  async () => {
    const place = await newDatabasePlace()
    /** The tasks whose making was acknowledged. */
    const made: number[] = []
    let generated = 0
    /** Logged in once: a session outlives a kill too. */
    const cookies = new Map<string, string | undefined>()

    await inDatabase(async (database) => {
      await migrateAndSeed(database, async () => {})
      await makeUser(database, writer)
      await makeUser(database, planner)
    })

    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = startProcess(place, { RATE_LIMIT: 'off' })
      await listening(server)
      const [writes, plans] = await Promise.all([writer, planner].map(({ username }) => loggedIn(server.url, username)))

      const load = new AbortController()
      const keepGoing = async (work: (turn: number) => Promise<void>) => {
        // A reply that the kill cut off acknowledges nothing.
        for (let turn = 0; !load.signal.aborted; turn += 1) await work(turn).catch(() => wait(5))
      }
      const lanes = [
        ...[0, 1, 2].map((lane) =>
          keepGoing(async (turn) => {
            const { status, body } = await plans!.post('/api/tasks', { title: `Taak ${kill}.${lane}.${turn}` })
            if (status === 201) made.push(body.id)
          }),
        ),
        ...[0, 1, 2].map(() =>
          keepGoing(async () => {
            if ((await writes!.post('/api/content/facebook-titles', { title: 'Fietsen naar zee' })).status === 200)
              generated += 1
          }),
        ),
      ]
      // Every other kill falls in the thick of it, however slow the machine; the rest at any moment, the first write included.
      const enough = { generated: generated + 3, made: made.length + 3 }
      if (kill % 2 === 1) {
        await until(
          () => generated >= enough.generated && made.length >= enough.made,
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
        const [kept] = await db.select({ rows: count() }).from(tasks).where(inArray(tasks.id, made))
        assert.equal(kept?.rows, made.length, `kill ${kill}: acknowledged tasks`)
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
    assert.ok(made.length > KILLS && generated > KILLS, 'the kills fell in the middle of writes')
    await place.remove()

    async function loggedIn(url: string, username: string): Promise<Client> {
      const client = new Client(url)
      client.cookie = cookies.get(username)
      if (client.cookie === undefined) await client.post('/api/login', { username, password: PASSWORD })
      cookies.set(username, client.cookie)
      return client
    }

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
