// Files that are sent: received as they come, refused as soon as it can be told, and gone when the reply is.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { get, post, type Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { textField } from '#contract/text.ts'
import type { PublicUser } from '#server/accounts/tables.ts'
import { openTemporaryFiles } from '#server/files/temporary.ts'
import { boundArrival, type ArrivalPace } from '#server/http/arrival.ts'
import { answerProblems } from '#server/http/problems.ts'
import type { ReceivedFile } from '#server/http/receive.ts'
import { serve } from '#server/http/serve.ts'
import { serveUpload } from '#server/http/serve-upload.ts'
import type { Site } from '#server/http/site.ts'
import { validatorCompiler } from '#server/http/validate.ts'
import { until } from '../support/app.ts'
import { png } from '../support/strange-web.ts'

const MEGABYTE = 1024 * 1024
const upload = { field: 'images', kinds: ['jpeg', 'png'], bytesPerFile: MEGABYTE, most: 6 } as const
const pictures = post('/api/pictures', {
  access: 'user',
  upload,
  body: z.object({ note: textField({ max: 20 }).optional() }),
  output: z.object({
    note: z.string().optional(),
    files: z.array(z.object({ name: z.string(), kind: z.string(), mediaType: z.string(), bytes: z.number() })),
  }),
})
const one = post('/api/one', { access: 'user', upload: { ...upload, most: 1 }, output: z.object({}) })

let folder: string
let app: FastifyInstance
let url: string
/** What the handler does with what it got. */
let use: (files: ReceivedFile[]) => Promise<void>
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-uploads-'))
  app = await serving()
  url = `http://127.0.0.1:${portOf(app)}`
})
beforeEach(() => void (use = async () => {}))
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const noor = { id: 1, role: 'user' } as PublicUser

async function serving(pace?: ArrivalPace, ...endpoints: Endpoint[]): Promise<FastifyInstance> {
  const made = Fastify({ forceCloseConnections: true, requestTimeout: 0 })
  made.setValidatorCompiler(validatorCompiler)
  made.setSerializerCompiler(serializerCompiler)
  made.decorateRequest('sessionUser', null)
  await made.register(cookie)
  boundArrival(made, pace)
  answerProblems(made)
  const site = { uploads: openTemporaryFiles(folder), clock: () => new Date(), secure: false } as Site
  const identify = async (token: string) => (token === 'noor' ? noor : null)
  const receive = async ({ files, body }: { files: ReceivedFile[]; body: { note?: string | undefined } }) => {
    await use(files)
    return { ...body, files }
  }
  serveUpload(made, site, pictures, receive, identify)
  serveUpload(made, site, one, async () => ({}), identify)
  for (const endpoint of endpoints) serve(made, site, endpoint, async () => ({}), identify)
  await made.listen({ port: 0, host: '127.0.0.1' })
  return made
}

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port
const left = () => readdir(folder)

const jpeg = (bytes: number) => Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(bytes - 4)])

interface Sent {
  bytes: Buffer | string
  name?: string
  type?: string
  field?: string
}

async function send(files: Sent[], fields: Record<string, string> = {}, to = pictures.path) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { bytes, name = 'foto.png', type = 'image/png', field = 'images' } of files)
    form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name)
  const reply = await fetch(url + to, { method: 'POST', body: form, headers: { cookie: 'kopij_session=noor' } })
  const body: Awaited<ReturnType<Response['json']>> = await reply.json()
  return { status: reply.status, body }
}

test('files come with the name their owner gave them, and as what their bytes are, whatever was said of them', async () => {
  const seen: Buffer[] = []
  use = async (files) => {
    for (const { path } of files) seen.push(await readFile(path))
  }
  const photo = jpeg(300_000)
  const { status, body } = await send(
    [
      { bytes: png, name: 'café “zon” é.png' },
      { bytes: photo, name: 'eigenlijk-een-jpeg.png', type: 'text/html' },
    ],
    { note: 'Voor morgen' },
  )
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(body, {
    note: 'Voor morgen',
    files: [
      { name: 'café “zon” é.png', kind: 'png', mediaType: 'image/png', bytes: png.length },
      { name: 'eigenlijk-een-jpeg.png', kind: 'jpeg', mediaType: 'image/jpeg', bytes: photo.length },
    ],
  })
  assert.deepEqual(seen, [png, photo])
  assert.deepEqual(await left(), [])
})

test('a name is one to show: without folders, without signs that cannot be seen, and no longer than bearable', async () => {
  const names = {
    '../../etc/passwd': 'passwd',
    'C:\\foto’s\\zee.png': 'zee.png',
    'a\u202egnp.exe': 'agnp.exe',
    [`${'é'.repeat(300)}.png`]: 'é'.repeat(200),
    ' \u200b': 'bestand',
  }
  for (const [given, shown] of Object.entries(names))
    assert.equal((await send([{ bytes: png, name: given }])).body.files[0].name, shown, given)
})

test('as many files as are allowed are taken, and one more is not', async () => {
  const many = (count: number) => send(Array.from({ length: count }, () => ({ bytes: png })))
  assert.equal((await many(6)).body.files.length, 6)
  const refused = await many(7)
  const tooMany = 'Stuur hoogstens 6 bestanden tegelijk.'
  assert.deepEqual([refused.status, refused.body.message, refused.body.errors], [413, tooMany, { images: tooMany }])
  const two = await send([{ bytes: png }, { bytes: png }], {}, one.path)
  assert.deepEqual([two.status, two.body.message], [413, 'Stuur één bestand tegelijk.'])
  assert.deepEqual(await left(), [])
})

test('a file of the largest size is taken, and of a byte more is not', async () => {
  assert.equal((await send([{ bytes: jpeg(MEGABYTE) }])).status, 200)
  const { status, body } = await send([{ bytes: png }, { bytes: jpeg(MEGABYTE + 1), name: 'groot.jpg' }])
  assert.deepEqual([status, body.message], [413, '‘groot.jpg’ is groter dan 1 MB.'])
  assert.deepEqual(await left(), [])
})

const strange: Record<string, Buffer | string> = {
  'an SVG': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  'a page': '<!doctype html><script>alert(1)</script>',
  'a text of three letters': 'abc',
  'a GIF, which is known but not wanted': 'GIF89a\x01\x00\x01\x00\x00\x00\x00\x00\x00\x00',
  'a sound that begins as WebP does': 'RIFF\x1a\x00\x00\x00WAVEfmt ',
}
for (const [what, bytes] of Object.entries(strange)) {
  test(`${what} is no picture, though it is called one`, async () => {
    const { status, body } = await send([{ bytes: png }, { bytes, name: 'logo.png' }])
    const words = '‘logo.png’ is geen JPEG of PNG.'
    assert.deepEqual([status, body.code, body.message, body.errors], [415, 'wrongFileKind', words, { images: words }])
    assert.deepEqual(await left(), [])
  })
}

test('an empty file, no file, and a file in another field are each told apart', async () => {
  const told = async (files: Sent[], fields?: Record<string, string>) => {
    const { status, body } = await send(files, fields)
    return [status, body.message]
  }
  assert.deepEqual(await told([{ bytes: '', name: 'leeg.png' }]), [400, '‘leeg.png’ is leeg.'])
  assert.deepEqual(await told([], { note: 'Zonder' }), [400, 'Kies een bestand.'])
  assert.deepEqual(await told([{ bytes: '', name: '' }]), [400, 'Kies een bestand.'])
  const other = await send([{ bytes: png, field: 'pictures' }])
  assert.deepEqual([other.status, other.body.code], [400, 'malformedRequest'])
  assert.deepEqual(await left(), [])
})

test('the specification’s own words take the place of ours', async () => {
  const { uploadWords } = await import('#contract/upload.ts')
  const own = { ...upload, words: { tooMany: 'Je kunt maximaal 6 afbeeldingen tegelijk uploaden' } }
  assert.equal(uploadWords(own).tooMany, own.words.tooMany)
  assert.equal(uploadWords(own).tooLarge('a.png'), '‘a.png’ is groter dan 1 MB.')
  const three = { ...upload, kinds: ['jpeg', 'png', 'webp'], bytesPerFile: 2.5 * MEGABYTE } as const
  assert.equal(uploadWords(three).wrongKind('a'), '‘a’ is geen JPEG, PNG of WebP.')
  assert.equal(uploadWords(three).tooLarge('a'), '‘a’ is groter dan 2,5 MB.')
})

test('the other fields of a form are held against the contract, as a body of JSON is', async () => {
  const { status, body } = await send([{ bytes: png }], { note: 'n'.repeat(21) })
  assert.deepEqual([status, body.errors], [400, { note: 'Gebruik hoogstens 20 tekens.' }])
  assert.deepEqual(await left(), [])
})

test('while it is used a file is there, and after a failure it is not', async () => {
  const folders: string[][] = []
  use = async ([file]) => {
    folders.push(await left())
    assert.ok(file && existsSync(file.path))
    throw new Problem('notFound')
  }
  assert.equal((await send([{ bytes: png }])).status, 404)
  assert.equal(folders[0]?.length, 1)
  assert.deepEqual(await left(), [])
})

test('what is moved away is kept', async () => {
  const kept = join(folder, '..', `kopij-test-kept-${process.pid}`)
  use = async ([file]) => rename(file?.path ?? '', kept)
  assert.equal((await send([{ bytes: png }])).status, 200)
  assert.deepEqual(await readFile(kept), png)
  await rm(kept)
})

test('two who send at once each get their own', async () => {
  const both = await Promise.all([1_000, 2_000].map((bytes) => send([{ bytes: jpeg(bytes), name: `${bytes}.jpg` }])))
  assert.deepEqual(
    both.map(({ body }) => body.files.map(({ name, bytes }: ReceivedFile) => [name, bytes])),
    [[['1000.jpg', 1_000]], [['2000.jpg', 2_000]]],
  )
  assert.deepEqual(await left(), [])
})

/** A connection on which a test sends what it likes; `heard` is what came back. */
async function dial(to = app, { path = pictures.path, head = '', as = 'noor' } = {}) {
  const socket: Socket = connect({ port: portOf(to), host: '127.0.0.1' })
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${portOf(to)}\r\ncookie: kopij_session=${as}\r\n${head}\r\n`)
  return {
    socket,
    status: async () => {
      await until(() => /^HTTP\/1\.1 \d+ .*\r\n\r\n.*\}/s.test(text), `an answer; so far: ${text}`)
      return Number(text.slice(9, 12))
    },
    heard: () => text,
  }
}
const form = (length: number) => `content-type: multipart/form-data; boundary=grens\r\ncontent-length: ${length}\r\n`
const part = (name = 'images', fileName = 'foto.png') =>
  `--grens\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`

test('a refusal does not wait for the rest of what is sent', async () => {
  const cases: [what: string, options: { head: string; as?: string }, begin: string | Buffer, status: number][] = [
    ['a stranger', { head: form(MEGABYTE), as: 'niemand' }, '', 401],
    ['more than all files may take', { head: form(100 * MEGABYTE) }, '', 413],
    ['another kind', { head: form(MEGABYTE) }, `${part()}${'geen plaatje '.repeat(10)}`, 415],
    ['one that is too large', { head: form(5 * MEGABYTE) }, part() + jpeg(MEGABYTE + 1).toString('latin1'), 413],
  ]
  for (const [what, options, begin, status] of cases) {
    const { socket, ...reply } = await dial(app, options)
    socket.write(begin, 'latin1')
    assert.equal(await reply.status(), status, what)
    await until(() => socket.destroyed, 'the connection is ended')
    assert.deepEqual(await left(), [], what)
  }
})

test('what is no form, or a broken one, is refused in words, and quickly', async () => {
  const cases: [what: string, head: string, body: string, status: number][] = [
    ['JSON', 'content-type: application/json\r\ncontent-length: 2\r\n', '{}', 415],
    ['nothing', 'content-length: 0\r\n', '', 415],
    ['no boundary', 'content-type: multipart/form-data\r\ncontent-length: 5\r\n', 'hallo', 400],
    ['another boundary', form(5), 'hallo', 400],
    ['a poisoned field', form(200), part('__proto__').padEnd(200, 'x'), 400],
    ['a name of a megabyte', form(MEGABYTE + 500), part('n'.repeat(MEGABYTE)).padEnd(MEGABYTE + 500, 'x'), 400],
    [
      'a file name of a megabyte',
      form(MEGABYTE + 500),
      part('images', 'n'.repeat(MEGABYTE)).padEnd(MEGABYTE + 500, 'x'),
      400,
    ],
  ]
  for (const [what, head, body, status] of cases) {
    const { socket, ...reply } = await dial(app, { head })
    socket.write(body)
    assert.equal(await reply.status(), status, `${what}: ${reply.heard()}`)
    assert.match(reply.heard(), /"message":"[A-Z‘][^"]*\."/, what)
    assert.doesNotMatch(reply.heard(), /FST_|Multipart|boundary|Error/, what)
    socket.destroy()
    assert.deepEqual(await left(), [], what)
  }
})

test('of a connection that is lost halfway nothing is left', async () => {
  const { socket } = await dial(app, { head: form(MEGABYTE) })
  socket.write(part() + jpeg(100_000).toString('latin1'), 'latin1')
  await until(async () => (await left()).length === 1, 'it is being received')
  socket.destroy()
  await until(async () => (await left()).length === 0, 'it is gone')
})

test('a slow line that goes on gets its files through; one that only holds on is cut', async (context) => {
  const pace = { lookMs: 400, leastBytes: 2_000 }
  const slow = await serving(pace)
  context.after(() => slow.close())
  const file = jpeg(60_000)
  const end = '\r\n--grens--\r\n'
  const { socket, ...reply } = await dial(slow, { head: form(part().length + file.length + end.length) })
  socket.write(part())
  for (let at = 0; at < file.length; at += 3_000) {
    socket.write(file.subarray(at, at + 3_000))
    await wait(100)
  }
  socket.write(end)
  assert.equal(await reply.status(), 200, reply.heard())
  const idle = await dial(slow, { head: form(MEGABYTE) })
  idle.socket.write(part() + jpeg(100).toString('latin1'), 'latin1')
  const drip = setInterval(() => idle.socket.write('x'), 50)
  assert.equal(await idle.status(), 408)
  assert.match(idle.heard(), /Het verzoek kwam niet op tijd binnen\./)
  await until(() => idle.socket.destroyed, 'the connection is ended')
  clearInterval(drip)
  await until(async () => (await left()).length === 0, 'nothing of it is left')
  socket.destroy()
})

test('a request has the time of its endpoint, whether it moves or not', async (context) => {
  const body = z.object({})
  const quick = { ...post('/api/quick', { access: 'user', body, output: z.object({}) }), arrivalSeconds: 0.3 }
  const hasty = await serving({ lookMs: 10_000, leastBytes: 1 }, quick)
  context.after(() => hasty.close())
  const { socket, ...reply } = await dial(hasty, {
    path: quick.path,
    head: 'content-type: application/json\r\ncontent-length: 100000\r\n',
  })
  const drip = setInterval(() => socket.write(' '.repeat(1_000)), 50)
  assert.equal(await reply.status(), 408)
  clearInterval(drip)
})

test('sixty megabytes have the time that a line of 1 Mbit/s needs; JSON has half a minute and half a megabyte', () => {
  const large = post('/api/x', {
    access: 'user',
    upload: { ...upload, bytesPerFile: 10 * MEGABYTE },
    output: z.object({}),
  })
  assert.ok(large.bodyBytes > 60 * MEGABYTE)
  assert.ok(large.arrivalSeconds > (60 * MEGABYTE * 8) / 1_000_000)
  const { bodyBytes, arrivalSeconds } = get('/api/y', { access: 'user', output: z.object({}) })
  assert.deepEqual([bodyBytes, arrivalSeconds], [512 * 1024, 30])
})

test('an endpoint is served as it was declared', () => {
  const site = {} as Site
  const answers = get('/api/z', { access: 'user', output: z.object({}) })
  assert.throws(() => serve(app, site, pictures, async () => ({}) as never), /serveUpload/)
  assert.throws(() => serveUpload(app, site, answers, async () => ({})), /takes no files/)
  assert.throws(() => serve(app, site, { ...answers, streams: true }, async () => ({})), /serveLines/)
})

test('what processes left that are no more is removed at a start, and what others need is not', async () => {
  const place = await mkdtemp(join(tmpdir(), 'kopij-test-sweep-'))
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000)
  // The number that no process has: the largest there is.
  const files = {
    [`${hostname()}.4194304.abc`]: false,
    [`${hostname()}.${process.pid}.abc`]: false,
    [`${hostname()}.${process.ppid}.abc`]: true,
    'andere-machine.7.abc': true,
    'andere-machine.8.abc': false,
    'iets-anders': true,
  }
  for (const name of Object.keys(files)) await writeFile(join(place, name), '')
  await utimes(join(place, 'andere-machine.8.abc'), old, old)
  await openTemporaryFiles(place).sweep()
  const stays = Object.entries(files).filter(([, kept]) => kept)
  assert.deepEqual((await readdir(place)).toSorted(), stays.map(([name]) => name).toSorted())
  await openTemporaryFiles(join(place, 'is-er-niet')).sweep()
  await rm(place, { recursive: true })
})
