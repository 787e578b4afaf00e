// What serving an endpoint guarantees, whatever its handler does.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { get, post } from '#contract/endpoint.ts'
import { answerProblems } from '#server/http/problems.ts'
import { serve, servePublic } from '#server/http/serve.ts'
import type { Site } from '#server/http/site.ts'
import { validatorCompiler } from '#server/http/validate.ts'
import type { Database } from '#server/db/connect.ts'
import { filesOnDisk } from '#server/files/store.ts'
import { fetchWhenAsked } from '#server/fetch/when-asked.ts'
import { openTemporaryFiles } from '#server/files/temporary.ts'
import { createStudio } from '#server/imaging/studio.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { youtubeItself } from '#server/config.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { createTexts } from '#server/workshop/text-work.ts'
import { openTestDatabase } from '../support/database.ts'

let database: Database
/** A request that came in, and whether its signal said, asked for after its browser had left, that it had. */
const late = { came: Promise.withResolvers<void>(), aborted: Promise.withResolvers<boolean>() }
const app = Fastify()
before(async () => {
  database = await openTestDatabase()
  const { db, pool, notices } = database
  const site: Site = {
    db,
    pool,
    notices,
    jobs: { send: async () => {} },
    mailer: createMailer({ smtpUrl: undefined, from: 'kopij@localhost', dataDir: '' }),
    payments: undefined,
    youtube: youtubeItself,
    secrets: createSecrets(['only-for-tests-only-for-tests-only']),
    fetching: fetchWhenAsked(),
    uploads: openTemporaryFiles(join(tmpdir(), 'kopij-test-uploads')),
    files: filesOnDisk(join(tmpdir(), 'kopij-test-files')),
    studio: createStudio(),
    texts: createTexts(new URL('../../src/server/text-child.ts', import.meta.url)),
    warn: () => {},
    info: () => {},
    contactEmail: 'kopij@localhost',
    clock: () => new Date(),
    publicUrl: undefined,
    address: () => 'http://localhost',
    registration: 'open',
    secure: false,
  }
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerProblems(app)
  const named = get('/api/named', { access: 'public', output: z.object({ name: z.string() }) })
  servePublic(app, site, named, async () => ({ name: 'Noor', password: 'geheim' }))
  const wrong = get('/api/wrong', { access: 'public', output: z.object({ name: z.string() }) })
  servePublic(app, site, wrong, async () => ({ geheim: true }) as never)
  const made = post('/api/made', {
    access: 'public',
    status: 201,
    body: z.object({ id: z.coerce.number() }),
    output: z.object({ id: z.number() }),
  })
  servePublic(app, site, made, async ({ body }) => body)
  const query = get('/api/sent/:id', {
    access: 'public',
    params: z.object({ id: z.coerce.number().int() }),
    query: z.object({ q: z.string() }),
    output: z.object({ id: z.number(), q: z.string() }),
  })
  servePublic(app, site, query, async ({ params, query: { q } }) => ({ ...params, q }))
  const left = get('/api/left', { access: 'public', output: z.object({}) })
  servePublic(app, site, left, async ({ reply, signal }) => {
    late.came.resolve()
    if (!reply.raw.closed) await once(reply.raw, 'close')
    late.aborted.resolve(signal().aborted)
    return {}
  })
  assert.throws(() => serve(app, site, named, async () => ({ name: '' })), /public/)
  assert.throws(
    () => servePublic(app, site, get('/api/mine', { access: 'user', output: z.object({}) }), async () => ({})),
    /session/,
  )
})
after(async () => {
  await app.close()
  await database.close()
})

test('a field the contract does not name stays inside, even when a handler returns it', async () => {
  assert.deepEqual((await app.inject('/api/named')).json(), { name: 'Noor' })
})

test('a reply that is not what the contract promises is a fault of ours, and is not sent', async () => {
  const reply = await app.inject('/api/wrong')
  assert.equal(reply.statusCode, 500)
  assert.doesNotMatch(reply.body, /geheim|zod|name/)
})

test('body, parameters and query come to the handler as the contract reads them', async () => {
  const made = await app.inject({ method: 'POST', url: '/api/made', payload: { id: '7' } })
  assert.deepEqual([made.statusCode, made.json()], [201, { id: 7 }])
  assert.deepEqual((await app.inject('/api/sent/7?q=zee')).json(), { id: 7, q: 'zee' })
  assert.equal((await app.inject('/api/sent/zeven?q=zee')).statusCode, 400)
  assert.equal((await app.inject('/api/sent/7')).statusCode, 400)
})

test('a handler that asks after its browser left hears so at once', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const reply = fetch(`${url}/api/left`, { signal: leaving.signal })
  await late.came.promise
  leaving.abort()
  await assert.rejects(reply)
  assert.equal(await late.aborted.promise, true)
})

test('what a failed query was given reaches neither the browser nor the log', async () => {
  const lines: string[] = []
  const logging = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  answerProblems(logging)
  const { sql } = await import('drizzle-orm')
  logging.get('/fails', () => database.db.execute(sql`select ${'$argon2id$geheim'} from bestaat_niet`))
  const reply = await logging.inject('/fails')
  assert.equal(reply.statusCode, 500)
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /bestaat_niet/)
  assert.doesNotMatch(lines[0] + reply.body, /geheim/)
})

test('what somebody makes a fault say is one line of the log, whatever stands in it', async () => {
  const lines: string[] = []
  const logging = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  answerProblems(logging)
  const words = 'een regel\n{"level":30,"msg":"verzonnen"}\u2028\u001b[2J'
  logging.get('/fails', () => Promise.reject(new Error(words)))
  await logging.inject('/fails')
  assert.equal(lines.length, 1)
  const [line = ''] = lines
  for (const sign of ['\n', '\u001b']) assert.ok(!line.trimEnd().includes(sign))
  assert.equal((JSON.parse(line) as { err: { message: string } }).err.message, words)
})
