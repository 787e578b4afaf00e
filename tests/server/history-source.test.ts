// The article that a generation was written from: kept with it, asked for by itself, and in no list.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { findGenerations } from '#server/history/store.ts'
import { generations } from '#server/history/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { generate, learning, listed } from '../support/learning.ts'

let app: TestApp
before(async () => void (app = await startApp({ provider: learning })))
after(() => app.close())

const article = 'De dijk bij Olst wordt hoger.\n\nHet werk begint in maart en kost twee miljoen.'

async function written(client: Client, source?: string | null): Promise<number> {
  const reply = await client.post('/api/content/facebook-titles', {
    title: 'Fietsen',
    ...(source !== undefined && { source }),
    tone: 'nieuws',
  })
  assert.equal(reply.status, 200)
  return reply.body.generationId as number
}

const sourceOf = (client: Client, id: number) => client.get(`/api/history/${id}/source`)

test('the article is kept with what was written from it, to the letter, and a list tells only how many words it has', async () => {
  const { client } = await app.loggedIn()
  const id = await written(client, article)
  assert.deepEqual((await sourceOf(client, id)).body, { source: article })
  const [entry] = await listed(client)
  assert.deepEqual([entry.id, entry.sourceWords, entry.input], [id, 15, { title: 'Fietsen', tone: 'nieuws' }])
  assert.doesNotMatch(JSON.stringify(entry), /dijk/)
})

test('a list does not even read the article', async () => {
  const { client, user } = await app.loggedIn()
  await written(client, article)
  const [row] = await findGenerations(app.database.db, user.id, { search: 'fietsen' }).fetch(1, undefined)
  assert.ok(row !== undefined && !('source' in row))
})

test('the longest article is kept whole', async () => {
  const { client } = await app.loggedIn()
  const longest = 'a bcé😀.'.repeat(LONGEST_SOURCE / 7 + 1)
  const source = [...longest].slice(0, LONGEST_SOURCE).join('')
  const id = await written(client, source)
  assert.equal((await sourceOf(client, id)).body.source, source)
})

test('an article is not searched: only what was typed beside it and what was written', async () => {
  const { client } = await app.loggedIn()
  await written(client, article)
  assert.equal((await client.get('/api/history?search=fietsen')).body.length, 1)
  assert.deepEqual((await client.get('/api/history?search=dijk')).body, [])
})

test('a generation without an article has none to ask for', async () => {
  const { client } = await app.loggedIn()
  for (const id of [await generate(client), await written(client, null), await written(client, '  ')])
    assert.equal((await sourceOf(client, id)).status, 404)
  for (const { sourceWords } of await listed(client)) assert.equal(sourceWords, 0)
  assert.equal((await sourceOf(client, 2_000_000_000)).status, 404)
})

test('nobody else gets the article, administrators included, and nobody once its generation is deleted', async () => {
  const { client } = await app.loggedIn()
  const id = await written(client, article)
  for (const role of ['user', 'admin'] as const) {
    const other = await app.loggedIn({ role })
    assert.equal((await sourceOf(other.client, id)).status, 404)
  }
  assert.equal((await sourceOf(app.client(), id)).status, 401)
  await client.send('DELETE', `/api/history/${id}`)
  assert.equal((await sourceOf(client, id)).status, 404)
  await client.post(`/api/history/${id}/restore`)
  assert.deepEqual((await sourceOf(client, id)).body, { source: article })
})

test('the article stands in the table once, beside the input', async () => {
  const { client } = await app.loggedIn()
  const id = await written(client, article)
  const [row] = await app.database.db.select().from(generations).where(eq(generations.id, id))
  assert.deepEqual([row?.source, row?.sourceWords], [article, 15])
  assert.doesNotMatch(JSON.stringify([row?.input, row?.searchText]), /dijk/i)
})
