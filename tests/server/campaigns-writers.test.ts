// A campaign by the built-in writer, and by a language model that fails in all the ways they fail.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { campaignParts, campaignTools } from '#contract/campaigns/parts.ts'
import { BUILT_IN_MODEL, type ToolContract } from '#contract/tools/define.ts'
import { tools } from '#contract/tools/registry.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { addArticle, make, toldBy } from '../support/campaigns.ts'
import { startLanguageModelServer, type LanguageModelServer, type Turn } from '../support/language-model-server.ts'

let model: LanguageModelServer
let live: TestApp
let builtIn: TestApp
before(async () => {
  model = await startLanguageModelServer()
  const settings = { provider: 'openai-compatible', model: 'proef', apiKey: 'sleutel', baseUrl: model.baseUrl } as const
  live = await startApp({ provider: createProvider(settings, { retryPauseMs: 1 }), rateLimit: false })
  builtIn = await startApp()
})
beforeEach(() => model.forget())
after(async () => {
  await live.close()
  await builtIn.close()
  await model.close()
})

const counter = async (client: Client) => (await client.get('/api/user')).body.aiRequestsCount

test('the built-in writer makes a whole campaign, each part within the contract of its tool', async () => {
  const { client } = await builtIn.loggedIn()
  const { failed, campaign } = toldBy(await make(client, await addArticle(client), campaignParts))
  assert.deepEqual(failed, {})
  for (const { part, output, model: by } of campaign.parts) {
    const contract: ToolContract = tools[campaignTools[part]]
    assert.ok(contract.output.safeParse(output).success, part)
    assert.equal(by, BUILT_IN_MODEL)
  }
  assert.match(JSON.stringify(campaign), /Linge/)
  assert.doesNotMatch(JSON.stringify(campaign), /nog in te vullen|De entree/)
})

const faults: Record<string, Turn> = {
  'is out of order': { status: 500 },
  'refuses the key': { status: 401 },
  'hangs up': { fault: 'hang-up' },
  'answers with half a document': { fault: 'broken-body' },
  'writes nothing': { fault: 'no-answer' },
  'declines to write about it': { fault: 'refusal' },
  'answers in prose': { text: 'Dat doe ik liever niet.' },
}
for (const [name, turn] of Object.entries(faults)) {
  test(`with a model that ${name} every part says why, nothing is kept and nothing is paid`, async () => {
    model.usually(turn)
    const { client } = await live.loggedIn()
    const { failed, campaign } = toldBy(await make(client, await addArticle(client), campaignParts))
    assert.deepEqual(Object.keys(failed).toSorted(), [...campaignParts].toSorted())
    for (const { status, code } of Object.values(failed)) assert.deepEqual([status, code.slice(0, 6)], [502, 'writer'])
    assert.deepEqual([campaign.parts, campaign.underWay], [[], []])
    assert.equal(await counter(client), 0)
  })
}

test('when the browser leaves, the model is left too', async () => {
  model.usually({ fault: 'silence' })
  const { client } = await live.loggedIn()
  const leaving = new AbortController()
  const body = { articleId: await addArticle(client), parts: [...campaignParts] }
  const reply = client.send('POST', '/api/articles/campaign', { body, signal: leaving.signal }).catch(() => 'left')
  await model.arrived(2)
  leaving.abort()
  await reply
  assert.deepEqual(await Promise.all(model.requests.map(({ end }) => end)), ['left', 'left'])
  await until(async () => (await counter(client)) === 0, 'both requests are given back')
})
