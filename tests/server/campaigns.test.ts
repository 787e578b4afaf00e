// Campaigns: what is written of an article, how it is kept, when it is out of date, and whose it is.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import type { CampaignPart } from '#contract/campaigns/campaign.ts'
import { campaignParts, campaignTools } from '#contract/campaigns/parts.ts'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { textsIn } from '#contract/tools/define.ts'
import { articles } from '#server/articles/tables.ts'
import { campaignParts as rows } from '#server/campaigns/tables.ts'
import { generations } from '#server/history/tables.ts'
import { aiUsage } from '#server/quota/tables.ts'
import type { Ask } from '#server/tools/provider.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import {
  addArticle,
  ARTICLE,
  make,
  outputs,
  toldBy,
  toldProvider,
  usually,
  type Drafting,
} from '../support/campaigns.ts'
import { follow } from '../support/live.ts'

const drafting: { now: Drafting } = { now: usually }
/** What each tool was asked. */
const asked = new Map<string, Ask>()

let app: TestApp
let writer: Client
let writerId: number
let other: Client
let admin: Client
before(async () => {
  app = await startApp({ provider: toldProvider(drafting), rateLimit: false })
  const wim = await app.loggedIn({ role: 'paid', name: 'Wim de Wit' })
  ;[writer, writerId] = [wim.client, wim.user.id]
  other = (await app.loggedIn({ role: 'paid', name: 'Bas de Vries' })).client
  admin = (await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })).client
})
beforeEach(async () => {
  asked.clear()
  drafting.now = async (tool, ask, signal) => {
    asked.set(tool, ask)
    return usually(tool, ask, signal)
  }
  await app.database.db.delete(articles)
})
after(() => app.close())

const read = async (id: number, client = writer) => (await client.get(`/api/articles/${id}/campaign`)).body
const edit = (id: number, part: string, body: object, client = writer) =>
  client.send('PUT', `/api/articles/${id}/campaign/${part}`, { body })
const save = (id: number, change: object = {}) =>
  writer.send('PUT', `/api/articles/${id}`, { body: { ...ARTICLE, ...change } })
const inputOf = (tool: string) => asked.get(tool)?.input as Record<string, string>
const sourceOf = (tool: string) => asked.get(tool)?.article.source ?? ''

test('a whole campaign is one request for each part; every part comes as soon as it is kept, the whole comes last', async () => {
  const { client, user } = await app.loggedIn({ aiRequestsLimit: 100 })
  const id = await addArticle(client)
  const reply = await make(client, id, campaignParts)
  assert.equal(reply.status, 200)
  const { begun, kept, failed, campaign } = toldBy(reply)
  assert.deepEqual(begun, [...campaignParts])
  assert.deepEqual(failed, {})
  assert.deepEqual(kept.map(({ part }) => part).toSorted(), [...campaignParts].toSorted())
  assert.deepEqual(
    campaign.parts.map(({ part }) => part),
    [...campaignParts],
  )
  assert.deepEqual(campaign.underWay, [])
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, campaignParts.length)
  for (const made of campaign.parts) {
    const tool = campaignTools[made.part]
    assert.deepEqual(made.output, outputs[tool])
    assert.deepEqual(
      made.texts.map(({ text }) => text),
      textsIn(outputs[tool]),
    )
    assert.deepEqual(
      [made.model, made.version, made.revision, made.outdated],
      ['model-van-de-proef', 1, 1, false],
      made.part,
    )
    const [generation] = await app.database.db.select().from(generations).where(eq(generations.id, made.generationId))
    assert.deepEqual(
      [generation?.tool, generation?.userId, generation?.articleId, generation?.output],
      [tool, user.id, id, made.output],
    )
  }
  assert.deepEqual(await read(id, client), campaign)
})

test('the parts that are named are made, each once and in the order of the campaign; the others stay away', async () => {
  const id = await addArticle(writer)
  const { begun, campaign } = toldBy(await make(writer, id, ['shorts', 'titels', 'shorts']))
  assert.deepEqual(begun, ['titels', 'shorts'])
  assert.deepEqual(
    campaign.parts.map(({ part }) => part),
    ['titels', 'shorts'],
  )
})

test('every tool is told title, description and readable text; places that are left to fill in are no part of it', async () => {
  const id = await addArticle(writer)
  await make(writer, id, campaignParts)
  const lead = 'De fietsbrug over de Linge bij Tricht gaat vanaf maandag 3 maart tien weken dicht.'
  assert.ok(inputOf('facebook-captions').description?.startsWith(lead))
  const { description = '' } = inputOf('facebook-captions')
  assert.deepEqual(inputOf('pinterest-captions'), { title: ARTICLE.title, description })
  assert.deepEqual(inputOf('titeltovenaar'), { subject: ARTICLE.title, context: description, amount: 5 })
  assert.deepEqual(inputOf('link-in-bio-captions'), { url: `${ARTICLE.title} - ${description}` })
  assert.deepEqual(inputOf('shorts-text'), { title: ARTICLE.title, description, language: 'nl' })
  assert.deepEqual(inputOf('article-meta'), { title: ARTICLE.title })
  for (const tool of asked.keys()) {
    assert.ok(sourceOf(tool).includes('Het werk kost 480.000 euro.'), tool)
    assert.ok(!sourceOf(tool).includes('De entree kost'), tool)
    assert.ok(!sourceOf(tool).includes('##'), tool)
  }
})

test('the description for search engines goes before the lead, cut at 500 characters and an ellipsis', async () => {
  const id = await addArticle(writer, { seoDescription: 'Wat de sluiting voor fietsers betekent.' })
  await make(writer, id, ['facebook'])
  assert.equal(inputOf('facebook-captions').description, 'Wat de sluiting voor fietsers betekent.')
  const exactly = await addArticle(writer, { seoDescription: 'é'.repeat(500) })
  await make(writer, exactly, ['facebook'])
  assert.equal(inputOf('facebook-captions').description, 'é'.repeat(500))
  const longer = await addArticle(writer, { seoDescription: 'é'.repeat(501) })
  await make(writer, longer, ['facebook'])
  assert.equal(inputOf('facebook-captions').description, `${'é'.repeat(500)}…`)
})

test('an article that is longer than a source may be is cut at the end of a sentence', async () => {
  const sentence = 'De brug gaat dicht en fietsers rijden om over de dijk. '
  const id = await addArticle(writer, { content: sentence.repeat(1_000) })
  await make(writer, id, ['shorts'])
  const source = sourceOf('shorts-text')
  assert.ok(source.length > LONGEST_SOURCE * 0.9 && source.length <= LONGEST_SOURCE)
  assert.ok(source.endsWith('over de dijk.'))
})

test('a title that is longer than a subject may be, and a text without a sentence, are written about all the same', async () => {
  const id = await addArticle(writer, { title: 'woord '.repeat(50).trim(), content: '- - - - - - - - -' })
  const { failed } = toldBy(await make(writer, id, campaignParts))
  assert.deepEqual(failed, {})
  const { subject = '', context = '' } = inputOf('titeltovenaar')
  assert.ok(subject.length <= 150 && subject.endsWith('woord'))
  assert.ok(context.length > 0)
})

test('the chosen style goes along; somebody else’s does not exist, and without Premium there is none', async () => {
  const id = await addArticle(writer)
  const style = (await writer.post('/api/styles', { name: 'Streekkrant', tone: 'nuchter' })).body.id
  await make(writer, id, ['facebook'], { styleId: style })
  assert.equal(asked.get('facebook-captions')?.style?.tone, 'nuchter')
  const theirs = await make(other, await addArticle(other), ['facebook'], { styleId: style })
  assert.equal(theirs.status, 404)
  const { client } = await app.loggedIn()
  const without = await make(client, await addArticle(client), ['facebook'], { styleId: style })
  assert.deepEqual([without.status, without.body.code], [403, 'premiumOnly'])
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 0)
})

test('a part is outdated once title or text of the article changed, and not by its fields for search engines', async () => {
  const id = await addArticle(writer)
  await make(writer, id, ['facebook', 'shorts'])
  const outdated = async () => (await read(id)).parts.map(({ outdated: is }: CampaignPart) => is)
  await save(id, { seoTitle: 'Brug dicht' })
  assert.deepEqual(await outdated(), [false, false])
  await save(id, { title: 'Een andere titel' })
  assert.deepEqual(await outdated(), [true, true])
  const { campaign } = toldBy(await make(writer, id, ['shorts']))
  assert.deepEqual(
    campaign.parts.map(({ part, outdated: is, version }) => [part, is, version]),
    [
      ['facebook', true, 1],
      ['shorts', false, 3],
    ],
  )
})

test('an article that is changed while it is written about makes the part outdated, not the text', async () => {
  const id = await addArticle(writer)
  drafting.now = async (tool, ask, signal) => {
    await save(id, { title: 'Intussen een andere titel' })
    return usually(tool, ask, signal)
  }
  const { campaign } = toldBy(await make(writer, id, ['facebook']))
  assert.deepEqual([campaign.parts[0]?.version, campaign.parts[0]?.outdated], [1, true])
})

test('a request without parts, with a part that does not exist, or without an article is bad input', async () => {
  const id = await addArticle(writer)
  const refused = async (body: object) => {
    const { status, body: reply } = await writer.post('/api/articles/campaign', body)
    return [status, reply.message]
  }
  assert.deepEqual(await refused({ articleId: id, parts: [] }), [400, 'Kies minstens één onderdeel.'])
  assert.deepEqual(await refused({ articleId: id }), [400, 'Kies minstens één onderdeel.'])
  assert.equal((await refused({ articleId: id, parts: ['brief'] }))[0], 400)
  assert.equal((await refused({ parts: ['facebook'] }))[0], 400)
  assert.equal((await refused({ articleId: '1', parts: ['facebook'] }))[0], 400)
})

test('another’s article, a deleted one and one that never was have no campaign; an administrator makes none for others', async () => {
  const id = await addArticle(writer)
  await make(writer, id, ['facebook'])
  const gone = await addArticle(writer)
  await writer.send('DELETE', `/api/articles/${gone}`)
  const texts = [{ index: 0, text: 'Anders' }]
  const all = async (client: Client, at: number) =>
    (
      await Promise.all([
        client.get(`/api/articles/${at}/campaign`),
        make(client, at, ['facebook']),
        edit(at, 'facebook', { revision: 1, texts }, client),
      ])
    ).map(({ status }) => status)
  assert.deepEqual(await all(other, id), [404, 404, 404])
  assert.deepEqual(await all(writer, gone), [404, 404, 404])
  assert.deepEqual(await all(writer, 2_000_000_000), [404, 404, 404])
  assert.deepEqual(await all(admin, id), [403, 403, 403])
  assert.deepEqual(await all(app.client(), id), [401, 401, 401])
  assert.equal((await read(id)).parts[0].revision, 1)
})

test('an administrator makes a campaign of an own article', async () => {
  const id = await addArticle(admin)
  assert.equal(toldBy(await make(admin, id, ['facebook'])).campaign.parts.length, 1)
})

test('a campaign goes with its article, and stays with one that comes back from the bin', async () => {
  const id = await addArticle(writer)
  await make(writer, id, ['facebook'])
  await writer.send('DELETE', `/api/articles/${id}`)
  await writer.post(`/api/articles/${id}/undelete`)
  assert.equal((await read(id)).parts.length, 1)
  await app.database.db.delete(articles).where(eq(articles.id, id))
  assert.deepEqual(await app.database.db.select().from(rows).where(eq(rows.articleId, id)), [])
})

test('the other windows of its owner hear that a part is under way, kept or edited; nobody else does', async () => {
  const id = await addArticle(writer)
  const [mine, theirs] = [await follow(app, writer), await follow(app, other)]
  const underWay: unknown[] = []
  drafting.now = async (tool, ask, signal) => {
    underWay.push((await read(id)).underWay)
    return usually(tool, ask, signal)
  }
  await make(writer, id, ['facebook'])
  await edit(id, 'facebook', { revision: 1, texts: [] })
  await edit(id, 'facebook', { revision: 2, texts: [] })
  assert.deepEqual(underWay, [['facebook']])
  await app.database.notices.tell({ topic: 'links', id: 1 })
  // Told after all others, so who has heard this has heard them.
  for (const { heard } of [mine, theirs])
    await until(() => heard.some(({ topic }) => topic === 'links'), 'all is heard')
  assert.deepEqual(
    mine.heard.filter(({ topic }) => topic === 'articles'),
    Array.from({ length: 3 }, () => ({ topic: 'articles', id })),
  )
  assert.deepEqual(
    theirs.heard.filter(({ topic }) => topic === 'articles'),
    [],
  )
  mine.leave()
  theirs.leave()
})

test('the requests of a campaign stand in the log as those of their tools, with their article', async () => {
  const id = await addArticle(writer)
  await make(writer, id, ['pinterest'])
  const [last] = await app.database.db
    .select()
    .from(aiUsage)
    .where(eq(aiUsage.userId, writerId))
    .orderBy(desc(aiUsage.id))
  assert.deepEqual(
    [last?.agentType, last?.success, last?.modelUsed],
    ['pinterest-captions', true, 'model-van-de-proef'],
  )
})
