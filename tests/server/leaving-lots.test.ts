// Much text goes in lots, a change each: when an account is deleted at its user's own wish, and when the bin is emptied.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { count, eq, inArray } from 'drizzle-orm'
import { ARTICLE_BIN_DAYS } from '#contract/articles/article.ts'
import { DAY_MS } from '#contract/days.ts'
import { users } from '#server/accounts/tables.ts'
import { emptyArticleBin } from '#server/articles/jobs.ts'
import { articlePictures, articles, articleVersions } from '#server/articles/tables.ts'
import type { Site } from '#server/http/site.ts'
import { runJob } from '#server/jobs/job.ts'
import { PASSWORD } from '../support/app.ts'
import { letterTo, tokenOf } from '../support/letters.ts'
import { deleteDueAccounts, deleteUser, openLeaving, pictureOf, type Leaving } from '../support/leaving.ts'
import { publish, taken, written } from '../support/publishing.ts'
import { reviewOf } from '../support/reviews.ts'
import { articleWith } from '../support/stored-pictures.ts'

let house: Leaving
before(async () => {
  house = await openLeaving()
  await house.boss()
})
const START = Date.parse('2026-12-01T09:00:00Z')
beforeEach(() => void (house.app.now = new Date(START)))
after(() => house.room.close())

/** A long article: sixteen are a lot. */
const MEGABYTE = 'Lange tekst'.padEnd(1_000_000, ' van de brug')
const db = () => house.app.database.db

/** Articles of a megabyte each. @returns their ids. */
async function long(userId: number | null, many: number, fields: Partial<typeof articles.$inferInsert> = {}) {
  const now = house.app.now
  const one = { userId, content: MEGABYTE, excerpt: 'Lange', wordCount: 9, createdAt: now, updatedAt: now, ...fields }
  const ids: number[] = []
  for (let n = 1; n <= many; n += 1) {
    const [row] = await db()
      .insert(articles)
      .values({ title: `Lang ${n}`, ...one })
      .returning({ id: articles.id })
    ids.push(row?.id ?? 0)
  }
  return ids
}
/** An article with more named versions than one lot has. */
async function withVersions(userId: number | null, fields: Partial<typeof articles.$inferInsert> = {}) {
  const [id = 0] = await long(userId, 1, fields)
  for (let n = 1; n <= 20; n += 1)
    await db()
      .insert(articleVersions)
      .values({
        articleId: id,
        n,
        name: `Nummer ${n}`,
        title: 'Lang',
        content: MEGABYTE,
        wordCount: 9,
        reason: 'name',
        createdAt: house.app.now,
      })
  return id
}
const versionsOf = async (id: number) =>
  (
    await db()
      .select({ n: articleVersions.n })
      .from(articleVersions)
      .where(eq(articleVersions.articleId, id))
      .orderBy(articleVersions.n)
  ).map(({ n }) => n)
const left = async (ids: readonly number[]) =>
  (
    await db()
      .select({ many: count() })
      .from(articles)
      .where(inArray(articles.id, [...ids]))
  )[0]?.many ?? 0
const userOf = async (id: number) => (await db().select().from(users).where(eq(users.id, id)))[0]

/** Makes an account due at this moment, as if it was asked a week ago. */
const makeDue = (id: number, at = house.app.now) =>
  db().update(users).set({ deletionDueAt: at }).where(eq(users.id, id))

/** The site of a process to which something happens at the beginning of this change; it dies, unless said otherwise. */
function dying(change: number, happens: () => void = () => assert.fail('killed')): Site {
  // A run asks once for its own moment.
  let changes = -1
  const clock = () => {
    changes += 1
    if (changes === change) happens()
    return house.app.now
  }
  return { ...house.app.site, clock }
}
const killed = { message: 'killed' }
const runDue = () => runJob(deleteDueAccounts, house.app.site)
const subjects = (email: string) => house.app.sent.letters(email).map(({ subject }) => subject)

test('drafts go in lots before their account does; what is left when the process dies, goes by the next run', async () => {
  const { client, user } = await house.someone()
  const image = await pictureOf(client, 730)
  const pictured = await articleWith(client, [image], 'Met foto')
  const answered = await written(client, { title: 'Nagekeken' })
  taken(await client.post(`/api/articles/${answered.id}/review`, reviewOf(1, {})), 201)
  const drafts = await long(user.id, 40)
  const versioned = await withVersions(user.id)
  await makeDue(user.id)
  // The first change is the reminder.
  await assert.rejects(runJob(deleteDueAccounts, dying(3)), killed)
  assert.equal(await left(drafts), 25, 'the first lot had the short one too')
  assert.deepEqual(await db().select().from(articlePictures).where(eq(articlePictures.name, image.name)), [])
  assert.deepEqual((await userOf(user.id))?.deletionDueAt, house.app.now)
  assert.deepEqual(subjects(user.email), [])

  // Sixteen, nine, and sixteen versions.
  await assert.rejects(runJob(deleteDueAccounts, dying(5)), killed)
  assert.equal(await left(drafts), 0)
  assert.deepEqual(await versionsOf(versioned), [17, 18, 19, 20])
  assert.equal(await left([versioned]), 1)

  await runDue()
  assert.equal(await left([...drafts, versioned, pictured.id]), 0)
  assert.deepEqual(await versionsOf(versioned), [])
  assert.equal(await userOf(user.id), undefined)
  const row = await house.rowOf(answered.id)
  assert.deepEqual([row?.userId, row?.title], [null, 'Nagekeken'])
  assert.deepEqual(subjects(user.email), ['Je account is verwijderd'])
  assert.match(
    letterTo(house.app, user.email, /verwijderd/).paragraphs.join('\n'),
    /met je concepten.*is nu van de redactie, zonder je naam: 1 artikel\./,
  )
})

test('a run that is stopped between two lots goes no further, and nobody is told that the account is gone', async () => {
  const { user } = await house.someone()
  const drafts = await long(user.id, 20)
  await makeDue(user.id)
  const stop = new AbortController()
  const site = dying(2, () => stop.abort())
  await runJob(deleteDueAccounts, site, undefined, stop.signal)
  assert.equal(await left(drafts), 4)
  assert.ok(await userOf(user.id))
  await runDue()
  assert.equal(await userOf(user.id), undefined)
})

test('what was saved between two lots goes as well', async () => {
  const { client, user } = await house.someone()
  await long(user.id, 20)
  await makeDue(user.id)
  await assert.rejects(runJob(deleteDueAccounts, dying(3)), killed)
  const { id } = await written(client, { title: 'Nog snel' })
  await runDue()
  assert.equal(await left([id]), 0)
})

test('up to its moment an account can be kept; from then on nothing of it is promised any more', async () => {
  const { client, user } = await house.someone()
  await makeDue(user.id, new Date(START + 1))
  taken(await client.send('DELETE', '/api/account/deletion'))
  assert.equal((await userOf(user.id))?.deletionDueAt, null)
  await makeDue(user.id, new Date(START))
  const refused = await client.send('DELETE', '/api/account/deletion')
  assert.deepEqual([refused.status, refused.body.code], [409, 'deletionBegun'])
  assert.match(refused.body.message, /^De verwijdering is al begonnen\./)
  assert.deepEqual((await userOf(user.id))?.deletionDueAt, new Date(START))
  await runDue()
  assert.equal(await userOf(user.id), undefined)
})

test('who takes back an address after the moment at which the account was to go, gets no account that is half', async () => {
  const { app } = house
  const { client, user } = await house.someone()
  const drafts = await long(user.id, 20)
  const email = 'elders@example.net'
  taken(await client.send('PUT', '/api/account', { body: { name: user.name, email, currentPassword: PASSWORD } }))
  taken(await app.client().post(`/api/email-confirmation/${tokenOf(letterTo(app, email, /nieuwe/))}`))
  await makeDue(user.id)
  await assert.rejects(runJob(deleteDueAccounts, dying(3)), killed)
  taken(await app.client().post(`/api/email-confirmation/${tokenOf(letterTo(app, user.email, /wordt gewijzigd/))}`))
  assert.deepEqual((await userOf(user.id))?.deletionDueAt, house.app.now)
  await runDue()
  assert.deepEqual([await userOf(user.id), await left(drafts)], [undefined, 0])
})

test('nobody becomes the last administrator while their account goes; of two who go, the one who was first due does', async () => {
  const [{ client, user }, other] = [await house.boss(), await house.boss()]
  const rest = await db().select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  const away = rest.map(({ id }) => id).filter((id) => ![user.id, other.user.id].includes(id))
  await db().update(users).set({ role: 'free' }).where(inArray(users.id, away))
  const drafts = await long(user.id, 20)
  const theirs = await long(other.user.id, 20)
  await makeDue(user.id)
  await assert.rejects(runJob(deleteDueAccounts, dying(3)), killed)
  assert.equal(await left(drafts), 4)
  const refusals = [
    await deleteUser(client, other.user.id),
    await client.send('PUT', `/api/users/${other.user.id}/role`, { body: { role: 'paid' } }),
    await other.client.post('/api/account/deletion', { currentPassword: PASSWORD }),
  ]
  assert.deepEqual(
    refusals.map(({ body }) => body.code),
    ['lastAdministrator', 'lastAdministrator', 'lastAdministrator'],
  )
  // Whatever their numbers: the other was due later.
  house.app.now = new Date(START + DAY_MS)
  await makeDue(other.user.id)
  await runDue()
  assert.deepEqual([await userOf(user.id), await left(drafts)], [undefined, 0])
  assert.equal((await userOf(other.user.id))?.deletionDueAt, null)
  assert.equal(await left(theirs), 20, 'of who stays nothing is gone')
  assert.ok(subjects(other.user.email).includes('Je account is niet verwijderd'))
  await db().update(users).set({ role: 'admin' }).where(inArray(users.id, away))
})

test('the bin is emptied in lots, and goes on by the next run; nobody takes out what may be half gone', async () => {
  const { client, user } = await house.someone()
  const over = { deletedAt: new Date(START - ARTICLE_BIN_DAYS * DAY_MS - 1) }
  const young = await long(user.id, 1, { deletedAt: new Date(START - ARTICLE_BIN_DAYS * DAY_MS) })
  const old = await long(user.id, 20, over)
  const versioned = await withVersions(user.id, over)
  await assert.rejects(runJob(emptyArticleBin, dying(2)), killed)
  assert.equal(await left(old), 4)
  const back = (id: number) => client.post(`/api/articles/${id}/undelete`)
  const refused = await back(old.at(-1) ?? 0)
  assert.deepEqual([refused.status, refused.body.code], [404, 'notFound'])
  assert.match(refused.body.message, /30 dagen in de prullenbak zijn voorbij/)
  await assert.rejects(runJob(emptyArticleBin, dying(3)), killed)
  assert.deepEqual(await versionsOf(versioned), [17, 18, 19, 20])
  assert.equal((await back(versioned)).status, 404)
  await runJob(emptyArticleBin, house.app.site)
  assert.equal(await left([...old, versioned]), 0)
  assert.deepEqual(await versionsOf(versioned), [])
  taken(await back(young[0] ?? 0))
})

test('what stood on a website that was disconnected counts as online, and comes out of the bin of the house', async () => {
  const { client: admin } = await house.boss()
  const { client, user } = await house.someone()
  const online = await written(client, { title: 'Online gebleven' })
  taken(await publish(client, online.id, { siteId: house.siteId, when: 'now' }))
  await house.room.run()
  const draft = await written(client, { title: 'Concept' })
  const fills = await long(user.id, 20)
  taken(await admin.send('DELETE', `/api/publishing/sites/${house.siteId}`))
  const { articles: told } = taken<{ articles: object }>(await admin.get(`/api/users/${user.id}/leaving`))
  assert.deepEqual(told, { all: 22, online: 1, planned: 0, drafts: 21, bin: 0, plannedFor: [] })
  taken(await deleteUser(admin, user.id))
  house.app.now = new Date(START + (ARTICLE_BIN_DAYS + 1) * DAY_MS)
  await runJob(emptyArticleBin, house.app.site)
  assert.equal(await left([draft.id, ...fills]), 0)
  const row = await house.rowOf(online.id)
  assert.deepEqual([row?.userId, row?.deletedAt], [null, null])
})
