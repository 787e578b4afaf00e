// Clients that change things without a pause over real HTTP, and remember what the server acknowledged.
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { and, count, inArray, isNotNull } from 'drizzle-orm'
import type { Database, Db } from '#server/db/connect.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { tasks } from '#server/tasks/tables.ts'
import { Client, makeUser, PASSWORD } from './app.ts'

export interface Writers {
  /** The session cookies of the administrators they write as. */
  cookies: readonly (string | undefined)[]
  /** How often each status was answered; `lost` when a connection broke before its reply. */
  seen: Record<string, number>
  /** How many changes were acknowledged. */
  acknowledged(): number
  /** Ends the writing: no new request is made. Resolves when the last reply is there. */
  stop(): Promise<void>
  /** Fails when the database misses something that was acknowledged. */
  checkKept(db: Db): Promise<void>
}

/** Adds the administrators in whose names is written. */
export async function makeAuthors(database: Database): Promise<void> {
  for (const username of authors) await makeUser(database, { username, role: 'admin' })
}
const authors = ['auteur0', 'auteur1', 'auteur2', 'auteur3']

/** Starts `many` writers at the server `url`, and one who logs in again and again. */
export async function startWriters(url: string, many: number): Promise<Writers> {
  const cookies = await Promise.all(
    authors.map(async (username) => {
      const client = new Client(url)
      assert.equal((await client.post('/api/login', { username, password: PASSWORD })).status, 200)
      return client.cookie
    }),
  )
  const seen: Record<string, number> = {}
  const made = { tasks: [] as number[], claims: [] as number[] }
  const stopping = new AbortController()

  async function ask(client: Client, path: string, body?: unknown): Promise<number | undefined> {
    const reply = await client.post(path, body).catch(() => undefined)
    const status = reply?.status ?? 'lost'
    // Without a pause, a server that is gone would be asked thousands of times a second.
    if (reply === undefined) await wait(20)
    seen[status] = (seen[status] ?? 0) + 1
    return reply !== undefined && reply.status < 300 ? (reply.body as { id: number }).id : undefined
  }
  async function write(lane: number): Promise<void> {
    const client = new Client(url)
    client.cookie = cookies[lane % cookies.length]
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const task = await ask(client, '/api/tasks', { title: `Taak ${lane}.${turn}` })
      if (task !== undefined) made.tasks.push(task)
      const link = await ask(client, '/api/inspiratie-links', {
        title: `Link ${lane}.${turn}`,
        url: `https://krant.example/${lane}/${turn}`,
      })
      if (link === undefined) continue
      const claimed = await ask(client, `/api/inspiratie-links/${link}/claim`)
      if (claimed !== undefined) made.claims.push(claimed)
    }
  }
  async function logInAgain(): Promise<void> {
    while (!stopping.signal.aborted)
      await ask(new Client(url), '/api/login', { username: authors[0], password: PASSWORD })
  }
  const lanes = [logInAgain(), ...Array.from({ length: many }, (_, lane) => write(lane))]
  return {
    cookies,
    seen,
    acknowledged: () => made.tasks.length + made.claims.length,
    stop: async () => {
      stopping.abort()
      await Promise.all(lanes)
    },
    async checkKept(db) {
      const [task] = await db.select({ rows: count() }).from(tasks).where(inArray(tasks.id, made.tasks))
      const [claim] = await db
        .select({ rows: count() })
        .from(inspirationLinks)
        .where(and(inArray(inspirationLinks.id, made.claims), isNotNull(inspirationLinks.claimedBy)))
      assert.deepEqual(
        [task?.rows, claim?.rows],
        [made.tasks.length, made.claims.length],
        'acknowledged tasks and claims',
      )
    },
  }
}
