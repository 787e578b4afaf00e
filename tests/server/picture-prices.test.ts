// What an enlargement is taken to cost follows what a tile costs, whatever else somebody has done with a picture: prices are those of everybody.
// And what is dear stands in a queue of its own.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { createStudio } from '#server/imaging/studio.ts'
import { cameraPhoto } from '../support/pictures.ts'

const reserved: number[] = []
const studio = createStudio({
  budget: {
    reserve: async (_, ms) => {
      reserved.push(ms)
      return { used: () => {}, cover: async () => {}, settle: async () => {} }
    },
  },
})
let folder: string
before(async () => void (folder = await mkdtemp(join(tmpdir(), 'kopij-test-prices-'))))
after(async () => {
  await studio.close()
  await rm(folder, { recursive: true })
})

/** White, but for a spot in a corner: one tile of hundreds. */
async function nearlyWhite(side: number): Promise<Buffer> {
  const [width, height, channels] = [100, 100, 3] as const
  const spot = Buffer.from(Array.from({ length: width * height * channels }, (_, at) => (at * 7919) % 251))
  const input = await sharp(spot, { raw: { width, height, channels } }).png().toBuffer()
  const white = sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
  return white
    .composite([{ input, left: 20, top: 20 }])
    .png()
    .toBuffer()
}

test('a large picture with little in it makes no tile dear for others', async () => {
  const path = join(folder, 'wit.png')
  await writeFile(path, await nearlyWhite(3_000))
  for (const name of ['een', 'twee']) {
    const asker = { userId: 1, signal: new AbortController().signal }
    const { done } = await studio.upscale({ path, out: join(folder, name), longSide: 3_840 }, asker)
    assert.equal(done.enlargement, 'trained')
  }
  const [, first = 0, , second = 0] = reserved
  assert.ok(second < 2.5 * first, `${Math.round(first)} ms, and then ${Math.round(second)}`)
})

for (const { format, size, mostBytes } of [
  { format: 'avif', size: { width: 4_000, height: 3_000 }, mostBytes: 500_000 },
  { format: 'webp', size: { width: 4_096, height: 4_096 }, mostBytes: 1_500_000 },
] as const)
  test(`${format} that is dear to encode keeps nobody waiting who has a picture looked at, and makes no other work dear`, async () => {
    const path = await cameraPhoto()
    const leave = new AbortController()
    const dear = { path, size, fit: 'fill', focus: null, format, quality: 100, mostBytes } as const
    const ended: string[] = []
    reserved.length = 0
    const theirs = ['drie', 'vier'].map((name) =>
      studio
        .resize({ ...dear, out: join(folder, `${name}.${format}`) }, { userId: 1, signal: leave.signal })
        .then(() => ended.push('dear'))
        .catch(() => {}),
    )
    await studio.inspect({ path }, { userId: 2, signal: new AbortController().signal })
    ended.push('looked at')
    leave.abort(new Error('weg'))
    await Promise.all(theirs)
    assert.deepEqual(ended, ['looked at'])
    const [price = 0] = reserved
    assert.ok(price > 5_000, String(price))
  })
