// Asking other systems something, behind the same filter as pages: any status is an answer, and what is secret stays with its origin.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isRefused } from '#server/fetch/refused.ts'
import { createSafeFetch, SIZE_LIMIT_BYTES, type Answer, type Question } from '#server/fetch/safe-fetch.ts'
import { openWeb, redirect, type Answer as Page, type StrangeWeb } from '../support/strange-web.ts'

const stays = new AbortController().signal
const pages: Record<string, Page> = {
  '/echo': (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method, headers } = request
      const said = { method, headers, body: Buffer.concat(parts).toString('utf8') }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    })
  },
  '/304': (_, response) => void response.writeHead(304, { etag: '"a"' }).end(),
  '/409': (_, response) => void response.writeHead(409, { 'content-type': 'application/json' }).end('{"code":"x"}'),
  '/5mb': (_, response) => void response.writeHead(200).end(Buffer.alloc(5 * SIZE_LIMIT_BYTES, 'a')),
  '/slow': () => {},
  '/moved': redirect('/echo', 301),
  '/moved-twice': redirect('/moved', 308),
  '/moved-for-now': redirect('/moved', 302),
}

let web: StrangeWeb
let other: StrangeWeb
let ask: (path: string, question?: Question) => Promise<Answer>
before(async () => {
  web = await openWeb(pages)
  other = await openWeb({ '/elsewhere': redirect(web.url('/echo')) })
  const fetching = createSafeFetch({ allow: [web.address, other.address] })
  ask = async (path, question = {}) => {
    const answer = await fetching.ask(path.startsWith('http') ? path : web.url(path), question, stays)
    assert.ok(!isRefused(answer), JSON.stringify(answer))
    return answer
  }
})
after(() => Promise.all([web.close(), other.close()]))

const said = ({ bytes }: Answer) =>
  JSON.parse(bytes.toString('utf8')) as { method: string; headers: Record<string, string>; body: string }

test('what is sent arrives as it was: method, headers and body', async () => {
  const sent = await ask('/echo', { method: 'PUT', headers: { 'x-kop': 'ja' }, body: 'één' })
  const { method, headers, body } = said(sent)
  assert.deepEqual([method, headers['x-kop'], headers['content-length'], body], ['PUT', 'ja', '5', 'één'])
})

test('any status is an answer', async () => {
  const unchanged = await ask('/304')
  assert.deepEqual([unchanged.status, unchanged.headers.etag], [304, '"a"'])
  const conflict = await ask('/409')
  assert.deepEqual([conflict.status, conflict.bytes.toString()], [409, '{"code":"x"}'])
})

test('an address that moved for good is told, one that moved for now is not', async () => {
  assert.equal((await ask('/echo')).movedTo, undefined)
  assert.equal((await ask('/moved-twice')).movedTo, web.url('/echo'))
  const forNow = await ask('/moved-for-now')
  assert.deepEqual([forNow.movedTo, forNow.url], [undefined, web.url('/echo')])
})

test('only a question without a body is sent on', async () => {
  assert.equal((await ask('/moved', { method: 'POST', body: 'x' })).status, 301)
})

test('a key is not sent on to another origin', async () => {
  const headers = { authorization: 'Basic geheim', accept: 'text/plain' }
  assert.equal(said(await ask('/moved', { headers })).headers['authorization'], 'Basic geheim')
  const elsewhere = said(await ask(other.url('/elsewhere'), { headers })).headers
  assert.deepEqual([elsewhere['authorization'], elsewhere['accept']], [undefined, 'text/plain'])
})

test('of a large answer the beginning is read', async () => {
  const { bytes, whole } = await ask('/5mb', { limitBytes: 3 * SIZE_LIMIT_BYTES })
  assert.deepEqual([bytes.length, whole], [3 * SIZE_LIMIT_BYTES, false])
  assert.equal((await ask('/5mb', { limitBytes: 5 * SIZE_LIMIT_BYTES })).whole, true)
})

test('who asks says how long the answer may take', async () => {
  const fetching = createSafeFetch({ allow: [web.address] })
  const answer = await fetching.ask(web.url('/slow'), { timeLimitMs: 100 }, stays)
  assert.equal(isRefused(answer) && answer.why, 'slow')
})

test('an address of the own network is refused, whatever is sent there', async () => {
  const answer = await createSafeFetch().ask(web.url('/echo'), { method: 'POST', body: 'x' }, stays)
  assert.ok(isRefused(answer))
})
