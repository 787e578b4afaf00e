// How many articles somebody without a desk has at most: what is done with all of them at once makes everybody wait.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { count, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { ARTICLE_BIN_DAYS, MOST_ARTICLES } from '#contract/articles/article.ts'
import { DAY_MS } from '#contract/days.ts'
import { problems } from '#contract/problems.ts'
import { emptyArticleBin } from '#server/articles/jobs.ts'
import { articlePictures, articles } from '#server/articles/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import type { Client, NewTestUser, TestApp } from '../support/app.ts'
import { importedBy, openPictureHouse, type PictureHouse } from '../support/stored-pictures.ts'

let house: PictureHouse
let app: TestApp
before(async () => {
  house = await openPictureHouse()
  app = house.app
})
after(() => house.close())

const text = { title: 'Nog een stuk', content: 'De brug gaat morgen dicht.\n' }
const add = (client: Client, fields: object = {}) => client.post('/api/articles', { ...text, ...fields })
const countOf = async (userId: number) => {
  const [row] = await app.database.db.select({ all: count() }).from(articles).where(eq(articles.userId, userId))
  return row?.all
}

/** Somebody who has so many articles, of which every other one lies in the bin. */
async function someoneWith(many: number, fields: Partial<NewTestUser> = {}) {
  const { client, user } = await app.loggedIn(fields)
  const now = app.now.toISOString()
  await app.database.db.execute(sql`
    INSERT INTO articles (user_id, title, content, excerpt, word_count, created_at, updated_at, deleted_at)
    SELECT ${user.id}, 'Stuk ' || nth, 'Een heel klein stuk.', 'Een heel klein stuk.', 4, ${now}::timestamptz, ${now}::timestamptz,
      CASE WHEN nth % 2 = 0 THEN ${now}::timestamptz END
    FROM generate_series(1, ${many}::integer) AS nth`)
  return { client, user }
}

/** Imports a page with a picture in it that the house does not have yet. */
async function imported(client: Client, background: string) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const html = `<h1>Kop van een stuk</h1><p>De brug gaat morgen dicht.</p><p><img alt="Brug" src="data:image/png;base64,${png.toString('base64')}"></p>`
  return importedBy(client, Buffer.from(html), 'stuk.html')
}

test('who has no desk adds the five-thousandth article, those in the bin included, and not one more', async () => {
  const { client, user } = await someoneWith(MOST_ARTICLES - 1)
  const last = await add(client, { key: 'een-sleutel' })
  assert.equal(last.status, 201)
  const { status, body } = await add(client)
  assert.deepEqual([status, body.code], [409, 'tooManyArticles'])
  assert.match(body.message, /hoogstens 5\.000 artikelen.*na 30 dagen in de prullenbak/)
  assert.equal(await countOf(user.id), MOST_ARTICLES)
  // Its first answer was lost.
  const again = await add(client, { key: 'een-sleutel' })
  assert.deepEqual([again.status, again.body.id], [201, last.body.id])
  // What there is can be worked on.
  const save = { body: { ...text, content: 'De brug is weer open.\n' } }
  assert.equal((await client.send('PUT', `/api/articles/${last.body.id}`, save)).status, 200)

  // The bin counts until it is emptied, which is what the message says.
  assert.equal((await client.send('DELETE', `/api/articles/${last.body.id}`)).status, 200)
  assert.equal((await add(client)).status, 409)
  await runJob(emptyArticleBin, {
    ...app.site,
    clock: () => new Date(app.now.getTime() + (ARTICLE_BIN_DAYS + 1) * DAY_MS),
  })
  assert.equal((await add(client)).status, 201)
})

test('of several that are added at once no more are kept than fit', async () => {
  const { client, user } = await someoneWith(MOST_ARTICLES - 2)
  const replies = await Promise.all(Array.from({ length: 6 }, (_, nth) => add(client, { title: `Tegelijk ${nth}` })))
  assert.equal(replies.filter(({ status }) => status === 201).length, 2)
  assert.equal(await countOf(user.id), MOST_ARTICLES)
})

test('an import that does not fit keeps nothing, no picture either', async () => {
  const { client, user } = await someoneWith(MOST_ARTICLES - 1)
  const picturesOf = () => app.database.db.$count(articlePictures, eq(articlePictures.userId, user.id))
  const first = await imported(client, 'red')
  assert.equal(first.status, 201, JSON.stringify(first.body))
  assert.match(first.body.content, /!\[Brug\]/)
  const had = await picturesOf()
  assert.equal(had, 1)
  assert.equal(await countOf(user.id), MOST_ARTICLES)
  const over = await imported(client, 'blue')
  assert.deepEqual([over.status, over.body.code], [409, 'tooManyArticles'])
  assert.deepEqual([await countOf(user.id), await picturesOf()], [MOST_ARTICLES, had])
})

test('who has a desk has as many as they write, and so has an administrator', async () => {
  for (const fields of [{ desk: 'writer' }, { role: 'admin' }] as const) {
    const { client } = await someoneWith(MOST_ARTICLES, fields)
    assert.equal((await add(client)).status, 201)
  }
  const { client } = await someoneWith(MOST_ARTICLES, { role: 'paid' })
  assert.equal((await add(client)).status, 409, 'paying gives no desk')
})

test('the message names the limits that hold', () => {
  const { message } = problems.tooManyArticles
  assert.ok(message.includes(MOST_ARTICLES.toLocaleString('nl-NL')) && message.includes(`${ARTICLE_BIN_DAYS} dagen`))
})
