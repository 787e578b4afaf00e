// An account is deleted at its user's own wish: asked with the password, confirmed by mail, due a week later, taken back until then.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { DELETION_DAYS, DELETION_LINK_HOURS } from '#contract/account-data/endpoints.ts'
import { DAY_MS } from '#contract/days.ts'
import { removeExportFile, makeExport } from '#server/account-data/jobs.ts'
import { accountDeletions, accountExports } from '#server/account-data/tables.ts'
import { users } from '#server/accounts/tables.ts'
import { auditLog } from '#server/audit/tables.ts'
import { generations } from '#server/history/tables.ts'
import { allJobs } from '#server/job-registry.ts'
import { runJob, type Job } from '#server/jobs/job.ts'
import type { z } from 'zod'
import type { Site } from '#server/http/site.ts'
import { PASSWORD, startApp, type Client, type NewTestUser, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => {
  app = await startApp({ contactEmail: 'team@krant.nl' })
  await app.loggedIn({ role: 'admin', username: 'vaste-baas' })
})
beforeEach(() => void (app.now = new Date('2026-11-20T12:00:00Z')))
after(() => app.close())

const HOUR_MS = 60 * 60 * 1000
const due = allJobs.find(({ name }) => name === 'delete-due-accounts') as Job<z.ZodUndefined, Site>
/** What happens by itself, so many ms after the beginning of the test. */
const pass = (ms: number) => {
  app.now = new Date(Date.parse('2026-11-20T12:00:00Z') + ms)
  return runJob(due, app.site)
}

let made = 0
async function someone(fields: Partial<NewTestUser> = {}) {
  made += 1
  return app.loggedIn({ username: `weggaand${made}`, ...fields })
}
const ask = (client: Client, currentPassword = PASSWORD) => client.post('/api/account/deletion', { currentPassword })
const lettersTo = (email: string) => app.sent.letters(email).map(({ subject }) => subject)
const linkOf = (email: string) => {
  const url = app.sent.letters(email).findLast(({ subject }) => subject.startsWith('Bevestig'))?.button?.url ?? ''
  return new URL(url)
}
const tokenOf = (email: string) => linkOf(email).hash.slice(1)
const confirm = (token: string) => app.client().post(`/api/account/deletion/${token}`)
const isThere = async (id: number) => (await app.database.db.select().from(users).where(eq(users.id, id))).length === 1

/** Somebody who asked and confirmed. */
async function leaver(fields: Partial<NewTestUser> = {}) {
  const { client, user } = await someone(fields)
  assert.equal((await ask(client)).status, 200)
  const { status, body } = await confirm(tokenOf(user.email))
  assert.equal(status, 200)
  return { client, user, dueAt: body.dueAt as string }
}

test('who asks with the right password gets a letter with a link, and nothing is deleted by that', async () => {
  const { client, user } = await someone()
  const wrong = await ask(client, 'niet-dit-wachtwoord')
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [400, ['currentPassword']])
  assert.deepEqual(lettersTo(user.email), [])
  const { status, body } = await ask(client)
  assert.deepEqual([status, body], [200, { mailed: false, email: user.email, contactEmail: 'team@krant.nl' }])
  const link = linkOf(user.email)
  assert.deepEqual([link.pathname, link.search, link.hash.length], ['/verwijderen', '', 44])
  await pass(400 * DAY_MS)
  assert.ok(await isThere(user.id))
  const [row] = await app.database.db.select().from(accountDeletions).where(eq(accountDeletions.userId, user.id))
  assert.ok(row?.tokenHash !== null && row?.tokenHash !== tokenOf(user.email), 'only its hash is kept')
})

test('once confirmed, without a session too, every session ends and the account goes seven days later', async () => {
  const { client, user, dueAt } = await leaver()
  assert.equal(Date.parse(dueAt) - app.now.getTime(), DELETION_DAYS * DAY_MS)
  assert.equal((await client.get('/api/user')).status, 401)
  assert.match(lettersTo(user.email).at(-1) ?? '', /vrijdag 27 november 2026 verwijderd/)
  await pass(DELETION_DAYS * DAY_MS - 1_000)
  assert.ok(await isThere(user.id))
  await pass(DELETION_DAYS * DAY_MS)
  assert.equal(await isThere(user.id), false)
  assert.equal(lettersTo(user.email).at(-1), 'Je account is verwijderd')
  const log = await app.database.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id)).orderBy(auditLog.id)
  assert.deepEqual(
    log.map(({ actorName, action, subjectName }) => [actorName, action, subjectName]),
    [
      ['verwijderd account', 'user.askDeletion', 'verwijderd account'],
      ['Kopij', 'user.deleteSelf', user.username],
    ],
  )
})

test('a day before there is one reminder, however often the job runs', async () => {
  const { user } = await leaver()
  const reminders = () => lettersTo(user.email).filter((subject) => subject.startsWith('Morgen')).length
  await pass(6 * DAY_MS - 1)
  assert.equal(reminders(), 0)
  await pass(6 * DAY_MS)
  await pass(6 * DAY_MS + HOUR_MS)
  await Promise.all([pass(6 * DAY_MS + 2 * HOUR_MS), pass(6 * DAY_MS + 2 * HOUR_MS)])
  assert.equal(reminders(), 1)
})

test('the job that runs twice at once deletes once, and tells once', async () => {
  const { user } = await leaver()
  await Promise.all([pass(8 * DAY_MS), pass(8 * DAY_MS)])
  await pass(8 * DAY_MS)
  assert.equal(lettersTo(user.email).filter((subject) => subject === 'Je account is verwijderd').length, 1)
})

test('logging in does not take it back; taking it back does, up to the last moment', async () => {
  const { user } = await leaver()
  app.now = new Date(app.now.getTime() + 7 * DAY_MS - 1_000)
  const client = app.client()
  const entered = await client.post('/api/login', { username: user.username, password: PASSWORD })
  assert.deepEqual([entered.status, entered.body.deletionDueAt], [200, '2026-11-27T12:00:00.000Z'])
  assert.equal((await client.send('DELETE', '/api/account/deletion')).status, 200)
  assert.equal((await client.get('/api/user')).body.deletionDueAt, null)
  await pass(30 * DAY_MS)
  assert.ok(await isThere(user.id))
  const log = await app.database.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id)).orderBy(auditLog.id)
  assert.deepEqual(
    log.filter(({ period }) => period === null).map(({ action }) => action),
    ['user.askDeletion', 'user.takeBackDeletion'],
  )
  // And it can be asked again.
  app.now = new Date('2026-12-20T12:00:00Z')
  assert.equal((await ask(client)).status, 200)
  assert.equal((await confirm(tokenOf(user.email))).status, 200)
})

test('a link works once, for a day, and not after a newer one or after it was taken back', async () => {
  const { client, user } = await someone()
  await ask(client)
  const first = tokenOf(user.email)
  await ask(client)
  const second = tokenOf(user.email)
  assert.notEqual(first, second)
  assert.deepEqual([(await confirm(first)).status, (await confirm(first)).body.code], [404, 'letterLinkUnknown'])
  app.now = new Date(app.now.getTime() + DELETION_LINK_HOURS * HOUR_MS)
  assert.deepEqual([(await confirm(second)).status, (await confirm(second)).body.code], [410, 'letterLinkExpired'])
  app.now = new Date(app.now.getTime() - 1)
  assert.equal((await confirm(second)).status, 200)
  assert.deepEqual([(await confirm(second)).status, (await confirm(second)).body.code], [409, 'letterLinkUsed'])

  const moved = await someone()
  await ask(moved.client)
  await app.database.db.update(users).set({ email: 'elders@krant.nl' }).where(eq(users.id, moved.user.id))
  assert.equal(
    (await confirm(tokenOf(moved.user.email))).status,
    404,
    'it was mailed to an address that is no longer theirs',
  )

  const other = await someone()
  await ask(other.client)
  await other.client.send('DELETE', '/api/account/deletion')
  assert.equal((await confirm(tokenOf(other.user.email))).status, 404)
  for (const strange of ['x', 'a'.repeat(43), 'ü'.repeat(9), 'a'.repeat(90)])
    assert.equal((await confirm(strange)).status, 404, strange)
})

test('opening the address of a link does nothing: only its button does', async () => {
  const { client, user } = await someone()
  await ask(client)
  const { pathname } = linkOf(user.email)
  await app.client().get(pathname)
  await app.client().get(`/api/account/deletion/${tokenOf(user.email)}`)
  assert.equal((await client.get('/api/user')).body.deletionDueAt, null)
  assert.equal((await confirm(tokenOf(user.email))).status, 200)
})

test('a link pressed twice at once makes the account due once', async () => {
  const { client, user } = await someone()
  await ask(client)
  const token = tokenOf(user.email)
  const outcomes = await Promise.all([confirm(token), confirm(token), confirm(token)])
  assert.deepEqual(
    outcomes.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  )
  assert.equal(lettersTo(user.email).length, 2)
})

test('who is due already cannot ask again, and a link of one account never touches another', async () => {
  const one = await leaver()
  const other = await someone()
  const client = app.client()
  await client.post('/api/login', { username: one.user.username, password: PASSWORD })
  const again = await ask(client)
  assert.deepEqual([again.status, again.body.code], [409, 'deletionDue'])
  // Pressed while logged in as somebody else: it is about the account that it was mailed for.
  const third = await someone()
  await ask(third.client)
  assert.equal((await other.client.post(`/api/account/deletion/${tokenOf(third.user.email)}`)).status, 200)
  assert.equal((await other.client.get('/api/user')).body.deletionDueAt, null)
  assert.equal((await third.client.get('/api/user')).status, 401)
})

test('taken back and due in the same moment: it goes, whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { user } = await leaver()
    app.now = new Date('2026-11-27T12:00:00Z')
    const client = app.client()
    await client.post('/api/login', { username: user.username, password: PASSWORD })
    const [back] = await Promise.all([client.send('DELETE', '/api/account/deletion'), runJob(due, app.site)])
    assert.ok([401, 409].includes(back.status), String(back.status))
    assert.equal(await isThere(user.id), false)
    assert.ok(lettersTo(user.email).includes('Je account is verwijderd'))
    app.now = new Date('2026-11-20T12:00:00Z')
  }
})

test('an account whose address was never confirmed can be deleted too', async () => {
  const { user } = await leaver({ emailConfirmedAt: null })
  await pass(7 * DAY_MS)
  assert.equal(await isThere(user.id), false)
})

test('the last administrator cannot: not when asking, not when confirming, and not when it is due', async () => {
  const house = await startApp()
  try {
    const { client, user } = await house.loggedIn({ role: 'admin', username: 'enige' })
    const refused = await ask(client)
    assert.deepEqual([refused.status, refused.body.code], [409, 'lastAdministrator'])
    assert.match(refused.body.message, /enige beheerder/)
    const second = await house.loggedIn({ role: 'admin', username: 'tweede' })
    const token = () => house.sent.letters(user.email).at(-1)?.button?.url.split('#')[1] ?? ''
    await ask(client)
    await client.send('DELETE', `/api/users/${second.user.id}`)
    assert.equal((await house.client().post(`/api/account/deletion/${token()}`)).body.code, 'lastAdministrator')
    const third = await house.loggedIn({ role: 'admin', username: 'derde' })
    // The link was not used up by the refusal.
    assert.equal((await house.client().post(`/api/account/deletion/${token()}`)).status, 200)
    const { db } = house.database
    await db.delete(users).where(eq(users.id, third.user.id))
    house.now = new Date(house.now.getTime() + 8 * DAY_MS)
    await runJob(due, house.site)
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    assert.equal(row?.deletionDueAt, null)
    assert.equal(house.sent.letters(user.email).at(-1)?.subject, 'Je account is niet verwijderd')
  } finally {
    await house.close()
  }
})

test('nobody is mailed full by it: after five letters in an hour one has to wait', async () => {
  const { client } = await someone()
  const statuses = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await ask(client)).status)
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
})

test('a copy of the data goes along: one that stands ready, and one that is being made', async () => {
  const { db } = app.database
  const { client, user } = await someone()
  await db.insert(generations).values({
    userId: user.id,
    tool: 'titeltovenaar',
    input: { title: 'Brug' },
    output: { titles: ['Brug open'] },
    model: 'x',
    searchText: '',
    createdAt: app.now,
  })
  await client.post('/api/account/export')
  const order = makeExport.data.parse(app.sent.all.findLast(({ name }) => name === makeExport.name)?.data)
  await ask(client)
  await confirm(tokenOf(user.email))
  // It is deleted in the moment in which its copy is packed.
  const site = new Proxy(app.site, {
    get: (target, key) =>
      key === 'files'
        ? {
            ...app.site.files,
            keep: async (path: string, name: string) => {
              await pass(7 * DAY_MS)
              await app.site.files.keep(path, name)
            },
          }
        : (Reflect.get(target, key) as unknown),
  })
  await runJob(makeExport, site, order)
  assert.equal(await isThere(user.id), false)
  assert.deepEqual(await db.select().from(accountExports).where(eq(accountExports.userId, user.id)), [])
  assert.equal(await app.site.files.writtenAt(order.name), undefined)
  assert.ok(
    app.sent.all.some(
      ({ name, data }) => name === removeExportFile.name && (data as { name: string }).name === order.name,
    ),
  )
  // Begun again after that, as a job may be: nothing comes of it.
  await runJob(makeExport, app.site, order)
  assert.equal(await app.site.files.writtenAt(order.name), undefined)
  assert.deepEqual(
    lettersTo(user.email).filter((subject) => subject.includes('kopie')),
    [],
  )
})
