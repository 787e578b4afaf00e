// Whose a photograph is, in the file of what a browser drew from it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { credited } from '#web/thumbnails/credited-file.ts'
import { creditIn, gradient } from '../support/pictures.ts'

const credit = { creator: 'Noor <de> Vries & zoon 🌞', rights: '© 2026 "Noor"' }

for (const format of ['png', 'jpeg'] as const)
  test(`a ${format} tells whose it is, and its picture is the same to the px`, async () => {
    const plain = await gradient().toFormat(format).toBuffer()
    const file = await credited(new Blob([new Uint8Array(plain)], { type: `image/${format}` }), credit)
    assert.equal(file.type, `image/${format}`)
    const bytes = Buffer.from(await file.arrayBuffer())
    const metadata = await sharp(bytes, { failOn: 'warning' }).metadata()
    assert.equal(metadata.format, format)
    assert.deepEqual(await creditIn(bytes), credit)
    const [before, after] = await Promise.all(
      [plain, bytes].map((one) => sharp(one, { failOn: 'warning' }).raw().toBuffer()),
    )
    assert.ok(before!.equals(after!))
    // Nothing but what was put in.
    assert.ok(bytes.length > plain.length && bytes.subarray(-20).equals(plain.subarray(-20)))
  })

test('in a JPEG it stands behind the segment of JFIF, which has to be the first', async () => {
  const jfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex')
  const plain = await gradient().jpeg().toBuffer()
  const from = plain.readUInt16BE(2) === 0xffe0 ? 4 + plain.readUInt16BE(4) : 2
  const given = Buffer.concat([plain.subarray(0, 2), jfif, plain.subarray(from)])
  const file = await credited(new Blob([new Uint8Array(given)], { type: 'image/jpeg' }), credit)
  const bytes = Buffer.from(await file.arrayBuffer())
  assert.ok(bytes.subarray(0, 20).equals(given.subarray(0, 20)))
  assert.equal(bytes.readUInt16BE(20), 0xffe1)
  assert.deepEqual(await creditIn(bytes), credit)
})

test('without a credit, or as something else, a file stays what it was', async () => {
  const png = new Blob([new Uint8Array(await gradient().png().toBuffer())], { type: 'image/png' })
  assert.equal(await credited(png, null), png)
  const text = new Blob(['Dit is geen foto, hoe lang ook.'], { type: 'image/png' })
  assert.equal(await credited(text, credit), text)
  const short = new Blob(['x'], { type: 'image/jpeg' })
  assert.equal(await credited(short, credit), short)
  const long = { creator: 'a'.repeat(70_000), rights: null }
  const jpeg = new Blob([new Uint8Array(await gradient().jpeg().toBuffer())], { type: 'image/jpeg' })
  assert.equal(await credited(jpeg, long), jpeg)
})
