// What one person asks at once takes their share of the database and no more: the rest waits in its order, and health has its own way.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import { file, get } from '#contract/endpoint.ts'
import { aliveEmbedded } from '#server/db/alive.ts'
import { POOL_SIZE } from '#server/db/connect.ts'
import { askingFor } from '#server/fetch/asker.ts'
import { servePublic } from '#server/http/serve.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { onPostgres } from '../support/database.ts'

/** How many connections one person's requests have at once. */
const SHARE = onPostgres ? 3 : 1
const LISTS = 80

let app: TestApp
let anne: { client: Client; id: number }
let bram: Client
before(async () => {
  app = await startApp({ rateLimit: false })
  const { client, user } = await app.loggedIn()
  anne = { client, id: user.id }
  bram = (await app.loggedIn()).client
  await app.database.pool.query(
    `insert into inspiratie_links (title, url, url_key, created_at)
     select 'Link ' || n, 'https://example.com/' || n, n::text, now() from generate_series(1, 3000) n`,
  )
  // As a server does by itself, and the job that tends the embedded database.
  await app.database.pool.query('analyze inspiratie_links')
})
after(() => app.close())

/** Asks the database for this name until `end` is called; resolves once it has a connection. */
async function holding(name: string, signal?: AbortSignal): Promise<() => void> {
  const client = await askingFor({ name, ...(signal && { signal: () => signal }) }, () => app.database.pool.connect())
  return () => client.release()
}

const LIST = '/api/inspiratie-links?limit=1000'

test('of eighty of the longest lists that one person asks at once each is answered, and another’s request and health are before them', async () => {
  const done: string[] = []
  const asked = Array.from({ length: LISTS }, async () => {
    const { status, body } = await anne.client.get(LIST)
    done.push('list')
    assert.equal(status, 200)
    assert.ok(body.length > 900)
  })
  // Statements take turns, so all lists go on side by side and end at about the same time: by now they have begun.
  await anne.client.get('/api/health')
  const others = Promise.all([
    bram.get('/api/user'),
    bram.get('/api/inspiratie-links?limit=10'),
    bram.get('/api/health'),
  ])
  for (const { status } of await others) assert.equal(status, 200)
  const ahead = done.length
  assert.ok(ahead < LISTS / 2, `${ahead} lists went before`)
  await Promise.all(asked)
  assert.equal(done.length, LISTS)
})

test('whoever has their share waits, in the order of asking, while others are let in', async () => {
  const held = await Promise.all(Array.from({ length: SHARE }, () => holding('anne')))
  const entered: string[] = []
  const waiting = ['first', 'second'].map(async (name) => {
    const end = await holding('anne')
    entered.push(name)
    end()
  })
  if (onPostgres) (await holding('bram'))()
  assert.deepEqual(entered, [])
  for (const end of held) end()
  await Promise.all(waiting)
  assert.deepEqual(entered, ['first', 'second'])
})

test('who leaves while they wait for their share are not let in any more, and take nobody’s place', async () => {
  const held = await Promise.all(Array.from({ length: SHARE }, () => holding('anne')))
  const leaving = new AbortController()
  const gone = holding('anne', leaving.signal)
  const stays = holding('anne')
  leaving.abort(new Error('left'))
  await assert.rejects(gone, /left/)
  for (const end of held) end()
  ;(await stays)()
})

const pieces = get('/api/pieces', { access: 'public', output: file })

/** Serves a file of two pieces, between which the database is asked; `reached` hears of each. */
async function servingPieces(reached: (piece: string) => void) {
  const server = Fastify()
  servePublic(server, app.site, pieces, async () => ({ mediaType: 'text/plain', body: made() }))
  async function* made() {
    reached('first')
    yield Buffer.from('first ')
    await app.database.pool.query('select 1')
    reached('second')
    yield Buffer.from('second')
  }
  await server.ready()
  return server
}

test('what a file is made of while it is sent is asked in its asker’s name, and strangers of one network have one share', async () => {
  const reached: string[] = []
  const server = await servingPieces((piece) => reached.push(piece))
  const held = await Promise.all(Array.from({ length: SHARE }, () => holding('from 2001:db8:0:0')))
  const reply = server.inject({ url: pieces.path, remoteAddress: '2001:db8::7' }).then(({ body }) => body)
  await until(async () => reached.length > 0, 'the first piece is sent')
  // Longer than an answer of the database takes that nobody waits for.
  if (onPostgres) for (let round = 0; round < 5; round += 1) await app.database.pool.query('select 1')
  assert.deepEqual(reached, ['first'])
  for (const end of held) end()
  assert.equal(await reply, 'first second')
  await server.close()
})

test('a failed connection, and a failed query, give the place on', async () => {
  for (let round = 0; round < 2 * SHARE; round += 1)
    await assert.rejects(askingFor({ name: 'anne' }, () => app.database.pool.query('select no_such_column')))
  ;(await holding('anne'))()
})

test('health says 200 while every connection is at work', async () => {
  if (onPostgres) {
    const { pool } = app.database
    const held = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connect()))
    assert.equal((await app.client().get('/api/health')).status, 200)
    for (const client of held) client.release()
    return
  }
  // A statement of some seconds: the one connection answers nobody meanwhile.
  const state = { done: false }
  const long = app.database.pool
    .query('select count(*) from generate_series(1, 5000) a, generate_series(1, 5000) b')
    .then(() => (state.done = true))
  assert.equal((await app.client().get('/api/health')).status, 200)
  assert.equal(state.done, false, 'the statement ended too soon to tell')
  await long
})

test('an embedded database that neither answers nor works is not alive, nor is one whose statement never ends', async () => {
  const never = { query: () => new Promise(() => {}) } as never
  const pulse = (busyMs: number | undefined, beats = false) => {
    let answered = 0
    return { answered: () => (beats ? (answered += 1) : 0), busyMs: () => busyMs }
  }
  assert.equal(await aliveEmbedded(never, pulse(undefined), 200)(), false)
  assert.equal(await aliveEmbedded(never, pulse(31_000), 200)(), false)
  assert.equal(await aliveEmbedded(never, pulse(29_000), 200)(), true)
  assert.equal(await aliveEmbedded(never, pulse(undefined, true), 200)(), true)
  const refusing = { query: () => Promise.reject(new Error('gone')) } as never
  assert.equal(await aliveEmbedded(refusing, pulse(29_000), 200)(), false)
})

test('however many ask whether it is alive, one question of theirs waits for an answer', async () => {
  let asked = 0
  const slow = { query: () => ((asked += 1), new Promise(() => {})) } as never
  let answered = 0
  const isAlive = aliveEmbedded(slow, { answered: () => (answered += 1), busyMs: () => undefined }, 200)
  for (let round = 0; round < 3; round += 1)
    assert.deepEqual(new Set(await Promise.all(Array.from({ length: 100 }, isAlive))), new Set([true]))
  assert.equal(asked, 1)
})
