// Measuring articles: among which texts, for whom, what is kept, and that nobody is held up by it.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { readMetrics, type ArticleMetrics } from '#contract/articles/metrics.ts'
import { copyArticlesForSearch } from '#server/articles/jobs.ts'
import { MEASURED_PER_TEN_MINUTES } from '#server/articles/metrics-routes.ts'
import { articles } from '#server/articles/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

const path = '/api/articles'

let app: TestApp
let start: Date
let writer: Client
let other: Client
let admin: Client
before(async () => {
  app = await startApp()
  start = app.now
  writer = (await app.loggedIn({ role: 'user' })).client
  other = (await app.loggedIn({ role: 'user' })).client
  admin = (await app.loggedIn({ role: 'admin' })).client
})
beforeEach(async () => {
  app.now = start
  await app.database.db.delete(articles)
})
after(() => app.close())

const add = async (content: string, fields: object = {}, client = writer) => {
  const { status, body } = await client.post(path, { title: 'Een artikel', content, ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}
const save = (id: number, content: string) =>
  writer.send('PUT', `${path}/${id}`, { body: { title: 'Een artikel', content } })
const measured = async (id: number, client = writer): Promise<ArticleMetrics> => {
  const { status, body } = await client.post(`${path}/${id}/metrics`)
  assert.equal(status, 200, JSON.stringify(body))
  return readMetrics(body.metrics) as ArticleMetrics
}
const rest = async () => {
  app.now = new Date(app.now.getTime() + 180_000)
  await runJob(copyArticlesForSearch, app.site)
}

const five = 'De brug gaat maandag dicht'

test('a person who has much measured keeps nobody else waiting', async () => {
  const { id } = await add('De brug gaat maandag dicht voor herstel. '.repeat(600))
  const { id: theirs } = await add(five, {}, other)
  await measured(id)
  let done = 0
  const many = Array.from({ length: 16 }, () => measured(id).then(() => (done += 1)))
  await measured(theirs, other)
  assert.ok(done < 8, `${done} were before`)
  await Promise.all(many)
})

test('four words that stand in another own article are one’s own, five are not; at once, and after its writer rests', async () => {
  await add(`Vandaag: de brug gaat maandag dicht, zegt men.`, { title: 'Brug dicht' })
  const ids = [
    await add('De brug gaat maandag'),
    await add(five),
    await add(`${five} tot`),
    await add(`Eerst ${five} tot`),
  ].map(({ id }) => id)
  // Among each other too they have five words in common.
  const [four = 0, ...more] = ids
  for (const when of ['net opgeslagen', 'uitgerust']) {
    if (when === 'uitgerust') await rest()
    assert.deepEqual([(await measured(four)).originality, when], [1, when])
    const shares = await Promise.all(more.map(async (id) => (await measured(id)).originality))
    assert.deepEqual(shares, [0, 0, 0.333], when)
  }
  for (const id of more.slice(1)) await writer.send('DELETE', `${path}/${id}`)
  const { overlaps, ...metrics } = await measured(more[0] ?? 0)
  assert.deepEqual([metrics.originality, metrics.words, metrics.measuredAt], [0, 5, app.now.toISOString()])
  assert.equal(overlaps.length, 1)
  assert.deepEqual([overlaps[0]?.source.kind, overlaps[0]?.source.title], ['article', 'Brug dicht'])
  assert.equal(overlaps[0]?.sourceText, 'de brug gaat maandag dicht')
})

test('what stands in its own original counts, with the source that stands there', async () => {
  const originalContent = 'Iets vooraf.\n\nDE BRUG, gaat maandag: dicht.'
  const sources = [{ title: 'Persbericht', url: null, from: 10, to: originalContent.length }]
  const { id } = await add(`${five}. En de rest is helemaal zelf bedacht.`, { originalContent, sources })
  const { originality, overlaps } = await measured(id)
  assert.ok(originality > 0.8 && originality < 1)
  assert.deepEqual(overlaps[0]?.source, { kind: 'original', title: 'Persbericht' })
  assert.deepEqual([overlaps[0]?.text, overlaps[0]?.sourceText], [five, 'DE BRUG, gaat maandag: dicht'])
})

test('somebody else’s article and a deleted one never count, nor the article itself or what it once said', async () => {
  await add(five, {}, other)
  const gone = await add(five)
  const { id } = await add(`${five}. ${five}.`)
  await rest()
  await writer.send('DELETE', `${path}/${gone.id}`)
  await save(id, `${five}. ${five}. Nog eens: ${five}.`)
  assert.deepEqual([(await measured(id)).originality, (await measured(id)).overlaps], [1, []])
  await writer.post(`${path}/${gone.id}/undelete`)
  assert.ok((await measured(id)).originality < 1)
})

test('of an article that was rewritten since its copy was made only the new text counts', async () => {
  const source = await add(`${five}, zegt de wethouder.`)
  const { id } = await add(`${five}. Lees ook wat de buren er zelf van vinden.`)
  await rest()
  await save(source.id, 'Lees ook wat de buren er zelf van vinden, elke week.')
  const metrics = await measured(id)
  assert.deepEqual(
    metrics.overlaps.map(({ text }) => text),
    ['Lees ook wat de buren er zelf van vinden'],
  )
  await rest()
  assert.deepEqual((await measured(id)).overlaps, metrics.overlaps)
})

test('of many articles that share something those are shown that together share most', async () => {
  const passages = Array.from(
    { length: 8 },
    (_, at) =>
      `Passage ${at} heeft deze woorden ${Array.from({ length: at + 1 }, (__, n) => `woord${at}x${n}`).join(' ')}`,
  )
  // The longest ones stand in two articles each.
  for (const [at, passage] of passages.entries()) {
    await add(`${passage}.`, { title: `Bron ${at}` })
    if (at > 4) await add(`${passage}, en meer.`, { title: `Dubbel ${at}` })
  }
  await rest()
  const { id } = await add(passages.join('. Tussendoor dit. '))
  const { originality, overlaps } = await measured(id)
  assert.ok(originality < 0.5)
  const shown = overlaps.map(({ text }) => text)
  assert.deepEqual(shown, passages.slice(3))
})

test('what was measured is kept with the version of its text, and does not save the article', async () => {
  const added = await add(five)
  assert.deepEqual([added.metrics, added.metricsVersion], [null, null])
  const { body } = await writer.post(`${path}/${added.id}/metrics`)
  assert.deepEqual(
    [body.version, body.textVersion, body.metricsVersion, body.updatedAt, body.state],
    [1, 1, 1, added.updatedAt, 'concept'],
  )
  assert.deepEqual((await writer.get(`${path}/${added.id}`)).body, body)
  const saved = await save(added.id, `${five} tot vrijdag.`)
  assert.deepEqual([saved.body.metricsVersion, saved.body.textVersion], [1, 2])
  // Only what search engines are told changes: the text that was measured is still the text.
  await writer.send('PUT', `${path}/${added.id}`, {
    body: { title: 'Een artikel', content: `${five} tot vrijdag.`, seoTitle: 'Brug' },
  })
  const again = (await writer.post(`${path}/${added.id}/metrics`)).body
  assert.deepEqual([again.version, again.textVersion, again.metricsVersion], [3, 2, 2])
})

test('an administrator may measure anybody’s article, among those of its writer; others find none', async () => {
  await add(five)
  await add('Lees ook wat de buren er zelf van vinden', {}, admin)
  const { id } = await add(`${five}. Lees ook wat de buren er zelf van vinden`)
  const { overlaps } = await measured(id, admin)
  assert.deepEqual(
    overlaps.map(({ text }) => text),
    [five],
  )
  const refused = await other.post(`${path}/${id}/metrics`)
  assert.deepEqual([refused.status, refused.body.message], [404, 'Artikel niet gevonden'])
  await writer.send('DELETE', `${path}/${id}`)
  for (const client of [writer, admin]) assert.equal((await client.post(`${path}/${id}/metrics`)).status, 404)
  assert.equal((await writer.post(`${path}/2000000/metrics`)).status, 404)
})

test('metrics that others kept are sent as they are, broken ones too', async () => {
  const { id } = await add(five)
  await app.database.db.update(articles).set({ metrics: '{kapot' })
  const { body } = await writer.get(`${path}/${id}`)
  assert.deepEqual([body.metrics, readMetrics(body.metrics)], ['{kapot', null])
  assert.equal((await measured(id)).words, 5)
})

const words = (count: number, seed: number) => {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 4).toString(36)
  }).join(' ')
}

test('a million characters are measured, with a million beside them, while others are answered', async () => {
  const passage = words(400, 1)
  await add(`${passage}\n\n${words(100_000, 2)}`.slice(0, ARTICLE_LIMITS.content), { title: 'Lang' })
  await rest()
  const content = `${words(130_000, 3)}\n\n${passage}`.slice(-ARTICLE_LIMITS.content)
  const { id } = await add(content, { originalContent: words(150_000, 4).slice(0, ARTICLE_LIMITS.content) })
  const measuring = { now: true }
  const metrics = measured(id).finally(() => (measuring.now = false))
  let answered = 0
  while (measuring.now) {
    assert.equal((await other.get('/api/health')).status, 200)
    answered += 1
    await wait(5)
  }
  const { overlaps, originality } = await metrics
  assert.ok(originality > 0.99 && originality < 1, `${originality}`)
  assert.equal(overlaps[0]?.source.title, 'Lang')
  assert.ok(answered > 20, `${answered}`)
})

test('who has too much measured has to wait, and a long article counts for many', async () => {
  const limited = await startApp({ rateLimit: true })
  try {
    const { client } = await limited.loggedIn({ role: 'user' })
    const article = async (content: string) => (await client.post(path, { title: 'Lang', content })).body.id
    const [long, short] = [await article('a'.repeat(ARTICLE_LIMITS.content)), await article(five)]
    const statuses: number[] = []
    for (let time = 0; time < 12; time += 1) statuses.push((await client.post(`${path}/${long}/metrics`)).status)
    const through = Math.floor(MEASURED_PER_TEN_MINUTES / 41)
    assert.deepEqual(
      statuses,
      Array.from({ length: 12 }, (_, at) => (at < through ? 200 : 429)),
    )
    assert.equal((await client.post(`${path}/${short}/metrics`)).status, 200)
  } finally {
    await limited.close()
  }
})
