// How long pictures of articles stay: as long as a text, a version or the bin has them, and a month more. They go with their user.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { ARTICLE_BIN_DAYS } from '#contract/articles/article.ts'
import { UNUSED_DAYS, type StoredPicture } from '#contract/articles/stored-pictures.ts'
import { DAY_MS } from '#contract/days.ts'
import { emptyArticleBin, tidyArticlePictures } from '#server/articles/jobs.ts'
import { articlePictures, articlePictureUses, articleVersions } from '#server/articles/tables.ts'
import { change } from '#server/change/change.ts'
import { runJob } from '#server/jobs/job.ts'
import { removeExpiredPictures, removeStrayFiles } from '#server/pictures/jobs.ts'
import { holdNamed } from '#server/pictures/store.ts'
import { pictures } from '#server/pictures/tables.ts'
import { until, type Client } from '../support/app.ts'
import { gradient } from '../support/pictures.ts'
import {
  articleWith,
  openPictureHouse,
  saidOf,
  shown,
  storedBy,
  type PictureHouse,
} from '../support/stored-pictures.ts'

let house: PictureHouse
let writer: Client
before(async () => {
  house = await openPictureHouse({ runJobs: true })
  writer = (await house.app.loggedIn({ role: 'user' })).client
})
beforeEach(() => void (house.app.now = new Date()))
after(() => house.close())

let made = 0
/** A picture that there was not before, of two files. */
async function sent(client = writer): Promise<StoredPicture> {
  made += 1
  return storedBy(
    client,
    await gradient({ width: 500 + made, height: 4 })
      .png()
      .toBuffer(),
    { name: `${made}.png` },
  )
}

const at = (days: number) => ({ ...house.app.site, clock: () => new Date(house.app.now.getTime() + days * DAY_MS) })
/** All that happens by itself on that day. */
async function pass(days: number): Promise<void> {
  await runJob(emptyArticleBin, at(days))
  await runJob(tidyArticlePictures, at(days))
  await runJob(removeExpiredPictures, at(days))
}
/** Whether nothing is left of a picture: no row, no file. */
async function isWhollyGone(files: readonly string[]): Promise<boolean> {
  const left = [...(await house.filesLeft()), ...(await house.rowsLeft()).pictures]
  return !left.some((name) => files.includes(name))
}
const filesOf = async ({ fileName }: StoredPicture) => {
  const rows = await house.app.database.db.select().from(pictures).where(eq(pictures.fileName, fileName))
  assert.equal(rows.length, 2)
  return rows.map(({ name }) => name)
}
const isThere = async ({ address }: StoredPicture, client = writer) => (await shown(client, address)).status === 200
const save = async (id: number, content: string, more: object = {}) => {
  const { status, body } = await writer.send('PUT', `/api/articles/${id}`, {
    body: { title: 'Fietsbrug dicht', content, ...more },
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const usesOf = (name: string) =>
  house.app.database.db.select().from(articlePictureUses).where(eq(articlePictureUses.name, name))
const bare = 'De brug is weer open, zegt de gemeente.'

test('a picture that no text ever has is gone after a month, with its files', async () => {
  const picture = await sent()
  await pass(UNUSED_DAYS - 0.1)
  assert.ok(await isThere(picture))
  await pass(UNUSED_DAYS)
  assert.equal(await isThere(picture), false)
  assert.deepEqual([await house.filesLeft(), await house.rowsLeft()], [[], { pictures: [], stored: [] }])
})

test('a picture stays as long as the text has it, and a month after it was taken out', async () => {
  const picture = await sent()
  const files = await filesOf(picture)
  const { id } = await articleWith(writer, [picture])
  await pass(400)
  assert.ok(await isThere(picture))
  await save(id, bare)
  // Noted by the first of these, removed by the last.
  for (const day of [401, 402, 401 + UNUSED_DAYS - 0.1]) await pass(day)
  assert.ok(await isThere(picture))
  await pass(401 + UNUSED_DAYS)
  assert.equal(await isThere(picture), false)
  await until(() => isWhollyGone(files), 'its files are removed')
})

test('what is undone within the month is as if nothing had been taken out', async () => {
  const picture = await sent()
  const { id, content } = await articleWith(writer, [picture])
  await save(id, bare)
  await pass(1)
  await pass(29)
  await save(id, content)
  assert.deepEqual(
    (await usesOf(picture.name)).map(({ unusedSince }) => unusedSince),
    [null],
  )
  await pass(60)
  assert.ok(await isThere(picture))
})

test('a version keeps its picture, and a restored one shows it', async () => {
  const picture = await sent()
  const { id } = await articleWith(writer, [picture])
  await writer.post(`/api/articles/${id}/versions`, { name: 'Met foto' })
  const { version } = await save(id, bare)
  for (const day of [1, 40, 80]) await pass(day)
  assert.ok(await isThere(picture))
  const { status, body } = await writer.post(`/api/articles/${id}/versions/1/restore`, { version })
  assert.equal(status, 200)
  assert.ok(body.content.includes(picture.address))
  for (const day of [81, 120]) await pass(day)
  assert.ok(await isThere(picture))
  // Neither text nor version has it: its month begins.
  await save(id, bare)
  await house.app.database.db.delete(articleVersions).where(eq(articleVersions.articleId, id))
  for (const day of [121, 150]) await pass(day)
  assert.ok(await isThere(picture))
  await pass(152)
  assert.equal(await isThere(picture), false)
})

test('the bin keeps a picture for its days, an article that comes back has it, and with the article it goes', async () => {
  const picture = await sent()
  const files = await filesOf(picture)
  const { id } = await articleWith(writer, [picture])
  const path = `/api/articles/${id}`
  await writer.send('DELETE', path)
  await pass(ARTICLE_BIN_DAYS - 0.1)
  assert.ok(await isThere(picture))
  await writer.post(`${path}/undelete`)
  await pass(90)
  assert.ok(await isThere(picture))
  await writer.send('DELETE', path)
  await pass(ARTICLE_BIN_DAYS + 0.1)
  assert.equal(await isThere(picture), false)
  await until(() => isWhollyGone(files), 'its files are removed')
})

test('a picture in two articles stays with the one that is left', async () => {
  const picture = await sent()
  const first = await articleWith(writer, [picture])
  const second = await articleWith(writer, [picture], 'Ook over de brug')
  assert.equal((await usesOf(picture.name)).length, 2)
  await writer.send('DELETE', `/api/articles/${first.id}`)
  await pass(ARTICLE_BIN_DAYS + 1)
  assert.ok(await isThere(picture))
  await save(second.id, bare)
  for (const day of [32, 63]) await pass(day)
  assert.equal(await isThere(picture), false)
})

test('a picture whose article is in the bin is not counted on by one that is the same', async () => {
  const bytes = await gradient({ width: 700, height: 5 }).png().toBuffer()
  const first = await storedBy(writer, bytes, { name: 'zelfde.png' })
  const { id } = await articleWith(writer, [first])
  assert.equal((await storedBy(writer, bytes)).name, first.name)
  await writer.send('DELETE', `/api/articles/${id}`)
  const second = await storedBy(writer, bytes)
  assert.notEqual(second.name, first.name)
  await pass(ARTICLE_BIN_DAYS + 0.1)
  assert.equal(await isThere(first), false)
})

test('a text that goes on as a new article takes its pictures along', async () => {
  const picture = await sent()
  const { id, content } = await articleWith(writer, [picture])
  await writer.send('DELETE', `/api/articles/${id}`)
  await writer.post('/api/articles', { title: 'Gaat verder', content })
  await pass(ARTICLE_BIN_DAYS + 1)
  assert.ok(await isThere(picture))
})

test('the text that an article was made from keeps a picture too', async () => {
  const picture = await sent()
  await writer.post('/api/articles', { title: 'Van een bestand', content: bare, originalContent: saidOf(picture) })
  for (const day of [1, 60]) await pass(day)
  assert.ok(await isThere(picture))
})

test('a text that names somebody else’s picture, or none at all, gets nothing of it', async () => {
  const picture = await sent()
  const { client: other } = await house.app.loggedIn()
  const nobody = { ...picture, address: picture.address.replace(picture.name, 'x'.repeat(32)) }
  const { id } = await articleWith(other, [picture, nobody, nobody])
  assert.deepEqual(await usesOf(picture.name), [])
  assert.equal(await isThere(picture, other), false)
  await pass(UNUSED_DAYS)
  assert.equal(await isThere(picture), false)
  assert.equal((await other.get(`/api/articles/${id}`)).status, 200)
})

test('who is deleted leaves the pictures of the articles that stay, and no other; with those they go after a month in the bin', async () => {
  const { client: admin } = await house.app.loggedIn({ role: 'admin' })
  const { client, user } = await house.app.loggedIn()
  const others = await house.filesLeft()
  // Of those of other tests some may still be on their way out.
  const theirs = async () => (await house.filesLeft()).filter((file) => !others.includes(file))
  const [picture, loose] = [await sent(client), await sent(client)]
  await articleWith(client, [picture])
  assert.equal((await theirs()).length, 4)
  assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 200)
  assert.deepEqual([await isThere(picture, admin), await isThere(loose, admin)], [true, false])
  await pass(ARTICLE_BIN_DAYS + 1)
  await until(async () => (await theirs()).length === 0, 'the files are removed')
  const { stored } = await house.rowsLeft()
  assert.ok(!stored.includes(picture.name) && !stored.includes(loose.name))
})

test('who leaves while somebody takes over their picture: all of it, or nothing', async () => {
  const { client: admin } = await house.app.loggedIn({ role: 'admin' })
  const { client, user } = await house.app.loggedIn()
  const picture = await sent(client)
  await articleWith(client, [picture])
  const [taken] = await Promise.all([
    admin.post(`/api/articles/pictures/${picture.name}/take`),
    admin.send('DELETE', `/api/users/${user.id}`),
  ])
  assert.ok([200, 404].includes(taken.status), String(taken.status))
  if (taken.status === 200) assert.ok(await isThere(taken.body as StoredPicture, admin))
})

test('a save that names a picture in the moment in which it is removed never fails, and keeps what is there', async () => {
  const { db } = house.app.database
  for (let round = 0; round < 8; round += 1) {
    const picture = await sent()
    const { id, content } = await articleWith(writer, [picture])
    const other = await articleWith(writer, [])
    await save(id, bare)
    await pass(1)
    const [, body] = await Promise.all([
      runJob(tidyArticlePictures, at(1 + UNUSED_DAYS)),
      save(round % 2 === 0 ? id : other.id, content),
      round > 3 ? save(id, content) : undefined,
    ])
    assert.ok(body.content.includes(picture.address))
    const left = await usesOf(picture.name)
    const [row] = await db.select().from(articlePictures).where(eq(articlePictures.name, picture.name))
    // Used, and then there as a whole; or removed as a whole.
    assert.equal(left.length > 0, row !== undefined)
    const files = await db.select().from(pictures).where(eq(pictures.fileName, picture.fileName))
    assert.deepEqual(
      files.map(({ expiresAt }) => expiresAt),
      row === undefined ? [] : [null, null],
    )
    if (row !== undefined) assert.ok(await isThere(picture))
  }
})

test('a picture that is held by its removal is not taken meanwhile', async () => {
  const picture = await sent()
  let saved = false
  const { id } = await articleWith(writer, [])
  let saving: Promise<unknown> | undefined
  await change(house.app.site, null, async (tx) => {
    await holdNamed(tx, [picture.name])
    saving = save(id, saidOf(picture)).then(() => (saved = true))
    await new Promise((done) => setTimeout(done, 300))
    assert.equal(saved, false)
    await tx.delete(pictures).where(eq(pictures.name, picture.name))
  })
  await saving
  assert.deepEqual(await usesOf(picture.name), [])
})

test('files of pictures in use are no strays', async () => {
  const picture = await sent()
  await articleWith(writer, [picture])
  await runJob(removeStrayFiles, at(3))
  assert.ok(await isThere(picture))
})

test('a million characters that name thousands of pictures are saved, and what there is of those is kept', async () => {
  const picture = await sent()
  const line = (name: string) => `![Een brug](/api/articles/pictures/${name}?size=500x4 "Foto: Wie")\n\n`
  const names = Array.from({ length: 9_000 }, (_, index) => String(index).padStart(32, 'a'))
  const content = `${names.map(line).join('')}${saidOf(picture)}`
  assert.ok(content.length > 800_000 && content.length < 1_000_000)
  const { status } = await writer.post('/api/articles', { title: 'Veel beelden', content })
  assert.equal(status, 201)
  assert.equal((await usesOf(picture.name)).length, 1)
  const again = await writer.post('/api/articles', { title: 'Nog meer', content: line(picture.name).repeat(9_000) })
  assert.equal(again.status, 201)
  await pass(60)
  assert.ok(await isThere(picture))
})
