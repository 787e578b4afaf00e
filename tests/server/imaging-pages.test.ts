// A picture for pages: which formats and sizes it gets, and when its file is kept byte for byte: when nothing else stands in it.
import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { PagesMade } from '#server/imaging/tasks.ts'
import { createStudio, type Studio } from '#server/imaging/studio.ts'
import { pngChunk } from '../support/hostile-pictures.ts'
import { gradient, photoBytes, pictureFolder, turned, withExif, withSegment, xmp } from '../support/pictures.ts'

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

let count = 0
async function made(bytes: Buffer, widths: readonly number[] = []): Promise<PagesMade & { bytes: Buffer }> {
  count += 1
  const path = await folder.put(`bron ${count}`, bytes)
  const out = folder.path(`heel ${count}`)
  const smaller = widths.map((width) => ({ width, out: folder.path(`${width} van ${count}`) }))
  const done = await studio.pages({ path, out, smaller }, { userId: 1, signal: new AbortController().signal })
  const whole = await readFile(out)
  await rm(out)
  assert.equal(done.whole.bytes, whole.length)
  return { ...done, bytes: whole }
}
const isKept = async (bytes: Buffer) => (await made(bytes)).bytes.equals(bytes)

/** A WebP with one more chunk at its end. */
function withChunk(file: Buffer, type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(body.length, 4)
  const all = Buffer.concat([file, head, body, Buffer.alloc(body.length % 2)])
  all.writeUInt32LE(all.length - 8, 4)
  return all
}

test('a file with nothing but its picture is kept byte for byte, whatever made it', async () => {
  const photograph = await photoBytes('coffee.png')
  const files = {
    jpeg: await sharp(photograph).jpeg().toBuffer(),
    'progressive jpeg': await sharp(photograph).jpeg({ progressive: true, mozjpeg: true }).toBuffer(),
    png: await gradient().png().toBuffer(),
    'interlaced png': await gradient().png({ progressive: true }).toBuffer(),
    'png of a palette': await gradient().png({ palette: true }).toBuffer(),
    'clear png': await sharp({ create: { width: 9, height: 9, channels: 4, background: '#f008' } })
      .png()
      .toBuffer(),
    webp: await sharp(photograph).webp().toBuffer(),
    'lossless webp': await gradient().webp({ lossless: true }).toBuffer(),
  }
  for (const [what, bytes] of Object.entries(files)) assert.ok(await isKept(bytes), what)
})

test('what was made here is kept as it is when it comes again', async () => {
  for (const bytes of [await withExif(), await turned(6), await gradient().withIccProfile('p3').png().toBuffer()]) {
    const first = await made(bytes)
    assert.ok(!first.bytes.equals(bytes))
    assert.ok((await made(first.bytes)).bytes.equals(first.bytes))
  }
})

test('a file with anything beside its picture is made anew, without that', async () => {
  const jpeg = await gradient().jpeg().toBuffer()
  const png = await gradient().png().toBuffer()
  const webp = await gradient().webp().toBuffer()
  const secret = Buffer.from('geheime plek')
  const end = png.length - 12
  const files = {
    exif: await withExif(),
    'an orientation': await turned(1),
    'a profile': await gradient().withIccProfile('srgb').jpeg().toBuffer(),
    'a remark in a JPEG': withSegment(jpeg, 0xfe, secret),
    'a thumbnail': withSegment(jpeg, 0xe0, Buffer.concat([Buffer.from('JFXX\0'), secret])),
    'XMP that was not written here': withSegment(
      jpeg,
      0xe1,
      Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp('<x>geheime plek</x>')}`),
    ),
    'an unknown segment': withSegment(jpeg, 0xeb, secret),
    'bytes behind a JPEG': Buffer.concat([jpeg, secret]),
    'a text in a PNG': Buffer.concat([png.subarray(0, end), pngChunk('tEXt', secret), png.subarray(end)]),
    'an XMP in a PNG': Buffer.concat([
      png.subarray(0, end),
      pngChunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), secret])),
      png.subarray(end),
    ]),
    'bytes behind a PNG': Buffer.concat([png, secret]),
    'a private chunk': Buffer.concat([png.subarray(0, end), pngChunk('prIv', secret), png.subarray(end)]),
    'a chunk in a WebP': withChunk(webp, 'NOTE', secret),
    'bytes behind a WebP': Buffer.concat([webp, secret]),
  }
  for (const [what, bytes] of Object.entries(files)) {
    const { bytes: kept, source } = await made(bytes)
    assert.ok(!kept.equals(bytes), what)
    assert.ok(!kept.includes(secret), what)
    assert.deepEqual([source.width, source.height], [120, 80], what)
  }
})

test('16 bits, grey and CMYK become what every browser shows', async () => {
  for (const bytes of [
    await gradient().toColourspace('rgb16').png().toBuffer(),
    await gradient().greyscale().png().toBuffer(),
    await gradient().toColourspace('cmyk').jpeg().toBuffer(),
  ]) {
    const metadata = await sharp((await made(bytes)).bytes).metadata()
    assert.deepEqual([metadata.space, metadata.depth], ['srgb', 'uchar'])
  }
})

test('photographs become smaller as JPEG, what may be a drawing as WebP, and what is too long for that as what holds it', async () => {
  const formats = async (bytes: Buffer, widths = [100]) =>
    (await made(bytes, widths)).smaller.map(({ format, width, height }) => `${format} ${width}x${height}`)
  assert.deepEqual(await formats(await gradient().jpeg().toBuffer()), ['jpeg 100x67'])
  assert.deepEqual(await formats(await gradient().png().toBuffer()), ['webp 100x67'])
  assert.deepEqual(await formats(await gradient().webp().toBuffer(), [100, 50, 120, 121]), [
    'webp 100x67',
    'webp 50x33',
  ])
  const tall = (height: number) => gradient({ width: 110, height }).png().toBuffer()
  assert.deepEqual(await formats(await tall(18_000)), ['webp 100x16364'])
  assert.deepEqual(await formats(await tall(18_100)), ['jpeg 100x16455'])
  assert.deepEqual(await formats(await tall(80_000)), ['png 100x72727'])
  const clear = sharp({ create: { width: 110, height: 18_100, channels: 4, background: '#f008' } })
  assert.deepEqual(await formats(await clear.png().toBuffer()), ['png 100x16455'])
})
