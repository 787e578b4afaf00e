// A photograph that is enlarged: what comes back, what is told meanwhile, and what is left when it goes wrong.
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { upscaleImage } from '#contract/pictures/endpoints.ts'
import { CENTRE } from '#contract/pictures/frame.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { filesOnDisk } from '#server/files/store.ts'
import { createStudio } from '#server/imaging/studio.ts'
import { UPSCALES_PER_TEN_MINUTES } from '#server/pictures/upscale-routes.ts'
import { pictures } from '#server/pictures/tables.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { moving } from '../support/hostile-pictures.ts'
import { beginSending, downloaded, sendPictures, type SentPicture } from '../support/picture-requests.ts'
import { photoBytes, withExif } from '../support/pictures.ts'

const { path } = upscaleImage
let app: TestApp
let folder: string
let small: SentPicture
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-upscale-'))
  app = await startApp({ dataDir: folder, files: filesOnDisk(folder), rateLimit: false })
  const bytes = await sharp(await photoBytes('coffee.png'))
    .resize(200, 120, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  small = { bytes, name: 'Koffie é 🌞.jpg' }
})
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const send = (client: Client, picture: SentPicture, fields: Record<string, unknown> = {}, headers = {}) =>
  sendPictures(client, path, [picture], { field: 'image', fields, headers })
const inFolder = (name: string) => readdir(join(folder, name)).catch((): string[] => [])
const nothingUnderWay = async () => {
  await until(async () => (await inFolder('uploads')).length === 0, 'nothing is left of what was sent')
  const { heavy } = (await app.site.studio.state()).lanes
  assert.equal(heavy.underWay + heavy.waiting, 0)
}

test('a photograph comes back enlarged to the side that was asked for, at an address of its owner’s', async () => {
  const { client, user } = await app.loggedIn()
  const { status, body } = await send(client, small, { longSide: 400 })
  assert.equal(status, 200, JSON.stringify(body))
  const { enhancedImage, picture, done, focus } = body
  assert.equal(enhancedImage, `/api/pictures/${picture.name}`)
  assert.deepEqual(
    [picture.fileName, picture.format, picture.width, picture.height],
    ['Koffie é 🌞.jpg', 'png', 400, 240],
  )
  assert.deepEqual(Object.keys(done), ['enlargement', 'denoised', 'contrast', 'colour', 'sharpness'])
  assert.notEqual(done.enlargement, 'none')
  // The cup stands left of the spoon, in the upper half.
  assert.ok(focus.x > 0.2 && focus.x < 0.7 && focus.y > 0 && focus.y < 0.8, JSON.stringify(focus))
  const { bytes, headers } = await downloaded(client, enhancedImage)
  const { format, width, height } = await sharp(bytes).metadata()
  assert.deepEqual([format, width, height, bytes.length], ['png', 400, 240, picture.bytes])
  assert.equal(headers.get('content-type'), 'image/png')
  const { client: other } = await app.loggedIn()
  assert.equal((await downloaded(other, enhancedImage)).status, 404)
  assert.deepEqual(await app.database.db.select().from(aiUsage), [], 'it counts no AI request')
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, user.aiRequestsCount)
  await nothingUnderWay()
})

test('who asks for lines hears of every tile, and gets the same reply in the last', async (context) => {
  const { client } = await app.loggedIn()
  if (!(await client.get('/api/upscale-image/pace')).body.trained) return context.skip('the network is not installed')
  const { status, body } = await send(client, small, { longSide: 400 }, { accept: 'application/x-ndjson' })
  assert.equal(status, 200)
  const tiles = body.filter((line: object) => 'progress' in line)
  assert.ok(tiles.length > 0)
  const last = tiles.at(-1).progress
  assert.equal(last.done, last.total)
  assert.equal(last.secondsLeft, 0)
  assert.equal(body.at(-1).reply.picture.width, 400)
})

test('who asks for lines hears first what is seen in the photograph, and whose it is: long before it is enlarged', async () => {
  const { client } = await app.loggedIn()
  const { body } = await send(
    client,
    { bytes: await withExif(), name: 'a.jpg' },
    { longSide: 400 },
    { accept: 'application/x-ndjson' },
  )
  const found = body.findIndex((line: object) => 'found' in line)
  const begun = body.findIndex((line: object) => 'progress' in line || 'reply' in line)
  assert.ok(found !== -1 && found < begun, JSON.stringify(body.slice(0, 3)))
  const { focus, credit, animated } = body[found].found
  assert.equal(animated, false)
  assert.ok(focus.x >= 0 && focus.x <= 1 && focus.y >= 0 && focus.y <= 1)
  // EXIF is ASCII: what writes it here makes that of the sign.
  assert.deepEqual(credit, { creator: 'Noor de Vries', rights: '(C) 2026 Noor de Vries' })
  assert.deepEqual(body.at(-1).reply.picture.credit, credit)
})

test('of one that moves it is told, at once and with the reply, that its first picture is used', async () => {
  const { client } = await app.loggedIn()
  const picture = { bytes: await moving('webp'), name: 'beweegt.webp' }
  const { body } = await send(client, picture, { longSide: 400 }, { accept: 'application/x-ndjson' })
  assert.equal(body.find((line: object) => 'found' in line).found.animated, true)
  assert.equal(body.at(-1).reply.animated, true)
})

test('the side is a whole number of px within bounds, and 3840 when none is given', async () => {
  assert.deepEqual(upscaleImage.body.parse({}), { longSide: 3840 })
  assert.deepEqual(upscaleImage.body.parse({ longSide: '2160' }), { longSide: 2160 })
  const { client } = await app.loggedIn()
  for (const longSide of ['319', '3841', '-400', '400.5', 'groot', ''])
    for (const headers of [{}, { accept: 'application/x-ndjson' }]) {
      const { status, body } = await send(client, small, { longSide }, headers)
      const words = 'Geef een lange zijde van 320 tot 3840 pixels.'
      assert.deepEqual(
        [status, body.message, body.error, body.errors],
        [400, words, words, { longSide: words }],
        longSide,
      )
    }
  await nothingUnderWay()
})

test('what cannot be read is told with `error` beside `message`, and nothing of it is kept', async () => {
  const { client } = await app.loggedIn()
  const half = { bytes: small.bytes.subarray(0, small.bytes.length / 2), name: 'half.jpg' }
  const earlier = await inFolder('files')
  for (const [picture, status, code] of [
    [half, 422, 'pictureUnreadable'],
    [{ bytes: Buffer.from('tekst'), name: 'a.jpg' }, 415, 'wrongFileKind'],
    [{ bytes: Buffer.alloc(0), name: 'leeg.jpg' }, 400, 'invalidInput'],
  ] as const) {
    const refused = await send(client, picture, { longSide: 400 })
    assert.deepEqual([refused.status, refused.body.code], [status, code])
    assert.equal(refused.body.error, refused.body.message)
  }
  const two = await sendPictures(client, path, [small, small], { field: 'image' })
  assert.deepEqual([two.status, two.body.error], [413, 'Stuur één bestand tegelijk.'])
  const elsewhere = await sendPictures(client, path, [small], { field: 'images' })
  assert.deepEqual([elsewhere.status, elsewhere.body.code], [400, 'malformedRequest'])
  await nothingUnderWay()
  assert.deepEqual(await inFolder('files'), earlier)
})

test('who leaves stops the work, and nothing is kept for them', async () => {
  const { client, user } = await app.loggedIn()
  const large = { bytes: await photoBytes('coffee.png'), name: 'koffie.png' }
  const sending = await beginSending(client, path, [large], { field: 'image' })
  const heavy = async () => (await app.site.studio.state()).lanes.heavy
  await until(async () => (await heavy()).underWay === 1, 'it is enlarged')
  sending.destroy()
  await until(async () => (await heavy()).underWay === 0, 'the work has ended')
  await nothingUnderWay()
  const rows = await app.database.db.select().from(pictures)
  assert.deepEqual(
    rows.filter(({ userId }) => userId === user.id),
    [],
  )
})

test('twenty may wait; who comes then is told to come back, and when', async (context) => {
  const studio = createStudio({ mostWaiting: 1 })
  const busy = await startApp({ studio, rateLimit: false })
  context.after(() => busy.close())
  const large = { bytes: await photoBytes('coffee.png'), name: 'koffie.png' }
  const sent = []
  for (const underWay of [1, 2]) {
    const { client } = await busy.loggedIn()
    sent.push(await beginSending(client, path, [large], { field: 'image' }))
    await until(async () => {
      const { heavy } = (await studio.state()).lanes
      return heavy.underWay + heavy.waiting === underWay
    }, 'it is at work or waits')
  }
  const { client } = await busy.loggedIn()
  assert.equal((await client.get('/api/upscale-image/pace')).body.ahead, 2)
  const { status, headers, body } = await send(client, small, { longSide: 400 }, { accept: 'application/x-ndjson' })
  assert.deepEqual([status, body.code, body.error], [503, 'workshopBusy', body.message])
  assert.match(headers.get('retry-after') ?? '', /^\d+$/)
  for (const sending of sent) sending.destroy()
})

test('nobody has more enlarged in ten minutes than is bearable; what is refused counts for nothing', async (context) => {
  const answer = { width: 1, height: 1, bytes: 1, credit: null, tileMs: null, focus: CENTRE, animated: false }
  const done = { enlargement: 'none', denoised: false, contrast: false, colour: false, sharpness: false } as const
  // Making them is not what this is about.
  const studio = {
    ...app.site.studio,
    upscale: async ({ path: from, out }: { path: string; out: string }) => {
      await copyFile(from, out)
      return { ...answer, done }
    },
  }
  const limited = await startApp({ studio: { ...studio, close: async () => {} } })
  context.after(() => limited.close())
  const { client } = await limited.loggedIn()
  for (let at = 0; at < UPSCALES_PER_TEN_MINUTES; at += 1) assert.equal((await send(client, small)).status, 200)
  const { status, body } = await send(client, small)
  assert.equal(status, 429)
  assert.match(body.error, /^Je hebt nu veel afbeeldingen laten vergroten\. Probeer het over \d+ minuten opnieuw\.$/)
  assert.equal((await send((await limited.loggedIn()).client, small)).status, 200)
})

test('who is deleted before what was enlarged is kept keeps nothing', async () => {
  const { client, user } = await app.loggedIn()
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  const earlier = await inFolder('files')
  const { upscale } = app.site.studio
  app.site.studio.upscale = async (...asked) => {
    const made = await upscale(...asked)
    assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 200)
    return made
  }
  const { status, body } = await send(client, small, { longSide: 400 }).finally(
    () => (app.site.studio.upscale = upscale),
  )
  assert.deepEqual([status, body.code], [401, 'notLoggedIn'])
  assert.deepEqual(await inFolder('files'), earlier)
  await nothingUnderWay()
})
