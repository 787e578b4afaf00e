// How a copy of one's own data is kept: for its owner alone, one at a time, made once however often it is begun, and gone in time.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { EXPORT_DAYS } from '#contract/account-data/own-export.ts'
import { DAY_MS } from '#contract/days.ts'
import { makeExport, removeExpiredExports } from '#server/account-data/jobs.ts'
import { accountExports } from '#server/account-data/tables.ts'
import type { FileStore } from '#server/files/store.ts'
import type { Site } from '#server/http/site.ts'
import { runJob } from '#server/jobs/job.ts'
import { copiesIn, exportOf, exportPath, fetchFrom } from '../support/own-copies.ts'
import { PASSWORD, type Client } from '../support/app.ts'
import { articleWith, openPictureHouse, type PictureHouse } from '../support/stored-pictures.ts'

let house: PictureHouse
before(async () => {
  house = await openPictureHouse()
})
beforeEach(() => void (house.app.now = new Date('2026-11-20T12:00:00Z')))
after(() => house.close())

const { copyOf, exportsLeft, order, removeSent } = copiesIn(() => house)
const path = exportPath
const db = () => house.app.database.db
/** A copy is only for who proved lately who they are. */
const prove = async (client: Client) =>
  assert.equal((await client.post('/api/account/proof', { currentPassword: PASSWORD })).status, 200)

test('only its owner fetches it, with a session, for seven days', async () => {
  const { client } = await house.app.loggedIn()
  const { client: other } = await house.app.loggedIn({ role: 'admin' })
  await copyOf(client)
  const { url, expiresAt, bytes } = await exportOf(client)
  assert.equal(Date.parse(expiresAt) - house.app.now.getTime(), EXPORT_DAYS * DAY_MS)
  const mine = await fetchFrom(client, url)
  assert.deepEqual([mine.status, mine.bytes.length], [200, bytes])
  assert.match(mine.headers.get('content-disposition') ?? '', /kopij-gegevens 2026-11-20 1300\.zip/)
  assert.equal(mine.headers.get('cache-control'), 'no-store')
  assert.equal((await fetchFrom(other, url)).status, 404)
  assert.equal((await fetchFrom(house.app.client(), url)).status, 401)
  house.app.now = new Date(house.app.now.getTime() + EXPORT_DAYS * DAY_MS - 1)
  assert.equal((await fetchFrom(client, url)).status, 403, 'a session of a week alone does not fetch it')
  await prove(client)
  assert.equal((await fetchFrom(client, url)).status, 200)
  await runJob(removeExpiredExports, house.app.site)
  assert.equal((await fetchFrom(client, url)).status, 200)
  house.app.now = new Date(house.app.now.getTime() + 1)
  assert.equal((await fetchFrom(client, url)).status, 404)
  assert.equal((await exportOf(client)).state, 'none')
  await runJob(removeExpiredExports, house.app.site)
  await removeSent()
  assert.ok(!(await exportsLeft()).includes(url.split('/').at(-1)))
})

test('one is made at a time, a new one takes the place of the old, and a fourth on one day has to wait', async () => {
  const { client } = await house.app.loggedIn()
  const asked = await Promise.all([client.post(path), client.post(path), client.post(path)])
  assert.deepEqual(
    asked.map(({ status, body }) => [status, body.state]),
    Array.from({ length: 3 }, () => [201, 'making']),
  )
  const first = order()
  assert.equal(
    house.app.sent.all.filter(
      ({ name, data }) => name === makeExport.name && (data as typeof first).userId === first.userId,
    ).length,
    1,
  )
  await runJob(makeExport, house.app.site, first)
  const { url } = await exportOf(client)
  await client.post(path)
  assert.equal((await fetchFrom(client, url)).status, 404)
  await removeSent()
  assert.equal(await house.app.site.files.writtenAt(first.name), undefined)
  const second = order()
  // A run of the first that comes late makes nothing of it.
  await runJob(makeExport, house.app.site, first)
  assert.equal(await house.app.site.files.writtenAt(first.name), undefined)
  await runJob(makeExport, house.app.site, second)
  assert.equal((await client.post(path)).body.leftToday, 0)
  await runJob(makeExport, house.app.site, order())
  const fourth = await client.post(path)
  assert.deepEqual([fourth.status, fourth.headers.get('retry-after')], [429, String(11 * 60 * 60)])
  assert.equal((await exportOf(client)).state, 'ready')
  // Midnight in the Netherlands.
  house.app.now = new Date('2026-11-20T22:59:59Z')
  await prove(client)
  assert.equal((await client.post(path)).status, 429)
  house.app.now = new Date('2026-11-20T23:00:00Z')
  assert.equal((await client.post(path)).status, 201)
})

test('a run that is begun again where it broke off leaves nothing behind, makes one file and sends one letter', async () => {
  const { client, user } = await house.app.loggedIn()
  await articleWith(client, [], 'Blijft')
  await client.post(path)
  const { site } = house.app
  const broken = (files: Partial<FileStore>): Site =>
    new Proxy(site, {
      get: (target, key) => (key === 'files' ? { ...target.files, ...files } : (Reflect.get(target, key) as unknown)),
    })
  // Killed between the file and its row.
  const dies = broken({
    keep: async (from, key) => {
      await site.files.keep(from, key)
      throw new Error('the process dies')
    },
  })
  await assert.rejects(runJob(makeExport, dies, order()), /dies/)
  assert.equal((await exportOf(client)).state, 'failed')
  await runJob(makeExport, site, order())
  await runJob(makeExport, site, order())
  assert.equal((await exportOf(client)).state, 'ready')
  assert.equal((await exportsLeft()).filter((name) => name === order().name).length, 1)
  assert.deepEqual(
    house.app.sent.letters(user.email).map(({ subject }) => subject),
    ['De kopie van je gegevens staat klaar'],
  )
  // Two at once, as when a run counts as lost and is not.
  await client.post(path)
  await Promise.all([runJob(makeExport, site, order()), runJob(makeExport, site, order())])
  assert.equal(house.app.sent.letters(user.email).length, 2)
  const { url, bytes } = await exportOf(client)
  assert.equal((await fetchFrom(client, url)).bytes.length, bytes)
  const path2 = await site.uploads.newPath()
  assert.deepEqual(
    (await readdir(join(path2, '..'))).filter((name) => name.includes(`.${process.pid}.`)),
    [],
  )
})

test('one that failed can be asked for again without being counted, and so can one of which nobody hears', async () => {
  const { client } = await house.app.loggedIn()
  await client.post(path)
  await db().update(accountExports).set({ state: 'failed' })
  assert.equal((await exportOf(client)).state, 'failed')
  assert.equal((await client.post(path)).body.leftToday, 2)
  house.app.now = new Date(house.app.now.getTime() + 60 * 60 * 1000 - 1)
  assert.equal((await exportOf(client)).state, 'making')
  house.app.now = new Date(house.app.now.getTime() + 1)
  assert.equal((await exportOf(client)).state, 'failed')
  await prove(client)
  assert.equal((await client.post(path)).body.leftToday, 2)
  await runJob(makeExport, house.app.site, order())
  assert.equal((await exportOf(client)).state, 'ready')
})
