// A reply that is read while it is written: its pieces, its last line, and every way it can break off.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import { enhanceAgain } from '#contract/resizer/endpoints.ts'
import { STANDARD_RECIPE } from '#contract/resizer/recipe.ts'
import { STREAM_TYPE } from '#contract/tools/stream.ts'
import { tools } from '#contract/tools/registry.ts'
import { ApiError, problemOf, serverMessage } from '#web/http/call.ts'
import { follow, stream, type Piece } from '#web/http/stream.ts'

const { endpoint } = tools.rewriter
const body = { text: 'Een tekst.', mode: 'korter' } as const
const reply = { text: 'Tekst.', model: 'proef', generationId: 7 }

afterEach(() => mock.restoreAll())

const bytes = (text: string) => new TextEncoder().encode(text)
const lines = (...all: unknown[]) => all.map((line) => `${JSON.stringify(line)}\n`).join('')

/** The server answers in these pieces of bytes; then the body ends, breaks with an error, or stays open. */
function answering(chunks: readonly (string | Uint8Array)[], end?: Error | 'open', status = 200) {
  let cancelled = false
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? bytes(chunk) : chunk)
    },
    pull(controller) {
      if (end === 'open') return new Promise<void>(() => {})
      return end ? controller.error(end) : controller.close()
    },
    cancel: () => void (cancelled = true),
  })
  const fetched = mock.method(globalThis, 'fetch', async () => {
    return new Response(source, { status, headers: { 'content-type': STREAM_TYPE } })
  })
  return { init: () => fetched.mock.calls[0]?.arguments[1], cancelled: () => cancelled }
}

async function heard() {
  const pieces: Piece[] = []
  const outcome = await stream(endpoint, { body }, (piece) => pieces.push(piece)).catch((error: unknown) => error)
  return { pieces, outcome }
}

async function failure(): Promise<ApiError> {
  const { outcome } = await heard()
  assert.ok(outcome instanceof ApiError, String(outcome))
  return outcome
}

test('each piece is handed on as it comes, and the last line is the reply', async () => {
  const sent = answering([lines({ text: 'Te' }, { text: 'kst.' }, { reply })])
  assert.deepEqual(await heard(), { pieces: [{ text: 'Te' }, { text: 'kst.' }], outcome: reply })
  assert.equal(sent.init()?.body, JSON.stringify(body))
  assert.equal(sent.init()?.credentials, 'include')
})

test('who follows work on what the server has asks for lines, hears how it goes, and gets the reply alone', async () => {
  const wish = { name: 'a'.repeat(32), recipe: STANDARD_RECIPE }
  const done = { success: true, enhancedImages: [], error: null }
  const told: WorkLine[] = [{ waiting: { ahead: 1 } }, { waiting: { ahead: 0 } }]
  const sent = answering([lines(...told, { text: 'of something else' }, { reply: done })])
  const heardLines: WorkLine[] = []
  assert.deepEqual(await follow(enhanceAgain, { body: wish }, (line) => heardLines.push(line)), done)
  assert.deepEqual(heardLines, told)
  assert.equal(new Headers(sent.init()?.headers).get('accept'), STREAM_TYPE)
})

test('of a reply that is made of parts each line is handed on: begun, ready, failed; none of them is the last', async () => {
  const problem = { status: 502, code: 'writerTooSlow', message: 'Te laat.' }
  const parts = [
    { part: 'a', begun: true },
    { part: 'b', begun: true },
    { part: 'a', problem },
    { part: { name: 'b', n: 1 } },
  ]
  answering([lines(...parts, { reply })])
  const told: unknown[] = []
  const outcome = await stream(
    endpoint,
    { body },
    () => assert.fail('no piece of a text'),
    (line) => told.push(line),
  )
  assert.deepEqual([told, outcome], [parts, reply])
})

test('lines are put together again wherever the connection cut them, also within a letter', async () => {
  const all = bytes(lines({ text: 'één 🚲' }, { restart: true }, { text: 'ïs' }, { reply }))
  answering(Array.from(all, (_, at) => all.slice(at, at + 1)))
  assert.deepEqual(await heard(), { pieces: [{ text: 'één 🚲' }, { restart: true }, { text: 'ïs' }], outcome: reply })
})

test('empty lines say nothing, and the last line needs no end', async () => {
  answering([`\n${lines({ text: 'a' })}\r\n\n${JSON.stringify({ reply })}`])
  assert.deepEqual(await heard(), { pieces: [{ text: 'a' }], outcome: reply })
})

test('after the reply the connection is let go, whatever else would come', async () => {
  const sent = answering([lines({ reply }), 'en meer'], 'open')
  assert.deepEqual((await heard()).outcome, reply)
  await new Promise(setImmediate)
  assert.equal(sent.cancelled(), true)
})

test('a problem after the first piece fails with its own status, code, message and flags', async () => {
  const problem = { status: 403, code: 'requestLimitReached', message: 'Vol.', requestLimitReached: true }
  answering([lines({ text: 'Te' }, { problem })])
  const error = await failure()
  assert.equal(error.message, '403: Vol.')
  assert.equal(serverMessage(error), 'Vol.')
  assert.equal(problemOf(error).requestLimitReached, true)
  assert.equal(problemOf(error).code, 'requestLimitReached')
})

test('a problem before the first piece is an ordinary reply', async () => {
  answering([JSON.stringify({ message: 'Nee.', errors: { text: 'Leeg.' } })], undefined, 400)
  const error = await failure()
  assert.equal(error.status, 400)
  assert.deepEqual(problemOf(error).errors, { text: 'Leeg.' })
})

test('a connection that breaks, or ends before the last line, is a server that cannot be reached', async () => {
  for (const [chunks, end] of [
    [[], undefined],
    [[lines({ text: 'Te' })], undefined],
    [[lines({ text: 'Te' }), '{"reply":{"text":"Te'], undefined],
    [[lines({ text: 'Te' })], new TypeError('network error')],
  ] as const) {
    answering(chunks, end)
    const error = await failure()
    assert.equal(error.status, 0)
    assert.match(serverMessage(error) ?? '', /^De server is niet bereikbaar/)
    mock.restoreAll()
  }
})

test('a line that is not one of ours, or a reply that breaks the contract, is an unexpected answer', async () => {
  for (const wrong of [
    '<html>\n',
    lines({ anders: 1 }),
    lines({ text: 5 }),
    lines({ reply: { text: 'zonder bon' } }),
  ]) {
    answering([wrong])
    const error = await failure()
    assert.equal(error.status, 200)
    assert.equal(serverMessage(error), 'De server gaf een onverwacht antwoord.')
    mock.restoreAll()
  }
})

test('an abort stays an abort, before and while it is written', async () => {
  mock.method(globalThis, 'fetch', () => Promise.reject(new DOMException('weg', 'AbortError')))
  assert.equal(((await heard()).outcome as Error).name, 'AbortError')
  mock.restoreAll()
  answering([lines({ text: 'Te' })], new DOMException('weg', 'AbortError'))
  assert.equal(((await heard()).outcome as Error).name, 'AbortError')
})
