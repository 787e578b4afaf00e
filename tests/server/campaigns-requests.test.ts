// What a campaign costs: requests that run out, parts that fail, a browser that leaves, two windows at once.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { campaignParts, campaignTools, type CampaignPartName } from '#contract/campaigns/parts.ts'
import { Problem } from '#contract/problems.ts'
import { campaignTurns } from '#server/campaigns/tables.ts'
import { TURN_MS } from '#server/campaigns/turns-store.ts'
import { aiReservations, aiUsage } from '#server/quota/tables.ts'
import { GENERATIONS_PER_MINUTE } from '#server/tools/routes.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { addArticle, make, toldBy, toldProvider, usually, type Drafting } from '../support/campaigns.ts'

const drafting: { now: Drafting } = { now: usually }
const ALL = campaignParts.length

let app: TestApp
before(async () => void (app = await startApp({ provider: toldProvider(drafting) })))
beforeEach(() => void (drafting.now = usually))
after(() => app.close())

const counter = async (client: Client) => (await client.get('/api/user')).body.aiRequestsCount
const kept = async (client: Client, id: number): Promise<CampaignPartName[]> =>
  (await client.get(`/api/articles/${id}/campaign`)).body.parts.map(({ part }: { part: string }) => part)
const underWay = async (client: Client, id: number) => (await client.get(`/api/articles/${id}/campaign`)).body.underWay
const partOf = (tool: string) => campaignParts.find((part) => campaignTools[part] === tool)

/** A writer that waits, for each tool until it is told to go on, and stops when the browser leaves. */
function waiting() {
  const going = new Map<string, () => void>()
  drafting.now = (tool, ask, signal) =>
    new Promise((resolve, reject) => {
      going.set(tool, () => resolve(usually(tool, ask, signal)))
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  return {
    begun: () => [...going.keys()].map(partOf),
    finish: (part: CampaignPartName) => going.get(campaignTools[part])?.(),
  }
}

test('with fewer requests left than parts those that fit are made, the others say that the limit is reached', async () => {
  const { client } = await app.loggedIn({ aiRequestsCount: 7 })
  const id = await addArticle(client)
  const { failed, campaign } = toldBy(await make(client, id, campaignParts))
  const made = campaign.parts.map(({ part }) => part)
  assert.equal(made.length, 3)
  assert.deepEqual([...made, ...Object.keys(failed)].toSorted(), [...campaignParts].toSorted())
  for (const problem of Object.values(failed)) {
    assert.deepEqual([problem.status, problem.code, problem.requestLimitReached], [403, 'requestLimitReached', true])
  }
  assert.equal(await counter(client), 10)
})

for (const [left, granted] of [
  [0, 0],
  [1, 1],
  [2, 2],
] as const) {
  test(`of two campaigns of two articles at once with ${left} left, ${granted} parts are made`, async () => {
    const { client } = await app.loggedIn({ aiRequestsCount: 10 - left })
    const ids = [await addArticle(client), await addArticle(client)]
    await Promise.all(ids.map((id) => make(client, id, ['facebook', 'pinterest', 'shorts'])))
    const made = await Promise.all(ids.map((id) => kept(client, id)))
    assert.equal(made.flat().length, granted)
    assert.equal(await counter(client), 10 - left + granted)
  })
}

test('who has nothing left, or whose trial or Premium is over, is told at once and nothing begins', async () => {
  const ended = new Date(app.now.getTime() - 60_000)
  const people = {
    requestLimitReached: { aiRequestsCount: 10 },
    trialExpired: { subscriptionEndDate: ended },
  } as const
  for (const [code, fields] of Object.entries(people)) {
    const { client } = await app.loggedIn(fields)
    const id = await addArticle(client)
    const reply = await make(client, id, campaignParts)
    assert.deepEqual([reply.status, reply.body.code], [403, code])
    assert.deepEqual(await underWay(client, id), [])
  }
})

test('nobody who pays is stopped by a number', async () => {
  const { client } = await app.loggedIn({ role: 'paid', aiRequestsCount: 10 })
  const id = await addArticle(client)
  assert.equal(toldBy(await make(client, id, campaignParts)).kept.length, ALL)
  assert.equal(await counter(client), 10 + ALL)
})

test('a part that fails costs nothing and says why, the others are made; alone it is tried again for one request', async () => {
  const { client, user } = await app.loggedIn({ aiRequestsLimit: 20 })
  const id = await addArticle(client)
  drafting.now = async (tool, ask, signal) => {
    if (tool === 'pinterest-captions') throw new Problem('writerTooSlow')
    if (tool === 'shorts-text') throw new TypeError('geheim detail')
    return usually(tool, ask, signal)
  }
  const { failed, campaign } = toldBy(await make(client, id, campaignParts))
  assert.deepEqual(failed.pinterest, {
    status: 502,
    code: 'writerTooSlow',
    message: 'De schrijfhulp deed er te lang over. Probeer het opnieuw.',
  })
  assert.deepEqual([failed.shorts?.status, failed.shorts?.code], [500, 'unexpected'])
  assert.doesNotMatch(JSON.stringify(failed), /geheim/)
  assert.deepEqual(
    campaign.parts.map(({ part }) => part),
    campaignParts.filter((part) => part !== 'pinterest' && part !== 'shorts'),
  )
  assert.equal(await counter(client), ALL - 2)
  const usage = await app.database.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id))
  assert.equal(usage.filter(({ success }) => !success).length, 2)
  drafting.now = usually
  const again = toldBy(await make(client, id, ['pinterest']))
  assert.deepEqual([again.kept.length, again.campaign.parts.length], [1, ALL - 1])
  assert.equal(await counter(client), ALL - 1)
})

test('an answer that its tool may not give fails the part, and what stood there stays', async () => {
  const { client } = await app.loggedIn()
  const id = await addArticle(client)
  const [first] = toldBy(await make(client, id, ['facebook'])).campaign.parts
  drafting.now = async () => ({ titles: ['Maar één'] })
  const { failed, campaign } = toldBy(await make(client, id, ['facebook']))
  assert.equal(failed.facebook?.code, 'writerFailed')
  assert.deepEqual(campaign.parts, [first])
  assert.equal(await counter(client), 1)
})

test('no more than two parts are under way at once', async () => {
  const { client } = await app.loggedIn()
  const id = await addArticle(client)
  let most = 0
  let now = 0
  drafting.now = async (tool, ask, signal) => {
    most = Math.max(most, (now += 1))
    await new Promise((passed) => setTimeout(passed, 20))
    now -= 1
    return usually(tool, ask, signal)
  }
  await make(client, id, campaignParts)
  assert.equal(most, 2)
})

test('a browser that leaves halfway keeps what was ready; what was under way is given back, and the rest does not begin', async () => {
  const { client, user } = await app.loggedIn()
  const id = await addArticle(client)
  const writer = waiting()
  const leaving = new AbortController()
  const reply = client
    .send('POST', '/api/articles/campaign', {
      body: { articleId: id, parts: [...campaignParts] },
      signal: leaving.signal,
    })
    .catch((error: Error) => error.name)
  const [first, second, third, ...rest] = campaignParts
  await until(() => writer.begun().length === 2, 'two parts are begun')
  writer.finish(first)
  await until(() => writer.begun().length === 3, 'the next one is begun')
  assert.equal(await counter(client), 3)
  leaving.abort()
  assert.equal(await reply, 'AbortError')
  await until(async () => (await counter(client)) === 1, 'what was under way is given back')
  await until(async () => (await underWay(client, id)).length === 0, 'no part is under way')
  assert.deepEqual(await kept(client, id), [first])
  assert.deepEqual(new Set(writer.begun()), new Set([first, second, third]))
  assert.ok(rest.length > 0)
  const reserved = await app.database.db.select().from(aiReservations).where(eq(aiReservations.userId, user.id))
  assert.deepEqual(reserved, [])
})

test('a part that is being written is not begun twice; other parts of the article are', async () => {
  const { client } = await app.loggedIn()
  const id = await addArticle(client)
  const writer = waiting()
  const first = make(client, id, ['facebook', 'shorts'])
  await until(() => writer.begun().length === 2, 'it is begun')
  const second = await make(client, id, ['pinterest', 'shorts'])
  assert.deepEqual([second.status, second.body.code], [409, 'campaignUnderWay'])
  assert.deepEqual(await underWay(client, id), ['facebook', 'shorts'])
  const other = make(client, id, ['pinterest'])
  await until(() => writer.begun().length === 3, 'the other one is begun')
  for (const part of ['facebook', 'pinterest', 'shorts'] as const) writer.finish(part)
  assert.deepEqual(
    (await Promise.all([first, other])).map((reply) => toldBy(reply).kept.length),
    [2, 1],
  )
  assert.equal(await counter(client), 3)
  assert.deepEqual(await underWay(client, id), [])
})

test('of two windows that ask the same at the same moment, one gets it', async () => {
  const { client } = await app.loggedIn()
  const id = await addArticle(client)
  const parts = ['titels', 'facebook'] as const
  const writer = waiting()
  const asked = [make(client, id, parts), make(client, id, parts.toReversed())]
  const refused = await Promise.race(asked)
  assert.deepEqual([refused.status, refused.body.code], [409, 'campaignUnderWay'])
  await until(() => writer.begun().length === 2, 'the other one is begun')
  for (const part of parts) writer.finish(part)
  const both = (await Promise.all(asked)).map(({ status }) => status)
  assert.deepEqual(
    both.toSorted((one, next) => one - next),
    [200, 409],
  )
  assert.equal(await counter(client), 2)
})

test('a part that a dead process was writing can be asked again once it would have been over', async () => {
  const { client } = await app.loggedIn()
  const id = await addArticle(client)
  const leave = (agoMs: number) =>
    app.database.db
      .insert(campaignTurns)
      .values({ articleId: id, part: 'facebook', holder: 'dood', seenAt: new Date(app.now.getTime() - agoMs) })
  await leave(TURN_MS - 1_000)
  assert.deepEqual(await underWay(client, id), ['facebook'])
  assert.equal((await make(client, id, ['facebook'])).status, 409)
  await app.database.db.delete(campaignTurns).where(eq(campaignTurns.articleId, id))
  await leave(TURN_MS)
  assert.deepEqual(await underWay(client, id), [])
  assert.equal(toldBy(await make(client, id, ['facebook'])).kept.length, 1)
})

test('its parts count among the texts that one may ask for in a minute', async () => {
  const { client } = await app.loggedIn({ role: 'paid' })
  const id = await addArticle(client)
  const fit = Math.floor(GENERATIONS_PER_MINUTE / ALL)
  for (let turn = 0; turn < fit; turn += 1) assert.equal((await make(client, id, campaignParts)).status, 200)
  const over = await make(client, id, campaignParts.slice(0, (GENERATIONS_PER_MINUTE % ALL) + 1))
  assert.deepEqual([over.status, over.body.code], [429, 'tooManyTries'])
  assert.ok(Number(over.headers.get('retry-after')) > 0)
  assert.deepEqual(await underWay(client, id), [])
})
