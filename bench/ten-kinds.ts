// Clients that write ten kinds of things without a pause, through any number of ends of the server, and remember what was acknowledged.
import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, inArray, isNotNull, and, sql } from 'drizzle-orm'
import { articles } from '#server/articles/tables.ts'
import { contactSubmissions } from '#server/contact/tables.ts'
import type { Database, Db } from '#server/db/connect.ts'
import { generations } from '#server/history/tables.ts'
import { sessions } from '#server/http/tables.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { ownWords } from '#server/own-words/tables.ts'
import { aiReservations, aiUsage } from '#server/quota/tables.ts'
import { tasks } from '#server/tasks/tables.ts'
import { users } from '#server/accounts/tables.ts'
import { Client, makeUser, PASSWORD, type Reply } from '../tests/support/app.ts'

export const kinds = [
  'tasks',
  'completions',
  'links',
  'claims',
  'articles',
  'saves',
  'words',
  'messages',
  'logins',
  'generations',
  'browserJobs',
] as const
export type Kind = (typeof kinds)[number]

/** One writer each, so that what is counted of a person is of one kind. */
const lanes = ['desk', 'board', 'author', 'speller', 'visitor', 'door', 'generator', 'maker'] as const
type Lane = (typeof lanes)[number]
const name = (lane: Lane) => `kill-${lane}`

/** How long a client waits before it asks a server that is gone once more, in ms. */
const PAUSE_MS = 20

export interface TenKinds {
  /** Writes at the server `url` until `stop`. */
  start(url: string): Promise<{ stop(): Promise<void> }>
  /** How many changes of each kind were acknowledged. */
  acknowledged(): Record<Kind, number>
  /**
   * What the database misses of what was acknowledged, and what it counts that was not asked, once nothing writes any more and the
   * reservations of dead processes were swept.
   */
  check(db: Db): Promise<{ lost: number; twice: number; told: string[] }>
}

/** Adds those who write. */
export async function makeLanes(database: Database): Promise<void> {
  for (const lane of lanes) await makeUser(database, { username: name(lane), role: 'admin' })
}

export function tenKinds(): TenKinds {
  const made: Record<Exclude<Kind, 'saves' | 'generations' | 'browserJobs'>, (number | string)[]> = {
    tasks: [],
    completions: [],
    links: [],
    claims: [],
    articles: [],
    words: [],
    messages: [],
    logins: [],
  }
  /** How many were asked, and how many answered: of what lies between nobody knows whether it was counted. */
  const counted = { generations: { asked: 0, answered: 0 }, browserJobs: { asked: 0, answered: 0 } }
  /** The article that is saved again and again, and the numbers in it. */
  const saved = { id: 0, asked: 0, answered: 0, answers: 0 }
  const cookies = new Map<Lane, string>()

  const clientOf = async (url: string, lane: Lane): Promise<Client> => {
    const client = new Client(url)
    client.cookie = cookies.get(lane)
    if (client.cookie === undefined) {
      await loggedIn(client, lane)
      cookies.set(lane, client.cookie ?? '')
    }
    return client
  }

  const writers: Record<Lane, (client: Client, ask: Ask, turn: number) => Promise<void>> = {
    async desk(_client, ask, turn) {
      const task = await ask('/api/tasks', { title: `Taak ${turn}` })
      if (task === undefined) return
      made.tasks.push(idOf(task))
      if (await ask(`/api/tasks/${idOf(task)}/complete`)) made.completions.push(idOf(task))
    },
    async board(_client, ask, turn) {
      const fields = { title: `Link ${turn}`, url: `https://krant.example/${turn}-${made.links.length}` }
      const link = await ask('/api/inspiratie-links', fields)
      if (link === undefined) return
      made.links.push(idOf(link))
      if (await ask(`/api/inspiratie-links/${idOf(link)}/claim`)) made.claims.push(idOf(link))
    },
    async author(_client, ask, turn) {
      if (turn % 4 === 0 || saved.id === 0) {
        const article = await ask('/api/articles', {
          title: `Artikel ${turn}`,
          content: `De tekst van artikel ${turn}.`,
        })
        if (article === undefined) return
        made.articles.push(idOf(article))
        if (saved.id === 0) saved.id = idOf(article)
      }
      saved.asked += 1
      const content = `Alinea ${saved.asked} van de tekst die steeds opnieuw wordt bewaard.`
      const reply = await ask(`/api/articles/${saved.id}`, { title: 'Bewaard', content }, 'PUT')
      if (reply === undefined) return
      saved.answered = saved.asked
      saved.answers += 1
    },
    async speller(_client, ask) {
      // The list of one user is bounded; a word that is there already is no write.
      const word = made.words.length < 900 && (await ask('/api/own-words', { word: wordOf(made.words.length) }))
      if (word) made.words.push(idOf(word))
      await wait(PAUSE_MS)
    },
    async visitor(_client, ask, turn) {
      const message = `Bericht nummer ${turn}.${made.messages.length} aan de redactie.`
      if (await ask('/api/contact', { name: 'Bezoeker', email: 'bezoeker@example.com', message }))
        made.messages.push(message)
      await wait(PAUSE_MS)
    },
    async door(client) {
      const fresh = new Client(client.url)
      if (
        await loggedIn(fresh, 'door').then(
          () => true,
          () => false,
        )
      )
        made.logins.push(fresh.cookie ?? '')
      else await wait(PAUSE_MS)
    },
    async generator(_client, ask) {
      counted.generations.asked += 1
      if (await ask('/api/content/facebook-titles', { title: 'Moestuin op het balkon' }))
        counted.generations.answered += 1
    },
    async maker(_client, ask) {
      counted.browserJobs.asked += 1
      if (await ask('/api/user/register-ai-request')) counted.browserJobs.answered += 1
    },
  }

  return {
    async start(url) {
      const clients = await Promise.all(lanes.map(async (lane) => [lane, await clientOf(url, lane)] as const))
      const stopping = new AbortController()
      const running = clients.map(async ([lane, client]) => {
        for (let turn = 0; !stopping.signal.aborted; turn += 1) await writers[lane](client, askOf(client), turn)
      })
      return {
        stop: async () => {
          stopping.abort()
          await Promise.all(running)
        },
      }
    },
    acknowledged: () => ({
      ...(Object.fromEntries(Object.entries(made).map(([kind, ids]) => [kind, ids.length])) as Record<
        keyof typeof made,
        number
      >),
      saves: saved.answers,
      generations: counted.generations.answered,
      browserJobs: counted.browserJobs.answered,
    }),
    async check(db) {
      const told: string[] = []
      let lost = 0
      let twice = 0
      const miss = (what: string, expected: number, found: number) => {
        if (found >= expected) return
        lost += expected - found
        told.push(`${what}: ${expected} acknowledged, ${found} kept`)
      }
      const ids = (kind: keyof typeof made) => made[kind] as number[]
      const claimed = and(inArray(inspirationLinks.id, ids('claims')), isNotNull(inspirationLinks.claimedBy))
      miss('tasks', made.tasks.length, await db.$count(tasks, inArray(tasks.id, ids('tasks'))))
      const completed = and(inArray(tasks.id, ids('completions')), tasks.completed)
      miss('completions', made.completions.length, await db.$count(tasks, completed))
      const links = inArray(inspirationLinks.id, ids('links'))
      miss('links', made.links.length, await db.$count(inspirationLinks, links))
      miss('claims', made.claims.length, await db.$count(inspirationLinks, claimed))
      miss('articles', made.articles.length, await db.$count(articles, inArray(articles.id, ids('articles'))))
      miss('words', made.words.length, await db.$count(ownWords, inArray(ownWords.id, ids('words'))))
      const messages = inArray(contactSubmissions.message, made.messages as string[])
      miss('messages', made.messages.length, await db.$count(contactSubmissions, messages))
      // Each by its own token: what was kept and not acknowledged would hide one that is lost.
      const tokens = (made.logins as string[]).map((cookie) => cookie.slice(cookie.indexOf('=') + 1))
      const hashes = tokens.map((token) => hash('sha256', token, 'base64url'))
      miss('logins', hashes.length, await db.$count(sessions, inArray(sessions.tokenHash, hashes)))
      const [kept] = await db.select({ content: articles.content }).from(articles).where(eq(articles.id, saved.id))
      const number = Number(/\d+/.exec(kept?.content ?? '')?.[0] ?? 0)
      miss('saves', saved.answered, number)
      for (const [kind, lane] of [
        ['generations', 'generator'],
        ['browserJobs', 'maker'],
      ] as const) {
        const { asked, answered } = counted[kind]
        const found = await countsOf(db, lane)
        miss(`${kind}, counter`, answered, found.counter)
        miss(`${kind}, log`, answered, found.logged)
        if (kind === 'generations') miss('generations, history', answered, found.inHistory)
        const inHistory = kind === 'generations' ? found.inHistory : found.logged
        // One request is one row of the log, one in the history and one of the counter: whatever differs was counted twice, or not at all.
        const more =
          Math.max(found.counter - asked, 0) +
          Math.abs(found.counter - found.logged) +
          Math.abs(found.logged - inHistory)
        if (more > 0) told.push(`${kind}: ${asked} asked, ${JSON.stringify(found)}`)
        if (found.reserved > 0) told.push(`${kind}: ${found.reserved} still reserved after the sweep`)
        twice += more + found.reserved
      }
      return { lost, twice, told }
    },
  }
}

type Ask = (path: string, body?: unknown, method?: string) => Promise<Reply | undefined>

/** @returns the reply of what was done; undefined when it was refused, or the connection broke. */
const askOf =
  (client: Client): Ask =>
  async (path, body, method = 'POST') => {
    const reply = await client.send(method, path, { body }).catch(() => undefined)
    if (reply === undefined) await wait(PAUSE_MS)
    return reply !== undefined && reply.status < 300 ? reply : undefined
  }

const idOf = ({ body }: Reply) => (body as { id: number }).id

async function loggedIn(client: Client, lane: Lane): Promise<void> {
  const { status } = await client.post('/api/login', { username: name(lane), password: PASSWORD })
  if (status !== 200) throw new Error(`a login: ${status}`)
}

/** A word of letters only, another for each number. */
const wordOf = (number: number) =>
  `kopijwoord${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

interface Counts {
  counter: number
  logged: number
  inHistory: number
  reserved: number
}

async function countsOf(db: Db, lane: Lane): Promise<Counts> {
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`
    SELECT ${users.aiRequestsCount} AS counter,
      (SELECT count(*)::int FROM ${aiUsage} WHERE ${aiUsage.userId} = ${users.id} AND ${aiUsage.success}) AS logged,
      (SELECT count(*)::int FROM ${generations} WHERE ${generations.userId} = ${users.id}) AS "inHistory",
      (SELECT count(*)::int FROM ${aiReservations} WHERE ${aiReservations.userId} = ${users.id}) AS reserved
    FROM ${users} WHERE ${users.username} = ${name(lane)}`)
  return rows[0] as Counts
}
