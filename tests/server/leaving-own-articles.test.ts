// What becomes of one's articles when one deletes one's own account: what was published or reviewed is the house's, drafts go along.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { DELETION_DAYS } from '#contract/account-data/endpoints.ts'
import { DAY_MS } from '#contract/days.ts'
import { MOST_TITLES } from '#contract/articles/leaving.ts'
import { users } from '#server/accounts/tables.ts'
import { copyArticlesForSearch, emptyArticleBin } from '#server/articles/jobs.ts'
import { articlePictures, articles } from '#server/articles/tables.ts'
import { auditLog } from '#server/audit/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import type { Site } from '#server/http/site.ts'
import { PASSWORD, type Client, type TestApp } from '../support/app.ts'
import {
  cardsOf,
  deleteDueAccounts,
  deleteUser,
  idsOf,
  leave,
  openLeaving,
  pictureOf,
  type Leaving,
} from '../support/leaving.ts'
import { publish, runAt, taken, written } from '../support/publishing.ts'
import { reviewOf } from '../support/reviews.ts'
import { articleWith, shown } from '../support/stored-pictures.ts'

let house: Leaving
let app: TestApp
before(async () => {
  house = await openLeaving()
  app = house.app
  await house.boss()
})
const START = Date.parse('2026-12-01T09:00:00Z')
beforeEach(() => void (app.now = new Date(START)))
after(() => house.room.close())

const pass = (days: number) => {
  app.now = new Date(START + days * DAY_MS)
  return runJob(deleteDueAccounts, app.site)
}
const lettersTo = (email: string) => app.sent.letters(email)
const textOf = (email: string, subject: RegExp) =>
  lettersTo(email)
    .findLast((one) => subject.test(one.subject))
    ?.paragraphs.join('\n\n') ?? ''

const reviewed = async (client: Client, id: number) =>
  taken(await client.post(`/api/articles/${id}/review`, reviewOf(1, {})), 201)
const titleOf = async (id: number) => (await house.rowOf(id))?.title

test('what was published or reviewed stays with the house and loses the name, drafts go along; letters and screen say which', async () => {
  const { client: admin } = await house.boss()
  const { client: stranger } = await house.someone()
  const { client, user, online, planned, draft, binned } = await house.colleague()
  const [kept, goes] = [await pictureOf(client, 700), await pictureOf(client, 701)]
  const answered = await articleWith(client, [kept], 'Nagekeken, nooit geplaatst')
  await reviewed(client, answered.id)
  const withPictures = await articleWith(client, [kept, goes], 'Concept met foto’s')

  const told = taken(await client.get('/api/account/deletion'))
  assert.deepEqual(told, { stay: 2, titles: ['Nagekeken, nooit geplaatst', 'Staat online'], go: 4 })
  await leave(app, client, user.email)
  for (const subject of [/^Bevestig/, /wordt op/]) {
    const text = textOf(user.email, subject)
    assert.match(text, /Dat zijn nu 2 artikelen:\n- Nagekeken, nooit geplaatst\n- Staat online/)
    assert.match(text, /De rest wordt met je account verwijderd: 4 artikelen\./)
  }
  await pass(DELETION_DAYS - 1)
  assert.match(textOf(user.email, /^Morgen/), /blijft bij de redactie, zonder je naam: 2 artikelen/)
  assert.equal((await house.rowOf(draft))?.userId, user.id, 'nothing happens before it is due')
  await pass(DELETION_DAYS)
  assert.match(textOf(user.email, /^Je account is verwijderd/), /is nu van de redactie, zonder je naam: 2 artikelen/)

  for (const id of [planned, draft, binned, withPictures.id]) assert.equal(await titleOf(id), undefined)
  const all = (await cardsOf(admin, 'everyone=true')).filter(({ userId }) => userId === null)
  assert.deepEqual(
    all.map(({ id, ownerName }) => [id, ownerName]),
    [
      [answered.id, undefined],
      [online, undefined],
    ],
  )
  assert.deepEqual(await idsOf(admin, 'sort=createdAt'), [], 'nobody’s own')
  assert.equal((await stranger.get(`/api/articles/${online}`)).status, 404)
  assert.equal((await house.ordersOf(online))[0]?.isPublic, true)
  const { records } = taken<{ records: { reviewerName: string }[] }>(
    await admin.get(`/api/articles/${answered.id}/review`),
  )
  assert.deepEqual(
    records.map(({ reviewerName }) => reviewerName),
    ['Tijn Bakker'],
    'a record keeps its name',
  )
  assert.equal((await shown(admin, kept.address)).status, 200)
  assert.equal((await shown(stranger, kept.address)).status, 404)
  assert.deepEqual(
    await app.database.db.select().from(articlePictures).where(eq(articlePictures.name, goes.name)),
    [],
    'a picture of drafts alone goes with them',
  )
  // They lie in no bin, so no month takes them.
  app.now = new Date(START + 90 * DAY_MS)
  await runJob(emptyArticleBin, app.site)
  assert.equal(await titleOf(answered.id), 'Nagekeken, nooit geplaatst')

  const log = await app.database.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id))
  assert.deepEqual(
    log.filter(({ action }) => action === 'user.deleteSelf').map(({ changes }) => changes),
    [{ articles: { to: 2 }, articlesTo: { to: 'redactie' } }],
  )
})

test('an administrator takes over what is the house’s, corrects it, and it is theirs with its pictures', async () => {
  const { client: admin } = await house.boss()
  const { client, user } = await house.someone()
  const image = await pictureOf(client, 703)
  const { id, content } = await articleWith(client, [image], 'Om te corrigeren')
  taken(await publish(client, id, { siteId: house.siteId, when: 'now' }))
  await house.room.run()
  await leave(app, client, user.email)
  await pass(DELETION_DAYS)
  const copied = () => runJob(copyArticlesForSearch, { ...app.site, clock: () => new Date(app.now.getTime() + 60_000) })
  await copied()
  const { client: fresh, user: heir } = await house.boss()
  const taking = taken<{ userId: number }>(await fresh.post(`/api/articles/${id}/take-over`))
  assert.equal(taking.userId, heir.id)
  // A search among one's own finds it at once, and by the copy that is made anew.
  assert.deepEqual(await idsOf(fresh, 'q=corrigeren'), [id])
  await copied()
  assert.deepEqual(await idsOf(fresh, 'q=corrigeren'), [id])
  assert.equal((await admin.post(`/api/articles/${id}/take-over`)).status, 403, 'it is somebody’s now')
  taken(
    await fresh.send('PUT', `/api/articles/${id}`, {
      body: { title: 'Gecorrigeerd', content: `${content}\nMet correctie.\n` },
    }),
  )
  const posts = house.room.wordpress.posts.size
  taken(await publish(fresh, id, { siteId: house.siteId, when: 'now' }))
  await house.room.run()
  assert.equal(house.room.wordpress.posts.size, posts)
  assert.ok([...house.room.wordpress.posts.values()].some(({ content: there }) => there.includes('Met correctie')))
  // Who is no administrator any more keeps what is theirs, and sees its pictures.
  await app.database.db.update(users).set({ role: 'paid' }).where(eq(users.id, heir.id))
  assert.equal((await shown(fresh, image.address)).status, 200)
})

test('an administrator publishes what is the house’s as it is, without taking it over', async () => {
  const { client: admin } = await house.boss()
  const { client, user } = await house.someone()
  const { id } = await written(client, { title: 'Van de redactie online' })
  await reviewed(client, id)
  await leave(app, client, user.email)
  await pass(DELETION_DAYS)
  taken(await publish(admin, id, { siteId: house.siteId, when: 'now' }))
  await house.room.run()
  const [order] = await house.ordersOf(id)
  assert.deepEqual([order?.state, order?.problem], ['sent', null])
  assert.equal((await house.rowOf(id))?.userId, null)
})

test('a copy for searches that is being made while its article is taken over is of who has it', async () => {
  const { client, user } = await house.someone()
  const { id } = await written(client, { title: 'Kopie van wie' })
  await reviewed(client, id)
  await leave(app, client, user.email)
  await pass(DELETION_DAYS)
  const { client: heir } = await house.boss()
  const texts: Site['texts'] = {
    ...app.site.texts,
    async work(work, asked, asker) {
      const done = await app.site.texts.work(work, asked, asker)
      await heir.post(`/api/articles/${id}/take-over`)
      return done
    },
  }
  const clock = () => new Date(app.now.getTime() + 60_000)
  await runJob(copyArticlesForSearch, { ...app.site, texts, clock })
  assert.deepEqual(await idsOf(heir, 'q=kopie+van+wie'), [id])
})

test('who reads along by a link that was open still answers of what is the house’s by then', async () => {
  const { client, user } = await house.someone()
  const { id } = await written(client, { title: 'Wordt meegelezen' })
  const { url } = taken<{ url: string }>(await client.post(`/api/articles/${id}/review-links`), 201)
  const outside = `/api/review/${url.split('/meelezen#')[1]}`
  await reviewed(client, id)
  await leave(app, client, user.email)
  await pass(DELETION_DAYS)
  const visitor = app.client()
  assert.equal(taken<{ askedBy: string }>(await visitor.get(outside)).askedBy, 'De redactie')
  taken(await visitor.post(outside, { name: 'Bea Lezer', decision: 'returned', remarks: 'Welke brug?' }))
  const { client: heir } = await house.boss()
  const { outside: links } = taken<{ outside: { state: string }[] }>(await heir.get(`/api/articles/${id}/review`))
  assert.deepEqual(
    links.map(({ state }) => state),
    ['returned'],
  )
})

test('what was measured of an article that stays quotes drafts that go, so it goes too', async () => {
  const { client, user } = await house.someone()
  const same = 'De wethouder zei dat de brug in het voorjaar weer open gaat voor fietsers en voetgangers.'
  const secret = await written(client, { title: 'Geheim concept', content: `${same}\n` })
  const { id } = await written(client, { title: 'Blijft staan', content: `${same} En dat is goed nieuws.\n` })
  taken(await client.post(`/api/articles/${id}/metrics`))
  assert.match((await house.rowOf(id))?.metrics ?? '', /Geheim concept/)
  await reviewed(client, id)
  await leave(app, client, user.email)
  await pass(DELETION_DAYS)
  const row = await house.rowOf(id)
  assert.deepEqual([row?.userId, row?.metrics, row?.metricsVersion], [null, null, null])
  assert.equal(await titleOf(secret.id), undefined)
})

test('of many that stay the newest are named, and the others counted; without one the letters are as they were', async () => {
  const { client, user } = await house.someone()
  for (let n = 1; n <= MOST_TITLES + 1; n += 1)
    await reviewed(client, (await written(client, { title: `Stuk ${n}` })).id)
  const { titles, stay } = taken<{ titles: string[]; stay: number }>(await client.get('/api/account/deletion'))
  assert.deepEqual([titles.length, titles[0], stay], [MOST_TITLES, `Stuk ${MOST_TITLES + 1}`, MOST_TITLES + 1])
  await leave(app, client, user.email)
  const text = textOf(user.email, /^Bevestig/)
  assert.match(text, /- Stuk 2\n- en nog 1/)
  assert.doesNotMatch(text, /De rest/)

  const maker = await house.someone()
  await written(maker.client)
  await leave(app, maker.client, maker.user.email)
  assert.doesNotMatch(textOf(maker.user.email, /^Bevestig/), /redactie/)
  await pass(DELETION_DAYS)
  assert.doesNotMatch(textOf(maker.user.email, /^Je account is/), /redactie/)
  assert.deepEqual(await app.database.db.select().from(articles).where(eq(articles.userId, maker.user.id)), [])
})

test('a picture that drafts have of somebody else goes with the last of them', async () => {
  const [one, two] = [await house.boss(), await house.boss()]
  const { client, user } = await house.someone()
  const image = await pictureOf(client, 705)
  const [first, second] = [
    await articleWith(client, [image], 'De ene'),
    await articleWith(client, [image], 'De andere'),
  ]
  taken(await one.client.send('DELETE', `/api/users/${user.id}`))
  taken(await one.client.post(`/api/articles/${first.id}/undelete`))
  taken(await two.client.post(`/api/articles/${second.id}/undelete`))
  // It became that of who came first, whose article is purged since: only the draft of the other has it.
  const long = new Date(START - 40 * DAY_MS)
  await app.database.db.update(articles).set({ deletedAt: long }).where(eq(articles.id, first.id))
  await runJob(emptyArticleBin, app.site)
  const left = () => app.database.db.select().from(articlePictures).where(eq(articlePictures.name, image.name))
  assert.deepEqual(
    (await left()).map(({ userId }) => userId),
    [one.user.id],
  )
  await leave(app, two.client, two.user.email)
  await pass(DELETION_DAYS)
  assert.deepEqual(await left(), [])
})

test('what an administrator has planned of somebody’s draft stays with the house when its writer goes, and goes out', async () => {
  const { client: admin } = await house.boss()
  const { client, user } = await house.someone()
  const { id } = await written(client, { title: 'Door de chef gepland' })
  const own = await written(client, { title: 'Zelf gepland' })
  taken(await publish(client, own.id, { siteId: house.siteId, when: '2026-12-20T10:00' }))
  await leave(app, client, user.email)
  taken(await publish(admin, id, { siteId: house.siteId, when: '2026-12-20T10:00' }))
  await pass(DELETION_DAYS)
  assert.equal(await titleOf(own.id), undefined)
  assert.equal((await house.rowOf(id))?.userId, null)
  await runAt(house.room, '2026-12-20T09:00:00Z')
  assert.equal((await house.ordersOf(id))[0]?.state, 'sent')
})

test('what was reviewed and lay in the bin of who goes stays as well, outside any bin', async () => {
  const { client, user } = await house.someone()
  const { id } = await written(client, { title: 'Nagekeken en weggegooid' })
  await reviewed(client, id)
  taken(await client.send('DELETE', `/api/articles/${id}`))
  await leave(app, client, user.email)
  assert.match(textOf(user.email, /wordt op/), /- Nagekeken en weggegooid/)
  await pass(DELETION_DAYS)
  app.now = new Date(START + 90 * DAY_MS)
  await runJob(emptyArticleBin, app.site)
  assert.equal(await titleOf(id), 'Nagekeken en weggegooid')
})

test('an administrator whose own account is going takes nothing of the house along', async () => {
  const { client, user } = await house.boss()
  const { user: leaver, draft } = await house.colleague()
  taken(await deleteUser((await house.boss()).client, leaver.id))
  await leave(app, client, user.email)
  taken(await client.post('/api/login', { username: user.username, password: PASSWORD }))
  const bringBack = () => client.post(`/api/articles/${draft}/undelete`)
  assert.match(String((await bringBack()).body.message), /^Je account wordt binnenkort verwijderd/)
  taken(await client.send('DELETE', '/api/account/deletion').then(bringBack))
})
