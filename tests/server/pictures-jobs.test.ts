// What becomes of pictures by itself: gone after a day, gone with their owner, and no file without a picture for ever.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import type { Picture } from '#contract/pictures/picture.ts'
import { change } from '#server/change/change.ts'
import { filesOnDisk, type FileStore } from '#server/files/store.ts'
import { runJob } from '#server/jobs/job.ts'
import { discardPictures } from '#server/pictures/discard.ts'
import { removeExpiredPictures, removeStrayFiles } from '#server/pictures/jobs.ts'
import { keepPicture, type MadePicture } from '#server/pictures/keep.ts'
import { keepForGood } from '#server/pictures/store.ts'
import { pictures } from '#server/pictures/tables.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { png } from '../support/strange-web.ts'

const HOUR_MS = 60 * 60 * 1000

let app: TestApp
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-pictures-'))
  app = await startApp({ files: filesOnDisk(folder), runJobs: true })
})
beforeEach(() => void (app.now = new Date()))
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function kept(user: { id: number }, fields: Partial<MadePicture> = {}): Promise<Picture> {
  const path = join(folder, `gemaakt-${Math.random()}`)
  await writeFile(path, png)
  const made = { fileName: 'zee.png', format: 'png', width: 1, height: 1, credit: null, tool: 'upscale' } as const
  return keepPicture(app.site, user, { ...made, path, ...fields })
}

/** One that stays, as an article's does. */
async function staying(user: { id: number }): Promise<Picture> {
  const picture = await kept(user)
  await change(app.site, null, (tx) => keepForGood(tx, [picture.name]))
  return picture
}

const filesLeft = async () => (await readdir(join(folder, 'files')).catch((): string[] => [])).toSorted()
const rowsLeft = async () =>
  (await app.database.db.select({ name: pictures.name }).from(pictures)).map(({ name }) => name)
const later = (hours: number) => ({ ...app.site, clock: () => new Date(app.now.getTime() + hours * HOUR_MS) })

/** A store of which some files cannot be removed. */
function stubborn(names: readonly string[]): FileStore {
  const { files } = app.site
  const remove = (name: string) => (names.includes(name) ? Promise.reject(new Error('vast')) : files.remove(name))
  return { ...files, remove }
}

test('a picture and its file are removed after a day; what stays stays, and a file that vanished stops nothing', async () => {
  const { user } = await app.loggedIn()
  const gone = await Promise.all([1, 2, 3].map(() => kept(user)))
  const stays = await staying(user)
  await rm(join(folder, 'files', gone[0]?.name ?? ''))
  await runJob(removeExpiredPictures, later(23.9))
  assert.equal((await rowsLeft()).length, 4)
  await runJob(removeExpiredPictures, later(24))
  assert.deepEqual(await rowsLeft(), [stays.name])
  assert.deepEqual(await filesLeft(), [stays.name])
})

test('more pictures than go in one transaction are all removed', async () => {
  const { user } = await app.loggedIn()
  const names = Array.from({ length: 401 }, (_, at) => `${at}`.padStart(32, '0'))
  const expiresAt = new Date(app.now.getTime() - 1)
  const row = { userId: user.id, fileName: 'a', format: 'png', width: 1, height: 1, bytes: 1, tool: 'upscale' } as const
  await app.database.db.insert(pictures).values(names.map((name) => ({ ...row, name, createdAt: app.now, expiresAt })))
  await runJob(removeExpiredPictures, app.site)
  assert.deepEqual(
    (await rowsLeft()).filter((name) => names.includes(name)),
    [],
  )
})

test('a file that cannot be removed holds up no other, is told as a failure, and is found later as one without a picture', async () => {
  const { user } = await app.loggedIn()
  const made = await Promise.all([1, 2, 3].map(() => kept(user)))
  const stuck = made[0]?.name ?? ''
  const earlier = (await filesLeft()).filter((name) => !made.some((one) => one.name === name))
  await assert.rejects(runJob(removeExpiredPictures, { ...later(25), files: stubborn([stuck]) }), /vast/)
  assert.deepEqual(await filesLeft(), [...earlier, stuck].toSorted())
  await runJob(removeStrayFiles, later(25))
  assert.deepEqual(await filesLeft(), earlier)
})

test('a file without a picture is left a day, for the picture it may be getting, and other people’s files for ever', async () => {
  const { user } = await app.loggedIn()
  const { name } = await staying(user)
  const stray = 'w'.repeat(32)
  for (const file of [stray, 'lees mij (1).txt']) await writeFile(join(folder, 'files', file), 'x')
  await runJob(removeStrayFiles, later(23.9))
  assert.ok((await filesLeft()).includes(stray))
  await runJob(removeStrayFiles, later(24.1))
  const left = await filesLeft()
  assert.equal(left.includes(stray), false)
  assert.ok(left.includes(name) && left.includes('lees mij (1).txt'))
  await rm(join(folder, 'files', 'lees mij (1).txt'))
})

test('who is deleted takes all their pictures along at once, files too, and nobody else’s', async () => {
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const { user: leaver } = await app.loggedIn()
  const { user: other } = await app.loggedIn()
  const gone = [await kept(leaver), await staying(leaver)]
  const theirs = await kept(other)
  assert.equal((await admin.send('DELETE', `/api/users/${leaver.id}`)).status, 200)
  assert.deepEqual(
    (await rowsLeft()).filter((name) => gone.some((one) => one.name === name)),
    [],
  )
  await until(
    async () => !(await filesLeft()).some((name) => gone.some((one) => one.name === name)),
    'the files are gone',
  )
  assert.ok((await filesLeft()).includes(theirs.name))
  // Deleting goes on while somebody keeps another picture of theirs.
  await assert.rejects(kept(leaver))
  assert.equal((await rowsLeft()).filter((name) => name === theirs.name).length, 1)
})

test('what is discarded in a change that fails is still there, and in one that succeeds is gone', async () => {
  const { user } = await app.loggedIn()
  const { name } = await staying(user)
  const discard = (fails: boolean) =>
    change(app.site, user, async (tx) => {
      await discardPictures(tx, app.site, [name, 'x'.repeat(32)])
      if (fails) throw new Error('toch niet')
    })
  await assert.rejects(discard(true), /toch niet/)
  assert.ok((await filesLeft()).includes(name) && (await rowsLeft()).includes(name))
  await discard(false)
  await until(async () => !(await filesLeft()).includes(name), 'the file is gone')
  assert.equal((await rowsLeft()).includes(name), false)
})
