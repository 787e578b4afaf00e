// What a picture is about is known before anything is made of it, and nothing of it stays.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { filesOnDisk } from '#server/files/store.ts'
import { INSPECTIONS_PER_TEN_MINUTES } from '#server/pictures/inspect-routes.ts'
import { pictures } from '#server/pictures/tables.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { moving } from '../support/hostile-pictures.ts'
import { sendPictures, type SentPicture } from '../support/picture-requests.ts'
import { photo, photoBytes, turned, withExif } from '../support/pictures.ts'

const PATH = '/api/pictures/inspect'
let app: TestApp
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-inspect-'))
  app = await startApp({ dataDir: folder, files: filesOnDisk(folder), rateLimit: false })
})
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const look = (client: Client, picture: SentPicture) => sendPictures(client, PATH, [picture], { field: 'image' })
const inFolder = (name: string) => readdir(join(folder, name)).catch((): string[] => [])

test('a face is found before anything is made, the same in a picture that was made smaller to be sent', async () => {
  const { client } = await app.loggedIn()
  const whole = { bytes: await photoBytes('astronaut.png'), name: 'a.png' }
  const small = { bytes: await sharp(photo('astronaut.png')).resize(300).jpeg().toBuffer(), name: 'a.jpg' }
  for (const picture of [whole, small]) {
    const { status, body } = await look(client, picture)
    assert.equal(status, 200)
    assert.ok(Math.hypot(body.focus.x - 0.43, body.focus.y - 0.22) < 0.1, JSON.stringify(body.focus))
  }
  await until(async () => (await inFolder('uploads')).length === 0, 'nothing is left of what was sent')
  assert.deepEqual([await inFolder('files'), await app.database.db.$count(pictures)], [[], 0])
  assert.equal(await app.database.db.$count(aiUsage), 0)
})

test('its size is that of the upright picture; whose it is, whether it moves and whether something shows through is told', async () => {
  const { client } = await app.loggedIn()
  const upright = (await look(client, { bytes: await turned(6), name: 'a.jpg' })).body
  assert.deepEqual([upright.width, upright.height, upright.format], [120, 80, 'jpeg'])
  assert.deepEqual([upright.animated, upright.transparent, upright.credit], [false, false, null])
  assert.equal((await look(client, { bytes: await withExif(), name: 'a.jpg' })).body.credit.creator, 'Noor de Vries')
  assert.equal((await look(client, { bytes: await moving('webp'), name: 'a.webp' })).body.animated, true)
  const glass = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  assert.equal((await look(client, { bytes: glass, name: 'a.png' })).body.transparent, true)
})

test('what is no picture is refused with `error` beside `message`, and two are one too many', async () => {
  const { client } = await app.loggedIn()
  const half = (await photoBytes('rocket.jpg')).subarray(0, 40_000)
  const broken = await look(client, { bytes: half, name: 'half.jpg' })
  assert.deepEqual(
    [broken.status, broken.body.code, broken.body.error],
    [422, 'pictureUnreadable', broken.body.message],
  )
  const text = await look(client, { bytes: Buffer.from('tekst'), name: 'a.jpg' })
  assert.deepEqual([text.status, text.body.error], [415, text.body.message])
  const one = { bytes: await turned(1), name: 'a.jpg' }
  assert.equal((await sendPictures(client, PATH, [one, one], { field: 'image' })).status, 413)
})

test('nobody has more looked at in ten minutes than is bearable', async (context) => {
  const seen = {
    width: 1,
    height: 1,
    format: 'jpeg',
    focus: { x: 0.5, y: 0.5 },
    credit: null,
    animated: false,
    transparent: false,
  } as const
  // Looking is not what this is about.
  const studio = { ...app.site.studio, inspect: async () => seen, close: async () => {} }
  const limited = await startApp({ studio })
  context.after(() => limited.close())
  const { client } = await limited.loggedIn()
  const one = { bytes: await turned(1), name: 'a.jpg' }
  for (let at = 0; at < INSPECTIONS_PER_TEN_MINUTES; at += 1) assert.equal((await look(client, one)).status, 200)
  assert.equal((await look(client, one)).status, 429)
})
