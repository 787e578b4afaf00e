// What becomes of somebody's articles when their account is deleted by an administrator: they go to somebody else, or to the bin of the house.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { ArticleCard } from '#contract/articles/article.ts'
import { ARTICLE_BIN_DAYS } from '#contract/articles/article.ts'
import { DAY_MS } from '#contract/days.ts'
import { copyArticlesForSearch, emptyArticleBin } from '#server/articles/jobs.ts'
import { articlePictures } from '#server/articles/tables.ts'
import { auditLog } from '#server/audit/tables.ts'
import { campaignParts } from '#server/campaigns/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { until, type TestApp } from '../support/app.ts'
import {
  cardsOf,
  deleteUser,
  idsOf,
  openLeaving,
  ordered,
  pictureOf,
  picturesAlong,
  type Leaving,
} from '../support/leaving.ts'
import { follow } from '../support/live.ts'
import { publish, taken, written } from '../support/publishing.ts'
import { reviewOf } from '../support/reviews.ts'
import { articleWith, shown } from '../support/stored-pictures.ts'

let house: Leaving
let app: TestApp
before(async () => {
  house = await openLeaving()
  app = house.app
})
beforeEach(() => void (app.now = new Date('2026-12-01T09:00:00Z')))
after(() => house.room.close())

const BIN_OF_ALL = 'bin=true&everyone=true'

test('before anything is deleted an administrator is told what there is', async () => {
  const { client: admin } = await house.boss()
  const { user, planned, draft, client } = await house.colleague()
  assert.deepEqual(taken(await admin.get(`/api/users/${user.id}/leaving`)), {
    articles: { all: 3, online: 1, planned: 1, drafts: 1, bin: 1, plannedFor: ['2026-12-05T09:00:00.000Z'] },
    claimedLinks: 0,
    premium: false,
  })
  // Planned again while it is online counts as both, and as no draft.
  taken(await publish(client, draft, { siteId: house.siteId, when: 'now' }))
  await house.room.run()
  taken(await publish(client, draft, { siteId: house.siteId, when: '2026-12-04T10:00' }))
  const { articles: counted } = taken<{ articles: object }>(await admin.get(`/api/users/${user.id}/leaving`))
  assert.deepEqual(counted, {
    all: 3,
    online: 2,
    planned: 2,
    drafts: 0,
    bin: 1,
    plannedFor: ['2026-12-04T09:00:00.000Z', '2026-12-05T09:00:00.000Z'],
  })
  // What is held does not go out by itself.
  taken(await client.send('DELETE', `/api/articles/${planned}`))
  taken(await client.post(`/api/articles/${planned}/undelete`))
  const { articles: held } = taken<{ articles: object }>(await admin.get(`/api/users/${user.id}/leaving`))
  assert.deepEqual(held, { ...counted, planned: 1, drafts: 1, plannedFor: ['2026-12-04T09:00:00.000Z'] })
  assert.equal((await admin.get('/api/users/2000000000/leaving')).status, 404)
})

test('articles are handed over with all that belongs to them, and what is planned goes out in the name of the administrator', async () => {
  const { client: admin, user: by } = await house.boss()
  const { user, online, planned, draft, binned, client } = await house.colleague()
  const { client: heir, user: to } = await house.someone('Mees de Boer')
  const image = await pictureOf(client, 700)
  const withPicture = await articleWith(client, [image])
  const save = { title: 'Nog een concept', content: 'Anders dan het was, en dat met opzet.\n', close: true }
  taken(await client.send('PUT', `/api/articles/${draft}`, { body: save }))
  await app.database.db.insert(campaignParts).values({
    articleId: draft,
    part: 'facebook',
    version: 1,
    output: {},
    model: 'm',
    generationId: 1,
    createdAt: app.now,
  })
  taken(await client.post(`/api/articles/${online}/review`, reviewOf(1, {})), 201)
  await runJob(copyArticlesForSearch, { ...app.site, clock: () => new Date(app.now.getTime() + 60_000) })

  const window = await follow(app, heir)
  taken(await deleteUser(admin, user.id, { articlesTo: to.id }))
  const all = [online, planned, draft, withPicture.id]
  assert.deepEqual(ordered(await idsOf(heir, 'sort=createdAt')), ordered(all))
  assert.deepEqual(await idsOf(heir, 'bin=true'), [binned])
  await until(() => window.heard.some(({ topic }) => topic === 'articles'), 'the receiver hears of it')
  window.leave()

  const letter = app.sent.letters(to.email).at(-1)
  assert.equal(letter?.subject, 'Je hebt 5 artikelen gekregen')
  assert.match(letter?.paragraphs[0] ?? '', /account van Tijn Bakker is verwijderd/)
  assert.match(letter?.paragraphs[1] ?? '', /Wat online staat, kun je bijwerken/)

  // A search finds them at once, and when their copies were made anew.
  assert.deepEqual(await idsOf(heir, 'q=opzet'), [draft])
  await runJob(copyArticlesForSearch, { ...app.site, clock: () => new Date(app.now.getTime() + 60_000) })
  assert.deepEqual(await idsOf(heir, 'q=opzet'), [draft])
  assert.equal(taken<object[]>(await heir.get(`/api/articles/${draft}/versions`)).length, 1)
  assert.equal((await app.database.db.select().from(campaignParts).where(eq(campaignParts.articleId, draft))).length, 1)
  const { records } = taken<{ records: { reviewerName: string }[] }>(await heir.get(`/api/articles/${online}/review`))
  assert.deepEqual(
    records.map(({ reviewerName }) => reviewerName),
    ['Tijn Bakker'],
  )

  // The picture is the receiver's: in the text, in an export, and in another text.
  assert.equal((await shown(heir, image.address)).status, 200)
  assert.equal(await picturesAlong(heir, withPicture.id), 1)
  await articleWith(heir, [image], 'Nog een keer die brug')
  const [use] = await idsOf(heir, 'q=keer')
  assert.equal(await picturesAlong(heir, use as number), 1)

  // What is online is corrected there, by whoever has it now; what is planned goes out.
  const posts = house.room.wordpress.posts.size
  taken(
    await heir.send('PUT', `/api/articles/${online}`, {
      body: { title: 'Staat online', content: 'De correctie van Mees.\n' },
    }),
  )
  taken(await publish(admin, online, { siteId: house.siteId, when: 'now' }))
  await house.room.run()
  assert.equal(house.room.wordpress.posts.size, posts)
  assert.ok([...house.room.wordpress.posts.values()].some(({ content }) => content.includes('De correctie van Mees')))
  assert.deepEqual(
    (await house.ordersOf(planned)).map(({ state, askedBy }) => [state, askedBy]),
    [['planned', by.id]],
  )
  app.now = new Date('2026-12-05T09:00:00Z')
  await house.room.runPlanned()
  assert.equal((await house.ordersOf(planned))[0]?.state, 'sent')

  const log = await app.database.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id))
  assert.deepEqual(
    log.filter(({ action }) => action === 'user.delete').map(({ changes }) => changes),
    [{ articles: { to: 5 }, articlesTo: { to: 'Mees de Boer' } }],
  )
})

test('a key of one device stops nobody: the receiver may have sent an article with the same', async () => {
  const { client: admin } = await house.boss()
  const [leaver, heir] = [await house.someone(), await house.someone()]
  const fields = { title: 'Zelfde sleutel', content: 'Een tekst van tien tekens.', key: 'een-sleutel' }
  const theirs = taken<ArticleCard>(await leaver.client.post('/api/articles', fields), 201)
  const own = taken<ArticleCard>(await heir.client.post('/api/articles', fields), 201)
  taken(await deleteUser(admin, leaver.user.id, { articlesTo: heir.user.id }))
  assert.deepEqual(ordered(await idsOf(heir.client, 'sort=createdAt')), [theirs.id, own.id])
  assert.equal(taken<ArticleCard>(await heir.client.post('/api/articles', fields), 201).id, own.id)
})

test('without a receiver they go to the bin of the house, from which an administrator brings them back as their own', async () => {
  const { client: other } = await house.boss()
  const { client: stranger } = await house.someone()
  const { user, online, planned, draft, binned, client } = await house.colleague()
  const image = await pictureOf(client, 710)
  const { id } = await articleWith(client, [image])
  const binnedAt = (await house.rowOf(binned))?.deletedAt
  app.now = new Date('2026-12-02T09:00:00Z')
  const { client: admin, user: by } = await house.boss()
  const window = await follow(app, other)
  taken(await deleteUser(admin, user.id))
  await until(() => window.heard.some(({ topic }) => topic === 'articles'), 'administrators hear of it')
  window.leave()

  const all = [online, planned, draft, id, binned]
  const cards = await cardsOf(admin, BIN_OF_ALL)
  for (const one of all) assert.equal(cards.find((card) => card.id === one)?.userId, null)
  assert.deepEqual(
    (await house.rowOf(binned))?.deletedAt,
    binnedAt,
    'what was thrown away before goes when it would have gone',
  )
  // Nobody else hears of them, and in no list but that of the bin they are.
  for (const query of ['bin=true', 'sort=createdAt', 'q=brug', 'q=concept']) {
    assert.deepEqual(
      (await idsOf(stranger, query)).filter((one) => all.includes(one)),
      [],
      query,
    )
    assert.deepEqual(
      (await idsOf(admin, query)).filter((one) => all.includes(one)),
      [],
      query,
    )
  }
  assert.equal((await stranger.get(`/api/articles?${BIN_OF_ALL}`)).status, 403)
  for (const one of all) {
    assert.equal((await stranger.get(`/api/articles/${one}`)).status, 404)
    assert.equal((await stranger.post(`/api/articles/${one}/undelete`)).status, 404)
  }
  assert.equal((await shown(stranger, image.address)).status, 404)
  assert.equal((await shown(admin, image.address)).status, 200)
  assert.deepEqual((await idsOf(admin, `${BIN_OF_ALL}&q=concept`)).includes(draft), true)

  const back = taken<{ userId: number; deletedAt?: string }>(await admin.post(`/api/articles/${id}/undelete`))
  assert.deepEqual([back.userId, back.deletedAt], [by.id, undefined])
  assert.equal((await shown(admin, image.address)).status, 200)
  assert.equal((await house.rowOf(id))?.userId, by.id)
  taken(
    await admin.send('PUT', `/api/articles/${id}`, { body: { title: 'Van mij', content: 'Nu van de beheerder.\n' } }),
  )
  // It is no other administrator's.
  assert.equal(
    (await other.send('PUT', `/api/articles/${id}`, { body: { title: 'Van mij', content: 'Van een ander.\n' } }))
      .status,
    403,
  )
  assert.deepEqual(
    (await app.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action),
    ['article.takeOver'],
  )

  const kept = await app.database.db.select().from(articlePictures).where(eq(articlePictures.name, image.name))
  assert.deepEqual(
    kept.map(({ userId }) => userId),
    [by.id],
  )

  // What was planned is held in the bin, and goes out at no moment by itself.
  app.now = new Date('2026-12-05T09:00:00Z')
  await house.room.runPlanned()
  const held = await house.ordersOf(planned)
  assert.deepEqual(
    held.map(({ state, askedBy }) => [state, askedBy]),
    [['held', by.id]],
  )
})

test('after a month the bin loses them, but for what stands on a website: that comes out, and can be taken over', async () => {
  const { client: admin } = await house.boss()
  const { user, online, draft } = await house.colleague()
  taken(await deleteUser(admin, user.id))
  const empty = (days: number) => {
    app.now = new Date(Date.parse('2026-12-01T09:00:00Z') + days * DAY_MS)
    return runJob(emptyArticleBin, app.site)
  }
  await empty(ARTICLE_BIN_DAYS)
  assert.ok(await house.rowOf(draft))
  await empty(ARTICLE_BIN_DAYS + 1)
  assert.equal(await house.rowOf(draft), undefined)
  const { client: later } = await house.boss()
  assert.deepEqual(
    (await cardsOf(later, 'everyone=true')).map(({ id, userId }) => [id, userId]).find(([id]) => id === online),
    [online, null],
  )
  assert.equal((await house.ordersOf(online))[0]?.isPublic, true)

  // It is read as it stands, and changed by who took it over: of two at once one.
  const edit = { body: { title: 'Staat online', content: 'Na een maand verbeterd.\n' } }
  const refused = await later.send('PUT', `/api/articles/${online}`, edit)
  assert.deepEqual(
    [refused.status, refused.body.message],
    [403, 'Dit artikel is van de redactie. Neem het eerst over.'],
  )
  const { client: stranger } = await house.someone()
  assert.equal((await stranger.post(`/api/articles/${online}/take-over`)).status, 403)
  const another = (await house.boss()).client
  const both = await Promise.all([later, another].map((client) => client.post(`/api/articles/${online}/take-over`)))
  assert.deepEqual(ordered(both.map(({ status }) => status)), [200, 403])
  const winner = both[0]?.status === 200 ? later : another
  taken(await winner.send('PUT', `/api/articles/${online}`, edit))
  taken(await winner.post(`/api/articles/${online}/take-over`))
  assert.equal((await house.rowOf(online))?.content, edit.body.content)
})

test('what somebody outside answers reaches who has the article now', async () => {
  const { client: admin } = await house.boss()
  const [{ client, user }, heir] = [await house.someone(), await house.someone()]
  const { id } = await written(client)
  const { url } = taken<{ url: string }>(await client.post(`/api/articles/${id}/review-links`), 201)
  taken(await deleteUser(admin, user.id, { articlesTo: heir.user.id }))
  const secret = new URL(url).hash.slice(1)
  taken(await app.client().post(`/api/review/${secret}`, { decision: 'approved', name: 'Buur', remarks: '' }))
  assert.ok(app.sent.letters(heir.user.email).some(({ subject }) => subject.startsWith('Akkoord')))
})

test('a plain deletion of who has no articles says nothing of articles', async () => {
  const { client: admin } = await house.boss()
  const { user } = await house.someone()
  taken(await deleteUser(admin, user.id))
  const [line] = await app.database.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id))
  assert.deepEqual([line?.action, line?.changes], ['user.delete', {}])
})
