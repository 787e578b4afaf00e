// What the image resizer makes of pictures, and of requests that ask for what it cannot make.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { formats, formatWords } from '#contract/pictures/formats.ts'
import type { Recipe } from '#contract/resizer/recipe.ts'
import { filesOnDisk } from '#server/files/store.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { downloaded, sendPictures, type SentPicture } from '../support/picture-requests.ts'
import { gradient, photoBytes, turned, withExif } from '../support/pictures.ts'

let app: TestApp
let folder: string
let coffee: SentPicture
let strand: SentPicture
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-resizer-'))
  app = await startApp({ files: filesOnDisk(folder), rateLimit: false })
  coffee = { bytes: await photoBytes('coffee.png'), name: 'Koffie één.png' }
  strand = { bytes: await photoBytes('rocket.jpg'), name: 'strand.jpeg' }
})
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const PATH = '/api/image-enhancer/enhance'
const enhance = (client: Client, pictures: readonly SentPicture[], fields: Record<string, unknown> = {}) =>
  sendPictures(client, PATH, pictures, { fields })

const filesLeft = () => readdir(join(folder, 'files')).catch((): string[] => [])

test('without a recipe a picture becomes a PNG of 1920 by 1080, whatever it was', async () => {
  const { client } = await app.loggedIn()
  const { status, body } = await enhance(client, [coffee, strand])
  assert.deepEqual([status, body.success, body.error], [200, true, null])
  const [first, second] = body.enhancedImages
  assert.deepEqual(
    [first.original.fileName, first.enhanced.fileName, second.original.fileName, second.enhanced.fileName],
    ['Koffie één.png', 'Koffie één-1920x1080.png', 'strand.jpeg', 'strand-1920x1080.png'],
  )
  for (const { original, enhanced, focus, quality, met, error } of body.enhancedImages) {
    for (const { name, path } of [original, enhanced]) assert.equal(path, `/api/pictures/${name}`)
    assert.deepEqual([quality, met, error], [null, true, null])
    assert.ok(focus.x >= 0 && focus.x <= 1 && focus.y >= 0 && focus.y <= 1)
    const { bytes, headers } = await downloaded(client, enhanced.path)
    const { width, height, format } = await sharp(bytes).metadata()
    assert.deepEqual([width, height, format, headers.get('content-type')], [1920, 1080, 'png', 'image/png'])
    assert.deepEqual([enhanced.width, enhanced.height, enhanced.bytes], [1920, 1080, bytes.length])
  }
  // The originals are kept as they were sent, to compare with and to make something else of.
  assert.deepEqual((await downloaded(client, second.original.path)).bytes, Buffer.from(strand.bytes))
  assert.deepEqual([second.original.width, second.original.height], [640, 427])
})

test('a recipe decides size, format and name', async () => {
  const { client } = await app.loggedIn()
  for (const format of formats) {
    const recipe = { size: { width: 108, height: 192 }, format, name: '{nummer} {naam} {breedte}' }
    const { body } = await enhance(client, [coffee], { recipe, number: '4' })
    const [{ enhanced, quality }] = body.enhancedImages
    assert.equal(enhanced.fileName, `4 Koffie één 108.${formatWords[format].extension}`)
    assert.equal(quality, format === 'png' ? null : 85)
    const { bytes } = await downloaded(client, enhanced.path)
    const { width, height, format: made } = await sharp(bytes).metadata()
    assert.deepEqual([width, height, made], [108, 192, format === 'avif' ? 'heif' : format])
  }
})

test('pictures of one batch are numbered in the order in which they were sent', async () => {
  const { client } = await app.loggedIn()
  const recipe = { size: { width: 64, height: 64 }, name: '{nummer}' }
  const broken = { bytes: Buffer.from('geen foto'), name: 'kapot.jpg' }
  const { body } = await enhance(client, [coffee, broken, strand, coffee], { recipe })
  assert.deepEqual(
    body.enhancedImages.map(({ enhanced }: { enhanced: { fileName: string } | null }) => enhanced?.fileName),
    ['1.png', undefined, '3.png', '4.png'],
  )
})

/** The average of each channel in a part of a picture, in fractions. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata()
  const part = { left: Math.round(x * (width - 8)), top: Math.round(y * (height - 8)), width: 8, height: 8 }
  const { channels } = await sharp(await sharp(bytes).extract(part).png().toBuffer()).stats()
  return channels.map(({ mean }) => mean)
}

test('it is cut around the point that is given, and told around which it was', async () => {
  const { client } = await app.loggedIn()
  // Red grows from left to right.
  const wide = { bytes: await gradient({ width: 600, height: 100 }).png().toBuffer(), name: 'breed.png' }
  const recipe = { size: { width: 100, height: 100 } }
  const redOf = async (focus: unknown) => {
    const { body } = await enhance(client, [wide], { recipe, focus })
    assert.deepEqual(body.enhancedImages[0].focus, focus)
    return (await colourAt((await downloaded(client, body.enhancedImages[0].enhanced.path)).bytes, 0.5, 0.5))[0] ?? 0
  }
  const [left, middle, right] = [
    await redOf({ x: 0, y: 0.5 }),
    await redOf({ x: 0.5, y: 0 }),
    await redOf({ x: 1, y: 1 }),
  ]
  assert.ok(left < 40 && middle > 110 && middle < 145 && right > 215, `${left} ${middle} ${right}`)
})

test('passend shows all of a picture over a blurred one, and cuts around nothing', async () => {
  const { client } = await app.loggedIn()
  const wide = { bytes: await gradient({ width: 600, height: 100 }).png().toBuffer(), name: 'breed.png' }
  const { body } = await enhance(client, [wide], { recipe: { size: { width: 300, height: 300 }, fit: 'blur' } })
  const [{ enhanced, focus }] = body.enhancedImages
  assert.equal(focus, null)
  const { bytes } = await downloaded(client, enhanced.path)
  const [left, right] = [await colourAt(bytes, 0, 0.5), await colourAt(bytes, 1, 0.5)]
  assert.ok((left[0] ?? 255) < 30 && (right[0] ?? 0) > 225, [left, right].join(' '))
  assert.equal((await sharp(bytes).metadata()).hasAlpha, false)
})

test('a picture is no larger than its recipe allows, and where that cannot be it says so', async () => {
  const { client } = await app.loggedIn()
  const made = async (mostKilobytes: number) => {
    const recipe: Partial<Recipe> = { format: 'jpeg', quality: 95, mostKilobytes, size: { width: 800, height: 600 } }
    return (await enhance(client, [coffee], { recipe })).body.enhancedImages[0]
  }
  const [ample, tight, impossible] = [await made(2_000), await made(40), await made(5)]
  assert.deepEqual([ample.quality, ample.met], [95, true])
  assert.ok(tight.met && tight.quality < 95 && tight.enhanced.bytes <= 40_000, JSON.stringify(tight))
  assert.ok(!impossible.met && impossible.enhanced.bytes > 5_000)
})

test('a picture stands upright, and who made it goes along while where and with what does not', async () => {
  const { client } = await app.loggedIn()
  const { body } = await enhance(
    client,
    [
      { bytes: await turned(6), name: 'gedraaid.jpg' },
      { bytes: await withExif(), name: 'camera.jpg' },
    ],
    { recipe: { size: { width: 120, height: 80 } } },
  )
  const [upright, credited] = body.enhancedImages
  assert.deepEqual([upright.original.width, upright.original.height], [120, 80])
  const { bytes } = await downloaded(client, upright.enhanced.path)
  const [topLeft, bottomRight] = [await colourAt(bytes, 0, 0), await colourAt(bytes, 1, 1)]
  assert.ok((topLeft[0] ?? 255) < 40 && (bottomRight[0] ?? 0) > 215, [topLeft, bottomRight].join(' '))
  const camera = await sharp((await downloaded(client, credited.enhanced.path)).bytes).metadata()
  assert.equal(camera.exif, undefined)
  assert.equal(credited.enhanced.credit.creator, 'Noor de Vries')
  assert.match(credited.enhanced.credit.rights, /2026 Noor de Vries$/)
  assert.match(camera.xmpAsString ?? '', /Noor de Vries/)
})

test('a picture that was sent before is made again by another recipe or around another point, without sending it', async () => {
  const { client } = await app.loggedIn()
  const { body } = await enhance(client, [coffee])
  const [{ original, enhanced }] = body.enhancedImages
  const wish = {
    name: original.name,
    recipe: { size: { width: 90, height: 160 }, format: 'webp' },
    focus: { x: 0.1, y: 0.9 },
  }
  const again = await client.post('/api/image-enhancer/again', wish)
  assert.equal(again.status, 200)
  const [image] = again.body.enhancedImages
  assert.deepEqual(image.original, original)
  assert.deepEqual([image.focus, image.enhanced.width, image.enhanced.format], [wish.focus, 90, 'webp'])
  assert.equal(image.enhanced.fileName, 'Koffie één-90x160.webp')
  // Whoever is not told of it still has the one before.
  for (const { path } of [original, enhanced]) assert.equal((await downloaded(client, path)).status, 200)
})

test('a picture gets what it lacks in contrast and sharpness, and only that is told', async () => {
  const { client } = await app.loggedIn()
  const grey = await sharp(coffee.bytes).linear(0.5, 70).blur(1.5).png().toBuffer()
  const recipe = { size: { width: 480, height: 320 } }
  for (const fit of ['fill', 'blur']) {
    const { body } = await enhance(client, [{ bytes: grey, name: 'mist.png' }], { recipe: { ...recipe, fit } })
    const [{ enhanced, finished }] = body.enhancedImages
    assert.deepEqual([finished.contrast, finished.sharpness], [true, true], fit)
    const { channels } = await sharp((await downloaded(client, enhanced.path)).bytes).stats()
    const plain = await sharp(grey).resize(480, 320).png().toBuffer()
    const plainly = (await sharp(plain).stats()).channels
    assert.ok((channels[0]?.stdev ?? 0) > (plainly[0]?.stdev ?? 0), fit)
  }
  const lively = await sharp(coffee.bytes).linear(1.3, -30).modulate({ saturation: 1.5 }).sharpen().png().toBuffer()
  const { body } = await enhance(client, [{ bytes: lively, name: 'fel.png' }], { recipe })
  assert.deepEqual(body.enhancedImages[0].finished, { contrast: false, colour: false, sharpness: false })
})

test('who asks for lines is told how far it is; the last line is the whole reply', async () => {
  const { client } = await app.loggedIn()
  const { status, body } = await sendPictures(client, PATH, [coffee, strand], {
    headers: { accept: 'application/x-ndjson' },
  })
  assert.equal(status, 200)
  assert.deepEqual(body.slice(0, -1), [
    { progress: { done: 1, total: 2, secondsLeft: null } },
    { progress: { done: 2, total: 2, secondsLeft: null } },
  ])
  assert.equal(body.at(-1).reply.enhancedImages.length, 2)
})

test('a bad file among others spoils nothing: the others are made, and it says why it was not', async () => {
  const { client } = await app.loggedIn()
  const bad: SentPicture[] = [
    { bytes: Buffer.from('Dit is geen foto.'), name: 'tekst.jpg' },
    { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'logo.svg' },
    { bytes: strand.bytes.subarray(0, 20_000), name: 'half.jpg' },
    { bytes: Buffer.concat([strand.bytes, Buffer.alloc(10 * 1024 * 1024)]), name: 'groot.jpg' },
    { bytes: Buffer.alloc(0), name: 'leeg.png' },
  ]
  const { status, body } = await enhance(client, [...bad, coffee], { recipe: { size: { width: 64, height: 64 } } })
  assert.equal(status, 200)
  const told = body.enhancedImages.slice(0, -1)
  assert.deepEqual(
    told.map(({ original, code }: { original: { fileName: string }; code: string }) => [original.fileName, code]),
    [
      ['tekst.jpg', 'wrongFileKind'],
      ['logo.svg', 'wrongFileKind'],
      ['half.jpg', 'pictureUnreadable'],
      ['groot.jpg', 'bodyTooLarge'],
      ['leeg.png', 'invalidInput'],
    ],
  )
  const words = told.map(({ error }: { error: string }) => error)
  assert.match(words[0], /^Alleen JPEG, PNG en WebP afbeeldingen zijn toegestaan/)
  assert.equal(words[3], 'Afbeeldingen mogen maximaal 10MB zijn')
  assert.equal(body.error, words[0])
  assert.equal(body.enhancedImages.at(-1).enhanced.width, 64)
})

test('when nothing could be made, the reply is the problem of the first, and nothing is kept', async () => {
  const { client } = await app.loggedIn()
  const earlier = await filesLeft()
  for (const [bytes, status] of [
    [Buffer.from('Dit is geen foto.'), 415],
    [strand.bytes.subarray(0, 20_000), 422],
  ] as const) {
    const reply = await enhance(client, [{ bytes, name: 'a.jpg' }])
    assert.equal(reply.status, status)
    assert.equal(reply.body.error, reply.body.message)
  }
  assert.deepEqual(await filesLeft(), earlier)
})

test('more than six pictures, none, or pictures in another field are refused in the words of the specification', async () => {
  const { client } = await app.loggedIn()
  const seven = await enhance(
    client,
    Array.from({ length: 7 }, () => coffee),
  )
  assert.deepEqual([seven.status, seven.body.error], [413, 'Je kunt maximaal 6 afbeeldingen tegelijk uploaden'])
  const none = await enhance(client, [])
  assert.deepEqual([none.status, none.body.error], [400, 'Geen afbeeldingen geselecteerd'])
  const elsewhere = await sendPictures(client, PATH, [coffee], { field: 'foto' })
  assert.equal(elsewhere.status, 400)
})

test('a recipe that nobody can make is refused before any work, on its field', async () => {
  const { client } = await app.loggedIn()
  const hostile = ['{', '"png"', '[]', '{"size":{"width":1e9,"height":1}}', '{"format":"svg"}', '{"name":"{titel}"}']
  for (const recipe of hostile) {
    const { status, body } = await enhance(client, [coffee], { recipe })
    assert.deepEqual([status, Object.keys(body.errors)], [400, ['recipe']], recipe)
    assert.equal(body.error, body.message)
  }
  const odd = '{"__proto__":{"format":"avif"},"path":"/etc/passwd","out":"/tmp/x","size":{"width":64,"height":64}}'
  const { body } = await enhance(client, [coffee], { recipe: odd })
  assert.equal(body.enhancedImages[0].enhanced.format, 'png')
})

test('nobody has something made of a picture of somebody else', async () => {
  const { client } = await app.loggedIn()
  const other = (await app.loggedIn({ role: 'admin' })).client
  const { body } = await enhance(client, [coffee])
  const [{ original }] = body.enhancedImages
  const again = await other.post('/api/image-enhancer/again', { name: original.name, recipe: {} })
  assert.deepEqual([again.status, again.body.code, again.body.error], [404, 'pictureGone', again.body.message])
  for (const name of ['../../etc/passwd', 'a'.repeat(33), ''])
    assert.equal((await client.post('/api/image-enhancer/again', { name, recipe: {} })).status, 400, name)
})
