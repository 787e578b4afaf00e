// What an enlargement is taken to cost follows what a tile costs, whatever else somebody has done with a picture: prices are those of everybody.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { createStudio } from '#server/imaging/studio.ts'

const reserved: number[] = []
const studio = createStudio({
  budget: {
    reserve: async (_, ms) => {
      reserved.push(ms)
      return { used: () => {}, settle: async () => {} }
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
