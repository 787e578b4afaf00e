// Whose a picture is: read from what its file tells, shown, and carried along in what is made of it; nothing in a file can hold the
// reading up.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { Credit } from '#contract/pictures/picture.ts'
import { xmpOf } from '#contract/pictures/xmp.ts'
import { creditOf } from '#server/imaging/credit.ts'
import { createStudio, type Studio } from '#server/imaging/studio.ts'
import { pngChunk } from '../support/hostile-pictures.ts'
import { gradient, photo, pictureFolder, withExif, withIptc, withSegment, xmp } from '../support/pictures.ts'

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
const read = async (bytes: Buffer) => creditOf(await sharp(bytes).metadata())
const withXmp = (inside: string) => gradient().jpeg().withXmp(xmp(inside)).toBuffer()

test('EXIF, IPTC and XMP are read, in files of every kind', async () => {
  const noor = { creator: 'Noor de Vries', rights: '(C) 2026 Noor de Vries' }
  const exif = await withExif()
  assert.deepEqual(await read(exif), noor)
  for (const format of ['png', 'webp'] as const)
    assert.deepEqual(await read(await sharp(exif).keepExif().toFormat(format).toBuffer()), noor, format)
  assert.deepEqual(await read(await withIptc('Renée Çelik / ANP', '© 2026 ANP')), {
    creator: 'Renée Çelik / ANP',
    rights: '© 2026 ANP',
  })
  const list = '<dc:creator><rdf:Seq><rdf:li>Ada</rdf:li><rdf:li>Bob &amp; Co</rdf:li></rdf:Seq></dc:creator>'
  const rights = '<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">&#169; Ada</rdf:li></rdf:Alt></dc:rights>'
  assert.deepEqual(await read(await withXmp(list + rights)), { creator: 'Ada, Bob & Co', rights: '© Ada' })
})

test('XMP goes before IPTC and that before EXIF; what one does not tell the next may', async () => {
  const both = withSegment(
    await withIptc('Van IPTC', 'Rechten van IPTC'),
    0xe1,
    Buffer.from(
      `http://ns.adobe.com/xap/1.0/\0${xmp('<dc:creator><rdf:Seq><rdf:li>Van XMP</rdf:li></rdf:Seq></dc:creator>')}`,
    ),
  )
  assert.deepEqual(await read(both), { creator: 'Van XMP', rights: 'Rechten van IPTC' })
})

test('a PNG may tell it in texts of its own', async () => {
  const plain = await gradient().png().toBuffer()
  const text = (keyword: string, value: string) => pngChunk('tEXt', Buffer.from(`${keyword}\0${value}`, 'latin1'))
  const bytes = Buffer.concat([
    plain.subarray(0, 33),
    text('Author', 'Ada'),
    text('Copyright', '(c) Ada'),
    plain.subarray(33),
  ])
  assert.deepEqual(await read(bytes), { creator: 'Ada', rights: '(c) Ada' })
})

test('who names nobody has no credit: spaces and signs that cannot be seen are no name', async () => {
  assert.equal(await read(await gradient().jpeg().toBuffer()), null)
  assert.equal(await read(await withIptc('   ', '\u200b\u0007')), null)
  assert.equal(await read(await withXmp('<dc:creator><rdf:Seq/></dc:creator>')), null)
})

test('a name is one line that can be shown, and no longer than bearable', async () => {
  assert.deepEqual(await read(await withIptc('Noor\r\n\u202ede  Vries', 'x'.repeat(2_000))), {
    creator: 'Noor de Vries',
    rights: 'x'.repeat(300),
  })
})

const credits: Credit[] = [
  { creator: 'Noor & “Zoë” <b>', rights: '© 2026, alle rechten' },
  { creator: 'Ĳsbrand 👩‍🚀', rights: null },
  { creator: null, rights: 'Alleen "rechten" \'en\' &amp; zo' },
]
for (const format of ['png', 'jpeg', 'webp', 'avif'] as const)
  test(`a credit is carried along in ${format}, and comes back as it was`, async () => {
    for (const credit of credits) {
      const out = folder.path(`carried.${format}`)
      const size = { width: 64, height: 64 }
      const credited = sharp(photo('cat.png')).resize(64, 64).withXmp(xmpOf(credit))
      const path = await folder.put('credited.png', await credited.png().toBuffer())
      const how = { path, out, size, fit: 'fill', focus: null, format, quality: 60, mostBytes: null } as const
      assert.deepEqual((await studio.resize(how, asker)).credit, credit)
      assert.deepEqual(await read(await readFile(out)), credit)
      await folder.drop(`carried.${format}`)
    }
  })

test('what is made of a picture has its credit; of two pictures both, and each is told', async () => {
  const path = await folder.put('noor.jpg', await withExif())
  const noor = { creator: 'Noor de Vries', rights: '(C) 2026 Noor de Vries' }
  const kept = folder.path('kept.png')
  assert.deepEqual((await studio.upscale({ path, out: kept, longSide: 320 }, asker)).credit, noor)
  assert.deepEqual(creditOf(await sharp(kept).metadata()), noor)
  const other = await folder.put('ada.jpg', await withIptc('Ada', '(C) 2026 Noor de Vries'))
  const converted = folder.path('converted.png')
  await studio.convert({ path, out: converted, format: 'png', quality: 80 }, asker)
  assert.deepEqual(creditOf(await sharp(converted).metadata()), noor)
  const pair = folder.path('pair.png')
  const half = (of: string) => ({ path: of, focus: null })
  const made = await studio.pair({ top: half(path), bottom: half(other), out: pair }, asker)
  assert.deepEqual(made.credits, { top: noor, bottom: { creator: 'Ada', rights: '(C) 2026 Noor de Vries' } })
  assert.deepEqual(creditOf(await sharp(pair).metadata()), {
    creator: 'Noor de Vries, Ada',
    rights: '(C) 2026 Noor de Vries',
  })
})

/** A picture whose EXIF has these bytes behind its first eight. */
const exifOf = async (body: Buffer) =>
  withSegment(
    await gradient().jpeg().toBuffer(),
    0xe1,
    Buffer.concat([Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'), body]),
  )

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
}

test('metadata made for harm names nobody, and holds nothing up', async () => {
  const entry = Buffer.alloc(2 + 12 + 4)
  entry.writeUInt16LE(1, 0)
  // Artist, four thousand million letters of it, and a next directory that is this one.
  entry.writeUInt16LE(0x013b, 2)
  entry.writeUInt16LE(2, 4)
  entry.writeUInt32LE(0xffff_ffff, 6)
  entry.writeUInt32LE(8, 10)
  entry.writeUInt32LE(8, 14)
  const many = Buffer.alloc(65_000, 0xff)
  const harmful = {
    'a directory that is its own next': await exifOf(entry),
    'as many entries as can be': await exifOf(many),
    'an XMP of tags that never end': await withXmp('<dc:creator>' + '<rdf:li'.repeat(8_000)),
    'an XMP of nothing but openings': await withXmp('<dc:creator'.repeat(5_000)),
    'an XMP of letters by number': await withXmp(
      `<dc:creator>${'&#1114112;&#x110000;&bogus;'.repeat(2_000)}</dc:creator>`,
    ),
    'IPTC that is cut off': withSegment(
      await gradient().jpeg().toBuffer(),
      0xed,
      Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\xff\xff\xff\xff', 'latin1'),
    ),
  }
  for (const [what, bytes] of Object.entries(harmful)) {
    const begun = performance.now()
    const credit = creditOf(await sharp(bytes, { failOn: 'none' }).metadata())
    assert.ok(performance.now() - begun < 5_000, what)
    assert.ok((credit?.creator ?? '').length <= 300, what)
    await studio.inspect({ path: await folder.put('harm.jpg', bytes) }, asker)
  }
  const next = numbers(7)
  for (let round = 0; round < 300; round += 1) {
    const body = Buffer.from(Array.from({ length: 40 + (next() % 400) }, () => next() >>> 24))
    creditOf({
      exif: body,
      iptc: body,
      xmp: body,
      comments: [{ keyword: 'Author', text: body.toString('latin1') }],
    } as never)
  }
})
