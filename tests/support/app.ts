// The application as a test wants it: real HTTP on a free port, a real database, a clock that can be moved, and a provider
// of the test's own.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Desk } from '#contract/accounts/desk.ts'
import type { Role, User } from '#contract/accounts/user.ts'
import { addUser } from '#server/accounts/store.ts'
import { hashPassword, toWire } from '#server/accounts/rules.ts'
import { createApp } from '#server/app.ts'
import type { Parts } from '#server/parts.ts'
import type { Database } from '#server/db/connect.ts'
import { filesOnDisk } from '#server/files/store.ts'
import { createSession } from '#server/http/session-store.ts'
import type { Site } from '#server/http/site.ts'
import { createMailer } from '#server/mail/mailer.ts'
import type { PublicUser } from '#server/accounts/tables.ts'
import type { Provider } from '#server/tools/provider.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { openTestDatabase } from './database.ts'
import { sentJobs, type SentJobs } from './sent-jobs.ts'

export interface Reply {
  status: number
  headers: Headers
  // The body as `bodyOf` reads it; tests look into it freely.
  // oxlint-disable-next-line typescript/no-explicit-any -- a test asserts what is there, whatever its type
  body: any
}

/** What is sent beside method and path: `body` as JSON, or `raw` as it stands. */
interface Init {
  body?: unknown
  raw?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A browser without a screen: it keeps its cookie. */
export class Client {
  cookie: string | undefined
  readonly url: string
  readonly headers: Record<string, string>

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url
    this.headers = headers
  }

  async send(method: string, path: string, init: Init = {}): Promise<Reply> {
    const response = await this.#ask(method, path, init)
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
    if (cookie !== undefined) this.cookie = cookie.endsWith('=') ? undefined : cookie
    return { status: response.status, headers: response.headers, body: bodyOf(response, await response.text()) }
  }

  /** Only the status of the reply, without its body: so also for a reply that never ends. */
  async status(method: string, path: string, body?: unknown): Promise<number> {
    const leave = new AbortController()
    const response = await this.#ask(method, path, { body, signal: leave.signal })
    leave.abort()
    return response.status
  }

  #ask(method: string, path: string, init: Init): Promise<Response> {
    const body = init.raw ?? (init.body === undefined ? undefined : JSON.stringify(init.body))
    return fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...this.headers,
        ...init.headers,
      },
      ...(body !== undefined && { body }),
      ...(init.signal && { signal: init.signal }),
    })
  }

  call(endpoint: Endpoint, body?: unknown): Promise<Reply> {
    return this.send(endpoint.method, endpoint.path, { body })
  }

  get(path: string): Promise<Reply> {
    return this.send('GET', path)
  }

  post(path: string, body?: unknown): Promise<Reply> {
    return this.send('POST', path, { body })
  }
}

/** JSON as its value, lines of JSON as a list of values, anything else as text. */
function bodyOf({ headers }: Response, text: string): unknown {
  const type = headers.get('content-type') ?? ''
  if (type.includes('ndjson'))
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
  return type.includes('json') ? JSON.parse(text) : text
}

export interface TestApp {
  url: string
  database: Database
  /** What all rooms of the server are given; `runJob(job, app.site)` runs a job with it. */
  site: Site
  /** What was sent to be done, where jobs do not run: letters among it. */
  sent: SentJobs
  /** Where the clock stands; move it at will. */
  now: Date
  client(headers?: Record<string, string>): Client
  /** The cookie of a new session of that user, made without the time of a login and without its traces. */
  session(userId: number): Promise<{ name: string; value: string }>
  /** A user made in the database, with a session. */
  loggedIn(fields?: Partial<NewTestUser>): Promise<{ client: Client; user: User }>
  /** May be asked for again: by a test of how it stops, and when that test ends, whatever became of it. */
  close(): Promise<void>
}

export interface NewTestUser {
  username: string
  name: string
  role: Role
  desk: Desk
  aiRequestsCount: number
  aiRequestsLimit: number
  subscriptionStatus: User['subscriptionStatus']
  subscriptionType: User['subscriptionType']
  subscriptionEndDate: Date | null
  premiumEndedAt: Date | null
  deletionDueAt: Date | null
  /** Left out: it was confirmed. */
  emailConfirmedAt: Date | null
  email: string
}

export const PASSWORD = 'geheim-genoeg'

/**
 * Starts the application; without a provider it writes with the built-in writer. Close it in `after`.
 * @param port where it listens if that port is free, else at any.
 * @param extend adds to it what a test needs and people do not get.
 */
export async function startApp(
  parts: Partial<Omit<Parts, 'database' | 'clock'>> & { database?: Database } = {},
  port = 0,
  extend: (app: FastifyInstance) => void = () => {},
): Promise<TestApp> {
  const database = parts.database ?? (await openTestDatabase())
  const provider: Provider = parts.provider ?? createProvider({ provider: 'ingebouwd' })
  // The folder is made only when something is mailed or kept.
  const dataDir = join(tmpdir(), `kopij-test-mail-${randomUUID()}`)
  const mailer = parts.mailer ?? createMailer({ smtpUrl: undefined, from: 'kopij@localhost', dataDir })
  const state = { now: new Date() }
  const secrets = parts.secrets ?? createSecrets(['only-for-tests-only-for-tests-only'])
  const sent = sentJobs(secrets)
  const app = await listening().catch(async (error: unknown) => {
    // An open database would keep the test process alive, and hide why the application could not start.
    await database.close()
    throw error
  })
  async function listening() {
    const made = await createApp({
      logLevel: 'silent',
      // Only a test about jobs turns them on; in the others nothing runs in the background.
      runJobs: false,
      contactEmail: 'redactie@example.com',
      sender: parts.runJobs === true ? undefined : sent.sender,
      ...parts,
      secrets,
      database,
      provider,
      mailer,
      // Its own: a job that looks for what nobody needs any more must not find what other tests keep.
      ...(parts.s3 === undefined && { files: parts.files ?? filesOnDisk(dataDir) }),
      clock: () => new Date(state.now),
    })
    extend(made)
    const host = '127.0.0.1'
    await made.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      await made.listen({ port: 0, host })
    })
    return made
  }
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  async function session(userId: number): Promise<{ name: string; value: string }> {
    const value = await createSession(database.db, userId, state.now)
    return { name: `${app.site.secure ? '__Host-' : ''}kopij_session`, value }
  }
  let made = 0
  let closing: Promise<void> | undefined
  async function close() {
    await app.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    url,
    database,
    site: app.site,
    sent,
    get now() {
      return state.now
    },
    set now(moment) {
      state.now = moment
    },
    client: (headers) => new Client(url, headers),
    session,
    async loggedIn(fields = {}) {
      made += 1
      const username = fields.username ?? `tester${made}`
      const user = await makeUser(database, { ...fields, username })
      const client = new Client(url)
      const { name, value } = await session(user.id)
      client.cookie = `${name}=${value}`
      return { client, user: toWire(user) }
    },
    close: () => (closing ??= close()),
  }
}

let hashed: Promise<string> | undefined

/** A user straight into the database. */
export async function makeUser(
  database: Database,
  fields: Partial<NewTestUser> & { username: string },
): Promise<PublicUser> {
  hashed ??= hashPassword(PASSWORD)
  return addUser(database.db, {
    name: `Tester ${fields.username}`,
    email: `${fields.username}@example.com`,
    emailConfirmedAt: new Date(),
    password: await hashed,
    ...fields,
  })
}

/** How long a test waits before it gives up, in ms: far more than a machine that is busy with four other things needs. */
const PATIENCE_MS = 60_000

/** Waits until `ready` returns true, asking every 20 ms; throws after `patienceMs`, with `what` was waited for. */
export async function until(
  ready: () => boolean | Promise<boolean>,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    if (await ready()) return
    await wait(20)
  }
  throw new Error(`waited in vain until ${what}`)
}
