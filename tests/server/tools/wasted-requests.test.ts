// What fails is given back, and a vendor is paid for it all the same: who has a limit cannot have a model write for nobody without end.
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { FAILURES_PER_DAY } from '#server/quota/store.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import { startApp, until, type Client, type TestApp } from '../../support/app.ts'
import { startLanguageModelServer, type LanguageModelServer } from '../../support/language-model-server.ts'
import { candidates, five, settingsOf, vendors } from './providers-vendors.ts'

let model: LanguageModelServer
let app: TestApp
before(async () => {
  model = await startLanguageModelServer()
  const provider = createProvider(settingsOf(vendors[0], model.baseUrl), { retryPauseMs: 1 })
  app = await startApp({ provider, rateLimit: false })
})
afterEach(() => model.forget())
after(async () => {
  await app.close()
  await model.close()
})

const path = '/api/content/facebook-titles'
const body = { title: 'De dijk bij Lent', description: 'Vanaf het najaar wordt aan de oever gewerkt.' }
const counter = async (client: Client) => (await client.get('/api/user')).body.aiRequestsCount

/** Asks, and leaves as soon as the model is asked. */
async function leave(client: Client, times: number) {
  model.usually({ fault: 'silence' })
  for (let time = 0; time < times; time += 1) {
    const asked = model.requests.length
    const leaving = new AbortController()
    const reply = client.send('POST', path, { body, signal: leaving.signal }).catch(() => 'left')
    const refused = await Promise.race([reply, model.arrived(asked + 1)])
    assert.equal(refused, undefined, JSON.stringify(refused))
    leaving.abort()
    assert.equal(await reply, 'left')
    await until(async () => (await counter(client)) === 0, 'the request is given back')
  }
}

test('who leaves each time while a model writes waits until a day later, and nothing more is asked of the model', async () => {
  const start = app.now
  const { client } = await app.loggedIn()
  await leave(client, FAILURES_PER_DAY)
  model.usually({ answer: candidates(five) })
  const asked = model.requests.length
  const refused = await client.post(path, body)
  assert.deepEqual([refused.status, refused.body.code, model.requests.length], [429, 'tooManyTries', asked])
  assert.equal(Number(refused.headers.get('retry-after')), 24 * 60 * 60)
  assert.equal(await counter(client), 0)
  const other = await app.loggedIn()
  assert.equal((await other.client.post(path, body)).status, 200, 'another person is served')
  app.now = new Date(start.getTime() + 24 * 60 * 60 * 1_000)
  assert.equal((await client.post(path, body)).status, 200)
  app.now = start
})

test('what the vendor turned down before a model saw it does not count, for nothing is paid of it', async () => {
  const { client } = await app.loggedIn()
  model.usually({ status: 400, message: 'Unknown parameter' })
  for (let time = 0; time <= FAILURES_PER_DAY; time += 1) {
    const { body: said } = await client.post(path, body)
    assert.equal(said.code, 'writerFailed')
  }
  model.usually({ answer: candidates(five) })
  assert.equal((await client.post(path, body)).status, 200)
})

test('who has a model answer nothing each time, as a text may ask of it, waits as well', async () => {
  const { client } = await app.loggedIn()
  model.usually({ answer: candidates([]) })
  for (let time = 0; time < FAILURES_PER_DAY; time += 1)
    assert.equal((await client.post(path, body)).body.code, 'writerEmpty')
  assert.equal((await client.post(path, body)).body.code, 'tooManyTries')
})

test('one failure less, a vendor that is away, and Premium: nobody waits', async () => {
  const failed = (userId: number, errorMessage: string, times: number) =>
    app.database.db.insert(aiUsage).values(
      Array.from({ length: times }, () => ({
        userId,
        errorMessage,
        agentType: 'facebook-captions',
        processingTimeMs: 1,
        success: false,
        createdAt: app.now,
      })),
    )
  model.usually({ answer: candidates(five) })
  const cases = [
    ['user', 'Het verzoek is afgebroken.', FAILURES_PER_DAY - 1],
    ['user', 'De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.: HTTP 503', 2 * FAILURES_PER_DAY],
    ['paid', 'Het verzoek is afgebroken.', 2 * FAILURES_PER_DAY],
  ] as const
  for (const [role, message, times] of cases) {
    const { client, user } = await app.loggedIn({ role })
    await failed(user.id, message, times)
    assert.equal((await client.post(path, body)).status, 200, `${role} ${message}`)
  }
})
