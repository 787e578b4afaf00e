// Enlarging: by the network, without seams and better than calculation can; transparency to the px; and only what is told was done.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { tileCount } from '#contract/pictures/enlargement.ts'
import type { Size } from '#contract/pictures/frame.ts'
import { enlarged } from '#server/imaging/enlarge.ts'
import { resampled } from '#server/imaging/lanczos.ts'
import { openNetwork, type Network } from '#server/imaging/network.ts'
import { spreadColours } from '#server/imaging/transparency.ts'
import { createStudio, type Studio } from '#server/imaging/studio.ts'
import { clipped, psnr, px, rawOf } from '../support/compare-pixels.ts'
import { photo, photographs, pictureFolder } from '../support/pictures.ts'

let studio: Studio
let folder: Awaited<ReturnType<typeof pictureFolder>>
let plain: Network
before(async () => {
  studio = createStudio()
  folder = await pictureFolder()
  plain = (await openNetwork('plain')) ?? assert.fail('onnxruntime-node is not installed')
})
after(async () => {
  await studio.close()
  await folder.remove()
})

const asker = { userId: 1, signal: new AbortController().signal }
const quiet = () => {}

/** A photograph of three channels in this size. */
const colours = async (name: Parameters<typeof photo>[0], size: Size) =>
  (await rawOf(photo(name), (picture) => picture.resize({ ...size, fit: 'cover' }).removeAlpha())).data

test('calculation keeps what is even, and does not move anything by half a px', () => {
  const from = { width: 40, height: 30 }
  for (const to of [{ width: 80, height: 60 }, { width: 97, height: 61 }, { width: 13, height: 9 }, from]) {
    const even = resampled(new Uint8Array(40 * 30 * 3).fill(77), from, to, 3)
    assert.ok(
      even.every((level) => level === 77),
      `${to.width}`,
    )
    // A slope from left to right: each px of the result is where it was.
    const slope = Uint8Array.from({ length: 40 * 30 }, (_, at) => 4 * (at % 40) + 20)
    const made = resampled(slope, from, to, 1)
    for (let x = Math.ceil(to.width / 5); x < (4 * to.width) / 5; x += 1) {
      const expected = 4 * (((x + 0.5) * 40) / to.width - 0.5) + 20
      const found = made[Math.floor(to.height / 2) * to.width + x]!
      assert.ok(Math.abs(found - expected) < 1, `${x} of ${to.width}: ${found} and not ${expected}`)
    }
  }
})

test('tiles fit together without a seam: the same as when the network sees the whole at once', async () => {
  const size = { width: 210, height: 200 }
  const source = await colours('raccoon.png', size)
  const to = { width: 420, height: 400 }
  const tiled = await enlarged({ data: source, ...size, channels: 3 }, to, plain, quiet)
  const { InferenceSession, Tensor } = await import('onnxruntime-node')
  const session = await InferenceSession.create('models/upconv7-x2.onnx')
  const { upscaled } = await session.run({ image: new Tensor('uint8', source, [1, 200, 210, 3]) })
  const whole = upscaled?.data as Uint8Array
  let most = 0
  for (const [at, level] of tiled.data.entries()) most = Math.max(most, Math.abs(level - whole[at]!))
  // Threads add up in another order: a level apart at most.
  assert.ok(most <= 1, `${most} levels`)
})

test('the network is better than calculation, on photographs and on what was a JPEG', async () => {
  const denoising = (await openNetwork('denoising')) ?? assert.fail()
  const small = { width: 150, height: 150 }
  const large = { width: 300, height: 300 }
  const gains = { lossless: [] as number[], jpeg: [] as number[] }
  for (const name of ['astronaut.png', 'blossom.png', 'coast.png'] as const) {
    const truth = (
      await rawOf(photo(name), (picture) => picture.extract({ left: 100, top: 60, ...large }).removeAlpha())
    ).data
    const source = resampled(truth, large, small, 3)
    const jpeg = await rawOf(
      await sharp(source, { raw: { ...small, channels: 3 } })
        .jpeg({ quality: 80 })
        .toBuffer(),
    )
    for (const [kind, data, network] of [
      ['lossless', source, plain],
      ['jpeg', jpeg.data, denoising],
    ] as const) {
      const made = await enlarged({ data, ...small, channels: 3 }, large, network, quiet)
      gains[kind].push(psnr(made.data, truth, large) - psnr(resampled(data, small, large, 3), truth, large))
    }
  }
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  assert.ok(mean(gains.lossless) > 1 && mean(gains.jpeg) > 0.5, JSON.stringify(gains))
})

test('transparency is enlarged in its place, and the edge of what was cut out gets no line of another colour', async () => {
  const size = { width: 64, height: 64 }
  // A red square; around it nothing, which is black underneath.
  const source = Buffer.alloc(64 * 64 * 4)
  for (let y = 16; y < 48; y += 1) for (let x = 16; x < 48; x += 1) source.set([200, 30, 30, 255], 4 * (y * 64 + x))
  for (const network of [plain, undefined]) {
    const to = { width: 128, height: 128 }
    const made = await enlarged({ data: Buffer.from(source), ...size, channels: 4 }, to, network, quiet)
    for (let x = 0; x < 128; x += 1) {
      const [red = 0, , , opacity = 0] = px(made, x, 64)
      if (x < 29 || x > 98) assert.equal(opacity, 0, `${x}`)
      else if (x > 34 && x < 93) assert.equal(opacity, 255, `${x}`)
      if (opacity > 0) assert.ok(Math.abs(red - 200) < 12, `${x}: ${px(made, x, 64).join()}`)
    }
    // The edge lies between the 16th and 17th px of the source, and so between the 32nd and 33rd here.
    assert.ok(px(made, 31, 64)[3]! < 128 && px(made, 32, 64)[3]! > 128)
  }
})

test('progress counts the tiles that were announced, from none, and says how long is left', async () => {
  const heard: { done: number; total: number; secondsLeft: number | null }[] = []
  const path = await folder.put('source.png', await sharp(photo('coffee.png')).resize(300, 200).png().toBuffer())
  const guessed = studio.pace()
  const answer = await studio.upscale(
    { path, out: folder.path('progress.png'), longSide: 1000 },
    { ...asker, onProgress: (progress) => heard.push(progress) },
  )
  const total = tileCount({ width: 300, height: 200 }, 1000)
  assert.deepEqual(
    heard.map(({ done, total: all }) => [done, all]),
    Array.from({ length: total + 1 }, (_, at) => [at, total]),
  )
  const left = heard.map(({ secondsLeft }) => secondsLeft ?? assert.fail())
  assert.equal(left.at(-1), 0)
  assert.deepEqual([answer.width, answer.height], [1000, 667])
  assert.ok(guessed.trained && guessed.ahead === 0)
  assert.notEqual(studio.pace().tileMs, guessed.tileMs, 'it has learned')
})

test('a picture that is nearly large enough gets the rest by calculation, at once, and that is what is told', async () => {
  const heard: unknown[] = []
  const path = await folder.put('nearly.png', await sharp(photo('coffee.png')).resize(600, 400).png().toBuffer())
  const task = { path, out: folder.path('nearly-large.png'), longSide: 690 }
  const { width, height, done, tileMs } = await studio.upscale(task, {
    ...asker,
    onProgress: (progress) => heard.push(progress),
  })
  assert.deepEqual([width, height, done.enlargement, done.denoised, tileMs], [690, 460, 'slight', false, null])
  assert.deepEqual(heard, [])
  assert.ok(studio.pace().trained, 'it says nothing of the network')
  const more = await studio.upscale({ ...task, out: folder.path('more.png'), longSide: 691 }, asker)
  assert.equal(more.done.enlargement, 'trained')
})

test('scattered holes are filled as those in one piece are: with the mean of what lies beside them, up to eight px away', () => {
  const [width, height] = [40, 3]
  const colour = new Uint8Array(3 * width * height)
  const opacity = new Uint8Array(width * height)
  const paint = (x: number, y: number, level: number) => {
    opacity[y * width + x] = 255
    colour.fill(level, 3 * (y * width + x), 3 * (y * width + x) + 3)
  }
  for (let y = 0; y < height; y += 1) paint(0, y, 100)
  paint(20, 1, 40)
  paint(22, 1, 80)
  const of = (x: number, y: number) => colour[3 * (y * width + x)]
  spreadColours(colour, opacity, width, height)
  assert.deepEqual([of(8, 0), of(9, 0)], [100, 0])
  assert.deepEqual([of(21, 1), of(20, 1), of(22, 1)], [60, 40, 80])
  assert.deepEqual([of(14, 1), of(30, 1), of(31, 1)], [40, 80, 0])
  assert.equal(of(10, 1), 0)
})

test('a picture that is large enough is made smaller, and not called enlarged', async () => {
  const heard: unknown[] = []
  const task = { path: photo('dandelions.jpg'), out: folder.path('large.png'), longSide: 2000 }
  const { width, height, done } = await studio.upscale(task, {
    ...asker,
    onProgress: (progress) => heard.push(progress),
  })
  assert.deepEqual([width, height], [2000, 1125])
  assert.deepEqual([done.enlargement, done.denoised, heard.length], ['none', false, 0])
  assert.equal((await studio.state()).lanes.heavy.underWay, 0)
})

for (const name of photographs.filter((one) => one !== 'dandelions.jpg'))
  test(`${name} is not clipped by what is done to it, and looks as it did`, async () => {
    const small = sharp(photo(name)).resize(200, 150)
    const jpeg = name.endsWith('.jpg')
    const bytes = await (jpeg ? small.jpeg({ quality: 90 }) : small.png()).toBuffer()
    const out = folder.path(`${name}.png`)
    const { done } = await studio.upscale({ path: await folder.put(name, bytes), out, longSide: 400 }, asker)
    const finished = await rawOf(out)
    const network = (await openNetwork(jpeg ? 'denoising' : 'plain')) ?? assert.fail()
    const source = {
      data: (await rawOf(bytes, (picture) => picture.removeAlpha())).data,
      width: 200,
      height: 150,
      channels: 3,
    } as const
    const bare = await enlarged(source, finished, network, quiet)
    assert.ok(
      clipped(finished.data) <= clipped(bare.data) + 0.0005,
      `${clipped(finished.data)} and ${clipped(bare.data)}`,
    )
    let apart = 0
    for (const [at, level] of finished.data.entries()) apart += Math.abs(level - bare.data[at]!)
    apart /= finished.data.length
    assert.ok(apart < 14, `${apart} levels on average`)
    assert.equal(apart > 0.001, done.contrast || done.colour || done.sharpness, JSON.stringify(done))
    assert.deepEqual([done.enlargement, done.denoised], ['trained', jpeg])
  })

test('where the runtime of the network is missing, pictures are enlarged by calculation and that is what is told', async () => {
  const without = createStudio({ script: new URL('../support/child-without-network.ts', import.meta.url) })
  try {
    const out = folder.path('without.png')
    const { width, done, tileMs } = await without.upscale({ path: photo('cat.png'), out, longSide: 902 }, asker)
    assert.deepEqual([width, done.enlargement, done.denoised, tileMs], [902, 'resampled', false, null])
    assert.equal(without.pace().trained, false)
    const again = folder.path('again.png')
    await without.upscale({ path: photo('cat.png'), out: again, longSide: 902 }, asker)
    // It needs no place for heavy work any more.
    assert.equal((await without.state()).lanes.light.children, 1)
  } finally {
    await without.close()
  }
})

test('a tiny picture, and one in which there is nothing to be seen, are enlarged by calculation, and that is what is told', async () => {
  const even = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3a7bd5' } })
  for (const [what, picture] of [
    ['one colour', even(300, 200)],
    ['one colour in a tiny picture', even(64, 64)],
    ['a tiny photograph', sharp(photo('coffee.png')).resize(127, 90, { fit: 'cover' })],
    [
      'shades that nobody sees',
      even(300, 200).composite([
        { input: { create: { width: 150, height: 200, channels: 3, background: '#3b7cd6' } }, left: 0, top: 0 },
      ]),
    ],
  ] as const) {
    const path = await folder.put(`${what}.png`, await picture.png().toBuffer())
    const told: number[] = []
    const out = folder.path(`${what} groot.png`)
    const { width, done, tileMs } = await studio.upscale(
      { path, out, longSide: 1_200 },
      { ...asker, onProgress: ({ done: tile }) => told.push(tile) },
    )
    assert.deepEqual([width, done.enlargement, done.denoised, tileMs], [1_200, 'resampled', false, null], what)
    if (what === 'one colour') assert.deepEqual([...(await rawOf(out)).data.subarray(0, 3)], [0x3a, 0x7b, 0xd5])
  }
  assert.equal(studio.pace().trained, true, 'the network is still there')
  const path = await folder.put(
    '128.png',
    await sharp(photo('coffee.png')).resize(128, 90, { fit: 'cover' }).png().toBuffer(),
  )
  const { done } = await studio.upscale({ path, out: folder.path('128 groot.png'), longSide: 320 }, asker)
  assert.equal(done.enlargement, 'trained')
})

test('the tiles in which there is nothing to be seen are calculated, and fit to the others without a seam', async () => {
  const size = { width: 500, height: 190 }
  // A photograph at the left, one colour at the right: the tile in the middle has both.
  const source = await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .composite([
      {
        input: await sharp(photo('coffee.png')).resize(200, 190, { fit: 'cover' }).removeAlpha().png().toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  const earlier = plain.pace().tiles
  const made = await enlarged({ data: source, ...size, channels: 3 }, { width: 1_000, height: 380 }, plain, quiet)
  assert.equal(plain.pace().tiles - earlier, 2, 'of three tiles two')
  const seam = 2 * Math.round((2 * size.width) / 3)
  for (let y = 0; y < made.height; y += 1)
    for (const x of [seam - 3, seam - 1, seam, seam + 2, 998]) {
      const at = 3 * (y * made.width + x)
      for (const value of made.data.subarray(at, at + 3)) assert.ok(Math.abs(value - 0x80) <= 2, `${x} ${y}: ${value}`)
    }
})
