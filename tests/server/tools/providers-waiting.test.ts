// Time: retries and their pauses, the limit of a draft, and a user who leaves.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { createProvider } from '#server/tools/providers/create.ts'
import type { LiveOptions } from '#server/tools/providers/live.ts'
import { startLanguageModelServer, type LanguageModelServer } from '../../support/language-model-server.ts'
import { ask, candidates, failureOf, five, settingsOf, stays, tool, vendors } from './providers-vendors.ts'

let server: LanguageModelServer
before(async () => void (server = await startLanguageModelServer({ answer: candidates(five) })))
after(() => server.close())
afterEach(() => void server.requests.splice(0))

const [openai] = vendors
const draft = (options: LiveOptions, signal = stays(), vendor: (typeof vendors)[number] = openai) =>
  createProvider(settingsOf(vendor, server.baseUrl), options).draft(tool, ask, signal)

/** Time between one request and the next, in ms. */
const gaps = () => server.requests.slice(1).map(({ at }, index) => at - (server.requests[index]?.at ?? 0))

const LIMIT_MS = 1_000

/** Timers may fire a millisecond early. */
const atLeast = (gap: number | undefined, ms: number) =>
  assert.ok(gap !== undefined && gap > ms - 2, `${gap} < ${ms} ms`)

describe('retries', () => {
  for (const vendor of vendors) {
    test(`${vendor.provider}: a 429 is tried again after the wait it asks for`, async () => {
      server.script({ status: 429, headers: { 'retry-after': '0.15' } })
      assert.deepEqual((await draft({ retryPauseMs: 1 }, stays(), vendor)).output, { titles: five })
      assert.equal(server.requests.length, 2)
      atLeast(gaps()[0], 150)
    })
  }

  test('a wait in milliseconds is taken over one in seconds', async () => {
    server.script({ status: 429, headers: { 'retry-after-ms': '60', 'retry-after': '30' } })
    await draft({ retryPauseMs: 1 })
    atLeast(gaps()[0], 60)
  })

  test('a wait may be given as a date', async () => {
    server.script({ status: 503, headers: { 'retry-after': new Date(Date.now() + 3_000).toUTCString() } })
    // Longer than the time limit: a pause of its own would be given up.
    await draft({ retryPauseMs: 3_600_000 })
    assert.equal(server.requests.length, 2)
  })

  test('without a wait asked for, the second pause is twice the first', async () => {
    server.script({ status: 500 }, { status: 502 })
    await draft({ retryPauseMs: 40 })
    atLeast(gaps()[0], 40)
    atLeast(gaps()[1], 80)
  })

  test('a wait longer than the time left gives up at once', async () => {
    server.script({ status: 429, headers: { 'retry-after': '30' } })
    const asked = performance.now()
    const failure = await failureOf(draft({ timeLimitMs: 29_000 }))
    assert.equal(failure.code, 'writerUnreachable')
    assert.match(String(failure.cause), /HTTP 429/)
    assert.equal(server.requests.length, 1)
    assert.ok(performance.now() - asked < 20_000)
  })

  test('what a retry comes upon counts, not what came before', async () => {
    server.script({ status: 500 }, { status: 400 })
    assert.equal((await failureOf(draft({ retryPauseMs: 1 }))).code, 'writerFailed')
    assert.equal(server.requests.length, 2)
  })
})

for (const { provider, ...rest } of vendors) {
  const vendor = { provider, ...rest } as (typeof vendors)[number]
  for (const fault of ['silence', 'stall'] as const) {
    describe(`${provider}, ${fault}`, () => {
      test('a draft that takes too long ends, on the wire too', async (context) => {
        // Its time passes when the call has reached the writer, however long that takes.
        context.mock.timers.enable({ apis: ['setTimeout'] })
        server.script({ fault })
        const failed = failureOf(draft({ timeLimitMs: LIMIT_MS }, stays(), vendor))
        await server.arrived(1)
        context.mock.timers.tick(LIMIT_MS)
        const failure = await failed
        assert.equal(failure.code, 'writerTooSlow')
        assert.equal(await server.requests[0]?.end, 'left')
        assert.equal(server.requests.length, 1)
      })

      test('a browser that leaves ends the request on the wire', async () => {
        server.script({ fault })
        const user = new AbortController()
        const failed = failureOf(draft({}, user.signal, vendor))
        await server.arrived(1)
        user.abort()
        assert.equal((await failed).code, 'cancelled')
        assert.equal(await server.requests[0]?.end, 'left')
      })
    })
  }
}

test('a browser that leaves during a pause ends it, and nothing more is asked', async () => {
  server.script({ status: 429, headers: { 'retry-after': '20' } })
  const user = new AbortController()
  const failed = failureOf(draft({}, user.signal))
  await server.arrived(1)
  setTimeout(() => user.abort(), 30)
  assert.equal((await failed).code, 'cancelled')
  assert.equal(server.requests.length, 1)
})

test('a browser that left before is not written for', async () => {
  const gone = AbortSignal.abort()
  assert.equal((await failureOf(draft({}, gone))).code, 'cancelled')
  assert.equal(server.requests.length, 0)
  assert.equal((await failureOf(createProvider({ provider: 'ingebouwd' }).draft(tool, ask, gone))).code, 'cancelled')
})

test('the time limit is for all tries together', async () => {
  server.script({ status: 500, headers: { 'retry-after-ms': '2000' } }, { fault: 'silence' })
  assert.equal((await failureOf(draft({ timeLimitMs: 4_000 }))).code, 'writerTooSlow')
  const [, second] = server.requests
  assert.ok(second && performance.now() - second.at < 3_900, 'a second limit would begin after the pause')
})
