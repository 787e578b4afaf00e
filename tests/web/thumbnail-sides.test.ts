// On which side of a photograph the text of a wide thumbnail stands by itself: where the least is on it, and beside what it is about.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { emptierSide, LOOKED_AT } from '#web/thumbnails/drawing/emptier-side.ts'
import { layOut } from '#web/thumbnails/drawing/draw-thumbnail.ts'
import { glares } from '#web/thumbnails/drawing/glare.ts'
import { contrastsOf } from '#web/thumbnails/drawing/legibility.ts'
import { SHADE } from '#web/thumbnails/drawing/shade.ts'
import { placeText } from '#web/thumbnails/drawing/text-layout.ts'
import { socialZones, youtubeZones } from '#web/thumbnails/drawing/zones.ts'
import { brushOf, drawn, madePhoto, measure, plainPhoto, type Pixel } from '../support/canvas.ts'

const grey: Pixel = [120, 120, 120]
const { picture } = youtubeZones('16:9', 'auto')
const stripes = (from: number, to: number) =>
  madePhoto(320, 180, (x) => (x >= from && x < to && x % 20 < 10 ? [20, 20, 20] : grey))
const emptier = (photo: ReturnType<typeof plainPhoto>, mirrored = false) =>
  emptierSide(brushOf(createCanvas(LOOKED_AT.width, LOOKED_AT.height)), photo, picture, mirrored)
const text = { line1: 'Lancering mislukt', line3: 'Nasa zwijgt' }

test('the emptier side is the one with clearly less on it, and mirrors with the photograph', () => {
  assert.equal(emptier(stripes(20, 140)), 'right')
  assert.equal(emptier(stripes(180, 300)), 'left')
  assert.equal(emptier(stripes(20, 140), true), 'left')
  assert.equal(emptier(stripes(0, 320)), undefined)
  assert.equal(emptier(plainPhoto(320, 180, grey)), undefined)
})

test('where nobody knows what it is about the text stands on the emptier side, unless a side was chosen', () => {
  const leftOf = (...zones: Parameters<typeof youtubeZones>) =>
    Math.min(
      ...placeText({ line1: 'Logo', line3: 'Tips' }, youtubeZones(...zones), measure()).map(({ box }) => box.left),
    )
  assert.ok(leftOf('16:9', 'auto', undefined, 'right') > 640)
  assert.ok(leftOf('16:9', 'auto', undefined, 'left') < 100)
  assert.ok(leftOf('16:9', 'auto') < 100)
  assert.ok(leftOf('16:9', 'left', undefined, 'right') < 100)
})

test('the text stands beside what it is about, on the emptier side, and not across what goes on above it', () => {
  // The foot of a rocket: the rocket itself is above it.
  const foot = { x: 640, y: 660 }
  for (const typeface of ['anton', 'montserrat'] as const) {
    const across = placeText(text, youtubeZones('16:9', 'auto', foot), measure(typeface))
    assert.ok(across.every(({ box }) => box.left + box.width < foot.x))
    const right = placeText(text, youtubeZones('16:9', 'auto', foot, 'right'), measure(typeface))
    assert.ok(right.every(({ box }) => box.left > foot.x))
  }
})

test('on what is nearly white the letters stand on a plate of ink, each reads, and beside it the picture is as it was', () => {
  const design = {
    zones: youtubeZones('16:9', 'left'),
    ...text,
    accentColor: '#B86BFF',
    mirrorImage: false,
    typeface: 'anton',
    shade: SHADE.usual,
  } as const
  const white = plainPhoto(64, 36, [250, 250, 250])
  const eye = brushOf(createCanvas(320, 480))
  assert.equal(glares(eye, design, white), true)
  assert.equal(glares(eye, design, plainPhoto(64, 36, grey)), false)
  assert.equal(glares(eye, { ...design, zones: socialZones() }, white), false)
  const plated = { ...design, plate: true }
  for (const { contrast } of contrastsOf(eye, plated, white)) assert.ok(contrast > 4.5)
  const { at } = drawn(plated, white, 1, false)
  for (const { box } of layOut(eye, plated)) {
    assert.deepEqual(at(Math.round(box.left + 5), Math.round(box.top + 5)), [0x14, 0x11, 0x0f])
    assert.deepEqual(at(Math.round(box.left + box.width + 60), Math.round(box.top + 5)), [250, 250, 250])
  }
})
