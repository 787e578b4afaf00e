// Requests that are sent one behind the other on one connection: so many are worked on, and who sends more is cut off.
import assert from 'node:assert/strict'
import { connect, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import { boundPipelining, MOST_ON_CONNECTION } from '#server/http/pipelining.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { onPostgres } from '../support/database.ts'

let app: TestApp
let server: Server
before(async () => void (app = await startApp({}, 0, (made) => void (server = made.server))))
after(() => app.close())

/** How many connections a stranger opens. */
const FLOODS = 100

/** What comes back to so many requests that are sent at once, until the connection ends. */
async function sent(count: number, cookie: string, onAnswer = () => {}): Promise<string> {
  const { host, port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  const request = (last: boolean) =>
    `GET /api/user HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n${last ? 'connection: close\r\n' : ''}\r\n`
  socket.write(Array.from({ length: count }, (_, at) => request(at === count - 1)).join(''))
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
    for (let at = answers(String(chunk), 401); at > 0; at -= 1) onAnswer()
  })
  await closed
  return text
}
const answers = (text: string, status: number) => text.split(`HTTP/1.1 ${status} `).length - 1

test(`${MOST_ON_CONNECTION} at once are answered, each in its turn`, async () => {
  const { client } = await app.loggedIn({})
  assert.equal(answers(await sent(MOST_ON_CONNECTION, client.cookie ?? ''), 200), MOST_ON_CONNECTION)
})

test('of ten thousand of a stranger with a session of their own making nearly nothing is worked on, and others are served', async () => {
  const { client } = await app.loggedIn({})
  const looked = app.database.pool.listenerCount('acquire')
  let asked = 0
  const count = () => void (asked += 1)
  app.database.pool.on('acquire', count)
  const flood = await sent(10_000, 'kopij_session=verzonnen')
  app.database.pool.off('acquire', count)
  assert.equal(app.database.pool.listenerCount('acquire'), looked)
  assert.ok(asked <= MOST_ON_CONNECTION + 10, `${asked} connections of the database`)
  assert.ok(answers(flood, 401) <= MOST_ON_CONNECTION)
  assert.equal((await client.get('/api/user')).status, 200)
})

test('when a client leaves, what it had asked on that connection is under way no longer', async (context) => {
  const bare = Fastify()
  boundPipelining(bare)
  let [asked, closed] = [0, 0]
  bare.addHook('onRequest', (_request, { raw }, done) => {
    asked += 1
    raw.once('close', () => (closed += 1))
    done()
  })
  bare.get('/never', () => new Promise(() => {}))
  bare.get('/soon', async () => 'meteen')
  context.after(() => bare.close())
  await bare.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((bare.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: kopij\r\n\r\n`
  socket.write(ask('/never') + ask('/soon').repeat(MOST_ON_CONNECTION - 1))
  await until(() => asked === MOST_ON_CONNECTION, 'all are asked')
  socket.destroy()
  await until(() => closed === MOST_ON_CONNECTION, 'all are closed')
})

test('a request of hundreds of headers is none: each costs memory as long as it waits', async () => {
  const { client } = await app.loggedIn({})
  const asked = (count: number) => {
    const headers = Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-${at}`, 'a']))
    return client.send('GET', '/api/user', { headers })
  }
  assert.equal((await asked(80)).status, 200)
  const { status, body } = await asked(200)
  assert.deepEqual([status, body.code], [400, 'malformedRequest'])
})

test('who made up hundreds of sessions does not keep a colleague of the same network waiting', async () => {
  const { client } = await app.loggedIn({})
  assert.equal((await client.get('/api/user')).status, 200)
  let answered = 0
  const floods = Array.from({ length: FLOODS }, () =>
    sent(MOST_ON_CONNECTION, 'kopij_session=verzonnen', () => void (answered += 1)),
  )
  await until(() => answered > 0, 'the first are answered')
  assert.equal((await client.get('/api/user')).status, 200)
  assert.ok(answered < (FLOODS * MOST_ON_CONNECTION) / 2, `${answered} of the others were answered before`)
  await Promise.all(floods)
})

const onServer = { skip: !onPostgres && 'of a PostgreSQL server' }
test('what who has left had asked is not looked at any more', onServer, async () => {
  const { client } = await app.loggedIn({})
  const { port, host } = new URL(app.url)
  const open = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  const had = await open()
  // Whoever is looked up waits for this one; the others wait for their network's turn.
  const holding = await app.database.pool.connect()
  await holding.query('begin')
  await holding.query('lock table sessions in access exclusive mode')
  let asked = 0
  const count = () => void (asked += 1)
  app.database.pool.on('acquire', count)
  const sockets = await Promise.all(
    Array.from({ length: FLOODS }, async () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      return socket
    }),
  )
  const head = `GET /api/articles?limit=50 HTTP/1.1\r\nhost: ${host}\r\ncookie: kopij_session=verzonnen\r\n\r\n`
  for (const socket of sockets) socket.write(head.repeat(MOST_ON_CONNECTION))
  await until(() => asked > 0, 'the first is looked up')
  for (const socket of sockets) socket.destroy()
  await until(async () => (await open()) <= had, 'they have left')
  await holding.query('rollback')
  holding.release()
  assert.equal((await client.get('/api/user')).status, 200)
  app.database.pool.off('acquire', count)
  assert.ok(asked < FLOODS, `${asked} of ${FLOODS * MOST_ON_CONNECTION} were looked up`)
})
