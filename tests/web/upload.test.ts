// Sending files: how far it is, how the work on them goes, and the errors of every call.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { z } from 'zod'
import { post } from '#contract/endpoint.ts'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import { ApiError, onRefused, wasAborted } from '#web/http/call.ts'
import { upload, type UploadOptions } from '#web/http/upload.ts'
import { giveXmlHttpRequest } from '../support/xml-http-request.ts'

const endpoint = post('/api/articles/import', { access: 'user', output: z.object({ id: z.int() }), status: 201 })

let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => answer(request, response))
let takeAway: () => void
before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  takeAway = giveXmlHttpRequest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
after(() => {
  takeAway()
  server.closeAllConnections()
  server.close()
})
/** Every request until it ended, and what ended it. */
let ended: Promise<'whole' | 'broken'>[] = []
beforeEach(() => void (ended = []))
afterEach(() => server.closeAllConnections())

/** Answers once the whole request is there. */
function answerWith(make: (response: ServerResponse, body: string, request: IncomingMessage) => void): void {
  answer = (request, response) => {
    ended.push(
      new Promise((done) => void response.once('close', () => done(response.writableFinished ? 'whole' : 'broken'))),
    )
    let body = ''
    request.setEncoding('latin1').on('data', (piece: string) => void (body += piece))
    request.on('error', () => {})
    request.on('end', () => make(response, body, request))
  }
}
const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const begin = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' })

function form(bytes = 6) {
  const made = new FormData()
  made.append('file', new File([new Uint8Array(bytes).fill(35)], 'brug é.md'))
  return made
}

const failureOf = (made: Promise<unknown>) =>
  made.then(
    () => assert.fail('it did not fail'),
    (error: unknown) => error as ApiError,
  )
const heard = async (options: UploadOptions = {}) => {
  const lines: WorkLine[] = []
  const reply = upload(endpoint, form(), { ...options, onLine: (line) => void lines.push(line) })
  return { lines, reply: await reply.catch((error: unknown) => error) }
}

test('a form goes out with the boundary that belongs to it, and its reply is read by the contract', async () => {
  let asked: IncomingMessage['headers'] = {}
  let got = ''
  answerWith((response, body, { headers }) => {
    asked = headers
    got = body
    json(response, 201, { id: 7, more: 'left out' })
  })
  assert.deepEqual(await upload(endpoint, form()), { id: 7 })
  const [, boundary = '-'] = /^multipart\/form-data; boundary=(.+)$/.exec(asked['content-type'] ?? '') ?? []
  assert.ok(got.includes(boundary) && got.includes('######'))
  assert.equal(asked.accept, 'application/json')
})

test('how much was sent is told, and that all of it was', async () => {
  answerWith((response) => json(response, 201, { id: 7 }))
  const shares: number[] = []
  await upload(endpoint, form(500_000), { onSent: (share) => void shares.push(share) })
  assert.equal(shares.at(-1), 1)
  assert.ok(shares.some((share) => share > 0.2 && share < 0.8))
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  )
})

const waiting: WorkLine = { waiting: { ahead: 1 } }
const progress: WorkLine = { progress: { done: 1, total: 2, secondsLeft: null } }

test('how the work goes is told while it goes, and the last line is the reply', async () => {
  let accept: string | undefined
  let go = (): void => {}
  answerWith((response, _body, request) => {
    accept = request.headers.accept
    begin(response).write(`${JSON.stringify(waiting)}\n{"progr`)
    go = () => {
      response.write(`ess":{"done":1,"total":2,"secondsLeft":null}}\n`)
      response.end(`{"reply":{"id":9}}`)
    }
  })
  const lines: WorkLine[] = []
  const reply = upload(endpoint, form(), {
    onLine(line) {
      lines.push(line)
      // The reply goes on only once the first line was heard.
      if (lines.length === 1) go()
    },
  })
  assert.deepEqual(await reply, { id: 9 })
  assert.deepEqual(lines, [waiting, progress])
  assert.match(accept ?? '', /^application\/x-ndjson, application\/json$/)
})

test('who asks for lines understands a reply that comes alone', async () => {
  answerWith((response) => json(response, 201, { id: 3 }))
  assert.deepEqual(await heard(), { lines: [], reply: { id: 3 } })
})

test('a refusal is an error with the server’s words, and a reply that breaks the contract is one too', async () => {
  answerWith((response) => json(response, 415, { code: 'wrongFileKind', message: 'Dit is geen Word.' }))
  const refused = await failureOf(upload(endpoint, form()))
  assert.deepEqual([refused.message, refused.status], ['415: Dit is geen Word.', 415])
  assert.deepEqual(refused.data, { code: 'wrongFileKind', message: 'Dit is geen Word.' })
  assert.equal(((await heard()).reply as ApiError).message, '415: Dit is geen Word.')
  answerWith((response) => json(response, 201, { id: 'zeven' }))
  const broken = await failureOf(upload(endpoint, form()))
  assert.ok(broken instanceof ApiError)
  assert.equal(broken.status, 201)
  answerWith((response) => void response.writeHead(502).end('<h1>Bad Gateway</h1>'))
  assert.equal((await failureOf(upload(endpoint, form()))).message, '502: <h1>Bad Gateway</h1>')
})

test('a problem after the first line has its own status, and so has a line that says nothing we know', async () => {
  const problem = { status: 503, code: 'workshopBusy', message: 'Te druk.' }
  answerWith((response) => void begin(response).end(`${JSON.stringify(progress)}\n${JSON.stringify({ problem })}\n`))
  const { lines, reply } = await heard()
  assert.deepEqual(lines, [progress])
  assert.deepEqual([(reply as ApiError).message, (reply as ApiError).data], ['503: Te druk.', problem])
  answerWith((response) => void begin(response).write('<html>\n'))
  const strange = (await heard()).reply as ApiError
  assert.deepEqual([strange.status, strange.data], [200, '<html>'])
  assert.equal(await ended.at(-1), 'broken', 'nothing more of it is read')
})

test('a connection that breaks is status 0, while sending, while waiting and between lines', async () => {
  answer = (request) => void request.once('data', () => request.destroy())
  assert.equal((await failureOf(upload(endpoint, form(3_000_000)))).status, 0)
  answerWith((response) => void response.destroy())
  assert.equal((await failureOf(upload(endpoint, form()))).status, 0)
  for (const cut of ['', '{"reply":{"i', '{"waiting":{"ahead":2}}\n']) {
    answerWith((response) => void begin(response).end(cut))
    assert.equal(((await heard()).reply as ApiError).status, 0, cut)
    answerWith((response) => void begin(response).write(cut, () => response.destroy()))
    assert.equal(((await heard()).reply as ApiError).status, 0, `${cut}, broken`)
  }
})

test('an abort ends the request at once, wherever it is', async () => {
  answerWith(() => {})
  assert.ok(wasAborted(await failureOf(upload(endpoint, form(), { signal: AbortSignal.abort() }))))
  assert.equal(ended.length, 0, 'nothing was sent')

  const sending = new AbortController()
  let broke: Promise<unknown> | undefined
  answer = (request) => {
    request.on('error', () => {})
    broke = once(request, 'close')
  }
  const onSent = (share: number) => void (share > 0.1 && sending.abort())
  assert.ok(wasAborted(await failureOf(upload(endpoint, form(9_000_000), { signal: sending.signal, onSent }))))
  await broke

  for (const lines of [false, true]) {
    const leaving = new AbortController()
    answerWith((response) => void (lines ? begin(response).write(`${JSON.stringify(waiting)}\n`) : leaving.abort()))
    const options = { signal: leaving.signal, ...(lines && { onLine: () => leaving.abort() }) }
    assert.ok(wasAborted(await failureOf(upload(endpoint, form(), options))))
    assert.equal(await ended.at(-1), 'broken')
  }
})

test('a session that ended meanwhile is heard of, as with every call', async () => {
  let told = 0
  const end = onRefused(() => void (told += 1))
  answerWith((response) => json(response, 401, { code: 'notLoggedIn', message: 'Je bent niet ingelogd.' }))
  assert.equal((await failureOf(upload(endpoint, form()))).status, 401)
  end()
  assert.equal(told, 1)
})
