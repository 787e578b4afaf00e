// What a server gone wrong sends in place of an answer: refused by its length before it is parsed, and read in pieces between
// which the event loop goes round.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { Tool } from '#server/tools/define.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import { LONGEST_REPLY_BYTES, LONGEST_STREAM_BYTES } from '#server/tools/providers/bounded-fetch.ts'
import { tools } from '#server/tools/registry.ts'
import { replies } from '../../support/language-model-replies.ts'
import {
  ask,
  askFor,
  candidates,
  failureOf,
  five,
  settingsOf,
  stays,
  tool as facebook,
  vendors,
  type VendorCase,
} from './providers-vendors.ts'

interface Sent {
  type: string
  /** A list: in parts that are sent one after the other. */
  body: string | readonly string[]
  /** 200 unless told otherwise. */
  status?: number
  /** The reply never ends. */
  hangs?: boolean
}
let next: Sent
let asked = 0
/** The last reply. */
let replying: ServerResponse
let server: Server
before(async () => {
  server = createServer((request, response) => {
    asked += 1
    replying = response
    request.resume().on('end', () => void send(response, next))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
after(() => {
  server.closeAllConnections()
  server.close()
})

async function send(response: ServerResponse, { type, body, status = 200, hangs = false }: Sent): Promise<void> {
  response.writeHead(status, { 'content-type': type })
  for (const part of typeof body === 'string' ? [body] : body) {
    await new Promise((sent) => void response.write(part, sent))
    await turn()
  }
  if (!hangs) response.end()
}

const text = 'Het zwembad gaat weer open. Iedereen kan er terecht, ook de school om de hoek.'
const rewriter = tools.rewriter as unknown as Tool

/** What is drafted from what the server sends: a list that comes at once, or a text that comes in pieces. */
function drafted(vendor: VendorCase, tool: Tool, sent: Sent) {
  next = sent
  asked = 0
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const asking = tool === rewriter ? askFor({ text, mode: 'formeler', address: 'keep', instruction: null }) : ask
  return createProvider(settingsOf(vendor, baseUrl), { retryPauseMs: 1 }).draft(tool, asking, stays())
}

const tokens = { prompt: 1, completion: 1 }
const reply = ({ path, model }: VendorCase) =>
  JSON.stringify(replies[path]?.answer({ text: JSON.stringify(candidates(five)) }, { model }, tokens))
const events = ({ path, model }: VendorCase) => replies[path]?.stream({ text }, { model }, tokens) ?? []

for (const vendor of vendors) {
  const list = facebook as unknown as Tool

  test(`${vendor.provider}: a reply is as long as it may be, whatever it calls itself, or no answer at all`, async () => {
    for (const type of ['application/json', 'text/event-stream']) {
      const most = reply(vendor).padEnd(LONGEST_REPLY_BYTES, '\n')
      assert.deepEqual((await drafted(vendor, list, { type, body: most })).output, { titles: five })
      const failure = await failureOf(drafted(vendor, list, { type, body: `${most}\n` }))
      assert.deepEqual([failure.code, asked], ['writerFailed', 1])
    }
  })

  test(`${vendor.provider}: one event of a stream is no longer than a whole reply may be`, async () => {
    const type = 'text/event-stream'
    const [first = '', ...rest] = events(vendor)
    const padded = (bytes: number) => first.replace('data: ', `data: ${' '.repeat(bytes)}`) + rest.join('')
    assert.deepEqual((await drafted(vendor, rewriter, { type, body: padded(LONGEST_REPLY_BYTES - 8_000) })).output, {
      text,
    })
    const failure = await failureOf(drafted(vendor, rewriter, { type, body: padded(LONGEST_REPLY_BYTES + 8_000) }))
    assert.deepEqual([failure.code, asked], ['writerFailed', 1])
  })
}

test('events whose lines end as in Windows are told apart too', async () => {
  const [vendor] = vendors
  const comments = ': nog bezig\n\n'.repeat((2 * LONGEST_REPLY_BYTES) / 13)
  const body = `${comments}${events(vendor).join('')}`.replaceAll('\n', '\r\n')
  assert.deepEqual((await drafted(vendor, rewriter, { type: 'text/event-stream', body })).output, { text })
})

test('an event ends also where the blank line behind it is sent by itself', async () => {
  const [vendor] = vendors
  const comments = Array.from({ length: 60 }, () => [`: ${'nog bezig '.repeat(1_000)}\n`, '\n']).flat()
  const body = [...comments, ...events(vendor)]
  assert.deepEqual((await drafted(vendor, rewriter, { type: 'text/event-stream', body })).output, { text })
})

test('what is wrong is told at once, so it is no longer than a whole reply may be, also to who asked for a stream', async () => {
  const [vendor] = vendors
  const body = JSON.stringify({ error: { message: 'stuk', type: '', param: null, code: null } })
  const told = (bytes: number) =>
    failureOf(drafted(vendor, rewriter, { type: 'application/json', status: 400, body: body.padEnd(bytes, '\n') }))
  assert.match(String((await told(LONGEST_REPLY_BYTES)).cause), /HTTP 400: stuk/)
  assert.match(String((await told(LONGEST_REPLY_BYTES + 1)).cause), /HTTP 400: Failed to process error response/)
})

test('a vendor that goes on after a mistake is not listened to any more', async () => {
  const [vendor] = vendors
  const body = 'data: {"error":{"message":"stuk","type":"","param":null,"code":null}}\n\n'
  await failureOf(drafted(vendor, rewriter, { type: 'text/event-stream', body, hangs: true }))
  if (!replying.destroyed) await once(replying, 'close')
})

test('a stream is as long as it may be, or no answer', async () => {
  const [vendor] = vendors
  const body = ': nog bezig\n\n'.repeat(LONGEST_STREAM_BYTES / 13 + 1) + events(vendor).join('')
  const failure = await failureOf(drafted(vendor, rewriter, { type: 'text/event-stream', body }))
  assert.equal(failure.code, 'writerFailed')
})

test('while a long stream is read the event loop goes round', async () => {
  const [vendor] = vendors
  const body = ': nog bezig\n\n'.repeat(LONGEST_STREAM_BYTES / 2 / 13) + events(vendor).join('')
  let turns = 0
  let following = setImmediate(function count() {
    turns += 1
    following = setImmediate(count)
  })
  await drafted(vendor, rewriter, { type: 'text/event-stream', body })
  clearImmediate(following)
  // Every 8 kB at the least.
  assert.ok(turns > body.length / 8_192, `${turns} turns`)
})
