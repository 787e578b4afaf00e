// Uploads that are refused, whatever they are: the refusal always arrives, also where the rest of what is sent was not waited for, and
// whoever only holds on to the connection is ended.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import { importArticle } from '#contract/articles/endpoints.ts'
import { storePicture } from '#contract/articles/picture-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { lookAt, upscaleImage } from '#contract/pictures/endpoints.ts'
import { enhanceImages } from '#contract/resizer/endpoints.ts'
import { combineImages } from '#contract/shorts-images/endpoints.ts'
import { createZip } from '#contract/thumbnails/endpoints.ts'
import { inLanes } from '#server/fetch/slots.ts'
import { lingerAfterReplies } from '#server/http/lingering.ts'
import { ZIPS_PER_TEN_MINUTES } from '#server/thumbnails/routes.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { slownessNow, startLoopProbe } from '../support/loop-probe.ts'
import { answered, begun, sendings, type Sending } from '../support/refused-uploads.ts'
import { jpeg, MEGABYTE } from '../support/uploads.ts'

const endpoints: readonly Endpoint[] = [
  upscaleImage,
  lookAt,
  storePicture,
  importArticle,
  enhanceImages,
  combineImages,
  createZip,
]

let app: TestApp
let cookie = ''
before(async () => {
  app = await startApp()
  cookie = (await app.loggedIn({ username: 'anna' })).client.cookie ?? ''
})
after(() => app.close())

/** Why an upload is refused: what is asked of which address, as whom, and what is answered. */
interface Refused {
  why: string
  status: number
  head?: (endpoint: Endpoint) => string
  path?: (path: string) => string
  /** Begins the body. */
  begin?: (field: string) => string
  /** Left out: for all, and however much is sent, in bytes. */
  goesFor?: (endpoint: Endpoint, bytes: number) => boolean
}

const form = 'content-type: multipart/form-data; boundary=grens\r\n'
const known = () => `cookie: ${cookie}\r\n${form}`

const refusals: readonly Refused[] = [
  { why: 'a stranger', status: 401, head: () => form },
  { why: 'a session that is none', status: 401, head: () => `cookie: kopij_session=geen\r\n${form}` },
  { why: 'a page elsewhere', status: 403, head: () => `${known()}origin: https://elders.example\r\n` },
  { why: 'no address of ours', status: 404, path: (path) => `${path}/nergens` },
  { why: 'no form', status: 415, head: () => `cookie: ${cookie}\r\ncontent-type: application/json\r\n` },
  {
    why: 'another kind of file',
    status: 415,
    begin: (field) => `${begun(field)}${'\0\x01\x02\x03'.repeat(1_000)}`,
    // Where files are apart the others are waited for.
    goesFor: ({ upload, bodyBytes }, bytes) => !upload?.apart && bytes > 1 && bytes < bodyBytes,
  },
  {
    why: 'another field',
    status: 400,
    begin: () => begun('elders'),
    goesFor: ({ bodyBytes }, bytes) => bytes > 1 && bytes < bodyBytes,
  },
  { why: 'too much', status: 413, goesFor: ({ bodyBytes }, bytes) => bytes > bodyBytes },
]

const answerTo = (
  endpoint: Endpoint,
  { path = (same) => same, head = known, begin = begun }: Pick<Refused, 'head' | 'path' | 'begin'>,
  sending: Sending,
  bytes: number,
) =>
  answered(
    app.url,
    { path: path(endpoint.path), head: head(endpoint), begin: begin(endpoint.upload?.field ?? '') },
    sending,
    bytes,
  )

/** In bytes: a sign, more than the system takes over at once, and the largest upload there is. */
const sizes = [1, 3 * MEGABYTE, 60 * MEGABYTE]

test('a refusal arrives, whatever is sent, however much, and however', async () => {
  const cases = endpoints.flatMap((endpoint) =>
    refusals.flatMap((refused) =>
      sendings.flatMap((sending) =>
        sizes
          .filter((bytes) => refused.goesFor?.(endpoint, bytes) ?? true)
          // Of what comes in chunks it shows at its end how much it is.
          .filter(() => refused.status !== 413 || !sending.chunked)
          .filter(
            (bytes) => bytes === 1 || sending.readsLast || endpoint === upscaleImage || endpoint === importArticle,
          )
          // The large ones where it is hardest: everything is sent before anything is read.
          .filter(
            (bytes) =>
              bytes < 60 * MEGABYTE ||
              (sending.readsLast && endpoint === lookAt && [401, 413].includes(refused.status)),
          )
          .map((bytes) => ({ endpoint, refused, sending, bytes })),
      ),
    ),
  )
  assert.ok(cases.length > 350, String(cases.length))
  const wrong = await inLanes(cases, 6, async ({ endpoint, refused, sending, bytes }) => {
    const status = await answerTo(endpoint, refused, sending, bytes)
    // What is more than was declared is a request of its own, and none: that may show first.
    const isMore = (sending.share ?? 1) > 1 && status === 400
    return status === refused.status || isMore
      ? []
      : [`${endpoint.path}: ${refused.why}, ${bytes} bytes, ${sending.how}: ${status}`]
  })
  assert.deepEqual(wrong.flat(), [])
})

test('who asks too often hears it, however the form is sent', async () => {
  const { client } = await app.loggedIn()
  const zipOf = (bytes: number) => {
    const end = '\r\n--grens--\r\n'
    return Buffer.concat([Buffer.from(begun('thumbnails')), jpeg(bytes), Buffer.from(end)])
  }
  const head = () => `cookie: ${client.cookie}\r\ncontent-type: multipart/form-data; boundary=grens\r\n`
  const send = (body: Buffer, sending: Sending = sendings[0]!) =>
    answerTo(createZip, { head, begin: () => body.toString('latin1') }, sending, body.length)
  const small = zipOf(100)
  for (let count = 0; count < ZIPS_PER_TEN_MINUTES; count += 1) assert.equal(await send(small), 200)
  const large = zipOf(3 * MEGABYTE)
  for (const sending of sendings.filter(({ share }) => share === undefined)) {
    assert.equal(await send(small, sending), 429, sending.how)
    assert.equal(await send(large, sending), 429, sending.how)
  }
})

/** The longest turn of the loop that a form may take, in ms of the processor of the yardstick's machine; and how often is measured. */
const HELD_MS = 30
const ROUNDS = 4

test('a form of nothing but parts, as small as they can be, holds nobody up', async () => {
  const { client } = await app.loggedIn()
  for (const [boundary, part] of [
    ['grens', '--grens\r\ncontent-disposition: form-data; name="x"\r\n\r\na\r\n'],
    ['g', '\r\n--g'],
    ['-', '\r\n---\r\n\r\nx'],
  ] as const) {
    const body = part.repeat((256 * 1024) / part.length)
    const headers = { cookie: client.cookie ?? '', 'content-type': `multipart/form-data; boundary=${boundary}` }
    let best = Infinity
    for (let round = 0; round < ROUNDS && best > HELD_MS; round += 1) {
      const probe = startLoopProbe()
      const { status } = await fetch(app.url + importArticle.path, { method: 'POST', body, headers })
      best = Math.min(best, probe.longest() / Math.max(1, slownessNow().processor))
      probe.stop()
      assert.ok([400, 413].includes(status), String(status))
    }
    assert.ok(best <= HELD_MS, `${JSON.stringify(part)}: ${best.toFixed(0)} ms`)
  }
})

test('a browser hears it too, with words, and goes on over the same connection', async () => {
  for (const [bytes, path, as, status] of [
    [5 * MEGABYTE, lookAt.path, cookie, 413],
    [5 * MEGABYTE, upscaleImage.path, '', 401],
    [60 * MEGABYTE, importArticle.path, '', 401],
    [60 * MEGABYTE, '/api/nergens', cookie, 404],
  ] as const) {
    const sent = new FormData()
    sent.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'foto.png')
    for (let times = 0; times < 3; times += 1) {
      const reply = await fetch(app.url + path, { method: 'POST', body: sent, headers: { cookie: as } })
      assert.equal(reply.status, status, path)
      assert.match(((await reply.json()) as { message: string }).message, /^[A-Z].*\.$/)
    }
  }
})

/** A connection on which the test goes on itself. */
async function dial(url: string, text: string): Promise<{ socket: Socket; heard: () => string }> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  let heard = ''
  socket
    .on('error', () => {})
    .setEncoding('latin1')
    .on('data', (piece: string) => (heard += piece))
  await once(socket, 'connect')
  socket.write(text)
  return { socket, heard: () => heard }
}

/** Sends until the connection is ended. */
async function keepsSending({ socket }: { socket: Socket }, bytes: number, everyMs: number): Promise<void> {
  const sending = setInterval(() => void (socket.writableLength < MEGABYTE && socket.write('x'.repeat(bytes))), everyMs)
  await until(() => socket.destroyed, 'the connection is ended').finally(() => clearInterval(sending))
}

test('who only holds on to the connection after a refusal is ended, and who never stops sending too', async (context) => {
  const made = Fastify()
  lingerAfterReplies(made, { lookMs: 200, leastBytes: 500, mostBytes: MEGABYTE })
  context.after(() => made.close())
  const url = await made.listen({ port: 0, host: '127.0.0.1' })
  for (const closing of ['', 'connection: close\r\n']) {
    const head = `POST / HTTP/1.1\r\nhost: a\r\n${closing}content-length: ${100 * MEGABYTE}\r\n\r\n`
    for (const [bytes, everyMs] of [
      [0, 50],
      [10, 50],
      [200_000, 5],
    ] as const) {
      const one = await dial(url, head)
      await keepsSending(one, bytes, everyMs)
      assert.match(one.heard(), /^HTTP\/1\.1 404 /)
    }
  }
})

test('of what follows the last request of a connection nothing is done', async (context) => {
  const made = Fastify()
  lingerAfterReplies(made)
  const asked: string[] = []
  made.get('/:name', async ({ url }) => void asked.push(url))
  context.after(() => made.close())
  const url = await made.listen({ port: 0, host: '127.0.0.1' })
  const one = await dial(url, 'GET /a HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  await until(() => one.heard().includes('200 OK'), 'it is answered')
  one.socket.write('GET /b HTTP/1.1\r\nhost: a\r\n\r\n')
  await until(() => one.socket.destroyed, 'the connection is ended')
  assert.deepEqual(asked, ['/a'])
})

test('what is no HTTP, or names two hosts, is 400, and its connection ends', async () => {
  const refused = (problem: string) => new RegExp(`^HTTP/1\\.1 400 [^]*${problem}`)
  const { hostname, port } = new URL(app.url)
  const host = `host: ${hostname}:${port}\r\n`
  for (const [what, text] of [
    ['no HTTP', 'hallo\r\n\r\n'],
    ['the same host twice', `GET /api/health HTTP/1.1\r\n${host}${host}\r\n`],
    ['another host behind it', `GET /api/health HTTP/1.1\r\n${host}Host: elders.example\r\n\r\n`],
    ['another host before it', `GET / HTTP/1.1\r\nHOST: elders.example\r\n${host}\r\n`],
    ['on an upload', `POST ${upscaleImage.path} HTTP/1.1\r\n${host}${host}${known()}content-length: 5\r\n\r\nhallo`],
    ['nowhere', `GET /api/nergens HTTP/1.1\r\n${host}${host}\r\n`],
  ] as const) {
    const one = await dial(app.url, text)
    await until(() => one.heard().includes('\r\n\r\n'), 'it is answered')
    assert.match(one.heard(), refused('"message":"[A-Z][^"]*\\."'), what)
    one.socket.destroy()
  }
  const one = await dial(app.url, 'hallo\r\n\r\n')
  await keepsSending(one, 1, 50)
})
