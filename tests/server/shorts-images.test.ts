// What the Shorts Image Creator makes of two images, and in which formats it is taken along.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parse } from 'content-disposition'
import sharp from 'sharp'
import type { Picture } from '#contract/pictures/picture.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { downloaded, sendPictures, type SentPicture } from '../support/picture-requests.ts'
import { moving, pngOf } from '../support/hostile-pictures.ts'
import { gradient, photoBytes, withExif } from '../support/pictures.ts'

let app: TestApp
let coffee: SentPicture
let cat: SentPicture
before(async () => {
  app = await startApp({ rateLimit: false })
  coffee = { bytes: await photoBytes('coffee.png'), name: 'koffie.png' }
  cat = { bytes: await photoBytes('cat.png'), name: 'kat.png' }
})
after(() => app.close())

const PATH = '/api/shorts-image-creator'
const combine = (client: Client, pictures: readonly SentPicture[], fields: Record<string, unknown> = {}) =>
  sendPictures(client, `${PATH}/combine`, pictures, { fields })

/** The average colour of a half, in three channels. */
async function colourOf(bytes: Buffer, half: 'top' | 'bottom'): Promise<number[]> {
  const top = half === 'top' ? 0 : 960
  const part = await sharp(bytes).extract({ left: 0, top, width: 1080, height: 960 }).png().toBuffer()
  return (await sharp(part).stats()).channels.map(({ mean }) => Math.round(mean))
}

const plain = async (background: string, name: string): Promise<SentPicture> => ({
  bytes: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer(),
  name,
})

test('two images become one of 1080 by 1920, the first on top, each filling its half', async () => {
  const { client } = await app.loggedIn()
  const [red, blue] = [await plain('#c00000', 'rood.png'), await plain('#0000c0', 'blauw.png')]
  const { status, body } = await combine(client, [red, blue], { pair: '2' })
  assert.deepEqual([status, body.success], [200, true])
  assert.equal(body.resultPath, `/api/pictures/${body.result.name}`)
  assert.equal(body.result.fileName, 'Shorts-afbeelding 2.png')
  const { bytes } = await downloaded(client, body.resultPath)
  const { width, height, format, hasAlpha } = await sharp(bytes).metadata()
  assert.deepEqual([width, height, format, hasAlpha], [1080, 1920, 'png', false])
  const [upper, lower] = [await colourOf(bytes, 'top'), await colourOf(bytes, 'bottom')]
  assert.ok((upper[0] ?? 0) > 150 && (upper[2] ?? 255) < 40, String(upper))
  assert.ok((lower[2] ?? 0) > 150 && (lower[0] ?? 255) < 40, String(lower))
})

test('of an image that moves, or is small, it is told beside its half', async () => {
  const { client } = await app.loggedIn()
  const still = { bytes: await moving('webp'), name: 'beweegt.webp' }
  const { body } = await combine(client, [coffee, still])
  assert.deepEqual(
    body.parts.map(({ notes }: { notes: string[] }) => notes),
    [[], ['still', 'coarse']],
  )
})

test('an image is paired with itself as with any other', async () => {
  const { client } = await app.loggedIn()
  const { body } = await combine(client, [cat, cat])
  const { bytes } = await downloaded(client, body.resultPath)
  assert.deepEqual(await colourOf(bytes, 'top'), await colourOf(bytes, 'bottom'))
})

test('each image is cut around its own point; one that is not given is found and told', async () => {
  const { client } = await app.loggedIn()
  // Red grows from left to right.
  const wide = { bytes: await gradient({ width: 900, height: 100 }).png().toBuffer(), name: 'breed.png' }
  const { body } = await combine(client, [wide, wide], {
    focus: [
      { x: 0, y: 0.5 },
      { x: 1, y: 0.5 },
    ],
  })
  const { bytes } = await downloaded(client, body.resultPath)
  assert.ok(((await colourOf(bytes, 'top'))[0] ?? 255) < 60)
  assert.ok(((await colourOf(bytes, 'bottom'))[0] ?? 0) > 195)
  const { body: found } = await combine(client, [coffee, cat], { focus: [null, { x: 0.25, y: 1 }] })
  const [upper, lower] = found.parts
  assert.ok(upper.focus.x >= 0 && upper.focus.x <= 1)
  assert.deepEqual(lower.focus, { x: 0.25, y: 1 })
  assert.deepEqual([upper.picture.fileName, lower.picture.fileName], ['koffie.png', 'kat.png'])
})

test('the images of a Short keep whose they are, also when it is made again', async () => {
  const { client } = await app.loggedIn()
  const noor = { bytes: await withExif(), name: 'noor.jpg' }
  const { body } = await combine(client, [noor, cat])
  const credit = { creator: 'Noor de Vries', rights: '(C) 2026 Noor de Vries' }
  const credits = ({ parts }: { parts: { picture: Picture }[] }) => parts.map(({ picture }) => picture.credit)
  assert.deepEqual([body.result.credit, ...credits(body)], [credit, credit, null])
  const parts = body.parts.map(({ picture, focus }: { picture: Picture; focus: object }) => ({
    name: picture.name,
    focus,
  }))
  const { body: again } = await client.post(`${PATH}/again`, { parts })
  assert.deepEqual([again.result.credit, ...credits(again)], [credit, credit, null])
})

test('the number of a pair is one from 1 to 99', async () => {
  const { client } = await app.loggedIn()
  for (const pair of ['0', '100', '1.5', 'twee'])
    assert.equal(
      (await combine(client, [cat, cat], { pair })).body.error,
      'Geef het nummer van het paar, van 1 tot 99.',
    )
})

test('around another point it is made again without sending the images; what was made before stays until its owner removes it', async () => {
  const { client } = await app.loggedIn()
  const { body } = await combine(client, [coffee, cat])
  const [upper, lower] = body.parts
  const wish = {
    parts: [
      { name: upper.picture.name, focus: { x: 0, y: 0 } },
      { name: lower.picture.name, focus: lower.focus },
    ],
    pair: 3,
  }
  const { status, body: again } = await client.post(`${PATH}/again`, wish)
  assert.equal(status, 200)
  assert.deepEqual(again.parts[0], { picture: upper.picture, focus: { x: 0, y: 0 }, notes: [] })
  assert.deepEqual(again.parts[1], lower)
  assert.equal(again.result.fileName, 'Shorts-afbeelding 3.png')
  // Whoever loses the connection before the reply still has a Short.
  assert.equal((await downloaded(client, body.resultPath)).status, 200)
  const other = (await app.loggedIn()).client
  assert.equal((await other.post(`${PATH}/again`, wish)).body.code, 'pictureGone')
})

test('a Short is downloaded as JPEG or PNG, with the moment in its name', async () => {
  const { client } = await app.loggedIn()
  app.now = new Date('2026-03-12T13:03:20Z')
  const { body } = await combine(client, [coffee, cat])
  for (const [format, kind] of [
    ['jpg', 'jpeg'],
    ['png', 'png'],
  ] as const) {
    const { status, headers, bytes } = await downloaded(client, `${PATH}/download/${body.result.name}/${format}`)
    assert.deepEqual([status, headers.get('content-type')], [200, `image/${kind}`])
    const { parameters } = parse(headers.get('content-disposition') ?? '')
    assert.equal(parameters['filename'], `Shorts-afbeelding 1 2026-03-12 1403.${format}`)
    const { width, height, format: made } = await sharp(bytes).metadata()
    assert.deepEqual([width, height, made], [1080, 1920, kind])
  }
  assert.equal((await client.get(`${PATH}/download/${body.result.name}/gif`)).status, 400)
  app.now = new Date()
})

test('several are downloaded as a ZIP whose address is asked for first', async () => {
  const { client } = await app.loggedIn()
  const filenames: string[] = []
  for (const pair of [1, 2])
    filenames.push((await combine(client, [coffee, cat], { pair: String(pair) })).body.result.name)
  for (const [format, kind] of [
    ['jpg', 'jpeg'],
    ['png', 'png'],
  ] as const) {
    const { body } = await client.post(`${PATH}/download-zip`, { filenames, format })
    assert.equal(body.success, true)
    const { status, headers, bytes } = await downloaded(client, body.zipUrl)
    assert.deepEqual([status, Number(headers.get('content-length'))], [200, bytes.length])
    assert.match(parse(headers.get('content-disposition') ?? '').parameters['filename'] ?? '', /^shorts .*\.zip$/)
    const files = unzipped(bytes, () => true)
    assert.deepEqual([...files.keys()], [`Shorts-afbeelding 1.${format}`, `Shorts-afbeelding 2.${format}`])
    for (const content of files.values()) assert.equal((await sharp(content).metadata()).format, kind)
    // Nobody else gets it by its address.
    assert.equal((await (await app.loggedIn()).client.get(body.zipUrl)).status, 404)
  }
  const strange = await client.post(`${PATH}/download-zip`, {
    filenames: [...filenames, 'b'.repeat(32)],
    format: 'png',
  })
  assert.deepEqual([strange.status, strange.body.code], [404, 'pictureGone'])
})

const half = (name: string): SentPicture => ({ name, bytes: cat.bytes.subarray(0, 9_000) })

const refused: Record<string, { sent: () => SentPicture[]; status: number; words: RegExp }> = {
  'one image': { sent: () => [coffee], status: 400, words: /^Selecteer minimaal twee afbeeldingen om te combineren$/ },
  'three images': { sent: () => [coffee, cat, cat], status: 413, words: /^Stuur twee afbeeldingen per paar\.$/ },
  'a text': {
    sent: () => [coffee, { bytes: Buffer.from('tekst'), name: 'a.jpg' }],
    status: 415,
    words: /^Upload alleen afbeeldingsbestanden \(\.jpg, \.png, etc\.\)/,
  },
  'half an image': {
    sent: () => [coffee, half('kat.png')],
    status: 422,
    words: /^‘kat\.png’ is beschadigd of geen afbeelding\. Sla het bestand opnieuw op als JPEG of PNG\.$/,
  },
  'two halves of images': {
    sent: () => [half('kat.png'), half('poes.png')],
    status: 422,
    words: /^‘kat\.png’ is .* PNG\. ‘poes\.png’ is .* PNG\.$/,
  },
  'half an image twice': {
    sent: () => [half('kat.png'), half('kat.png')],
    status: 422,
    words: /^‘kat\.png’ is [^‘]*$/,
  },
  'too many pixels': {
    sent: () => [{ name: 'groot.png', bytes: pngOf(65_000, 65_000) }, cat],
    status: 422,
    words: /^‘groot\.png’ heeft meer dan 50 miljoen pixels\. Maak de afbeelding eerst kleiner\.$/,
  },
}
for (const [what, { sent, status, words }] of Object.entries(refused)) {
  test(`of ${what} nothing is combined, and the reply says why`, async () => {
    const { client } = await app.loggedIn()
    const reply = await combine(client, sent())
    assert.equal(reply.status, status)
    assert.match(reply.body.error, words)
    assert.equal(reply.body.message, reply.body.error)
  })
}

test('combining counts no AI request: the screen counts one for all pairs', async () => {
  const { client } = await app.loggedIn({ aiRequestsCount: 10, aiRequestsLimit: 10 })
  assert.equal((await combine(client, [coffee, cat])).status, 200)
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 10)
})
