// Feedback on a result of the history, and the examples that are learned from it: whose they are, and how they go.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { LISTED_PER_TOOL } from '#contract/feedback/feedback.ts'
import { EXCERPT_CHARACTERS } from '#contract/paging.ts'
import { transaction } from '#server/db/transaction.ts'
import { aiLearningData, userFeedback } from '#server/feedback/tables.ts'
import { purgeGenerations } from '#server/history/store.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { generate, learning, listed, titles, told } from '../support/learning.ts'

let app: TestApp
before(async () => void (app = await startApp({ provider: learning })))
after(() => app.close())

test('a thumb and a comment are kept, replaced and taken back', async () => {
  const { client, user } = await app.loggedIn()
  const generationId = await generate(client)
  const say = (rating: number | null, comment?: string) =>
    client.post('/api/feedback', { generationId, index: 2, rating, comment })
  const said = async () => (await listed(client))[0].feedback
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
  assert.deepEqual(told.examples, [])
  await client.post('/api/feedback', { generationId, index: 1, rating: 1 })
  await generate(client)
  assert.deepEqual(told.examples, [titles[1]])
  await generate(client, 'Fietsen', 'pinterest-titles')
  assert.deepEqual(told.examples, [], 'another tool')
  await generate((await app.loggedIn()).client)
  assert.deepEqual(told.examples, [], 'another user')
})

test('a prompt shows the three newest examples, and marks what it showed', async () => {
  const { client, user } = await app.loggedIn()
  const generationId = await generate(client)
  for (const index of [0, 1, 2, 3]) await client.post('/api/feedback', { generationId, index, rating: 1 })
  await generate(client)
  assert.deepEqual(told.examples, [titles[3], titles[2], titles[1]])
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
  assert.equal((await listed(client))[0].feedback.length, 3, 'the opinions stay')
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
