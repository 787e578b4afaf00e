// Style profiles: whose they are, one default, and what they do to every tool.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { STYLE_LIMITS } from '#contract/styles/style-profile.ts'
import { textsIn } from '#contract/tools/define.ts'
import type { Ask, Provider } from '#server/tools/provider.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

/** What the provider was asked last, and what it answers. */
let asked: Ask | undefined
let answer: { titles: string[] }
const told: Provider = {
  model: 'proef',
  async draft(_tool, ask) {
    asked = ask
    return { output: answer, model: 'proef', promptTokens: 1, completionTokens: 1, estimatedCost: 0 }
  },
}
const titles = Array.from({ length: 5 }, (_, at) => `Een tuin vol kleur, manier ${at}`)

let app: TestApp
let toldApp: TestApp
before(async () => {
  app = await startApp()
  toldApp = await startApp({ provider: told })
})
after(async () => {
  await app.close()
  await toldApp.close()
})

const brand = {
  name: 'De Tuinkrant',
  audience: 'Tuiniers',
  tone: 'Nuchter',
  address: 'u',
  bannedWords: ['lees', 'te gek'],
}
const member = async (where: TestApp = app) => (await where.loggedIn({ role: 'paid' })).client
const make = async (client: Client, fields: object = brand) => (await client.post('/api/styles', fields)).body

test('a profile comes back as it was made, with what was left out empty', async () => {
  const client = await member()
  const reply = await client.post('/api/styles', brand)
  assert.equal(reply.status, 201)
  const { id, createdAt, updatedAt, ...rest } = reply.body
  assert.deepEqual(rest, { ...brand, wordsToUse: [], sampleTexts: [], isDefault: false })
  assert.ok(id > 0 && createdAt === updatedAt)
  assert.deepEqual((await client.get('/api/styles')).body, [reply.body])
})

test('only one profile is the default, and it stands first', async () => {
  const client = await member()
  await make(client, { ...brand, name: 'B', isDefault: true })
  const second = await make(client, { ...brand, name: 'C', isDefault: true })
  await make(client, { ...brand, name: 'a' })
  const list = (await client.get('/api/styles')).body
  assert.deepEqual(
    list.map(({ name, isDefault }: { name: string; isDefault: boolean }) => [name, isDefault]),
    [
      ['C', true],
      ['a', false],
      ['B', false],
    ],
  )
  await client.send('PUT', `/api/styles/${second.id}`, { body: { ...brand, name: 'C', isDefault: false } })
  assert.ok((await client.get('/api/styles')).body.every(({ isDefault }: { isDefault: boolean }) => !isDefault))
})

test('of many that become the default at once, one is', async () => {
  const client = await member()
  const replies = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((at) => client.post('/api/styles', { ...brand, name: `Stijl ${at}`, isDefault: true })),
  )
  assert.ok(replies.every(({ status }) => status === 201))
  const list: { isDefault: boolean }[] = (await client.get('/api/styles')).body
  assert.equal(list.filter(({ isDefault }) => isDefault).length, 1)
})

const wrong: Record<string, [fields: object, field: string]> = {
  'without a name': [{ ...brand, name: '  ' }, 'name'],
  'with a name of 61 characters': [{ ...brand, name: 'n'.repeat(STYLE_LIMITS.name + 1) }, 'name'],
  'that addresses readers as jullie': [{ ...brand, address: 'jullie' }, 'address'],
  'with 101 forbidden words': [
    { ...brand, bannedWords: Array.from({ length: 101 }, (_, at) => `w${at}`) },
    'bannedWords',
  ],
  'with a forbidden word of marks only': [{ ...brand, bannedWords: ['!!'] }, 'bannedWords'],
  'that wants and forbids one word': [{ ...brand, wordsToUse: ['Lees'] }, 'bannedWords'],
  'that wants ‘top-kwaliteit’ and forbids ‘top kwaliteit’': [
    { ...brand, wordsToUse: ['top-kwaliteit'], bannedWords: ['top kwaliteit'] },
    'bannedWords',
  ],
  'with six sample texts': [{ ...brand, sampleTexts: Array(6).fill('Voorbeeld') }, 'sampleTexts'],
}
for (const [name, [fields, field]] of Object.entries(wrong)) {
  test(`a profile ${name} is refused on its field`, async () => {
    const reply = await (await member()).post('/api/styles', fields)
    assert.equal(reply.status, 400)
    assert.deepEqual(Object.keys(reply.body.errors), [field])
  })
}

test('a name of 60 characters, 100 forbidden words and 5 sample texts are accepted', async () => {
  const reply = await (
    await member()
  ).post('/api/styles', {
    ...brand,
    name: 'n'.repeat(60),
    bannedWords: Array.from({ length: 100 }, (_, at) => `w${at}`),
    sampleTexts: Array.from({ length: 5 }, (_, at) => `Voorbeeld ${at}`),
  })
  assert.equal(reply.status, 201)
})

test('blank and repeated words fall away', async () => {
  const made = await make(await member(), { ...brand, bannedWords: [' lees ', '', 'Lees', 'LEES'] })
  assert.equal(made.bannedWords.length, 1)
})

test('the fifty-first profile is refused, also when it comes at the same time', async () => {
  const client = await member()
  for (let at = 0; at < STYLE_LIMITS.profiles - 1; at += 1) await make(client, { ...brand, name: `Stijl ${at}` })
  const last = await Promise.all([1, 2, 3].map((at) => client.post('/api/styles', { ...brand, name: `Laatste ${at}` })))
  assert.deepEqual(
    last.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 400, 400],
  )
})

test('another user’s profile is not there: not to change, to delete or to write in', async () => {
  const { id } = await make(await member())
  const other = await member()
  assert.equal((await other.send('PUT', `/api/styles/${id}`, { body: brand })).status, 404)
  assert.equal((await other.send('DELETE', `/api/styles/${id}`)).status, 404)
  const reply = await other.post('/api/content/facebook-titles', { title: 'Tuin', styleId: id })
  assert.equal(reply.status, 404)
  assert.equal((await other.get('/api/user')).body.aiRequestsCount, 0)
  assert.deepEqual((await other.get('/api/styles')).body, [])
})

test('a free user cannot write in a style, not even in one from better days', async () => {
  const { client } = await app.loggedIn({ role: 'free' })
  const reply = await client.post('/api/content/facebook-titles', { title: 'Tuin', styleId: 1 })
  assert.equal(reply.status, 403)
  assert.match(reply.body.message, /Premium/)
  assert.equal(reply.body.requestLimitReached, undefined)
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 0)
})

test('a deleted profile is gone', async () => {
  const client = await member()
  const { id } = await make(client)
  assert.equal((await client.send('DELETE', `/api/styles/${id}`)).status, 200)
  assert.equal((await client.send('DELETE', `/api/styles/${id}`)).status, 404)
})

test('an id that is no number is bad input', async () => {
  const client = await member()
  for (const id of ['abc', '0', '-1', '1.5', '99999999999'])
    assert.equal((await client.send('DELETE', `/api/styles/${id}`)).status, 400, id)
})

test('the chosen profile goes to the provider, and none without a choice', async () => {
  const client = await member(toldApp)
  const { id } = await make(client)
  answer = { titles }
  await client.post('/api/content/facebook-titles', { title: 'Tuin', styleId: id })
  assert.equal(asked?.style?.tone, 'Nuchter')
  assert.deepEqual(asked.input, { title: 'Tuin' })
  await client.post('/api/content/facebook-titles', { title: 'Tuin' })
  assert.equal(asked?.style, null)
})

test('a forbidden word that a provider lets through is refused all the same, named, and costs nothing', async () => {
  const client = await member(toldApp)
  const { id } = await make(client)
  answer = { titles: [...titles.slice(1), 'Echt te gek: Lees alles over je tuin'] }
  const reply = await client.post('/api/content/facebook-titles', { title: 'Tuin', styleId: id })
  assert.equal(reply.status, 422)
  assert.match(reply.body.message, /‘lees’, ‘te gek’/)
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 0)
})

test('the built-in writer keeps to the profile: no forbidden word, and u', async () => {
  const client = await member()
  const { id } = await make(client)
  for (const path of [
    '/api/content/facebook-titles',
    '/api/content/pinterest-titles',
    '/api/content/linkinbio-titles',
  ]) {
    const reply = await client.post(path, { title: 'Een kleurrijke tuin in de herfst', styleId: id })
    assert.equal(reply.status, 200, JSON.stringify(reply.body))
    for (const text of textsIn(reply.body)) {
      assert.doesNotMatch(text, /(?<!\p{L})lees(?!\p{L})/iu)
      assert.doesNotMatch(text, /(?<!\p{L})(?:je|jij|jouw|jou)(?!\p{L})/iu)
    }
  }
})

test('a forbidden word is seen through capitals, marks and invisible signs', async () => {
  const client = await member(toldApp)
  const { id } = await make(client)
  for (const hidden of ['LEES', 'te-gek', 'le\u00ADes', 'te\u200B gek']) {
    answer = { titles: [...titles.slice(1), `Hier staat ${hidden} in de titel`] }
    assert.equal(
      (await client.post('/api/content/facebook-titles', { title: 'Tuin', styleId: id })).status,
      422,
      hidden,
    )
  }
})

test('a forbidden word is told to its user and stands in no log', async () => {
  const client = await member(toldApp)
  const { id } = await make(client, { ...brand, bannedWords: ['concurrentennaam'] })
  answer = { titles: [...titles.slice(1), 'Beter dan concurrentennaam is deze tuin'] }
  assert.match(
    (await client.post('/api/content/facebook-titles', { title: 'Tuin', styleId: id })).body.message,
    /concurrentennaam/,
  )
  const { rows } = await toldApp.database.pool.query('SELECT error_message FROM ai_usage ORDER BY id DESC LIMIT 1')
  assert.match(rows[0].error_message, /stijlprofiel verbiedt/)
  assert.doesNotMatch(rows[0].error_message, /concurrentennaam/)
})

test('who had Premium until yesterday is told that it ended', async () => {
  const { client } = await app.loggedIn({ role: 'paid', subscriptionEndDate: new Date(app.now.getTime() - 1) })
  const reply = await client.post('/api/content/facebook-titles', { title: 'Tuin', styleId: 1 })
  assert.deepEqual([reply.status, reply.body.subscriptionExpired], [403, true])
})

test('optional fields accept null', async () => {
  const empty = {
    audience: null,
    tone: null,
    address: null,
    wordsToUse: null,
    bannedWords: null,
    sampleTexts: null,
    isDefault: null,
  }
  const { status, body } = await (await member()).post('/api/styles', { name: 'Leeg', ...empty })
  assert.equal(status, 201)
  assert.deepEqual([body.address, body.wordsToUse, body.isDefault], ['je', [], false])
})
