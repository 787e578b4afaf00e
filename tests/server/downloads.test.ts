// Files that are sent out: as they are read, no faster than they are taken, and under any name.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { parse } from 'content-disposition'
import { file, get, post, type FileReply } from '#contract/endpoint.ts'
import { z } from 'zod'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { answerProblems } from '#server/http/problems.ts'
import { servePublic } from '#server/http/serve.ts'
import type { Site } from '#server/http/site.ts'
import { validatorCompiler } from '#server/http/validate.ts'
import { until } from '../support/app.ts'

const app = Fastify({ forceCloseConnections: true })
let url: string
/** What the endpoint answers. */
let answer: FileReply
before(async () => {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerProblems(app)
  const site = { secure: false } as Site
  servePublic(app, site, get('/api/file', { access: 'public', output: file }), async () => answer)
  servePublic(app, site, post('/api/made', { access: 'public', status: 201, output: file }), async () => answer)
  const large = { access: 'public', body: z.object({ text: z.string() }), output: z.object({}) } as const
  servePublic(app, site, post('/api/usual', large), async () => ({}))
  servePublic(app, site, post('/api/large', { ...large, bodyBytes: 1024 * 1024 }), async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`
})
after(() => app.close())

const PIECE = Buffer.alloc(64 * 1024, 'x')

/** A file that is made while it is read: how much of it was asked for, and whether its reader told it to stop. */
function source(pieces: number) {
  const state = { read: 0, closed: false }
  async function* body() {
    try {
      for (; state.read < pieces; state.read += 1) yield PIECE
    } finally {
      state.closed = true
    }
  }
  return { state, body: body() }
}

test('a file is sent with the status of its endpoint', async () => {
  answer = { mediaType: 'text/csv', body: 'a;b' }
  assert.equal((await fetch(`${url}/made`, { method: 'POST' })).status, 201)
})

test('a file that is read while it is sent arrives whole, with its length when that is known', async () => {
  for (const length of [undefined, 10 * PIECE.length]) {
    answer = { mediaType: 'image/png', body: source(10).body, ...(length !== undefined && { length }) }
    const reply = await fetch(`${url}/file`)
    assert.equal(reply.headers.get('content-type'), 'image/png')
    assert.equal(reply.headers.get('content-length'), length === undefined ? null : String(length))
    assert.equal((await reply.arrayBuffer()).byteLength, 10 * PIECE.length)
  }
})

test('a file is read no faster than it is taken, and no further once nobody takes it', async () => {
  const { state, body } = source(10_000)
  answer = { mediaType: 'image/png', body }
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
  socket.pause().on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /api/file HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
  await until(() => state.read > 0, 'it is being read')
  // What the system takes off the server's hands is some megabytes of the six hundred.
  for (let earlier = -1; earlier < state.read; await wait(300)) earlier = state.read
  assert.ok(state.read < 500, `${state.read} pieces were read`)
  socket.destroy()
  await until(() => state.closed, 'it is closed')
  assert.ok(state.read < 600)
})

test('a file that is shorter or longer than was promised, or fails halfway, is not taken for whole', async () => {
  async function* failing() {
    yield PIECE
    await wait(1)
    throw new Error('de schijf')
  }
  for (const [body, length] of [
    [source(2).body, 3 * PIECE.length],
    [source(4).body, 3 * PIECE.length],
    [failing(), 3 * PIECE.length],
    [failing(), undefined],
  ] as const) {
    answer = { mediaType: 'image/png', body, ...(length !== undefined && { length }) }
    // Told at once, or by a connection that ends.
    const reply = await fetch(`${url}/file`)
    if (reply.ok) await assert.rejects(reply.arrayBuffer())
    else assert.equal(reply.status, 500)
  }
})

const names = [
  'tuin.png',
  'café “zon” é.png',
  'een "aanhaling" en \\ streep.csv',
  'a\r\nset-cookie: x=1.png',
  'regel\u0000\u202egnp.png',
  '日本語 🌱.zip',
  "100% 'goed'; filename=x.png",
  '\ud800.png',
]
for (const name of names) {
  test(`a browser saves a file under the name ${JSON.stringify(name)}`, async () => {
    answer = { mediaType: 'image/png', body: 'x', fileName: name }
    const reply = await fetch(`${url}/file`)
    assert.equal(reply.headers.get('set-cookie'), null)
    const header = reply.headers.get('content-disposition') ?? ''
    assert.match(header, /^attachment; filename[\x20-\x7e]+$/)
    const { parameters } = parse(header)
    assert.equal(parameters['filename'], name.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, ''))
  })
}

test('an endpoint takes as much as it declares', async () => {
  const send = async (path: string, bytes: number) => {
    const body = JSON.stringify({ text: 'a'.repeat(bytes) })
    return (await fetch(url + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status
  }
  assert.equal(await send('/usual', 500 * 1024), 200)
  assert.equal(await send('/usual', 513 * 1024), 413)
  assert.equal(await send('/large', 1000 * 1024), 200)
  assert.equal(await send('/large', 1025 * 1024), 413)
})
