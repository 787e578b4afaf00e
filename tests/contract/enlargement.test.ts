// In which passes and tiles a picture is enlarged: the whole of it, once, and no more than is needed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passesTo, sizeWithLongSide, tileCount, tilesOf, TILE_SIDE } from '#contract/pictures/enlargement.ts'

test('tiles cover every px of a picture once, and none is larger than allowed', () => {
  for (const [width, height] of [
    [1, 1],
    [192, 192],
    [193, 191],
    [960, 540],
    [1000, 7],
  ] as const) {
    const covered = new Uint8Array(width * height)
    for (const tile of tilesOf({ width, height })) {
      assert.ok(tile.width >= 1 && tile.height >= 1 && tile.width <= TILE_SIDE && tile.height <= TILE_SIDE)
      for (let y = tile.top; y < tile.top + tile.height; y += 1)
        for (let x = tile.left; x < tile.left + tile.width; x += 1) covered[y * width + x]! += 1
    }
    assert.ok(
      covered.every((times) => times === 1),
      `${width}x${height}`,
    )
  }
})

test('tiles are as large as each other, but for a px: then each takes as long', () => {
  const areas = tilesOf({ width: 1000, height: 570 }).map(({ width, height }) => [width, height])
  assert.deepEqual(new Set(areas.map(([width]) => width)), new Set([167, 166]))
  assert.deepEqual(new Set(areas.map(([, height]) => height)), new Set([190]))
})

test('a picture is doubled until it is large enough or nearly so, and not beyond what is needed of it', () => {
  const passes = (width: number, height: number, longSide: number) =>
    passesTo({ width, height }, longSide).map((size) => `${size.width}x${size.height}`)
  assert.deepEqual(passes(3840, 2160, 3840), [])
  assert.deepEqual(passes(6000, 4000, 3840), [])
  assert.deepEqual(passes(3340, 1879, 3840), [])
  assert.deepEqual(passes(3339, 1878, 3840), ['3339x1878'])
  assert.deepEqual(passes(1920, 1080, 3840), ['1920x1080'])
  assert.deepEqual(passes(1919, 1080, 3840), ['1919x1080'])
  assert.deepEqual(passes(1669, 939, 3840), ['1669x939', '1920x1080'])
  assert.deepEqual(passes(1280, 720, 3840), ['1280x720', '1920x1080'])
  assert.deepEqual(passes(720, 1280, 3840), ['720x1280', '1080x1920'])
  assert.deepEqual(passes(300, 200, 2160), ['300x200', '600x400', '1080x720'])
  assert.deepEqual(passes(128, 1, 200), ['128x1'])
})

test('a tiny picture has no passes: there is nothing in it to go by', () => {
  assert.deepEqual(passesTo({ width: 127, height: 127 }, 3840), [])
  assert.deepEqual(passesTo({ width: 1, height: 1 }, 5), [])
  assert.notDeepEqual(passesTo({ width: 127, height: 128 }, 3840), [])
})

test('how many tiles it takes is known beforehand', () => {
  assert.equal(tileCount({ width: 960, height: 540 }, 1920), 15)
  assert.equal(tileCount({ width: 1920, height: 1080 }, 3840), 60)
  assert.equal(tileCount({ width: 1280, height: 720 }, 3840), 28 + 60)
  assert.equal(tileCount({ width: 4000, height: 3000 }, 3840), 0)
})

test('the other side follows, and is never nothing', () => {
  assert.deepEqual(sizeWithLongSide({ width: 1920, height: 1080 }, 3840), { width: 3840, height: 2160 })
  assert.deepEqual(sizeWithLongSide({ width: 427, height: 640 }, 2160), { width: 1441, height: 2160 })
  assert.deepEqual(sizeWithLongSide({ width: 20_000, height: 1 }, 320), { width: 320, height: 1 })
})
