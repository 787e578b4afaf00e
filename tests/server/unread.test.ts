// Replies that nobody reads: how long they are kept, and how much of them one person may have waiting.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import type { PublicUser } from '#server/accounts/tables.ts'
import { boundUnread, type UnreadLimits } from '#server/http/unread.ts'
import { until } from '../support/app.ts'

const MEGABYTE = 1024 * 1024
/** More than the system takes over for a connection within one machine, so that the rest waits in the process. */
const LARGE = Buffer.alloc(24 * MEGABYTE, 'x')
const CUT_AFTER_MS = 1_000
/** So long that no test waits for it. */
const LATER_MS = 600_000

let hasty: FastifyInstance
let patient: FastifyInstance
before(async () => {
  hasty = await serving({ cutAfterMs: CUT_AFTER_MS, bytesPerPerson: 4 * LARGE.length })
  patient = await serving({ cutAfterMs: LATER_MS, bytesPerPerson: 4 * LARGE.length })
})
after(() => Promise.all([hasty.close(), patient.close()]))

async function serving(limits: UnreadLimits): Promise<FastifyInstance> {
  const app = Fastify()
  app.decorateRequest('sessionUser', null)
  boundUnread(app, limits)
  app.addHook('onRequest', async (request) => {
    const id = Number(request.headers['x-person'] ?? 0)
    if (id > 0) request.sessionUser = { id } as PublicUser
  })
  app.get('/large', async (_, reply) => reply.send(LARGE))
  app.get('/late', async () => {
    await wait(2 * CUT_AFTER_MS)
    return 'laat'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port

/** Asks and reads nothing; `from` is the address it asks from. */
async function ask(app: FastifyInstance, { person, from }: { person?: number; from?: string } = {}): Promise<Socket> {
  const socket = connect({ port: portOf(app), host: '127.0.0.1', ...(from && { localAddress: from }) })
  socket.pause().on('error', () => {})
  await once(socket, 'connect')
  const who = person === undefined ? '' : `x-person: ${person}\r\n`
  socket.write(`GET /large HTTP/1.1\r\nhost: kopij\r\n${who}\r\n`)
  return socket
}

/** Reads `socket` to its end in steps with a pause between them; how much came. */
async function readAll(socket: Socket, pauseMs: number): Promise<number> {
  let bytes = 0
  for (let ended = false; !ended && bytes < LARGE.length;) {
    const part = socket.read() as Buffer | null
    if (part === null) ended = !(await Promise.race([once(socket, 'readable').then(() => true), closed(socket)]))
    else bytes += part.length
    await wait(pauseMs)
  }
  return bytes
}
const closed = (socket: Socket) => (socket.destroyed ? false : once(socket, 'close').then(() => false))

/** How many connections of the server are open. */
const open = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count ?? 0)))

test('a reply of which nothing is read is cut after a while', async () => {
  const socket = await ask(hasty)
  await until(async () => (await open(hasty)) === 1, 'it is asked')
  await until(async () => (await open(hasty)) === 0, 'it is cut')
  socket.destroy()
})

test('a reply that is read slowly arrives whole, though it takes longer than that', async () => {
  const socket = await ask(hasty)
  const begun = performance.now()
  assert.ok((await readAll(socket, 10)) >= LARGE.length)
  assert.ok(performance.now() - begun > CUT_AFTER_MS, 'it proves nothing this fast')
  socket.destroy()
})

test('who waits longer than that for a slow answer gets it', async () => {
  const reply = await fetch(`http://127.0.0.1:${portOf(hasty)}/late`)
  assert.equal(await reply.text(), 'laat')
})

/** Which of `sockets` are still connected; they are told that by the server's end, so they must read it. */
async function leftOf(sockets: Socket[]): Promise<boolean[]> {
  return Promise.all(sockets.map(async (socket) => (await readAll(socket, 0)) >= LARGE.length))
}

for (const [who, one, other] of [
  ['a person', { person: 1 }, { person: 2 }],
  ['an address', { from: '127.0.0.1' }, { from: '127.0.0.2' }],
] as const) {
  test(`beyond what ${who} may have waiting the oldest replies are cut, and nobody else's`, async () => {
    // One that is not accepted yet is not open either, though nobody cut it.
    let accepted = 0
    const accept = () => void (accepted += 1)
    patient.server.on('connection', accept)
    const stranger = await ask(patient, other)
    const mine: Socket[] = []
    // Each has an unread rest of at most its size: the fifth or one soon after it is too much.
    for (let at = 0; at < 8; at += 1) mine.push(await ask(patient, one))
    await until(async () => accepted === 9 && (await open(patient)) < 9, 'one is cut')
    patient.server.off('connection', accept)
    const [theirs, ...left] = await leftOf([stranger, ...mine])
    assert.equal(theirs, true, 'the other one gets theirs')
    const first = left.indexOf(true)
    assert.ok(first > 0, 'the oldest is cut')
    assert.ok(left.slice(first).every(Boolean), 'those after it are not')
    for (const socket of [stranger, ...mine]) socket.destroy()
  })
}

test('one reply that is larger than all that is allowed is its reader’s to read', async (context) => {
  const strict = await serving({ cutAfterMs: LATER_MS, bytesPerPerson: MEGABYTE })
  context.after(() => strict.close())
  const reply = await fetch(`http://127.0.0.1:${portOf(strict)}/large`)
  await wait(500)
  assert.equal((await reply.arrayBuffer()).byteLength, LARGE.length)
})
