// The process under load: the product's server and, beside it on the same database, bare Fastify routes that do the same SQL.
// Prints one line of JSON with both addresses and a session's cookie. Run by the benchmarks only.
import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { logIn } from './account.ts'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { fetchWhenAsked } from '#server/fetch/when-asked.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { composeFacebookTitles } from '#server/writer/facebook.ts'

const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR ?? '' })
await migrateAndSeed(database, async () => {})
const app = await createApp({
  database,
  provider: builtIn,
  mailer: createMailer({ smtpUrl: undefined, from: 'kopij@localhost', dataDir: process.env.DATA_DIR ?? '' }),
  contactEmail: 'kopij@localhost',
  linkFetch: fetchWhenAsked({ allow: [process.env.STRANGE_WEB ?? ''] }),
  rateLimit: false,
  logLevel: 'silent',
})
await app.listen({ port: 0, host: '127.0.0.1' })
const ours = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

// One that is never refused, one with ten requests left, and one who runs the place.
const cookie = await logIn(database.db, ours, 'meting', 'paid')
const limited = await logIn(database.db, ours, 'meting-tien', 'user')
const admin = await logIn(database.db, ours, 'meting-beheer', 'admin')
const subject = { title: 'Fietsen naar zee in de herfst', description: 'Langs duin en strand, met de wind in de rug.' }

interface Statement {
  text: string
  name: string | undefined
  values: unknown[]
}

/**
 * The statements that one of our requests makes, as pg gets them: the bare routes repeat them to the letter. A job of the
 * background may speak in between, as at the start: then it is asked again.
 */
async function statementsOf(count: number, request: () => Promise<Response>): Promise<Statement[]> {
  for (let tries = 0; tries < 20; tries += 1) {
    const seen = await statementsDuring(request)
    if (seen.length === count) return seen
    await wait(250)
  }
  throw new Error('the requests make other statements than these benchmarks know')
}

async function statementsDuring(request: () => Promise<Response>): Promise<Statement[]> {
  const seen: Statement[] = []
  const { prototype } = pg.Client
  // oxlint-disable-next-line typescript/unbound-method -- called with the client it belongs to
  const original = prototype.query as (...call: unknown[]) => unknown
  prototype.query = function (this: pg.Client, ...call: [string | pg.QueryConfig, unknown[]?, ...unknown[]]) {
    const [asked, values = []] = call
    const { text, name } = typeof asked === 'string' ? { text: asked, name: undefined } : asked
    seen.push({ text, name, values: Array.isArray(values) ? values : [] })
    return original.apply(this, call)
  } as typeof prototype.query
  const reply = await request()
  prototype.query = original as typeof prototype.query
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  return seen
}

const [session] = await statementsOf(1, () => fetch(`${ours}/api/user`, { headers: { cookie } }))
const [, reserve, begin, settle, keep, commit] = await statementsOf(6, () =>
  fetch(`${ours}/api/content/facebook-titles`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(subject),
  }),
)
if (!session || !reserve || !begin || !settle || !keep || !commit) throw new Error('a statement is missing')

const bare = Fastify()
bare.get('/user', async () => (await database.pool.query({ ...session, rowMode: 'array' })).rows[0])
bare.post('/facebook-titles', async (request) => {
  await database.pool.query({ ...session, rowMode: 'array' })
  const reserved = await database.pool.query<{ id: number }>(reserve)
  const titles = composeFacebookTitles(request.body as typeof subject, Math.floor(Math.random() * 2 ** 31))
  const client = await database.pool.connect()
  await client.query(begin)
  await client.query({ ...settle, values: [reserved.rows[0]?.id, ...settle.values.slice(1)] })
  await client.query({ ...keep, rowMode: 'array' })
  await client.query(commit)
  client.release()
  return { titles }
})
await bare.listen({ port: 0, host: '127.0.0.1' })
const peer = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`

process.stdout.write(`${JSON.stringify({ ours, peer, cookie, limited, admin, subject })}\n`)
process.once('SIGTERM', () => {
  void Promise.all([app.close(), bare.close()])
    .then(() => database.close())
    .then(() => process.exit(0))
})
