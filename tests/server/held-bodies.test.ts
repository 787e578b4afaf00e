// Bodies that are held back: of one person only so much is taken in at once, however many connections they open. What waits for that is not
// lost, is not too slow, and nobody else waits for it.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { LARGE_BODY } from '#server/http/json-bodies.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'

/** How soon a body that stalls is given up, in ms. */
const LOOK_MS = 1_500

let app: TestApp
before(async () => void (app = await startApp({ arrival: { lookMs: LOOK_MS, leastBytes: 64 * 1024 } })))
after(() => app.close())

/** More than half of what one person's bodies may hold; as a text it is too long, which is said once it was read. */
const BYTES = 9 * 1024 * 1024

/** Sends a request, but for the end of its body. */
async function open(client: Client, path: string, fields: Record<string, string | number>, body: string, end: string) {
  const { host, port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  const headers = Object.entries({ host, cookie: client.cookie, ...fields })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  let said = ''
  socket.on('data', (chunk) => (said += String(chunk)))
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  return {
    /** Of its reply; null as long as there is none. */
    status: () => /^HTTP\/1.1 (\d+)/.exec(said)?.[1] ?? null,
    end: () => void socket.write(end),
    leave: () => void socket.destroy(),
  }
}

/** Of a body in JSON its last character. */
function held(client: Client, bytes = BYTES) {
  const text = `{"title":"Lang","content":"${'a'.repeat(bytes)}"}`
  const fields = { 'content-type': 'application/json', 'content-length': text.length }
  return open(client, '/api/articles', fields, text.slice(0, -1), text.slice(-1))
}

/** The same whole. */
async function sent(client: Client, bytes?: number) {
  const one = await held(client, bytes)
  one.end()
  return one
}

const answered = (one: Awaited<ReturnType<typeof held>>) => until(async () => one.status() !== null, 'it is answered')

test('what would be more than a person’s share waits until they ended something, and others wait for nothing', async () => {
  const { client } = await app.loggedIn({})
  const { client: other } = await app.loggedIn({})
  const first = await held(client)
  const waits = await sent(client)
  const theirs = await sent(other)
  await answered(theirs)
  assert.deepEqual([first.status(), waits.status(), theirs.status()], [null, null, '413'])
  // So does what is large at all; what is not waits for nothing.
  const longer = await sent(client, LARGE_BODY)
  const short = await sent(client, LARGE_BODY - 100)
  await answered(short)
  assert.deepEqual([short.status(), longer.status()], ['201', null])
  first.end()
  for (const one of [first, waits, longer]) await answered(one)
  assert.deepEqual([first.status(), waits.status(), longer.status()], ['413', '413', '201'])
})

test('what waits is not too slow: its time begins with its turn, and who holds their body back is given up', async () => {
  const { client } = await app.loggedIn({})
  const first = await held(client)
  const waits = await sent(client)
  await answered(waits)
  assert.deepEqual([first.status(), waits.status()], ['408', '413'])
})

test('who leaves while they wait, or while they send, takes no share any more', async () => {
  const { client } = await app.loggedIn({})
  const first = await held(client)
  const waits = await held(client)
  const behind = await sent(client)
  waits.leave()
  first.leave()
  await answered(behind)
  assert.equal(behind.status(), '413')
})

test('of uploads one person has two of the largest under way; one that does not say how large it is counts as that', async () => {
  const { client } = await app.loggedIn({})
  const form = (end: string) =>
    `--grens\r\ncontent-disposition: form-data; name="file"; filename="brug.md"\r\n\r\n# De brug is dicht\n\nFietsers rijden om.${end}`
  const whole = form('\r\n--grens--\r\n')
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const send = (fields: Record<string, string | number>, body: string) =>
    open(client, '/api/articles/import', { 'content-type': 'multipart/form-data; boundary=grens', ...fields }, body, '')
  const unsaid = { 'transfer-encoding': 'chunked' }
  const first = await send(unsaid, chunk(form('')))
  await send(unsaid, chunk(form('')))
  const waits = await send(unsaid, `${chunk(whole)}0\r\n\r\n`)
  const small = await send({ 'content-length': whole.length }, whole)
  await answered(small)
  assert.deepEqual([small.status(), waits.status()], ['201', null])
  first.leave()
  await answered(waits)
  assert.equal(waits.status(), '201')
})

test('who has hundreds waiting waits for no more of them: what came then is to be sent again', async () => {
  const { client } = await app.loggedIn({})
  const { client: other } = await app.loggedIn({})
  // Of a body that does not say its length the most that its endpoint takes is counted: one of them is a person's whole share.
  const unsaid = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const asked = await Promise.all(
    Array.from({ length: 302 }, () => open(client, '/api/articles', unsaid, '1\r\n{\r\n', '')),
  )
  await until(async () => asked.some((one) => one.status() !== null), 'one is refused')
  assert.deepEqual(
    asked.flatMap((one) => one.status() ?? []),
    ['429'],
  )
  const theirs = await sent(other)
  await answered(theirs)
  assert.equal(theirs.status(), '413')
  for (const one of asked) one.leave()
})
