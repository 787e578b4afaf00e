// What got a thumb down, in later prompts: whose it is, how much of it, and when it goes.
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { createProvider } from '#server/tools/providers/create.ts'
import { startApp, type Client, type TestApp } from '../../support/app.ts'
import { startLanguageModelServer, type LanguageModelServer } from '../../support/language-model-server.ts'
import { candidates, five, messagesIn, settingsOf, vendors } from './providers-vendors.ts'

let server: LanguageModelServer
let app: TestApp
before(async () => {
  server = await startLanguageModelServer({ answer: candidates(five) })
  app = await startApp({ provider: createProvider(settingsOf(vendors[3], server.baseUrl)) })
})
after(async () => {
  await app.close()
  await server.close()
})
afterEach(() => server.forget())

async function generate(client: Client, path = 'facebook-titles'): Promise<{ generationId: number; titles: string[] }> {
  const reply = await client.post(`/api/content/${path}`, { title: 'De dijk bij Lent' })
  assert.equal(reply.status, 200)
  return reply.body
}
const rate = (client: Client, generationId: number, index: number, rating: number) =>
  client.post('/api/feedback', { generationId, index, rating })

/** The disliked texts in the newest prompt, in order. */
function shown(): string[] {
  const { user } = messagesIn(server.requests.at(-1)?.body)
  return [...user.matchAll(/naam="Afgekeurd \d">\n([^\n]*)/g)].map(([, text = '']) => text)
}

test('the two newest disliked texts are shown to later prompts of the same user and tool, and to nobody else’s', async () => {
  const { client } = await app.loggedIn({ role: 'paid' })
  const { generationId, titles } = await generate(client)
  assert.deepEqual(shown(), [])
  for (const index of [0, 1, 2]) await rate(client, generationId, index, -1)
  await generate(client)
  assert.deepEqual(shown(), [titles[2], titles[1]])
  await generate(client, 'pinterest-titles')
  assert.deepEqual(shown(), [], 'another tool')
  await generate((await app.loggedIn()).client)
  assert.deepEqual(shown(), [], 'another user')
})

test('a text that is liked after all, or whose generation was deleted, is shown no more', async () => {
  const { client } = await app.loggedIn({ role: 'paid' })
  const first = await generate(client)
  const second = await generate(client)
  await rate(client, first.generationId, 0, -1)
  await rate(client, second.generationId, 1, -1)
  await rate(client, first.generationId, 0, 1)
  await generate(client)
  assert.deepEqual(shown(), [second.titles[1]])
  await client.send('DELETE', `/api/history/${second.generationId}`)
  await generate(client)
  assert.deepEqual(shown(), [])
})

test('today’s date in the prompt is that of the site', async () => {
  app.now = new Date('2027-01-31T23:30:00Z')
  await generate((await app.loggedIn()).client)
  assert.match(JSON.stringify(server.requests.at(-1)?.body), /Vandaag is het maandag 1 februari 2027\./)
})
