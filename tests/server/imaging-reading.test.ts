// What becomes of the pictures that people send: every kind of them, and what is none.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { PICTURE_PIXELS } from '#contract/pictures/upload.ts'
import { Problem, problems } from '#contract/problems.ts'
import { createStudio, type Studio } from '#server/imaging/studio.ts'
import { isNear, px, rawOf } from '../support/compare-pixels.ts'
import { bombs, moving, unreadable } from '../support/hostile-pictures.ts'
import { gradient, photo, pictureFolder, turned, withExif } from '../support/pictures.ts'

let studio: Studio
let folder: Awaited<ReturnType<typeof pictureFolder>>
before(async () => {
  studio = createStudio()
  folder = await pictureFolder()
})
after(async () => {
  await studio.close()
  await folder.remove()
})

const asker = { userId: 1, signal: new AbortController().signal }
const problem = (code: string) => (error: unknown) => error instanceof Problem && error.code === code

/** What it is taken for, and its pixels once it is a PNG. */
async function taken(bytes: Buffer) {
  const path = await folder.put('taken', bytes)
  const out = folder.path('made.png')
  await rm(out, { force: true })
  const found = await studio.inspect({ path }, asker)
  await studio.convert({ path, out, format: 'png', quality: 90 }, asker)
  return { found, raw: await rawOf(out), metadata: await sharp(out).metadata() }
}

for (let orientation = 1; orientation <= 8; orientation += 1)
  test(`a photograph that was stored turned (orientation ${orientation}) is upright, and its file says no more of it`, async () => {
    const { found, raw, metadata } = await taken(await turned(orientation))
    assert.deepEqual([found.width, found.height, raw.width, raw.height], [120, 80, 120, 80])
    for (const [x, y, expected] of [
      [2, 2, [4, 6, 128]],
      [117, 2, [251, 6, 128]],
      [2, 77, [4, 249, 128]],
      [117, 77, [251, 249, 128]],
    ] as const)
      assert.ok(isNear(px(raw, x, y), expected, 10), `${x}, ${y}: ${px(raw, x, y).join()}`)
    assert.equal(metadata.orientation, undefined)
    assert.equal(metadata.exif, undefined)
  })

for (const [what, bytes] of Object.entries(await unreadable()))
  test(`${what} is refused as a file that cannot be read, and leaves nothing`, async () => {
    const path = await folder.put('strange', bytes)
    const out = folder.path('out')
    await assert.rejects(studio.inspect({ path }, asker), problem('pictureUnreadable'))
    const size = { width: 200, height: 100 }
    const how = { path, out, size, fit: 'fill', focus: null, format: 'png', quality: 80, mostBytes: null } as const
    await assert.rejects(studio.resize(how, asker), problem('pictureUnreadable'))
    await assert.rejects(
      studio.convert({ path, out, format: 'jpeg', quality: 80 }, asker),
      problem('pictureUnreadable'),
    )
    await assert.rejects(studio.upscale({ path, out, longSide: 640 }, asker), problem('pictureUnreadable'))
    const half = { path: photo('cat.png'), focus: null }
    await assert.rejects(
      studio.pair({ top: half, bottom: { path, focus: null }, out }, asker),
      problem('pictureUnreadable'),
    )
    assert.equal(existsSync(out), false)
  })

for (const [what, bytes] of Object.entries(await bombs()))
  test(`${what} is refused by its head, before any of it is unpacked`, async () => {
    const path = await folder.put('bomb', bytes)
    const out = folder.path('out')
    await assert.rejects(studio.inspect({ path }, asker), problem('pictureTooManyPixels'))
    await assert.rejects(
      studio.convert({ path, out, format: 'jpeg', quality: 80 }, asker),
      problem('pictureTooManyPixels'),
    )
    assert.equal(existsSync(out), false)
  })

test('a picture of exactly as many px as are allowed is looked at, and the words name that number', async () => {
  const largest = { width: 10_000, height: PICTURE_PIXELS / 10_000, channels: 3, background: 'grey' } as const
  const path = await folder.put('largest', await sharp({ create: largest }).png({ compressionLevel: 1 }).toBuffer())
  assert.equal((await studio.inspect({ path }, asker)).width, 10_000)
  assert.match(problems.pictureTooManyPixels.message, new RegExp(`${PICTURE_PIXELS / 1_000_000} miljoen`))
})

test('a picture that is not there any more cannot be read', async () => {
  await assert.rejects(studio.inspect({ path: folder.path('weg') }, asker), problem('pictureUnreadable'))
})

test('of a WebP that moves the first picture is taken', async () => {
  const { found, raw } = await taken(await moving('webp'))
  assert.deepEqual([found.format, found.animated, raw.width, raw.height], ['webp', true, 120, 80])
  assert.ok(isNear(px(raw, 60, 40), [254, 0, 0]), px(raw, 60, 40).join())
})

test('what printers send (CMYK), 16 bits a channel, shades of grey and few colours become what a screen shows', async () => {
  const corner = [251, 249, 128]
  const cmyk = await taken(await gradient().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer())
  assert.equal(cmyk.raw.channels, 3)
  // Ink cannot show the brightest colours.
  assert.ok(isNear(px(cmyk.raw, 117, 77), corner, 60), px(cmyk.raw, 117, 77).join())
  const deep = await taken(await gradient().toColourspace('rgb16').png().toBuffer())
  assert.equal(deep.metadata.depth, 'uchar')
  assert.ok(isNear(px(deep.raw, 117, 77), corner), px(deep.raw, 117, 77).join())
  const grey = await taken(await gradient().toColourspace('b-w').jpeg().toBuffer())
  assert.equal(new Set(px(grey.raw, 60, 40)).size, 1)
  const few = await taken(await gradient().png({ palette: true }).toBuffer())
  assert.ok(isNear(px(few.raw, 117, 77), corner, 25), px(few.raw, 117, 77).join())
})

test('colours of a wider profile (Display P3) are brought to sRGB, and the profile is gone', async () => {
  const plain = await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 200, g: 80, b: 60 } } })
    .png()
    .toBuffer()
  const wide = await sharp(plain).withIccProfile('p3').png().toBuffer()
  const stored = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
  assert.ok(!isNear([...stored.subarray(0, 3)], [200, 80, 60], 3), 'the numbers in it are others')
  const { raw, metadata } = await taken(wide)
  assert.ok(isNear(px(raw, 30, 20), [200, 80, 60], 3), px(raw, 30, 20).join())
  assert.equal(metadata.icc, undefined)
})

test('what shows through is told, and stays so but in a JPEG, where it is white', async () => {
  const glass = {
    create: { width: 60, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  } as const
  const { found, raw } = await taken(await sharp(glass).png().toBuffer())
  assert.equal(found.transparent, true)
  assert.ok(isNear(px(raw, 30, 20), [255, 0, 0, 128], 2), px(raw, 30, 20).join())
  const out = folder.path('glass.jpg')
  await studio.convert({ path: folder.path('taken'), out, format: 'jpeg', quality: 95 }, asker)
  assert.ok(isNear(px(await rawOf(out), 30, 20), [255, 128, 128], 6))
  const opaque = await taken(await gradient().ensureAlpha().png().toBuffer())
  assert.equal(opaque.found.transparent, false)
})

for (const { width, height } of [
  { width: 1, height: 1 },
  { width: 20_000, height: 50 },
  { width: 1, height: 5_000 },
])
  test(`a picture of ${width} by ${height} becomes whatever is asked`, async () => {
    const path = await folder.put('odd.png', await gradient({ width, height }).png().toBuffer())
    const found = await studio.inspect({ path }, asker)
    assert.deepEqual([found.width, found.height, found.format, found.animated], [width, height, 'png', false])
    for (const fit of ['fill', 'blur'] as const)
      for (const size of [
        { width: 1920, height: 1080 },
        { width: 1080, height: 1920 },
      ]) {
        const out = folder.path('odd.jpg')
        await rm(out, { force: true })
        const how = { path, out, size, fit, focus: null, format: 'jpeg', quality: 80, mostBytes: null } as const
        const made = await studio.resize(how, asker)
        const { width: made1, height: made2 } = await sharp(out).metadata()
        assert.deepEqual([made.width, made.height, made1, made2], [size.width, size.height, size.width, size.height])
      }
  })

test('nothing of where, when and with what it was made comes along', async () => {
  const path = await folder.put('exif.jpg', await withExif())
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    const out = folder.path(`plain.${format}`)
    await studio.convert({ path, out, format, quality: 80 }, asker)
    const { exif, iptc, icc, xmp, comments } = await sharp(out).metadata()
    assert.deepEqual([exif, iptc, icc, comments], [undefined, undefined, undefined, undefined], format)
    assert.doesNotMatch(String(xmp), /Doos|12345|GPS|2026:03/, format)
  }
})
