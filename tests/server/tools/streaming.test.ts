// A tool whose answer is read while it is written: its lines, what stopping costs, and what goes wrong on the way.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { aiUsage } from '#server/quota/tables.ts'
import { DraftFailure, type Provider, type Sink } from '#server/tools/provider.ts'
import { startApp, until, type Client, type TestApp } from '../../support/app.ts'

/** What the provider does while it writes, and the text it ends with. */
let write: (sink: Sink, signal: AbortSignal) => Promise<string>
const told: Provider = {
  model: 'proef',
  async draft(_tool, _ask, signal, sink) {
    assert.ok(sink)
    const text = await write(sink, signal)
    return { output: { text }, model: 'proef', promptTokens: 3, completionTokens: 4, estimatedCost: 0 }
  },
}

let app: TestApp
before(async () => void (app = await startApp({ provider: told })))
after(() => app.close())

const body = { text: 'Een tekst om te herschrijven.', mode: 'korter' }
const rewrite = (client: Client, signal?: AbortSignal) =>
  client.send('POST', '/api/rewriter', { body, ...(signal && { signal }) })
/** Resolves once the head of the reply is there; what follows is not read. */
const begins = (client: Client, signal: AbortSignal) =>
  fetch(`${app.url}/api/rewriter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: client.cookie ?? '' },
    body: JSON.stringify(body),
    signal,
  })
const counter = async (client: Client) => (await client.get('/api/user')).body.aiRequestsCount
const kept = async (client: Client) => (await client.get('/api/history')).body
const forever = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new DraftFailure('cancelled'))))

test('the pieces come as lines, the whole reply last', async () => {
  write = async (sink) => {
    sink.write('Een ')
    sink.write('tekst.')
    return 'Een tekst.'
  }
  const { client } = await app.loggedIn()
  const reply = await rewrite(client)
  assert.equal(reply.status, 200)
  assert.match(reply.headers.get('content-type') ?? '', /^application\/x-ndjson/)
  assert.equal(reply.headers.get('cache-control'), 'no-store')
  assert.equal(reply.headers.get('x-content-type-options'), 'nosniff')
  const [{ id }] = await kept(client)
  assert.deepEqual(reply.body, [
    { text: 'Een ' },
    { text: 'tekst.' },
    { reply: { text: 'Een tekst.', model: 'proef', generationId: id } },
  ])
  assert.equal(await counter(client), 1)
})

test('a piece arrives before the next one is written', async () => {
  let goOn = () => {}
  write = async (sink) => {
    sink.write('Eerste zin. ')
    await new Promise<void>((resolve) => (goOn = resolve))
    return 'Eerste zin. Tweede zin.'
  }
  const { client } = await app.loggedIn()
  const response = await fetch(`${app.url}/api/rewriter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: client.cookie ?? '' },
    body: JSON.stringify(body),
  })
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  assert.equal(new TextDecoder().decode(value), '{"text":"Eerste zin. "}\n')
  goOn()
  while (!(await reader?.read())?.done);
})

test('a writer that begins again says so', async () => {
  write = async (sink) => {
    sink.write('Fout.')
    sink.restart()
    sink.write('Goed.')
    return 'Goed.'
  }
  const lines = (await rewrite((await app.loggedIn()).client)).body
  assert.deepEqual(lines.slice(0, 3), [{ text: 'Fout.' }, { restart: true }, { text: 'Goed.' }])
})

test('a failure before the first piece is an ordinary reply', async () => {
  write = () => Promise.reject(new DraftFailure('writerTooSlow'))
  const { client } = await app.loggedIn()
  const reply = await rewrite(client)
  assert.equal(reply.status, 502)
  assert.match(reply.body.message, /te lang/)
  assert.equal(await counter(client), 0)
})

test('a failure after the first piece is the last line, and costs nothing', async () => {
  write = async (sink) => {
    sink.write('Een begin. ')
    throw new DraftFailure('writerUnreachable', { cause: new Error('geheim') })
  }
  const { client } = await app.loggedIn()
  const reply = await rewrite(client)
  assert.equal(reply.status, 200)
  assert.deepEqual(reply.body, [
    { text: 'Een begin. ' },
    {
      problem: {
        status: 502,
        code: 'writerUnreachable',
        message: 'De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.',
      },
    },
  ])
  assert.equal(await counter(client), 0)
  assert.deepEqual(await kept(client), [])
})

test('who stops before the first piece pays nothing', async () => {
  let begun = false
  write = (_sink, signal) => {
    begun = true
    return forever(signal)
  }
  const { client } = await app.loggedIn()
  const leaving = new AbortController()
  const reply = rewrite(client, leaving.signal).catch((error: Error) => error.name)
  await until(() => begun, 'the writer is at work')
  leaving.abort()
  assert.equal(await reply, 'AbortError')
  await until(async () => (await counter(client)) === 0, 'the request is given back')
})

test('who stops after the first piece pays, and finds what was written in the history', async () => {
  write = (sink, signal) => {
    sink.write('Een begin. ')
    return forever(signal)
  }
  const { client, user } = await app.loggedIn()
  const leaving = new AbortController()
  // The head has gone out: the server has something to stop.
  await begins(client, leaving.signal)
  leaving.abort()
  await until(async () => (await kept(client)).length === 1, 'it stands in the history')
  const [{ output }] = await kept(client)
  assert.deepEqual(output, { text: 'Een begin. ' })
  assert.equal(await counter(client), 1)
  const [usage] = await app.database.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id))
  assert.equal(usage?.success, true)
})

test('a stop whose text cannot be kept is given back', async () => {
  write = (sink, signal) => {
    sink.write('Een begin. ')
    return forever(signal)
  }
  const { client, user } = await app.loggedIn()
  await app.database.pool.query(`ALTER TABLE generations ADD CONSTRAINT proef CHECK (user_id <> ${user.id}) NOT VALID`)
  try {
    const leaving = new AbortController()
    // The head has gone out: the server has something to stop.
    await begins(client, leaving.signal)
    leaving.abort()
    await until(async () => (await counter(client)) === 0, 'the request is given back')
  } finally {
    await app.database.pool.query('ALTER TABLE generations DROP CONSTRAINT proef')
  }
})

test('bad input, a visitor and a reached limit are ordinary replies', async () => {
  write = () => assert.fail('nobody is asked')
  assert.equal((await rewrite(app.client())).status, 401)
  const { client } = await app.loggedIn({ aiRequestsCount: 10 })
  const refused = await rewrite(client)
  assert.deepEqual([refused.status, refused.body.requestLimitReached], [403, true])
  const own = await client.post('/api/rewriter', { text: 'Tekst.', mode: 'eigen', instruction: ' ' })
  assert.deepEqual([own.status, Object.keys(own.body.errors)], [400, ['instruction']])
  const long = await client.post('/api/rewriter', { ...body, text: 'a'.repeat(20_001) })
  assert.deepEqual([long.status, long.body.message], [400, 'Een tekst telt hoogstens 20.000 tekens.'])
})
