// What an optimisation changes reaches the next request to a language model: its examples, and how long it may take.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { aiUsage } from '#server/quota/tables.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import { proposeOptimizations } from '#server/optimizations/jobs.ts'
import { toolSettings } from '#server/tools/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { startLanguageModelServer, type LanguageModelServer } from '../support/language-model-server.ts'
import { addExamples, addRatings, addUsage, forgetFigures, NOON } from '../support/tool-days.ts'
import { candidates, five, settingsOf, vendors } from './tools/providers-vendors.ts'

let server: LanguageModelServer
let app: TestApp
before(async () => {
  server = await startLanguageModelServer({ answer: candidates(five) })
  app = await startApp({ provider: createProvider(settingsOf(vendors[3], server.baseUrl)) })
  app.now = NOON
})
after(async () => {
  await app.close()
  await server.close()
})
beforeEach(async () => {
  await forgetFigures(app.database)
  server.forget()
})

const ask = (client: Client, path = 'facebook-titles') =>
  client.post(`/api/content/${path}`, { title: 'De dijk bij Lent' })

/** The examples that the newest prompt shows. */
async function shown(client: Client, path?: string): Promise<number> {
  assert.equal((await ask(client, path)).status, 200)
  const prompt = JSON.stringify(server.requests.at(-1)?.body)
  return [...prompt.matchAll(/Geliefde tekst \d+ /g)].length
}

/** Carries out the only proposal there is. */
async function carryOut(admin: Client): Promise<number> {
  await proposeOptimizations(app.database.db, NOON)
  const [proposal, ...more] = (await admin.get('/api/optimizations?status=proposed')).body
  assert.deepEqual(more, [])
  assert.equal((await admin.post(`/api/optimizations/${proposal.id}/implement`)).status, 200)
  return proposal.id
}

test('badly rated, carried out: the next prompt of that tool shows one example more, and put back one fewer', async () => {
  const { client, user } = await app.loggedIn({ role: 'paid' })
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  await addExamples(app.database, user.id, { count: 8 })
  await addExamples(app.database, user.id, { count: 8, tool: 'pinterest-captions' })
  assert.equal(await shown(client), 3)
  await addUsage(app.database, 20, { userId: user.id })
  await addRatings(app.database, user.id, { up: 5, down: 5 })
  const id = await carryOut(admin)
  assert.equal(await shown(client), 4)
  assert.equal(await shown(client, 'pinterest-titles'), 3)
  assert.equal((await admin.post(`/api/optimizations/${id}/revert`)).status, 200)
  assert.equal(await shown(client), 3)
})

test('costly, carried out: one example fewer, down to none', async () => {
  const { client, user } = await app.loggedIn({ role: 'paid' })
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  await addExamples(app.database, user.id, { count: 8 })
  await addUsage(app.database, 20, { userId: user.id, estimatedCost: 3 })
  await carryOut(admin)
  assert.equal(await shown(client), 2)
  await app.database.db.update(toolSettings).set({ examplesShown: 0 })
  assert.equal(await shown(client), 0)
})

test('the time limit of a tool ends its draft, and that of another does not', async () => {
  const { client } = await app.loggedIn({ role: 'paid' })
  await app.database.db.insert(toolSettings).values({ tool: 'facebook-captions', timeLimitSeconds: 1, updatedAt: NOON })
  server.script({ fault: 'silence' })
  const reply = await ask(client)
  assert.deepEqual(
    [reply.status, reply.body.message],
    [502, 'De schrijfhulp deed er te lang over. Probeer het opnieuw.'],
  )
  const [usage] = await app.database.db.select().from(aiUsage)
  assert.match(usage?.errorMessage ?? '', /over 1000 ms$/)
  assert.equal((await ask(client, 'pinterest-titles')).status, 200)
})

test('the built-in writer makes no statement for settings it does not need', async () => {
  const builtIn = await startApp({ database: { ...app.database, close: async () => {} } })
  try {
    const { client } = await builtIn.loggedIn({ role: 'paid', username: 'zonder-model' })
    await app.database.pool.query('alter table tool_settings rename to tool_settings_away')
    assert.equal((await ask(client)).status, 200)
  } finally {
    await app.database.pool.query('alter table tool_settings_away rename to tool_settings')
    await builtIn.close()
  }
})

test('the status names the model, and says it is failing when it refuses three times', async () => {
  const { client } = await app.loggedIn({ role: 'admin' })
  const model = async () => (await client.get('/api/status')).body.model
  const { provider, model: name, builtIn, state } = await model()
  assert.deepEqual([provider, name, builtIn, state], ['openai-compatible', 'llama3.3', false, 'good'])
  server.script(...Array.from({ length: 3 }, () => ({ status: 401, message: 'no such key' })))
  for (let time = 0; time < 3; time += 1) assert.equal((await ask(client)).status, 502)
  const failing = await model()
  assert.deepEqual([failing.state, failing.failures], ['failing', 3])
  assert.match(failing.lastError.message, /HTTP 401: no such key/)
})
