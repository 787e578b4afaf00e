// The history: what is kept, what its user can do with it, and that nobody else sees it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { HISTORY_PAGE } from '#contract/history/generation.ts'
import { NEXT_HEADER } from '#contract/page-headers.ts'
import { UNDO_MINUTES } from '#contract/history/endpoints.ts'
import { undoFrom } from '#server/history/rules.ts'
import { transaction } from '#server/db/transaction.ts'
import { keepGeneration, purgeGenerations } from '#server/history/store.ts'
import { generations as generationsTable } from '#server/history/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { generate, learning, listed, titles } from '../support/learning.ts'

let app: TestApp
before(async () => void (app = await startApp({ provider: learning })))
after(() => app.close())

const idsOf = async (client: Client, query = '') => (await listed(client, query)).map(({ id }: { id: number }) => id)

test('a generation is kept with its input and its results', async () => {
  const { client } = await app.loggedIn()
  const id = await generate(client)
  const [{ createdAt, ...kept }] = await listed(client)
  assert.ok(Math.abs(Date.parse(createdAt) - app.now.getTime()) < 60_000)
  assert.deepEqual(kept, {
    id,
    tool: 'facebook-captions',
    input: { title: 'Fietsen naar zee', description: 'Langs het strand' },
    sourceWords: 0,
    output: { titles },
    model: 'proef',
    articleId: null,
    articleTitle: null,
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

test('what was written for an article names it, until it is deleted, and a list can be narrowed to it', async () => {
  const { client } = await app.loggedIn()
  const { body } = await client.post('/api/articles', { title: 'De fietsbrug', content: 'De brug gaat dicht.' })
  await generate(client)
  const asked = { title: 'Fietsen naar zee', articleId: body.id }
  const id = (await client.post('/api/content/facebook-titles', asked)).body.generationId
  const named = async () =>
    (await listed(client)).map((one: { id: number; articleTitle: string | null }) => [one.id, one.articleTitle])[0]
  assert.deepEqual(await named(), [id, 'De fietsbrug'])
  assert.deepEqual(await idsOf(client, `?articleId=${body.id}`), [id])
  assert.deepEqual(await idsOf(client, `?articleId=${body.id + 1}`), [])
  const { client: stranger } = await app.loggedIn()
  assert.deepEqual(await idsOf(stranger, `?articleId=${body.id}`), [])
  await client.send('DELETE', `/api/articles/${body.id}`)
  assert.deepEqual(await named(), [id, null])
  assert.deepEqual(await idsOf(client, `?articleId=${body.id}`), [id], 'it can still be found')
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
  assert.equal((await listed(owner))[0].favourite, false)
})

test('a generation that cannot be kept is shown, costs nothing and stands nowhere', async () => {
  const { client, user } = await app.loggedIn()
  // U+0000 passes no field, so the table itself is made to refuse.
  await app.database.pool.query(`ALTER TABLE generations ADD CONSTRAINT proef CHECK (user_id <> ${user.id}) NOT VALID`)
  try {
    const reply = await client.post('/api/content/facebook-titles', { title: 'Fietsen' })
    assert.equal(reply.status, 200)
    assert.ok(reply.body.titles.length > 0)
  } finally {
    await app.database.pool.query('ALTER TABLE generations DROP CONSTRAINT proef')
  }
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 0)
  const kept = await app.database.db.select().from(generationsTable).where(eq(generationsTable.userId, user.id))
  assert.equal(kept.length, 0)
})
