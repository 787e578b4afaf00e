// What goes wrong around the resizer and the Shorts Image Creator: who leaves, a process that dies, a full disk. The others are
// helped, and nothing is left.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pictures } from '#server/pictures/tables.ts'
import { filesOnDisk } from '#server/files/store.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { beginSending, childrenNow, downloaded, sendPictures, type SentPicture } from '../support/picture-requests.ts'
import { cameraPhoto, photoBytes } from '../support/pictures.ts'

let app: TestApp
let folder: string
let coffee: SentPicture
let large: SentPicture
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-resizer-faults-'))
  app = await startApp({ dataDir: folder, files: filesOnDisk(folder), rateLimit: false })
  coffee = { bytes: await photoBytes('coffee.png'), name: 'koffie.png' }
  large = { bytes: await readFile(await cameraPhoto()), name: 'camera.jpg' }
})
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const inFolder = (name: string) => readdir(join(folder, name)).catch((): string[] => [])
/** All that stands on the disk, and all rows. */
const kept = async () => ({
  files: await inFolder('files'),
  uploads: await inFolder('uploads'),
  rows: await app.database.db.$count(pictures),
})
const NOTHING = { files: [], uploads: [], rows: 0 }

const underWay = async () => (await app.site.studio.state()).lanes.light.underWay
const counted = async () => (await app.site.studio.state()).counts

/** `madeBefore`: how many are made by the time that somebody leaves. */
const ways: Record<string, { path: string; sent: () => SentPicture[]; madeBefore: number }> = {
  'the resizer': {
    path: '/api/image-enhancer/enhance',
    sent: () => Array.from({ length: 6 }, () => large),
    madeBefore: 2,
  },
  'the Shorts Image Creator': { path: '/api/shorts-image-creator/combine', sent: () => [large, large], madeBefore: 0 },
}
for (const [what, { path, sent, madeBefore }] of Object.entries(ways)) {
  test(`who leaves ${what} halfway leaves nothing behind, and keeps nobody waiting`, async (context) => {
    const { client } = await app.loggedIn()
    const { done } = await counted()
    const { pair } = app.site.studio
    // Never ready before somebody has left, however slow this process is.
    app.site.studio.pair = async (asked, asker) => {
      const made = await pair(asked, asker)
      if (!asker.signal.aborted) await once(asker.signal, 'abort')
      return made
    }
    context.after(() => void (app.site.studio.pair = pair))
    const sending = await beginSending(client, path, sent())
    await until(async () => (await underWay()) > 0 && (await counted()).done >= done + madeBefore, 'the work begins')
    sending.destroy()
    await until(async () => (await underWay()) === 0, 'the work ends')
    await until(async () => JSON.stringify(await kept()) === JSON.stringify(NOTHING), 'nothing is left')
    const { status } = await sendPictures(client, '/api/image-enhancer/enhance', [coffee])
    assert.equal(status, 200)
    for (const name of (await app.database.db.select().from(pictures)).map((row) => row.name))
      await client.send('DELETE', `/api/pictures/${name}`)
  })
}

test('a process that dies costs the picture that it worked on: the others are made', async (context) => {
  if (process.platform !== 'linux') return context.skip('finds the process in /proc')
  // With processes of its own: what a process of an earlier test is asked when it dies, another is asked again.
  const fresh = await startApp({ rateLimit: false })
  context.after(() => fresh.close())
  const { client } = await fresh.loggedIn()
  const earlier = await childrenNow()
  const sending = sendPictures(client, '/api/image-enhancer/enhance', [large, coffee, coffee, coffee], {
    fields: { recipe: { format: 'avif', size: { width: 1400, height: 1400 } } },
  })
  const ofItsOwn = async () => (await childrenNow()).filter((child) => !earlier.includes(child))
  await until(async () => (await ofItsOwn()).length === 2, 'two are worked on')
  // The first is asked for the picture that takes longest.
  const [victim] = await ofItsOwn()
  assert.ok(victim)
  process.kill(victim, 'SIGKILL')
  const { status, body } = await sending
  assert.equal((await fresh.site.studio.state()).counts.lost, 1)
  assert.equal(status, 200)
  const failed = body.enhancedImages.filter(({ enhanced }: { enhanced: unknown }) => enhanced === null)
  assert.deepEqual(
    failed.map(({ code }: { code: string }) => code),
    ['pictureFailed'],
  )
  assert.equal(body.enhancedImages.length, 4)
  // The next one gets a fresh process.
  assert.equal((await sendPictures(client, '/api/image-enhancer/enhance', [coffee])).status, 200)
})

test('a download or a picture that is made again of a file that vanished says so', async () => {
  const { client } = await app.loggedIn()
  const { body } = await sendPictures(client, '/api/image-enhancer/enhance', [coffee])
  const [{ original }] = body.enhancedImages
  const combined = await sendPictures(client, '/api/shorts-image-creator/combine', [coffee, coffee])
  const { result } = combined.body
  for (const { name } of [original, result]) await rm(join(folder, 'files', name))
  const gone = [
    await client.post('/api/image-enhancer/again', { name: original.name, recipe: {} }),
    await client.get(`/api/shorts-image-creator/download/${result.name}/jpg`),
    await client.get(`/api/shorts-image-creator/download/${result.name}/png`),
    await client.post('/api/shorts-image-creator/download-zip', { filenames: [result.name], format: 'png' }),
    await client.get(`/api/shorts-image-creator/zip?files=${result.name}&format=jpg`),
  ]
  for (const reply of gone)
    assert.deepEqual([reply.status, reply.body.code, reply.body.error], [404, 'pictureGone', reply.body.message])
  assert.deepEqual(await inFolder('uploads'), [])
})

test('who leaves while a ZIP is sent leaves none of its files open', async () => {
  const { client } = await app.loggedIn()
  const { body } = await sendPictures(client, '/api/image-enhancer/enhance', [large])
  const [{ enhanced }] = body.enhancedImages
  const leaving = new AbortController()
  const reply = await fetch(`${app.url}/api/image-enhancer/download-zip`, {
    method: 'POST',
    headers: { cookie: client.cookie ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ fileList: [{ filename: enhanced.name, dir: 'enhanced' }] }),
    signal: leaving.signal,
  })
  assert.equal(reply.status, 200)
  leaving.abort()
  const isOpen = async () => {
    const links = await readdir('/proc/self/fd').catch((): string[] => [])
    const paths = await Promise.all(links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => '')))
    return paths.some((path) => path.includes(enhanced.name))
  }
  await until(async () => !(await isOpen()), 'the file is closed')
  assert.equal((await downloaded(client, enhanced.path)).status, 200)
})
