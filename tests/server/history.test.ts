// The history and the feedback on it: what is kept, what its user can do with it, and that nobody else sees it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { LISTED_PER_TOOL } from '#contract/feedback/feedback.ts'
import { HISTORY_PAGE } from '#contract/history/generation.ts'
import { NEXT_HEADER } from '#contract/page-headers.ts'
import { EXCERPT_CHARACTERS } from '#contract/paging.ts'
import { UNDO_MINUTES } from '#contract/history/endpoints.ts'
import { aiLearningData, userFeedback } from '#server/feedback/tables.ts'
import { undoFrom } from '#server/history/rules.ts'
import { transaction } from '#server/db/transaction.ts'
import { keepGeneration, purgeGenerations } from '#server/history/store.ts'
import { generations as generationsTable } from '#server/history/tables.ts'
import type { Ask, Provider } from '#server/tools/provider.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let shown: readonly string[] = []
const titles = Array.from({ length: 5 }, (_, at) => `Fietsen naar zee, manier ${at}`)
/** Looks at the learned examples, as a language model's provider does. */
const told: Provider = {
  model: 'proef',
  async draft(_tool, ask: Ask) {
    shown = await ask.examples()
    return { output: { titles }, model: 'proef', promptTokens: 1, completionTokens: 1, estimatedCost: 0 }
  },
}

let app: TestApp
before(async () => void (app = await startApp({ provider: told })))
after(() => app.close())

const generate = async (client: Client, title = 'Fietsen naar zee', path = 'facebook-titles') =>
  (await client.post(`/api/content/${path}`, { title, description: 'Langs het strand' })).body.generationId as number
const list = async (client: Client, query = '') => (await client.get(`/api/history${query}`)).body
const idsOf = async (client: Client, query = '') => (await list(client, query)).map(({ id }: { id: number }) => id)

test('a generation is kept with its input and its results', async () => {
  const { client } = await app.loggedIn()
  const id = await generate(client)
  const [{ createdAt, ...kept }] = await list(client)
  assert.ok(Math.abs(Date.parse(createdAt) - app.now.getTime()) < 60_000)
  assert.deepEqual(kept, {
    id,
    tool: 'facebook-captions',
    input: { title: 'Fietsen naar zee', description: 'Langs het strand' },
    output: { titles },
    model: 'proef',
    favourite: false,
    feedback: [],
  })
})

test('a search looks in input and results, whatever the capitals, for every word', async () => {
  const { client } = await app.loggedIn()
  const sea = await generate(client, 'Vakantie')
  await generate(client, 'Winter')
  assert.deepEqual(await idsOf(client, '?search=VAKANTIE'), [sea])
  assert.deepEqual(await idsOf(client, '?search=zee%20vakantie'), [sea])
  assert.equal((await idsOf(client, '?search=manier')).length, 2)
  assert.deepEqual(await idsOf(client, '?search=bergen'), [])
})

test('signs that a database reads as wildcards are looked for as they stand', async () => {
  const { client } = await app.loggedIn()
  await generate(client, 'Alles')
  const sale = await generate(client, 'Nu 50% korting_actie\\')
  for (const search of ['%', '_', '\\'])
    assert.deepEqual(await idsOf(client, `?search=${encodeURIComponent(search)}`), [sale])
})

test('a list can be narrowed to a tool and to favourites', async () => {
  const { client } = await app.loggedIn()
  const facebook = await generate(client)
  const pinterest = await generate(client, 'Fietsen', 'pinterest-titles')
  assert.deepEqual(await idsOf(client, '?tool=pinterest-captions'), [pinterest])
  assert.equal((await client.send('PUT', `/api/history/${facebook}`, { body: { favourite: true } })).status, 200)
  assert.deepEqual(await idsOf(client, '?favourite=true'), [facebook])
  assert.equal((await client.get('/api/history?tool=onzin')).status, 400)
})

test(`pages of ${HISTORY_PAGE} go back in time, each generation once`, async () => {
  const { client, user } = await app.loggedIn()
  for (let at = 0; at < HISTORY_PAGE + 1; at += 1) {
    await keepGeneration(app.database.db, {
      userId: user.id,
      tool: 'facebook-captions',
      input: { title: `Titel ${at}` },
      output: { titles },
      model: 'proef',
      createdAt: app.now,
    })
  }
  const first = await client.get('/api/history')
  assert.equal(first.body.length, HISTORY_PAGE)
  const second = await client.get(`/api/history?after=${first.headers.get(NEXT_HEADER)}`)
  const asked = second.body.map(({ input }: { input: { title: string } }) => input.title)
  assert.deepEqual([asked, second.headers.get(NEXT_HEADER)], [['Titel 0'], null])
})

test('what is deleted is out of sight, can be brought back for an hour, and is then gone for good', async () => {
  const { client } = await app.loggedIn()
  const id = await generate(client)
  assert.equal((await client.send('DELETE', `/api/history/${id}`)).status, 200)
  assert.deepEqual(await idsOf(client), [])
  assert.equal((await client.send('PUT', `/api/history/${id}`, { body: { favourite: true } })).status, 404)
  // Even when nobody has tidied up yet.
  const deletedAt = app.now
  app.now = new Date(deletedAt.getTime() + (UNDO_MINUTES + 1) * 60_000)
  assert.equal((await client.post(`/api/history/${id}/restore`)).status, 404)
  app.now = new Date(deletedAt.getTime() + (UNDO_MINUTES - 1) * 60_000)
  await transaction(app.database.pool, (tx) => purgeGenerations(tx, undoFrom(app.now)))
  assert.equal((await client.post(`/api/history/${id}/restore`)).status, 200)
  assert.deepEqual(await idsOf(client), [id])
  await client.send('DELETE', `/api/history/${id}`)
  app.now = new Date(app.now.getTime() + (UNDO_MINUTES + 1) * 60_000)
  await transaction(app.database.pool, (tx) => purgeGenerations(tx, undoFrom(app.now)))
  const left = await app.database.db.select().from(generationsTable).where(eq(generationsTable.id, id))
  assert.deepEqual(left, [])
})

test('another user’s generation is not there, whatever one tries', async () => {
  const owner = (await app.loggedIn()).client
  const id = await generate(owner)
  const { client } = await app.loggedIn({ role: 'admin' })
  assert.deepEqual(await idsOf(client), [])
  const tries = [
    client.send('PUT', `/api/history/${id}`, { body: { favourite: true } }),
    client.send('DELETE', `/api/history/${id}`),
    client.post(`/api/history/${id}/restore`),
    client.post('/api/feedback', { generationId: id, index: 0, rating: 1 }),
  ]
  for (const reply of await Promise.all(tries)) assert.equal(reply.status, 404)
  assert.equal((await list(owner))[0].favourite, false)
})

test('a thumb and a comment are kept, replaced and taken back', async () => {
  const { client, user } = await app.loggedIn()
  const generationId = await generate(client)
  const say = (rating: number | null, comment?: string) =>
    client.post('/api/feedback', { generationId, index: 2, rating, comment })
  const said = async () => (await list(client))[0].feedback
  assert.equal((await say(1, 'Pakkend')).status, 200)
  assert.deepEqual(await said(), [{ index: 2, rating: 1, comment: 'Pakkend' }])
  await say(-1)
  assert.deepEqual(await said(), [{ index: 2, rating: -1, comment: 'Pakkend' }], 'a thumb leaves the comment alone')
  await say(-1, '')
  assert.deepEqual(await said(), [{ index: 2, rating: -1, comment: '' }])
  const rows = await app.database.db.select().from(userFeedback).where(eq(userFeedback.userId, user.id))
  assert.deepEqual(
    rows.map(({ category, aiUsageId }) => [category, typeof aiUsageId]),
    [['facebook-captions', 'number']],
  )
  await say(null)
  assert.deepEqual(await said(), [])
})

test('feedback on a result that does not exist, or with another rating, is refused', async () => {
  const { client } = await app.loggedIn()
  const generationId = await generate(client)
  assert.equal((await client.post('/api/feedback', { generationId, index: 5, rating: 1 })).status, 404)
  assert.equal((await client.post('/api/feedback', { generationId, index: 0, rating: 5 })).status, 400)
  const comment = 'c'.repeat(1_001)
  assert.equal((await client.post('/api/feedback', { generationId, index: 0, rating: 1, comment })).status, 400)
})

test('what got a thumb up is shown to later prompts of the same user and tool, and to nobody else’s', async () => {
  const { client } = await app.loggedIn()
  const generationId = await generate(client)
  assert.deepEqual(shown, [])
  await client.post('/api/feedback', { generationId, index: 1, rating: 1 })
  await generate(client)
  assert.deepEqual(shown, [titles[1]])
  await generate(client, 'Fietsen', 'pinterest-titles')
  assert.deepEqual(shown, [], 'another tool')
  await generate((await app.loggedIn()).client)
  assert.deepEqual(shown, [], 'another user')
})

test('a prompt shows the three newest examples, and marks what it showed', async () => {
  const { client, user } = await app.loggedIn()
  const generationId = await generate(client)
  for (const index of [0, 1, 2, 3]) await client.post('/api/feedback', { generationId, index, rating: 1 })
  await generate(client)
  assert.deepEqual(shown, [titles[3], titles[2], titles[1]])
  const rows = await app.database.db.select().from(aiLearningData).where(eq(aiLearningData.userId, user.id))
  assert.deepEqual(
    rows
      .toSorted((a, b) => a.id - b.id)
      .map(({ dataType, learningOutcome, processedAt }) => [dataType, learningOutcome, processedAt !== null]),
    [
      ['liked-text', null, false],
      ['liked-text', 'in-prompt', true],
      ['liked-text', 'in-prompt', true],
      ['liked-text', 'in-prompt', true],
    ],
  )
})

test('an example is forgotten by a thumb down, by its user, and with its generation', async () => {
  const { client } = await app.loggedIn()
  const examples = async () => (await client.get('/api/learning')).body
  const generationId = await generate(client)
  const like = (index: number, rating: number | null = 1) =>
    client.post('/api/feedback', { generationId, index, rating })
  for (const index of [0, 1, 2]) await like(index)
  assert.deepEqual(
    (await examples()).map(({ dataValue }: { dataValue: string }) => dataValue),
    [titles[2], titles[1], titles[0]],
  )
  await like(0, -1)
  const [newest] = await examples()
  assert.equal((await client.send('DELETE', `/api/learning/${newest.id}`)).status, 200)
  assert.equal((await examples()).length, 1)
  await client.send('DELETE', `/api/history/${generationId}`)
  assert.deepEqual(await examples(), [])
  await client.post(`/api/history/${generationId}/restore`)
  assert.equal((await examples()).length, 1)
  assert.equal((await client.send('DELETE', '/api/learning')).status, 200)
  assert.deepEqual(await examples(), [])
  assert.equal((await list(client))[0].feedback.length, 3, 'the opinions stay')
})

test('of learned examples the newest of each tool are listed, and of a long text how it begins', async () => {
  const { client, user } = await app.loggedIn()
  const generationId = await generate(client)
  const text = 'Een lang artikel. '.repeat(2_000)
  const rows = ['rewriter', 'titeltovenaar'].flatMap((tool) =>
    Array.from({ length: LISTED_PER_TOOL + 1 }, (_, at) => ({
      userId: user.id,
      generationId,
      resultIndex: tool === 'rewriter' ? at : 1_000 + at,
      tool,
      dataType: 'liked-text',
      dataValue: `${at} ${text}`,
      createdAt: app.now,
    })),
  )
  await app.database.db.insert(aiLearningData).values(rows)
  const examples: { tool: string; dataValue: string }[] = (await client.get('/api/learning')).body
  for (const name of ['rewriter', 'titeltovenaar']) {
    const those = examples.filter(({ tool }) => tool === name).map(({ dataValue }) => Number.parseInt(dataValue, 10))
    assert.deepEqual(
      those,
      Array.from({ length: LISTED_PER_TOOL }, (_, at) => LISTED_PER_TOOL - at),
    )
  }
  assert.ok(examples.every(({ dataValue }) => [...dataValue].length <= EXCERPT_CHARACTERS))
})

test('a forgotten example does not come back with a change of its comment', async () => {
  const { client } = await app.loggedIn()
  const generationId = await generate(client)
  await client.post('/api/feedback', { generationId, index: 0, rating: 1 })
  await client.send('DELETE', '/api/learning')
  await client.post('/api/feedback', { generationId, index: 0, rating: 1, comment: 'Toch aardig' })
  assert.deepEqual((await client.get('/api/learning')).body, [])
  await client.post('/api/feedback', { generationId, index: 0, rating: null })
  await client.post('/api/feedback', { generationId, index: 0, rating: 1 })
  assert.equal((await client.get('/api/learning')).body.length, 1, 'a new thumb makes it one again')
})

test('what is gone for good takes its examples and comments along, and leaves the thumb for the figures', async () => {
  const { client, user } = await app.loggedIn()
  const generationId = await generate(client)
  await client.post('/api/feedback', { generationId, index: 0, rating: 1, comment: 'Over een klant' })
  await client.send('DELETE', `/api/history/${generationId}`)
  await transaction(app.database.pool, (tx) => purgeGenerations(tx, new Date(app.now.getTime() + 1)))
  const said = await app.database.db.select().from(userFeedback).where(eq(userFeedback.userId, user.id))
  assert.deepEqual(
    said.map(({ rating, comment, generationId: of }) => [rating, comment, of]),
    [[1, null, null]],
  )
  const learned = await app.database.db.select().from(aiLearningData).where(eq(aiLearningData.userId, user.id))
  assert.deepEqual(learned, [])
})

test('another user’s example cannot be forgotten', async () => {
  const owner = (await app.loggedIn()).client
  const generationId = await generate(owner)
  await owner.post('/api/feedback', { generationId, index: 0, rating: 1 })
  const [{ id }] = (await owner.get('/api/learning')).body
  const { client } = await app.loggedIn({ role: 'admin' })
  assert.equal((await client.send('DELETE', `/api/learning/${id}`)).status, 404)
  await client.send('DELETE', '/api/learning')
  assert.equal((await owner.get('/api/learning')).body.length, 1)
})

test('both thumbs at once end in one opinion that fits its example', async () => {
  const { client, user } = await app.loggedIn()
  const generationId = await generate(client)
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      client.post('/api/feedback', { generationId, index: 0, rating: at % 2 ? 1 : -1 }),
    ),
  )
  const [said] = await app.database.db.select().from(userFeedback).where(eq(userFeedback.userId, user.id))
  const examples = (await client.get('/api/learning')).body
  assert.equal(examples.length, said?.rating === 1 ? 1 : 0)
})

test('a generation that cannot be kept costs nothing and is not shown', async () => {
  const { client, user } = await app.loggedIn()
  // U+0000 passes no field, so the table itself is made to refuse.
  await app.database.pool.query(`ALTER TABLE generations ADD CONSTRAINT proef CHECK (user_id <> ${user.id}) NOT VALID`)
  try {
    const reply = await client.post('/api/content/facebook-titles', { title: 'Fietsen' })
    assert.equal(reply.status, 500)
  } finally {
    await app.database.pool.query('ALTER TABLE generations DROP CONSTRAINT proef')
  }
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 0)
  const kept = await app.database.db.select().from(generationsTable).where(eq(generationsTable.userId, user.id))
  assert.equal(kept.length, 0)
})
