// Having a campaign written: what each line of the reply does to the screen, and every way it can end.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import type { Campaign, CampaignPart } from '#contract/campaigns/campaign.ts'
import { captionsRefused } from '#contract/quota.ts'
import { STREAM_TYPE } from '#contract/tools/stream.ts'
import { campaignNow, setCampaign } from '#web/campaigns/campaign-query.ts'
import { runCampaign, stopCampaign, workNow, type Runner } from '#web/campaigns/campaign-run.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { setUser } from '#web/session/use-user.ts'
import { person } from './hook.ts'

afterEach(() => mock.restoreAll())

const made = (part: CampaignPart['part'], revision = 1): CampaignPart => ({
  part,
  texts: [{ index: 0, text: 'Een titel' }],
  output: { titles: ['Een titel'] },
  model: 'proef',
  generationId: 7,
  version: 1,
  outdated: false,
  revision,
  createdAt: '2026-03-01T10:00:00.000Z',
})

function running() {
  const client = createQueryClient()
  const user = person()
  setUser(client, user)
  const counted = { requests: 0 }
  const runner: Runner = { client, user, articleId: 5, count: () => void (counted.requests += 1) }
  return { runner, counted, kept: () => campaignNow(client, 5).parts.map(({ part }) => part) }
}

/** A reply whose lines the test sends one by one. */
function answering(status = 200) {
  const sent: { say: (...lines: unknown[]) => Promise<void>; end: (error?: Error) => void; signal?: AbortSignal } = {
    say: async () => {},
    end: () => {},
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sent.say = async (...lines) => {
        for (const line of lines) controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
        // It is read in turns of the event loop; twenty are more than a few lines take.
        for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
      }
      sent.end = (error) => (error ? controller.error(error) : controller.close())
    },
  })
  mock.method(globalThis, 'fetch', async (_address: string, init: RequestInit) => {
    if (init.signal) {
      sent.signal = init.signal
      init.signal.addEventListener('abort', () => sent.end(new DOMException('Aborted', 'AbortError')))
    }
    return new Response(body, { status, headers: { 'content-type': STREAM_TYPE } })
  })
  return sent
}

test('each line is followed: a part waits, is written, is there and counted, or says why not', async () => {
  const { runner, counted, kept } = running()
  const server = answering()
  const outcome = runCampaign(runner, ['titels', 'facebook', 'shorts'], 3)
  assert.deepEqual(Object.values(workNow(runner)), [{ state: 'waits' }, { state: 'waits' }, { state: 'waits' }])
  await server.say({ part: 'titels', begun: true }, { part: 'facebook', begun: true })
  assert.deepEqual(workNow(runner).titels, { state: 'writes' })
  await server.say({ part: made('titels') })
  assert.deepEqual([workNow(runner).titels, kept(), counted.requests], [undefined, ['titels'], 1])
  const problem = { status: 502, code: 'writerTooSlow', message: 'De schrijfhulp deed er te lang over.' }
  await server.say({ part: 'facebook', problem })
  assert.equal(workNow(runner).facebook?.state, 'failed')
  await server.say({ part: 'iets-nieuws', begun: true }, { part: { part: 'iets-nieuws' } })
  const last: Campaign = { parts: [made('titels'), made('shorts')], underWay: [] }
  await server.say({ part: made('shorts') }, { reply: last })
  const { made: parts, failures, stopped } = await outcome
  assert.deepEqual(
    [parts, failures.map(({ description }) => description), stopped],
    [['titels', 'shorts'], [problem.message], false],
  )
  assert.deepEqual([kept(), counted.requests], [['titels', 'shorts'], 2])
  assert.deepEqual(Object.keys(workNow(runner)), ['facebook'])
})

test('a part that the limit refuses says so in the words of its tool', async () => {
  const { runner } = running()
  const server = answering()
  const outcome = runCampaign(runner, ['facebook'], null)
  await server.say({
    part: 'facebook',
    problem: {
      status: 403,
      code: 'requestLimitReached',
      message: captionsRefused.description,
      requestLimitReached: true,
    },
  })
  await server.say({ reply: { parts: [], underWay: [] } })
  assert.deepEqual((await outcome).failures, [{ ...captionsRefused, limit: true }])
})

test('when the connection breaks what came stays, and the rest can be asked again', async () => {
  const { runner, kept } = running()
  const server = answering()
  const outcome = runCampaign(runner, ['titels', 'facebook'], null)
  await server.say({ part: 'titels', begun: true }, { part: made('titels') }, { part: 'facebook', begun: true })
  server.end(new TypeError('network error'))
  const { made: parts, failures } = await outcome
  assert.deepEqual([parts, failures.map(({ title }) => title)], [['titels'], ['De campagne is niet af']])
  assert.deepEqual(kept(), ['titels'])
  assert.equal(workNow(runner).facebook?.state, 'failed')
})

test('stopped by its user it ends without a failure; what is ready stays', async () => {
  const { runner, kept } = running()
  const server = answering()
  const outcome = runCampaign(runner, ['titels', 'facebook'], null)
  await server.say({ part: 'titels', begun: true }, { part: made('titels') }, { part: 'facebook', begun: true })
  stopCampaign(runner)
  assert.deepEqual(await outcome, { made: ['titels'], failures: [], stopped: true })
  assert.deepEqual([kept(), workNow(runner)], [['titels'], {}])
})

test('it ends with the session of its user, and nothing of it is left for the next one', async () => {
  const { runner } = running()
  const server = answering()
  const outcome = runCampaign(runner, ['titels'], null)
  await server.say({ part: 'titels', begun: true })
  setUser(runner.client, person({ id: 2 }))
  assert.equal((await outcome).stopped, true)
  assert.ok(server.signal?.aborted)
  assert.deepEqual(workNow(runner), {})
})

test('what is refused at once fails all of it in one way; what another window writes already is no failure of a part', async () => {
  for (const [status, code, states] of [
    [429, 'tooManyTries', ['failed', 'failed']],
    [409, 'campaignUnderWay', []],
  ] as const) {
    const { runner } = running()
    mock.method(globalThis, 'fetch', async () => Response.json({ code, message: 'Wacht even.' }, { status }))
    const { made: parts, failures } = await runCampaign(runner, ['titels', 'facebook'], null)
    assert.deepEqual([parts, failures.length, failures[0]?.description], [[], 1, 'Wacht even.'])
    assert.deepEqual(
      Object.values(workNow(runner)).map(({ state }) => state),
      states,
    )
    mock.restoreAll()
  }
})

test('a part that is made anew takes the place of what stood there', async () => {
  const { runner } = running()
  setCampaign(runner.client, 5, () => ({ parts: [made('titels')], underWay: [] }))
  const server = answering()
  const outcome = runCampaign(runner, ['titels'], null)
  await server.say({ part: made('titels', 2) }, { reply: { parts: [made('titels', 2)], underWay: [] } })
  await outcome
  assert.equal(campaignNow(runner.client, 5).parts[0]?.revision, 2)
})
