// A picture that moves is known by its bytes, before it is sent.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { moves } from '#web/pictures/moving-picture.ts'
import { moving, pngChunk } from '../support/hostile-pictures.ts'
import { gradient } from '../support/pictures.ts'

/** After the signature and the head of a PNG. */
const BEHIND_HEAD = 8 + 25

async function png(...chunks: Buffer[]): Promise<Buffer> {
  const plain = await gradient().png().toBuffer()
  return Buffer.concat([plain.subarray(0, BEHIND_HEAD), ...chunks, plain.subarray(BEHIND_HEAD)])
}

const pictures: Record<string, [boolean, () => Promise<Buffer>]> = {
  'a WebP of two frames': [true, () => moving('webp')],
  'a WebP': [false, () => gradient().webp().toBuffer()],
  'a WebP with an extended header, for what shows through': [
    false,
    () =>
      sharp({ create: { width: 9, height: 9, channels: 4, background: '#f008' } })
        .webp({ lossless: true })
        .toBuffer(),
  ],
  'a WebP with a profile': [false, () => gradient().withIccProfile('p3').webp().toBuffer()],
  'a PNG that moves, with a profile before': [
    true,
    () => png(pngChunk('iCCP', Buffer.alloc(3_000)), pngChunk('acTL', Buffer.alloc(8))),
  ],
  'a PNG': [false, () => png()],
  'a PNG that ends in its head': [false, async () => (await png()).subarray(0, 20)],
  'a JPEG': [false, () => gradient().jpeg().toBuffer()],
  'a text': [false, async () => Buffer.from('RIFF acTL VP8X')],
  nothing: [false, async () => Buffer.alloc(0)],
}
for (const [what, [expected, make]] of Object.entries(pictures)) {
  test(`${what} ${expected ? 'moves' : 'does not move'}`, async () => {
    assert.equal(await moves(new Blob([new Uint8Array(await make())])), expected)
  })
}
