// Articles: adding, reading, saving, the bin, whose they are. Lists, versions and searches have their own files.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { ARTICLE_BIN_DAYS, ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { emptyArticleBin } from '#server/articles/jobs.ts'
import { articles } from '#server/articles/tables.ts'
import { userFeedback } from '#server/feedback/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { makeLink } from '../support/links.ts'
import { follow } from '../support/live.ts'

const path = '/api/articles'

let app: TestApp
let writer: Client
let writerId: number
let other: Client
let admin: Client
before(async () => {
  app = await startApp()
  const wim = await app.loggedIn({ role: 'user', name: 'Wim de Wit' })
  ;[writer, writerId] = [wim.client, wim.user.id]
  other = (await app.loggedIn({ role: 'user', name: 'Bas de Vries' })).client
  admin = (await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })).client
})
beforeEach(() => app.database.db.delete(articles))
after(() => app.close())

const text = 'De brug over de Linge gaat tien weken dicht.\r\n\r\n## De omleiding\n\nFietsers rijden om.\n\n'
const fields = { title: 'Fietsbrug dicht', content: text }
const added = async (change: object = {}, client = writer) => (await client.post(path, { ...fields, ...change })).body
const save = (id: number, change: object = {}, client = writer) =>
  client.send('PUT', `${path}/${id}`, { body: { ...fields, ...change } })

test('an article comes back as it was added: its text byte for byte, line ends and blank lines at its end included', async () => {
  const { status, body } = await writer.post(path, { ...fields, originalContent: 'Het persbericht.\r\n' })
  assert.equal(status, 201)
  assert.equal(body.content, text)
  assert.equal(body.originalContent, 'Het persbericht.\r\n')
  assert.deepEqual(
    [body.userId, body.version, body.state, body.checked, body.metrics, body.seoTitle, body.seoData, body.blocks],
    [writerId, 1, 'concept', null, null, null, null, []],
  )
  assert.equal(body.createdAt, app.now.toISOString())
  assert.deepEqual((await writer.get(`${path}/${body.id}`)).body, body)
})

test('what tells whether an article changed is read without its text, as long as it is there', async () => {
  const { id } = await added({ seoDescription: 'Tien weken omrijden.' })
  const head = async (client = writer) => (await client.get(`${path}/${id}/head`)).body
  const read = { id, title: 'Fietsbrug dicht', version: 1, textVersion: 1, seoDescription: 'Tien weken omrijden.' }
  assert.deepEqual(await head(), read)
  assert.deepEqual(await head(admin), read)
  assert.equal((await head(other)).code, 'notFound')
  await save(id, { seoKeywords: 'brug' })
  assert.deepEqual(await head(), { ...read, version: 2 })
  await save(id, { content: 'De brug gaat elf weken dicht.' })
  assert.deepEqual(await head(), { ...read, version: 3, textVersion: 3 })
  await writer.send('DELETE', `${path}/${id}`)
  assert.equal((await head()).code, 'notFound')
})

test('title and text are checked, each with its own message', async () => {
  const wrong = async (change: object) => {
    const { status, body } = await writer.post(path, { ...fields, ...change })
    return status === 400 ? body.errors : status
  }
  const title = { title: 'Titel moet minimaal 3 tekens bevatten' }
  for (const short of ['', 'ab', '  ab  ', undefined]) assert.deepEqual(await wrong({ title: short }), title)
  assert.equal(await wrong({ title: 'abc' }), 201)
  assert.equal(await wrong({ title: '🚲'.repeat(ARTICLE_LIMITS.title) }), 201)
  assert.ok((await wrong({ title: 'é'.repeat(ARTICLE_LIMITS.title + 1) })).title)
  assert.ok((await wrong({ title: 'een\ntwee' })).title)
  const content = { content: 'Content moet minimaal 10 tekens bevatten' }
  for (const short of ['', '123456789', ' 123456789 \n\n', undefined]) {
    assert.deepEqual(await wrong({ content: short }), content)
  }
  assert.equal(await wrong({ content: '1234567890' }), 201)
  assert.equal(await wrong({ content: `${' '.repeat(5_000)}1234567890` }), 201)
  assert.ok((await wrong({ content: 'Met een nulteken \u0000 erin' })).content)
})

test('a text of a million characters is kept, one more is too large, whichever of the two texts it is', async () => {
  const most = `${'é'.repeat(ARTICLE_LIMITS.content - 10)}0123456789`
  const kept = await writer.post(path, { ...fields, content: most })
  assert.equal(kept.status, 201)
  assert.equal(kept.body.content, most)
  assert.equal((await save(kept.body.id, { content: `${most.slice(0, -1)}🚲` })).status, 200)
  for (const body of [
    { ...fields, content: `${most}!` },
    { ...fields, originalContent: `${most}!` },
  ]) {
    const { status, body: reply } = await writer.post(path, body)
    assert.deepEqual([status, reply.message], [413, 'Een artikel telt hoogstens 1.000.000 tekens.'])
  }
  const saved = await save(kept.body.id, { content: `${most}!` })
  assert.deepEqual([saved.status, saved.body.code], [413, 'bodyTooLarge'])
  const far = await writer.post(path, { ...fields, content: 'a'.repeat(17 * 1024 * 1024) })
  assert.equal(far.status, 413)
})

test('saving raises the version; the same again changes nothing, and what is left out stays', async () => {
  const { id } = await added({ seoTitle: 'Brug dicht', seoData: { keyphrase: 'fietsbrug Linge', slug: 'fietsbrug' } })
  const next = await save(id, { content: `${text}Nog een zin.`, seoKeywords: 'brug, fiets', seoScore: 78 })
  assert.deepEqual([next.status, next.body.version, next.body.textVersion], [200, 2, 2])
  assert.deepEqual([next.body.seoTitle, next.body.seoKeywords, next.body.seoScore], ['Brug dicht', 'brug, fiets', 78])
  assert.deepEqual(next.body.seoData, { keyphrase: 'fietsbrug Linge', synonyms: [], slug: 'fietsbrug' })
  const same = await save(id, { content: `${text}Nog een zin.` })
  assert.equal(same.body.version, 2)
  // All fields, in the order of the contract, which is not that of the database.
  const { seoData, sources, blocks } = next.body
  const whole = await save(id, { content: `${text}Nog een zin.`, seoData, sources, blocks, close: true })
  assert.deepEqual([whole.status, whole.body.version], [200, 2])
  const cleared = await save(id, { content: `${text}Nog een zin.`, seoTitle: '', seoData: null })
  assert.deepEqual([cleared.body.version, cleared.body.textVersion], [3, 2])
  assert.deepEqual([cleared.body.seoTitle, cleared.body.seoData, cleared.body.seoKeywords], [null, null, 'brug, fiets'])
})

test('an edit of an older version is refused and changes nothing; without a version it is not compared', async () => {
  const { id } = await added()
  assert.equal((await save(id, { title: 'Nieuwe titel', version: 1 })).body.version, 2)
  const late = await save(id, { title: 'Te laat', version: 1 })
  assert.deepEqual([late.status, late.body.code], [409, 'changedMeanwhile'])
  assert.equal((await writer.get(`${path}/${id}`)).body.title, 'Nieuwe titel')
  assert.equal((await save(id, { title: 'Zonder versie' })).body.title, 'Zonder versie')
})

test('of two who save the same version at once, one is refused', async () => {
  const { id } = await added()
  const both = await Promise.all(
    ['een', 'twee', 'drie'].map((title) => save(id, { title: `Titel ${title}`, version: 1 })),
  )
  assert.equal(both.filter(({ status }) => status === 200).length, 1)
  assert.equal(both.filter(({ status }) => status === 409).length, 2)
})

test('somebody else’s article, a deleted one and one that never was are all not found', async () => {
  const { id } = await added()
  const gone = await added()
  await writer.send('DELETE', `${path}/${gone.id}`)
  const everywhere = (client: Client, at: number) =>
    Promise.all([
      client.get(`${path}/${at}`),
      save(at, {}, client),
      client.send('DELETE', `${path}/${at}`),
      client.get(`${path}/${at}/versions`),
      client.get(`${path}/${at}/versions/1`),
      client.post(`${path}/${at}/versions`, { name: 'Mijn versie' }),
      client.post(`${path}/${at}/versions/1/restore`),
      client.get(`${path}/${at}/review`),
    ])
  for (const [client, at] of [
    [other, id],
    [writer, gone.id],
    [writer, 2_000_000],
  ] as const) {
    for (const { status, body } of await everywhere(client, at)) {
      assert.deepEqual([status, body.message], [404, 'Artikel niet gevonden'])
    }
  }
  assert.equal((await other.post(`${path}/${gone.id}/undelete`)).status, 404)
  assert.deepEqual((await other.get(path)).body, [])
})

test('an administrator reads everyone’s article, is told whose it is, and cannot change it', async () => {
  const { id } = await added()
  const read = await admin.get(`${path}/${id}`)
  assert.deepEqual([read.status, read.body.ownerName], [200, 'Wim de Wit'])
  assert.equal((await save(id, {}, admin)).status, 403)
  assert.equal((await admin.send('DELETE', `${path}/${id}`)).status, 403)
  assert.equal((await writer.get(`${path}/${id}`)).body.ownerName, undefined)
})

test('a deleted article lies in the bin for thirty days, comes back unchanged, and is then removed for good', async () => {
  const first = await added()
  await writer.send('DELETE', `${path}/${first.id}`)
  const bin = async () => (await writer.get(`${path}?bin=true`)).body.articles.map(({ id }: { id: number }) => id)
  assert.deepEqual(await bin(), [first.id])
  assert.deepEqual((await writer.get(path)).body, [])
  const back = await writer.post(`${path}/${first.id}/undelete`)
  assert.deepEqual(back.body, first)
  assert.equal((await writer.post(`${path}/${first.id}/undelete`)).status, 404)
  await writer.send('DELETE', `${path}/${first.id}`)
  const day = 86_400_000
  const start = app.now
  app.now = new Date(start.getTime() + ARTICLE_BIN_DAYS * day - 1)
  await runJob(emptyArticleBin, app.site)
  assert.deepEqual(await bin(), [first.id])
  app.now = new Date(start.getTime() + ARTICLE_BIN_DAYS * day + 1)
  await runJob(emptyArticleBin, app.site)
  assert.deepEqual(await bin(), [])
  app.now = start
})

test('what the machine wrote stays known: where it moves, and after it is gone', async () => {
  const mark = { id: 'a', at: 1, model: 'ingebouwd-nl', generationId: null }
  const { id, blocks } = await added({ blocks: [mark] })
  assert.deepEqual(blocks, [mark])
  // A client that does not know of marks moves the block down.
  const moved = await save(id, { content: `Nieuwe eerste alinea.\n\n${text}` })
  assert.deepEqual(moved.body.blocks, [{ ...mark, at: 2 }])
  const told = await save(id, { content: 'Alleen deze alinea.', blocks: [{ ...mark, at: 0, model: 'mens' }] })
  assert.deepEqual(told.body.blocks, [{ ...mark, at: 0 }])
  const gone = await save(id, { content: 'Iets heel anders nu.', blocks: [] })
  assert.deepEqual(gone.body.blocks, [{ ...mark, at: null }])
  const beyond = await save(id, { content: 'Iets heel anders nu.', blocks: [{ ...mark, at: 7 }] })
  assert.deepEqual(beyond.body.blocks, [{ ...mark, at: null }])
})

test('a mark names a generation only of who saves it', async () => {
  const made = await other.post('/api/content/facebook-titles', { title: 'Brug over de Linge tien weken dicht' })
  assert.equal(made.status, 200)
  const { generationId } = made.body
  const mark = { id: 'b', at: 0, model: 'zomaar iets', generationId }
  assert.deepEqual((await added({ blocks: [mark] })).blocks, [{ ...mark, generationId: null }])
  const own = await added({ blocks: [mark] }, other)
  assert.deepEqual(own.blocks, [{ ...mark, model: made.body.model }])
  // A text that streams is saved before its generation is known; once it is, nothing changes it any more.
  const early = await added({ blocks: [{ ...mark, generationId: null }] }, other)
  const later = await save(early.id, { blocks: [mark] }, other)
  assert.deepEqual(later.body.blocks, own.blocks)
  assert.deepEqual((await save(early.id, { blocks: [{ ...mark, generationId: null }] }, other)).body.blocks, own.blocks)
})

test('an article that is sent twice with one key is added once, also at once; another user’s key is another', async () => {
  const key = 'sleutel-van-een-venster'
  const ids = (await Promise.all([added({ key }), added({ key }), added({ key, title: 'Andere titel' })])).map(
    ({ id }) => id,
  )
  assert.equal(new Set(ids).size, 1)
  assert.notEqual((await added({ key }, other)).id, ids[0])
  assert.notEqual((await added({ key: 'een-andere-sleutel' })).id, ids[0])
})

test('an article is written about a link that its writer has claimed, and about no other', async () => {
  const linkId = await makeLink(app)
  const about = (client: Client) => client.post(path, { ...fields, linkId })
  const refused = await about(writer)
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [400, ['linkId']])
  assert.equal((await writer.post(`/api/inspiratie-links/${linkId}/claim`)).status, 200)
  const made = await about(writer)
  assert.deepEqual([made.status, made.body.linkId], [201, linkId])
  assert.equal((await about(other)).status, 400)
  assert.equal((await writer.post(path, { ...fields, linkId: 2_000_000 })).status, 400)
})

test('a link shows the article that whoever claimed it writes about it, until it is deleted or the link released', async () => {
  const linkId = await makeLink(app)
  const shown = async () => (await other.get(`/api/inspiratie-links/${linkId}`)).body.articleId
  assert.equal(await shown(), null)
  await writer.post(`/api/inspiratie-links/${linkId}/claim`)
  const { id } = await added({ linkId })
  assert.equal(await shown(), id)
  await writer.send('DELETE', `${path}/${id}`)
  assert.equal(await shown(), null)
  await writer.post(`${path}/${id}/undelete`)
  assert.equal(await shown(), id)
  await writer.post(`/api/inspiratie-links/${linkId}/unclaim`)
  assert.equal(await shown(), null)
})

test('open windows hear that a link has an article, and that it has none any more', async () => {
  const linkId = await makeLink(app)
  await writer.post(`/api/inspiratie-links/${linkId}/claim`)
  const watching = await follow(app, other)
  const heard = async (count: number) => {
    await until(() => watching.heard.length >= count, `${count} notices`)
    return watching.heard
  }
  const notice = { topic: 'links', id: linkId }
  await added()
  const { id } = await added({ linkId })
  assert.deepEqual(await heard(1), [notice], 'an article about no link is nobody else’s')
  await save(id, { content: 'De brug gaat elf weken dicht.' })
  await writer.send('DELETE', `${path}/${id}`)
  await writer.post(`${path}/${id}/undelete`)
  assert.deepEqual(await heard(3), [notice, notice, notice])
  watching.leave()
})

test('what is written for an article names it in usage, history and feedback; somebody else’s cannot be named', async () => {
  const { id } = await added()
  const ask = (client: Client) =>
    client.post('/api/content/facebook-titles', { title: 'Fietsbrug dicht', source: text, articleId: id })
  const refused = await ask(other)
  assert.deepEqual([refused.status, refused.body.code], [404, 'articleGone'])
  const made = await ask(writer)
  assert.equal(made.status, 200)
  const [kept] = (await writer.get('/api/history')).body
  assert.deepEqual([kept.id, kept.articleId], [made.body.generationId, id])
  await writer.post('/api/feedback', { generationId: kept.id, index: 0, rating: 1 })
  const { db } = app.database
  assert.deepEqual(await db.select({ articleId: userFeedback.articleId }).from(userFeedback), [{ articleId: id }])
  const used = await db.select({ articleId: aiUsage.articleId }).from(aiUsage).where(eq(aiUsage.articleId, id))
  assert.equal(used.length, 1)
})
