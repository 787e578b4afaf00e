// A stop of the HTTP server: what is still answered, and which clients are not waited for.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { closeWhenAnswered } from '#server/http/closing.ts'
import { until } from '../support/app.ts'

/** More than the system takes over for a connection within one machine, so that the rest waits in the process. */
const LARGE = Buffer.alloc(24 * 1024 * 1024, 'x')
/** How long a client may keep a stop waiting. */
const CLIENT_MS = 300
/** So long that no test waits for it. */
const LATER_MS = 600_000
/** A stop that takes longer hangs, in ms. */
const PATIENCE_MS = 60_000

interface House {
  app: FastifyInstance
  port: number
  /** The addresses that were asked, once the request has been seen. */
  asked: string[]
}

/** Serves until the test ends, whoever is waited for then. */
async function serving(context: TestContext, clientMs = CLIENT_MS): Promise<House> {
  const app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  const asked: string[] = []
  closeWhenAnswered(app, clientMs)
  app.addHook('onRequest', async ({ url }) => void asked.push(url))
  app.get('/large', async (_, reply) => reply.send(LARGE))
  app.get('/late', async () => {
    await wait(4 * CLIENT_MS)
    return 'laat'
  })
  app.get('/soon', async () => 'meteen')
  app.post('/body', async () => 'ontvangen')
  context.after(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port, asked }
}

/** Sends `request`, and reads nothing until told. */
async function dial({ port }: House, request: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.pause().on('error', () => {})
  await once(socket, 'connect')
  socket.write(request)
  return socket
}

async function closes(house: House): Promise<void> {
  let over = false
  void house.app.close().then(() => (over = true))
  await until(() => over, 'it closes', PATIENCE_MS)
}

test('an answer that is long in the making is waited for', async (context) => {
  const house = await serving(context)
  const reply = fetch(`http://127.0.0.1:${house.port}/late`).then((late) => late.text())
  await until(() => house.asked.length === 1, 'it is asked')
  await closes(house)
  assert.equal(await reply, 'laat')
})

test('an answer in the making is waited for too when the next one on its connection is ready', async (context) => {
  const house = await serving(context)
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: kopij\r\n\r\n`
  const socket = await dial(house, ask('/late') + ask('/soon'))
  context.after(() => socket.destroy())
  await until(() => house.asked.length === 2, 'both are asked')
  let said = ''
  socket
    .setEncoding('utf8')
    .on('data', (part: string) => (said += part))
    .resume()
  await closes(house)
  await until(() => /laat[^]*meteen/.test(said), 'both came')
})

for (const [what, request] of [
  ['does not read its reply', 'GET /large HTTP/1.1\r\nhost: kopij\r\n\r\n'],
  [
    'does not send the rest of its request',
    'POST /body HTTP/1.1\r\nhost: kopij\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nhalf',
  ],
] as const) {
  test(`a client that ${what} does not hold up the stop`, async (context) => {
    const house = await serving(context)
    const socket = await dial(house, request)
    context.after(() => socket.destroy())
    await until(() => house.asked.length === 1, 'it is asked')
    await closes(house)
  })
}

test('a client that begins to read late, but in time, gets its whole reply', async (context) => {
  const house = await serving(context, LATER_MS)
  const socket = await dial(house, 'GET /large HTTP/1.1\r\nhost: kopij\r\nconnection: close\r\n\r\n')
  context.after(() => socket.destroy())
  await until(() => house.asked.length === 1, 'it is asked')
  let bytes = 0
  const closing = closes(house)
  // By then the stop has seen more than once that nothing is read.
  await wait(CLIENT_MS)
  socket.on('data', (part: Buffer) => (bytes += part.length)).resume()
  await closing
  await until(() => bytes >= LARGE.length, 'all of it came')
})
