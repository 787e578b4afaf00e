// Reviews: who answers for an article, what they have to say for it, what is kept of it for good, and how the article then goes out.
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { MOST_BLOCKS } from '#contract/writing/blocks.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { ofModel, reviewOf } from '../support/reviews.ts'

let app: TestApp
let writer: Client
let admin: Client
let other: Client
before(async () => {
  app = await startApp()
  writer = (await app.loggedIn({ name: 'Wim de Wit' })).client
  admin = (await app.loggedIn({ name: 'Anne Jansen', role: 'admin' })).client
  other = (await app.loggedIn({ name: 'Otto Bos' })).client
})
after(() => app.close())

const path = '/api/articles'
const PARTS = 'Zelf geschreven begin.\n\nDoor een model geschreven.\n\nEn nog een deel.'

const added = async (blocks = [ofModel('a', 1), ofModel('b', 2, 'gpt-5')], content = PARTS) =>
  (await writer.post(path, { title: 'Brug dicht', content, blocks })).body as { id: number; version: number }
const stateOf = async (id: number, client = writer) => (await client.get(`${path}/${id}/review`)).body
const ruled = async (rule: string, run: () => Promise<void>) => {
  assert.equal((await admin.send('PUT', '/api/settings/review', { body: { rule } })).status, 200)
  try {
    await run()
  } finally {
    await admin.send('PUT', '/api/settings/review', { body: { rule: 'ask' } })
  }
}

test('a review is recorded with who, when, which version, which models and each decision', async () => {
  const { id } = await added()
  const { status, body } = await writer.post(`${path}/${id}/review`, reviewOf(1, { a: 'kept', b: 'changed' }))
  assert.equal(status, 201)
  assert.deepEqual(body, {
    id: body.id,
    version: 1,
    title: 'Brug dicht',
    wordCount: 11,
    textHash: hash('sha256', `Brug dicht\n${PARTS}`, 'hex'),
    reviewerName: 'Wim de Wit',
    at: app.now.toISOString(),
    full: true,
    parts: [
      { id: 'a', model: 'mistral-large', decision: 'kept' },
      { id: 'b', model: 'gpt-5', decision: 'changed' },
    ],
    models: ['mistral-large', 'gpt-5'],
  })
  const state = await stateOf(id)
  assert.deepEqual([state.goesOut, state.line, state.records], ['reviewed', null, [body]])
  const article = (await writer.get(`${path}/${id}`)).body
  assert.deepEqual([article.state, article.checked.byName], ['nagekeken', 'Wim de Wit'])
})

test('who leaves one of the four points open answers for nothing', async () => {
  const { id } = await added([])
  for (const tick of ['read', 'accuracy', 'sources', 'plausibility']) {
    for (const value of [false, undefined, 'true']) {
      const { status, body } = await writer.post(`${path}/${id}/review`, { ...reviewOf(1), [tick]: value })
      assert.deepEqual(
        [status, body.errors[tick]],
        [400, 'Vink alle vier de punten aan: pas dan sta je in voor de tekst.'],
      )
    }
  }
  assert.deepEqual((await stateOf(id)).records, [])
})

test('a version that is still to come cannot be reviewed: its pictures are those of the text before it', async (t) => {
  const { id } = await added([], 'Zonder afbeelding.')
  const { texts } = app.site
  const work = texts.work.bind(texts)
  let saves = 0
  t.mock.method(texts, 'work', async (...asked: Parameters<typeof work>) => {
    if (asked[0].name === 'article-undescribed') {
      saves += 1
      await writer.send('PUT', `${path}/${id}`, { body: { title: 'Brug dicht', content: '![](brug.jpg)' } })
    }
    return work(...asked)
  })
  const { status, body } = await writer.post(`${path}/${id}/review`, reviewOf(2))
  assert.deepEqual([status, body.code, saves], [409, 'changedMeanwhile', 0])
  assert.deepEqual((await stateOf(id)).records, [])
})

test('each part has a decision that the text does not belie', async () => {
  const { id } = await added([ofModel('a', 1), ofModel('b', null)])
  const refused = async (parts: Parameters<typeof reviewOf>[1]) => {
    const { status, body } = await writer.post(`${path}/${id}/review`, reviewOf(1, parts))
    assert.deepEqual([status, body.code], [409, 'partsUndecided'])
  }
  await refused({})
  await refused({ b: 'removed' })
  await refused({ a: 'removed' })
  // What is gone was removed, whatever is said of it.
  const { body } = await writer.post(`${path}/${id}/review`, reviewOf(1, { a: 'kept', b: 'kept', unknown: 'kept' }))
  assert.deepEqual(
    body.parts.map(({ id: part, decision }: { id: string; decision: string }) => [part, decision]),
    [
      ['a', 'kept'],
      ['b', 'removed'],
    ],
  )
})

test('a review is of the text as it stands: after an edit of the text it holds no more, after one of the fields it does', async () => {
  const { id } = await added([ofModel('a', 1)])
  await writer.post(`${path}/${id}/review`, reviewOf(1, { a: 'kept' }))
  const text = { title: 'Brug dicht', content: PARTS }
  await writer.send('PUT', `${path}/${id}`, { body: { ...text, seoTitle: 'Brug' } })
  assert.equal((await stateOf(id)).goesOut, 'reviewed')
  await writer.send('PUT', `${path}/${id}`, { body: { ...text, content: `${PARTS} Nog iets.` } })
  assert.equal((await stateOf(id)).goesOut, 'disclosed')
  assert.equal((await writer.post(`${path}/${id}/review`, reviewOf(2, { a: 'kept' }))).body.code, 'changedMeanwhile')
})

test('of two who review at once both are recorded, and neither changes the other', async () => {
  const { id } = await added([])
  const both = await Promise.all([writer, admin].map((client) => client.post(`${path}/${id}/review`, reviewOf(1))))
  assert.deepEqual(
    both.map(({ status }) => status),
    [201, 201],
  )
  const names = (await stateOf(id)).records.map(({ reviewerName }: { reviewerName: string }) => reviewerName)
  assert.deepEqual(names.toSorted(), ['Anne Jansen', 'Wim de Wit'])
})

test('of records with many parts those are told that are together no longer than one article, the newest first', async () => {
  const most = Array.from({ length: MOST_BLOCKS / 2 }, (_, at) => ofModel(String(at), null))
  const { id } = await added(most)
  const ids: number[] = []
  for (let nth = 0; nth < 3; nth += 1) ids.unshift((await writer.post(`${path}/${id}/review`, reviewOf(1))).body.id)
  const { records, goesOut } = await stateOf(id)
  const told = records.map((record: { id: number }) => record.id)
  assert.deepEqual([told, goesOut], [ids.slice(0, 2), 'plain'])
  assert.equal((await writer.get(`${path}/${id}/review/${ids[2]}`)).status, 200, 'each is there by itself')
})

test('a record never changes, not even for who has the database', async () => {
  const { id } = await added([])
  const { body: record } = await writer.post(`${path}/${id}/review`, reviewOf(1))
  const { db } = app.database
  for (const statement of [
    sql`UPDATE article_reviews SET reviewer_name = 'Iemand anders' WHERE id = ${record.id}`,
    sql`UPDATE article_reviews SET reviewer_id = NULL WHERE id = ${record.id}`,
    sql`DELETE FROM article_reviews WHERE id = ${record.id}`,
  ])
    await assert.rejects(
      async () => db.execute(statement),
      (error: Error) => /never changes/.test(String(error.cause)),
    )
  assert.deepEqual((await stateOf(id)).records, [record])
})

test('a record keeps the name of a reviewer who was deleted, and goes with its article', async () => {
  const { client, user } = await app.loggedIn({ name: 'Tijdelijke Chef', role: 'admin' })
  const { id } = await added([])
  await client.post(`${path}/${id}/review`, reviewOf(1))
  assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 204 - 4)
  assert.equal((await stateOf(id)).records[0].reviewerName, 'Tijdelijke Chef')
  await app.database.db.execute(sql`DELETE FROM articles WHERE id = ${id}`)
  const { rows } = await app.database.db.execute(sql`SELECT 1 FROM article_reviews WHERE article_id = ${id}`)
  assert.equal(rows.length, 0)
})

test('the marks of before are carried over as records that hold no more than a name', async () => {
  const { id } = await added([])
  const { db } = app.database
  await db.execute(sql`INSERT INTO article_versions (article_id, n, title, content, word_count, reason, created_at)
    VALUES (${id}, 1, 'Brug dicht', ${PARTS}, 11, 'check', now())`)
  await db.execute(sql`UPDATE articles SET checked_version = 1, checked_by_name = 'Oude Chef',
    checked_at = '2026-01-02T03:04:05Z', state = 'nagekeken' WHERE id = ${id}`)
  const folder = new URL('../../src/server/db/migrations/', import.meta.url)
  const name = (await readdir(folder)).find((file) => file.endsWith('_reviews.sql')) ?? ''
  const statements = (await readFile(new URL(name, folder), 'utf8')).split('--> statement-breakpoint')
  const carrying = statements.find((statement) => statement.includes('INSERT INTO "article_reviews"')) ?? ''
  // Of this article alone: others have their records already.
  await db.execute(sql.raw(carrying.replace(/;\s*$/, ` AND a.id = ${id}`)))
  const { records } = await stateOf(id)
  assert.deepEqual(records, [
    {
      id: records[0].id,
      version: 1,
      title: 'Brug dicht',
      wordCount: 11,
      textHash: hash('sha256', `Brug dicht\n${PARTS}`, 'hex'),
      reviewerName: 'Oude Chef',
      at: '2026-01-02T03:04:05.000Z',
      full: false,
      parts: [],
      models: [],
    },
  ])
  const page = await writer.get(`${path}/${id}/review/${records[0]?.id}`)
  assert.match(page.body, /het zegt alleen wie de tekst las, en wanneer/)
})

test('what the house asks decides how text of a model goes out', async () => {
  const { id } = await added()
  const plain = await added([{ ...ofModel('a', 1), model: 'ingebouwd-nl' }, ofModel('b', null)])
  assert.deepEqual([(await stateOf(id)).goesOut, (await stateOf(plain.id)).goesOut], ['disclosed', 'plain'])
  assert.equal((await stateOf(id)).line, 'Delen van deze tekst zijn geschreven door AI.')
  await ruled('require', async () => {
    assert.deepEqual([(await stateOf(id)).goesOut, (await stateOf(plain.id)).goesOut], ['blocked', 'plain'])
    await writer.post(`${path}/${id}/review`, reviewOf(1, { a: 'kept', b: 'kept' }))
    assert.equal((await stateOf(id)).goesOut, 'reviewed')
  })
  await ruled('off', async () => {
    assert.equal((await stateOf(id)).goesOut, 'disclosed')
    const refused = await writer.post(`${path}/${id}/review`, reviewOf(1, { a: 'kept', b: 'kept' }))
    assert.deepEqual([refused.status, refused.body.code], [409, 'reviewsOff'])
  })
})

test('a text that is all of a model says so', async () => {
  const { id } = await added([ofModel('a', 0), ofModel('b', 1), ofModel('c', 2)])
  assert.equal((await stateOf(id)).line, 'Deze tekst is geschreven door AI.')
})

test('the rule of the house is an administrator’s to change, is recorded, and reaches open windows', async () => {
  assert.equal((await writer.send('PUT', '/api/settings/review', { body: { rule: 'off' } })).status, 403)
  assert.equal((await admin.send('PUT', '/api/settings/review', { body: { rule: 'soms' } })).status, 400)
  await ruled('require', async () => {
    assert.deepEqual((await writer.get('/api/settings/review')).body, { rule: 'require' })
    const [entry] = (await admin.get('/api/audit?part=changes&limit=1')).body
    assert.deepEqual([entry.action, entry.changes.rule], ['settings.review', { from: 'ask', to: 'require' }])
  })
})

test('an export says of AI what has to be said: to readers and to machines', async () => {
  const { id } = await added()
  const html = async () => (await writer.get(`${path}/${id}/export?format=html`)).body as string
  const unread = await html()
  assert.match(unread, /<meta name="ai-disclosure" content="ai-assisted">/)
  assert.match(unread, /<article ai-disclosure="ai-assisted" ai-model="mistral-large, gpt-5">/)
  assert.match(unread, /<footer><p>Delen van deze tekst zijn geschreven door AI\.<\/p>/)
  for (const format of ['txt', 'wp'])
    assert.match((await writer.get(`${path}/${id}/export?format=${format}`)).body, /geschreven door AI\./)
  const markdown = (await writer.get(`${path}/${id}/export?format=md`)).body as string
  assert.match(markdown, /^ai:\n {2}ai-disclosure: "ai-assisted"\n {2}modellen: "mistral-large, gpt-5"\n/m)
  await writer.post(`${path}/${id}/review`, reviewOf(1, { a: 'kept', b: 'kept' }))
  const afterwards = await html()
  assert.match(afterwards, /content="ai-assisted"/)
  assert.match(afterwards, /<footer><p>Nagekeken door Wim de Wit op/)
  assert.doesNotMatch(afterwards, /geschreven door AI/)
})

test('a text without AI has no mark', async () => {
  const { id } = await added([])
  assert.doesNotMatch((await writer.get(`${path}/${id}/export?format=html`)).body, /ai-disclosure|AI/)
})

test('somebody else’s article has no reviews, and none can be made of it', async () => {
  const { id } = await added([])
  for (const { status, body } of await Promise.all([
    other.get(`${path}/${id}/review`),
    other.post(`${path}/${id}/review`, reviewOf(1)),
    other.post(`${path}/${id}/review-links`),
    other.send('DELETE', `${path}/${id}/review-links/1`),
  ]))
    assert.deepEqual([status, body.message], [404, 'Artikel niet gevonden'])
})

test('a record comes as a page to print and as data, to who may read the article', async () => {
  const { id } = await added([ofModel('a', 1, '<script>alert(1)</script>')])
  const { body: record } = await writer.post(`${path}/${id}/review`, reviewOf(1, { a: 'changed' }))
  const at = `${path}/${id}/review/${record.id}`
  const page = await writer.get(at)
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(page.body, /Nagekeken door<\/dt><dd>Wim de Wit/)
  assert.match(page.body, /&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/td><td>Aangepast/)
  assert.doesNotMatch(page.body, /<script/)
  const data = await admin.get(`${at}?format=json`)
  assert.deepEqual(data.body, { articleId: id, ...record })
  assert.equal((await other.get(at)).status, 404)
  assert.equal((await writer.get(`${path}/${id}/review/2000000`)).status, 404)
  assert.equal((await writer.get(`${at}?format=pdf`)).status, 400)
})
