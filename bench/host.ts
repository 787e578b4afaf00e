// The process under load: the product's server and, beside it on the same database, bare Fastify routes with the same SQL.
// Prints one line of JSON with both addresses, cookies of sessions and what to send. Run by the benchmarks only.
import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { logIn } from './account.ts'
import { fillLongLists } from './long-lists.ts'
import { CONNECTIONS } from './transactions.ts'
import { about, replay, statementsOf, type Statement } from './replay.ts'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { fetchWhenAsked } from '#server/fetch/when-asked.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'

/** The first of the links' ids. No other number is like it, so it is found again in every statement about the link. */
const FIRST_LINK = 770_000_000

const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR ?? '' })
await migrateAndSeed(database, async () => {})
const app = await createApp({
  database,
  provider: builtIn,
  mailer: createMailer({ smtpUrl: undefined, from: 'kopij@localhost', dataDir: process.env.DATA_DIR ?? '' }),
  secrets: createSecrets(['only-for-benchmarks-only-for-benchmarks']),
  contactEmail: 'kopij@localhost',
  linkFetch: fetchWhenAsked({ allow: [process.env.STRANGE_WEB ?? ''] }),
  rateLimit: process.env.RATE_LIMIT === 'on',
  logLevel: 'silent',
})
await app.listen({ port: 0, host: '127.0.0.1' })
const ours = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

// An account that is never refused, two in their trial, of which one spends its ten requests, and an administrator.
const cookie = await logIn(database.db, ours, 'meting', 'paid')
const limited = await logIn(database.db, ours, 'meting-tien', 'user')
const trial = await logIn(database.db, ours, 'meting-proef', 'user')
const admin = await logIn(database.db, ours, 'meting-beheer', 'admin')
const subject = { title: 'Fietsen naar zee in de herfst', description: 'Langs duin en strand, met de wind in de rug.' }

const json = { cookie, 'content-type': 'application/json' }
const asAdmin = { cookie: admin, 'content-type': 'application/json' }
const [session] = await statementsOf(() => fetch(`${ours}/api/user`, { headers: { cookie } }))
const generation = await statementsOf(() =>
  fetch(`${ours}/api/content/facebook-titles`, { method: 'POST', headers: json, body: JSON.stringify(subject) }),
)
// Who asks is looked at again where the body came later than its head.
const [reserve, begin, settle, keep, commit, ...more] = generation.filter(({ text }) => text !== session?.text)
if (!session || !reserve || !begin || !settle || !keep || !commit || more.length > 0)
  throw new Error('a generation makes other statements than these benchmarks know')

const task = { title: 'Beeldrechten navragen voor de zomergids' }
const addTask = await statementsOf(() =>
  fetch(`${ours}/api/tasks`, { method: 'POST', headers: asAdmin, body: JSON.stringify(task) }),
)
// One link to hear the statements of, and one for every connection, which claims and releases it in turn.
await database.pool.query(
  `insert into inspiratie_links (id, title, url, url_key, created_at)
   select $1::int + n, 'Meting', 'https://example.com/' || n, 'example.com/meting/' || n, now()
   from generate_series(0, $2::int) n on conflict do nothing`,
  [FIRST_LINK, CONNECTIONS],
)
const release = () =>
  database.pool.query('update inspiratie_links set claimed_by = null, claimed_at = null where id >= $1', [FIRST_LINK])
await release()
const step = (id: number, what: 'claim' | 'unclaim') =>
  fetch(`${ours}/api/inspiratie-links/${id}/${what}`, { method: 'POST', headers: { cookie: admin } })
const { claim, unclaim } = await stepsOf(FIRST_LINK)

/** The statements of claiming and of releasing a link. Neither can be done twice, so each is undone before the next try. */
async function stepsOf(id: number) {
  const heard = { claim: [] as Statement[], unclaim: [] as Statement[] }
  heard.claim = await statementsOf(() => step(id, 'claim'), { before: () => step(id, 'unclaim') })
  heard.unclaim = await statementsOf(() => step(id, 'unclaim'), { before: () => step(id, 'claim') })
  return heard
}

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
bare.post('/links/release', async () => (await release()).rowCount)
bare.post('/tasks', async () => replay(database.pool, addTask))
bare.post<{ Params: { id: string } }>('/links/:id/claim', async ({ params }) =>
  replay(database.pool, about(claim, FIRST_LINK, Number(params.id))),
)
bare.post<{ Params: { id: string } }>('/links/:id/unclaim', async ({ params }) =>
  replay(database.pool, about(unclaim, FIRST_LINK, Number(params.id))),
)
await bare.listen({ port: 0, host: '127.0.0.1' })
const peer = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`

if (process.env.LONG_LISTS) await fillLongLists(database.pool)

process.stdout.write(
  `${JSON.stringify({ ours, peer, cookie, limited, trial, admin, subject, task, firstLink: FIRST_LINK })}\n`,
)
// Lets a benchmark ask, while the process is under load, how much memory it holds, in bytes.
process.on('SIGUSR2', () => process.stdout.write(`memory ${process.memoryUsage.rss()}\n`))
process.once('SIGTERM', () => {
  void Promise.all([app.close(), bare.close()])
    .then(() => database.close())
    .then(() => process.exit(0))
})
