// The article that a generation was written from: kept with it, asked for by itself, and in no list.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { UNDO_MINUTES } from '#contract/history/endpoints.ts'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { purgeDeletedGenerations } from '#server/history/jobs.ts'
import { findGenerations } from '#server/history/store.ts'
import { generations } from '#server/history/tables.ts'
import { runJob } from '#server/jobs/job.ts'
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

/** The tables in which this word stands, in whatever column. */
async function tablesWith(word: string): Promise<string[]> {
  const { pool } = app.database
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const there = await pool.query(`select 1 from ${name} t where t::text ilike $1 limit 1`, [`%${word}%`])
    if (there.rows.length > 0) found.push(name)
  }
  return found
}

/** An article with a word that is nowhere else. */
const about = (word: string) => `De ${word} bij Olst gaat open.\n\nHet werk aan de ${word} begint in maart.`

test('the article goes with its generation, once its deletion can no longer be undone', async () => {
  const { client } = await app.loggedIn()
  const id = await written(client, about('sluisdeurkelder'))
  await client.send('DELETE', `/api/history/${id}`)
  const later = (minutes: number) => ({
    ...app.site,
    clock: () => new Date(app.now.getTime() + minutes * 60_000),
  })
  await runJob(purgeDeletedGenerations, later(UNDO_MINUTES - 1))
  assert.deepEqual(await tablesWith('sluisdeurkelder'), ['public.generations'])
  await runJob(purgeDeletedGenerations, later(UNDO_MINUTES + 1))
  assert.deepEqual(await tablesWith('sluisdeurkelder'), [])
})

test('the article goes with the account: no table tells what it was about', async () => {
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const { client, user } = await app.loggedIn()
  for (let time = 0; time < 3; time += 1) await written(client, about('uiterwaardenbus'))
  assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 200)
  assert.deepEqual(await tablesWith('uiterwaardenbus'), [])
})
