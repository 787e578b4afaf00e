// Requests for an article as the screens make them: whose article they may name, where that is written down, and what is kept of
// sources, of a text that was stopped, and of one that failed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import { reserve, sweep } from '#server/quota/store.ts'
import { aiReservations, aiUsage } from '#server/quota/tables.ts'
import { DraftFailure, type Ask, type Provider, type Sink } from '#server/tools/provider.ts'
import { startApp, until, type Client, type TestApp } from '../../support/app.ts'
import { addArticle } from '../../support/campaigns.ts'
import { toolInputs } from '../../support/tool-fields.ts'

let write: (sink: Sink | undefined, signal: AbortSignal, ask: Ask) => Promise<string>
const told: Provider = {
  model: 'proef',
  async draft(_tool, ask, signal, sink) {
    const text = await write(sink, signal, ask)
    return { output: { text }, model: 'proef', promptTokens: 3, completionTokens: 4, estimatedCost: 0 }
  },
}

let app: TestApp
let builtIn: TestApp
before(async () => {
  app = await startApp({ provider: told })
  builtIn = await startApp()
})
after(async () => {
  await app.close()
  await builtIn.close()
})

const input = toolInputs['article-draft'] as { sources: { title: string; url: null; text: string }[] }
const draft = (client: Client, more: object = {}) => client.post('/api/articles/draft', { ...input, ...more })
const counter = async (client: Client) => (await client.get('/api/user')).body.aiRequestsCount
const history = async (client: Client) => (await client.get('/api/history')).body
const logged = (where: TestApp, userId: number) =>
  where.database.db
    .select({ articleId: aiUsage.articleId, success: aiUsage.success, agentType: aiUsage.agentType })
    .from(aiUsage)
    .where(eq(aiUsage.userId, userId))
    .orderBy(desc(aiUsage.id))
const text = '## Wat het pad kostte\n\nTwee miljoen euro.'
const forever = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new DraftFailure('cancelled'))))

test('somebody else’s article, one in the bin and one that never was: not found, before anybody is asked', async () => {
  write = () => assert.fail('nobody is asked')
  const [{ client: owner }, { client, user }] = [await app.loggedIn(), await app.loggedIn()]
  const others = await addArticle(owner)
  const binned = await addArticle(client)
  await client.send('DELETE', `/api/articles/${binned}`)
  for (const articleId of [others, binned, 2_000_000]) {
    const reply = await draft(client, { articleId })
    assert.deepEqual([reply.status, reply.body.code], [404, 'articleGone'])
  }
  for (const articleId of [0, -1, 1.5, '1', 'x'])
    assert.equal((await draft(client, { articleId })).status, 400, String(articleId))
  assert.equal(await counter(client), 0)
  assert.deepEqual(await logged(app, user.id), [])
  assert.deepEqual(await history(client), [])
})

test('a draft for an article: the log and the history name it, and the sources are kept once', async () => {
  write = async (sink) => {
    sink?.write(text)
    return text
  }
  const { client, user } = await app.loggedIn()
  const articleId = await addArticle(client)
  const reply = await draft(client, { articleId })
  assert.equal(reply.status, 200)
  assert.deepEqual(await logged(app, user.id), [{ articleId, success: true, agentType: 'article-draft' }])
  const [kept] = await history(client)
  assert.deepEqual([kept.articleId, kept.output], [articleId, { text }])
  const { sources, articleId: named, ...rest } = kept.input
  assert.equal(named, undefined)
  const [source] = input.sources
  assert.deepEqual(sources, [{ title: source?.title, url: null, length: source?.text.length }])
  assert.ok(!JSON.stringify(rest).includes('duinen is 14 kilometer'), 'no list carries the text of a source')
})

test('null is no article', async () => {
  write = async () => text
  const { client, user } = await app.loggedIn()
  assert.equal((await draft(client, { articleId: null })).status, 200)
  assert.deepEqual(await logged(app, user.id), [{ articleId: null, success: true, agentType: 'article-draft' }])
})

test('a draft that was stopped is kept as far as it came, for its article', async () => {
  write = (sink, signal) => {
    sink?.write('## Wat het pad kostte\n\nTwee ')
    return forever(signal)
  }
  const { client, user } = await app.loggedIn()
  const articleId = await addArticle(client)
  const leaving = new AbortController()
  await fetch(`${app.url}/api/articles/draft`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: client.cookie ?? '' },
    body: JSON.stringify({ ...input, articleId }),
    signal: leaving.signal,
  })
  leaving.abort()
  await until(async () => (await history(client)).length === 1, 'it stands in the history')
  const [kept] = await history(client)
  assert.deepEqual([kept.articleId, kept.output], [articleId, { text: '## Wat het pad kostte\n\nTwee ' }])
  assert.deepEqual(await logged(app, user.id), [{ articleId, success: true, agentType: 'article-draft' }])
})

test('a draft that dies halfway: its reader keeps the lines that came, nothing is counted, and the log names the article', async () => {
  write = (sink) => {
    sink?.write('## Wat het pad kostte\n\n')
    return Promise.reject(new DraftFailure('writerUnreachable'))
  }
  const { client, user } = await app.loggedIn()
  const articleId = await addArticle(client)
  const { body } = await draft(client, { articleId })
  assert.deepEqual(body[0], { text: '## Wat het pad kostte\n\n' })
  assert.equal(body[1].problem.code, 'writerUnreachable')
  assert.equal(await counter(client), 0)
  assert.deepEqual(await logged(app, user.id), [{ articleId, success: false, agentType: 'article-draft' }])
})

test('what a dead process was writing for an article is logged for it when it is swept', async () => {
  const { client, user } = await app.loggedIn()
  const articleId = await addArticle(client)
  const { db } = app.database
  await reserve(db, user, 'article-draft', app.now, articleId)
  const [reserved] = await db.select().from(aiReservations).where(eq(aiReservations.userId, user.id))
  assert.equal(reserved?.articleId, articleId)
  await sweep(db, new Date(app.now.getTime() + 1), app.now)
  assert.deepEqual(await logged(app, user.id), [{ articleId, success: false, agentType: 'article-draft' }])
})

test('the provider is asked with the sources as they were sent, and with no article’s id', async () => {
  let asked: object = {}
  write = async (_sink, _signal, ask) => {
    asked = ask.input as object
    return text
  }
  const { client } = await app.loggedIn()
  await draft(client, { articleId: await addArticle(client) })
  assert.deepEqual((asked as typeof input).sources, input.sources)
  assert.ok(!('articleId' in asked))
})

test('sources of 60,000 characters fit in a request, and what is too much is said', async () => {
  write = async () => text
  const { client } = await app.loggedIn()
  const source = (characters: number) => ({ title: 'Lang', url: null, text: 'é'.repeat(characters) })
  const wide = { sources: [source(20_000), source(20_000), source(20_000)] }
  assert.equal((await draft(client, wide)).status, 200)
  assert.match((await draft(client, { sources: [...wide.sources, source(1)] })).body.message, /60\.000/u)
  assert.match((await draft(client, { sources: [source(20_001)] })).body.message, /20\.000/u)
  assert.equal((await draft(client, { sources: [] })).status, 400)
  assert.equal((await draft(client, { outline: { sections: [] } })).status, 400)
})

test('what the built-in writer cannot do it says in its own words, and it costs nothing', async () => {
  const { client } = await builtIn.loggedIn()
  const outline = (more: object) => client.post('/api/articles/outline', { ...toolInputs['article-outline'], ...more })
  const ordered = await outline({ instruction: 'Schrijf het als brief.' })
  assert.match(ordered.body.message, /taalmodel/u)
  const little = await outline({ sources: [{ title: '', url: null, text: 'De brug is dicht.' }] })
  assert.match(little.body.message, /te weinig/u)
  assert.ok(ordered.status >= 400 && little.status >= 400)
  assert.equal(await counter(client), 0)
})

test('an article is made from its sources in three requests', async () => {
  const { client } = await builtIn.loggedIn()
  const { sections } = (await client.post('/api/articles/outline', toolInputs['article-outline'])).body
  const reply = (await draft(client, { outline: { sections } })).body.at(-1).reply
  for (const { heading } of sections) assert.ok(reply.text.includes(`## ${heading}\n\n`))
  const meta = await client.post('/api/articles/meta', { title: 'Fietsen naar zee', source: reply.text })
  assert.equal(meta.status, 200)
  assert.ok(meta.body.titles.length > 0 && meta.body.hashtags.length > 0)
  assert.equal(await counter(client), 3)
})

const meta = (client: Client, body: object) => client.post('/api/articles/meta', body)

test('SEO-teksten of an article that is only named are made of its own title and text, as if these were sent', async () => {
  let asked: Ask | undefined
  const seen: Provider = {
    model: 'proef',
    async draft(_tool, ask) {
      asked = ask
      const output = { titles: ['Titel'], descriptions: ['Omschrijving.'], keywords: ['pad'], hashtags: ['#pad'] }
      return { output, model: 'proef', promptTokens: 3, completionTokens: 4, estimatedCost: 0 }
    },
  }
  const house = await startApp({ provider: seen })
  try {
    const { client, user } = await house.loggedIn()
    const title = 'Fietsen naar zee'
    const content = '## Het pad\n\nHet **pad** is [14 kilometer](https://a.nl) lang.'
    const articleId = await addArticle(client, { title, content })
    const given = () => [(asked?.input as { title?: string } | undefined)?.title, asked?.article.source]
    assert.equal((await meta(client, { articleId })).status, 200)
    assert.deepEqual(given(), [title, 'Het pad\n\nHet pad is 14 kilometer lang.'])
    assert.deepEqual(await logged(house, user.id), [{ articleId, success: true, agentType: 'article-meta' }])
    const [kept] = await history(client)
    assert.deepEqual([kept.articleId, kept.input.title], [articleId, title])
    assert.match((await client.get(`/api/history/${kept.id}/source`)).body.source, /14 kilometer/)

    for (const [more, expected] of [
      [{ title: 'Een andere kop' }, ['Een andere kop', 'Het pad\n\nHet pad is 14 kilometer lang.']],
      [{ source: 'Een andere tekst.' }, [title, 'Een andere tekst.']],
      [{ title: null, source: null }, [title, 'Het pad\n\nHet pad is 14 kilometer lang.']],
      [{ title: ' ', source: ' ' }, null],
    ] as const) {
      const reply = await meta(client, { articleId, ...more })
      if (expected === null) assert.equal(reply.status, 400, 'a title that is sent has to be one')
      else assert.deepEqual([reply.status, ...given()], [200, ...expected])
    }
    const long = await addArticle(client, { title, content: 'Dit is een zin van het artikel. '.repeat(1_000) })
    assert.equal((await meta(client, { articleId: long })).status, 200)
    const source = asked?.article.source ?? ''
    assert.ok(source.length <= 20_000 && source.length > 19_900 && source.endsWith('.'), 'cut behind a sentence')
  } finally {
    await house.close()
  }
})

test('SEO-teksten without a title and of no article, or of somebody else’s, are refused before anything is counted', async () => {
  const [{ client: owner }, { client }, { client: admin }] = [
    await builtIn.loggedIn(),
    await builtIn.loggedIn(),
    await builtIn.loggedIn({ role: 'admin' }),
  ]
  const articleId = await addArticle(owner)
  for (const one of [client, admin]) {
    const reply = await meta(one, { articleId })
    assert.deepEqual([reply.status, reply.body.code], [404, 'articleGone'])
  }
  for (const body of [{}, { articleId: null }, { source: 'Een tekst.' }]) {
    const reply = await meta(client, body)
    assert.deepEqual([reply.status, reply.body.errors], [400, { title: 'Geef het artikel een titel.' }])
  }
  assert.equal(await counter(client), 0)
  assert.equal((await meta(owner, { articleId })).status, 200, 'the built-in writer too')
})
