// What a photograph gets after it was enlarged: contrast, colour and sharpness where it lacks them, never black, white or halos that
// were not there, and nothing where it is good.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { bestWithin, type Tried } from '#server/imaging/quality-search.ts'
import { sharpen, softnessOf } from '#server/imaging/sharpen.ts'
import { applyTone, toneOf } from '#server/imaging/tone.ts'
import { clipped, rawOf, type Raw } from '../support/compare-pixels.ts'
import { lossless, photo } from '../support/pictures.ts'

const plane = (width: number, height: number, level: (x: number, y: number) => [number, number, number]): Raw => {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(level(x, y), 3 * (y * width + x))
  return { data, width, height, channels: 3 }
}
const toned = ({ data, width, height, channels }: Raw) => {
  const tone = toneOf(data, width, height, channels)
  const changed = Buffer.from(data)
  applyTone(changed, channels, tone)
  return { tone, changed }
}
const rangeOf = (data: Uint8Array) => [
  data.reduce((one, other) => Math.min(one, other)),
  data.reduce((one, other) => Math.max(one, other)),
]

test('a flat picture gains contrast at the end where it lacks it, a fog stays a fog', () => {
  const dark = toned(plane(256, 64, (x) => Array(3).fill(8 + x * 0.6) as [number, number, number]))
  const [low = 0, high = 0] = rangeOf(dark.changed)
  assert.ok(low >= 1 && low <= 10 && high > 175 && high < 255, `${low} to ${high}`)
  const fog = toned(plane(256, 64, (x) => Array(3).fill(120 + x * 0.15) as [number, number, number]))
  const [lowest = 0, highest = 0] = rangeOf(fog.changed)
  assert.ok(highest - lowest <= 1.2 * 39 && highest - lowest > 1.1 * 38, `${lowest} to ${highest}`)
})

test('what is good is left as it is: contrast, colour, sharpness, and a picture of one colour', () => {
  const good = plane(256, 256, (x, y) => (y % 2 ? [x, x, x] : [240, 40, 100]))
  const { tone, changed } = toned(good)
  assert.deepEqual([tone.curve, tone.vibrance], [undefined, 0])
  assert.deepEqual(changed, good.data)
  const drawing = plane(256, 256, (x, y) =>
    (Math.floor(x / 16) + Math.floor(y / 16)) % 2 ? [10, 10, 10] : [240, 240, 240],
  )
  assert.equal(softnessOf(drawing.data, 256, 256, 3), 0)
  const one = plane(64, 64, () => [90, 120, 150])
  assert.deepEqual(toned(one).changed, one.data)
  assert.equal(softnessOf(one.data, 64, 64, 3), 0)
})

test('black and white stays without colour, and dull colours gain more than lively ones and than skin', () => {
  const grey = plane(256, 64, (x) => [x, x, x])
  assert.equal(toneOf(grey.data, 256, 64, 3).vibrance, 0)
  const tone = { curve: undefined, vibrance: 0.25 }
  const gain = (colour: [number, number, number]) => {
    const data = Buffer.from(colour)
    applyTone(data, 3, tone)
    const spread = (levels: Uint8Array) => Math.max(...levels) - Math.min(...levels)
    return spread(data) / spread(Buffer.from(colour))
  }
  const dull = gain([120, 140, 160])
  assert.ok(dull > 1.1 && dull > gain([20, 90, 230]), String(dull))
  for (const skin of [
    [224, 172, 140],
    [190, 138, 110],
    [120, 80, 60],
  ] as const)
    assert.ok(gain([...skin]) < 1.06, String(gain([...skin])))
})

test('nothing becomes black or white that was not, whatever the picture', () => {
  let state = 1
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24
  for (let round = 0; round < 20; round += 1) {
    const [base, spread] = [next(), 1 + next()]
    const level = () => Math.max(0, Math.min(255, base + ((next() * spread) >> 8) - (spread >> 1)))
    const raw = plane(64, 64, () => [level(), level(), level()])
    const before = Buffer.from(raw.data)
    applyTone(raw.data, 3, { ...toneOf(raw.data, 64, 64, 3), vibrance: 0.25 })
    sharpen(raw.data, 64, 64, 3, 1)
    for (const [at, now] of raw.data.entries())
      if (now === 0 || now === 255) assert.equal(before[at], now, `${round}: ${before[at]} became ${now}`)
  }
})

test('opacity is not touched, and what shows through does not count', () => {
  const data = Buffer.alloc(64 * 64 * 4)
  for (let at = 0; at < 64 * 64; at += 1) data.set(at % 2 ? [60 + (at % 64), 60, 70, 255] : [255, 0, 255, 0], 4 * at)
  const before = Buffer.from(data)
  const tone = toneOf(data, 64, 64, 4)
  applyTone(data, 4, tone)
  sharpen(data, 64, 64, 4, 0.6)
  for (let at = 3; at < data.length; at += 4) assert.equal(data[at], before[at])
})

for (const name of lossless)
  test(`${name} is found soft when it was blurred, and gets sharper without a halo`, async () => {
    const { data, width, height } = await rawOf(photo(name), (picture) => picture.removeAlpha())
    const soft = await rawOf(
      await sharp(data, { raw: { width, height, channels: 3 } })
        .blur(1.3)
        .png()
        .toBuffer(),
    )
    const [sharpness, softness] = [softnessOf(data, width, height, 3), softnessOf(soft.data, width, height, 3)]
    assert.ok(softness > sharpness && softness > 0.3, `${sharpness} and ${softness}`)
    const before = Buffer.from(soft.data)
    sharpen(soft.data, width, height, 3, softness)
    assert.notDeepEqual(soft.data, before)
    assert.ok(clipped(soft.data) <= clipped(before))
    const light = (raw: Uint8Array, at: number) => (raw[at]! * 77 + raw[at + 1]! * 150 + raw[at + 2]! * 29) >> 8
    for (let y = 1; y < height - 1; y += 1)
      for (let x = 1; x < width - 1; x += 1) {
        const at = 3 * (y * width + x)
        const around = [-1, 0, 1].flatMap((down) =>
          [-1, 0, 1].map((across) => light(before, at + 3 * (down * width + across))),
        )
        const now = light(soft.data, at)
        assert.ok(now <= Math.max(...around) + 2 && now >= Math.min(...around) - 2, `${x}, ${y}`)
      }
  })

test('the best quality that fits is found in few tries, however a size depends on quality', async () => {
  const shapes: Record<string, (quality: number) => number> = {
    'as photographs do': (quality) => 20_000 * 2 ** (quality / 22),
    'steeper at the end': (quality) => 10_000 * 2 ** (quality / 30) + (quality > 90 ? 400_000 : 0),
    'hardly at all': (quality) => 100_000 + quality,
    'in steps': (quality) => 10_000 * 2 ** (Math.ceil(quality / 10) / 2),
  }
  for (const [shape, sizeOf] of Object.entries(shapes))
    for (const most of [15_000, 60_000, 150_000, 400_000]) {
      const tried: number[] = []
      const attempt = async (quality: number): Promise<Tried> => {
        tried.push(quality)
        return { quality, size: Math.round(sizeOf(quality)) }
      }
      const best = await bestWithin(await attempt(95), most, attempt)
      assert.ok(tried.length <= 8, `${shape}, ${most}: ${tried.join()}`)
      assert.equal(new Set(tried).size, tried.length, 'none twice')
      const possible = sizeOf(20) <= most
      assert.equal(best.size <= most, possible, `${shape}, ${most}`)
      if (!possible) assert.equal(best.quality, 20)
      else if (best.quality < 95)
        assert.ok(best.size > 0.9 * most || sizeOf(best.quality + 4) > most, `${shape}, ${most}: ${best.quality}`)
    }
})
