// Thumbnails px by px, on the canvas of Node: border, picture, mirror, letters, and the same at any scale. Emoji come from the
// system, so none stand here.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Rectangle } from '#contract/pictures/frame.ts'
import { SOCIAL_PICTURE } from '#contract/thumbnails/shapes.ts'
import { rgbOf } from '#web/thumbnails/drawing/colours.ts'
import { layOut, type Design } from '#web/thumbnails/drawing/draw-thumbnail.ts'
import { SHADE } from '#web/thumbnails/drawing/shade.ts'
import { socialZones, youtubeZones } from '#web/thumbnails/drawing/zones.ts'
import { createCanvas } from '@napi-rs/canvas'
import { brushOf, difference, drawn, madePhoto, plainPhoto, type Drawn, type Pixel } from '../support/canvas.ts'

const wide: Design = {
  zones: youtubeZones('16:9', 'left'),
  line1: 'Dit beestje redt je tuin',
  line3: 'Zonder gif',
  accentColor: '#FFC61A',
  mirrorImage: false,
  typeface: 'anton',
  shade: SHADE.usual,
}
const tall: Design = { ...wide, zones: youtubeZones('9:16', 'left') }
const social: Design = { ...wide, zones: socialZones() }
const wordless = { line1: '', line3: '' }

const pixelOf = (value: string): Pixel => {
  const { red, green, blue } = rgbOf(value)
  return [red, green, blue]
}
const gold = pixelOf(wide.accentColor)
const white: Pixel = [255, 255, 255]
const grey: Pixel = [120, 120, 120]

/** Whether any px of a part of the canvas is nearly that colour. */
function has({ at }: Drawn, { left, top, width, height }: Rectangle, colour: Pixel, tolerance = 12): boolean {
  for (let y = Math.round(top); y < Math.round(top + height); y += 1)
    for (let x = Math.round(left); x < Math.round(left + width); x += 1)
      if (difference(at(x, y), colour) <= tolerance) return true
  return false
}

test('a thumbnail is exactly as large as YouTube and the specification ask, also enlarged', () => {
  for (const [design, scale, width, height] of [
    [wide, 1, 1280, 720],
    [wide, 3, 3840, 2160],
    [tall, 1, 1080, 1920],
    [social, 1, 1080, 1350],
  ] as const) {
    const { png } = drawn(design, null, scale)
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [width, height])
  }
})

for (const [name, design] of Object.entries({ wide, tall }))
  test(`the border is 20 px of the accent colour on all sides, and the picture begins behind it: ${name}`, () => {
    const picture = drawn({ ...design, ...wordless }, plainPhoto(160, 90, grey))
    const { width, height, at } = picture
    for (let px = 0; px < 20; px += 1) {
      for (let x = 0; x < width; x += 7) {
        assert.deepEqual(at(x, px), gold)
        assert.deepEqual(at(x, height - 1 - px), gold)
      }
      for (let y = 0; y < height; y += 7) {
        assert.deepEqual(at(px, y), gold)
        assert.deepEqual(at(width - 1 - px, y), gold)
      }
    }
    for (const [x, y] of [
      [20, 20],
      [width - 21, 20],
      [20, height - 21],
      [width - 21, height - 21],
    ] as const)
      assert.ok(difference(at(x, y), grey) <= 2, `${x}, ${y}: ${at(x, y).join()}`)
  })

test('of a social thumbnail the picture fills 1080 x 808 px, then come a line in the accent colour and a plain ground', () => {
  const { width, height, at } = drawn(social, plainPhoto(540, 404, grey))
  assert.deepEqual(SOCIAL_PICTURE, { width: 1080, height: 808 })
  for (const x of [0, 1, 539, width - 1]) {
    for (const y of [0, 400, 807]) assert.ok(difference(at(x, y), grey) <= 2, `${x}, ${y}`)
    for (const y of [808, 827]) assert.deepEqual(at(x, y), gold)
    for (const y of [828, height - 1]) assert.deepEqual(at(x, y), pixelOf('#14110F'))
  }
})

/** Red, green and blue from left to right, and darker below. */
const flag = madePhoto(300, 300, (x, y) => {
  const light = y < 150 ? 230 : 90
  return x < 100 ? [light, 0, 0] : x < 200 ? [0, light, 0] : [0, 0, light]
})

test('mirroring turns the picture and nothing else', () => {
  const colours = (design: Design) => {
    const { at } = drawn(design, flag)
    return [30, 640, 1250].map((x) => at(x, 24).indexOf(Math.max(...at(x, 24))))
  }
  const straight = { ...wide, ...wordless }
  assert.deepEqual(colours(straight), [0, 1, 2])
  assert.deepEqual(colours({ ...straight, mirrorImage: true }), [2, 1, 0])
  // On an even picture there is no difference at all: text and border stay as they are.
  const plain = plainPhoto(64, 36, grey)
  assert.ok(drawn(wide, plain).png.equals(drawn({ ...wide, mirrorImage: true }, plain).png))
})

test('a picture is cut around its focus and never stretched, in every shape', () => {
  // A disc stays a disc.
  const disc = madePhoto(900, 300, (x, y) => ((x - 600) ** 2 + (y - 150) ** 2 < 60 ** 2 ? [250, 0, 0] : grey))
  for (const design of [wide, tall, social]) {
    const { zones } = design
    const { at } = drawn({ ...design, ...wordless }, { ...disc, focus: { x: 600 / 900, y: 0.5 } })
    const { left, top, width, height } = zones.picture
    const isDisc = (x: number, y: number) => at(x, y)[0] > 190 && at(x, y)[1] < 60
    const [middle, halfway] = [left + width / 2, Math.round(top + height / 2)]
    let [across, down] = [0, 0]
    for (let x = left; x < left + width; x += 1) across += isDisc(x, halfway) ? 1 : 0
    for (let y = top; y < top + height; y += 1) down += isDisc(middle, y) ? 1 : 0
    assert.ok(down > 100 && Math.abs(across - down) <= 4, `${across} x ${down}`)
    assert.ok(isDisc(middle, halfway))
  }
})

for (const typeface of ['anton', 'oswald', 'montserrat'] as const)
  test(`no part of a letter is cut, accents and tails neither: ${typeface}`, () => {
    const design = { ...wide, typeface, line1: 'Één coördinatie', line3: 'QÇ, Ïjÿ Ñandú', shade: 0 }
    const black = plainPhoto(64, 36, [0, 0, 0])
    const [withText, without] = [drawn(design, black), drawn(design, black, 1, false)]
    const lines = layOut(brushOf(createCanvas(8, 8)), design)
    for (const { box, text, part } of lines) {
      const colour = part === 'line3' ? gold : white
      // Its first and last rows of ink, and a little above and below, where nothing of it may be.
      assert.ok(has(withText, { ...box, height: 3 }, colour, 90), `${text}: no ink at its top`)
      assert.ok(
        has(withText, { ...box, top: box.top + box.height - 3, height: 3 }, colour, 90),
        `${text}: none at its foot`,
      )
      assert.ok(has(withText, { ...box, width: 4 }, colour, 90), `${text}: none at its left`)
      assert.ok(
        has(withText, { ...box, left: box.left + box.width - 4, width: 4 }, colour, 90),
        `${text}: none at its right`,
      )
    }
    // Between two lines there is a row without ink, however far accents and tails reach.
    for (const [at, { box }] of lines.entries()) {
      const next = lines[at + 1]
      if (!next) continue
      const between = Math.round((box.top + box.height + next.box.top) / 2)
      for (const colour of [white, gold]) assert.ok(!has(withText, { ...box, top: between, height: 1 }, colour, 90))
    }
    // What is drawn around the letters stays on the picture.
    for (let x = 0; x < 1280; x += 1)
      for (const y of [0, 19, 700, 719]) assert.deepEqual(withText.at(x, y), without.at(x, y))
  })

test('letters have an edge that stands out on white, on black and on noise: bright letters a dark one', () => {
  const noise = madePhoto(320, 180, (x, y) => {
    const value = (x * 7919 + y * 104_729 + ((x * y) % 251) * 31) % 256
    return [value, (value * 7) % 256, (value * 13) % 256]
  })
  const unlit = { ...wide, shade: 0 }
  const mask = drawn(unlit, plainPhoto(64, 36, [0, 0, 0]))
  const isLetter = (x: number, y: number) => mask.at(x, y)[0] > 200
  const lines = layOut(brushOf(createCanvas(8, 8)), wide)
  for (const photo of [plainPhoto(64, 36, white), plainPhoto(64, 36, [0, 0, 0]), noise]) {
    const { at } = drawn(unlit, photo)
    for (const { box, measured, size, baseline, text } of lines) {
      // Along the middle of the line every way out of a letter passes something dark.
      const y = Math.round(baseline - (measured.capital * size) / 2)
      let edges = 0
      for (let x = Math.round(box.left) - 4; x < box.left + box.width; x += 1) {
        if (!isLetter(x, y) || isLetter(x + 1, y)) continue
        const beyond = [1, 2, 3, 4].map((step) => Math.max(...at(x + step, y)))
        assert.ok(Math.min(...beyond) < 110, `${text} at ${x}, ${y}: ${beyond.join()}`)
        edges += 1
      }
      assert.ok(edges >= text.length - 2, text)
    }
  }
})

test('the same picture is drawn at any scale', () => {
  for (const design of [wide, tall, social]) {
    const [small, large] = [drawn(design, flag, 0.5), drawn(design, flag, 1)]
    let [sum, seen] = [0, 0]
    for (let y = 0; y < small.height; y += 3)
      for (let x = 0; x < small.width; x += 3) {
        const four = [
          large.at(2 * x, 2 * y),
          large.at(2 * x + 1, 2 * y),
          large.at(2 * x, 2 * y + 1),
          large.at(2 * x + 1, 2 * y + 1),
        ]
        const mean = [0, 1, 2].map((part) => four.reduce((total, px) => total + px[part as 0], 0) / 4)
        sum += difference(small.at(x, y), mean as unknown as Pixel)
        seen += 1
      }
    assert.ok(sum / seen < 2.5, String(sum / seen))
  }
})

test('a colour that does not stand out from ink gets light around it and a light ground, and main text in ink', () => {
  const deep = '#1F3A8A'
  const below = drawn({ ...social, accentColor: deep }, plainPhoto(54, 40, grey))
  assert.ok(below.at(10, 1340).every((part) => part > 240))
  assert.ok(has(below, social.zones.texts[0], [20, 17, 15]) && has(below, social.zones.texts[0], pixelOf(deep)))
  const over = drawn({ ...wide, accentColor: deep, shade: 0 }, plainPhoto(64, 36, [10, 10, 10]))
  const emphasis = layOut(brushOf(createCanvas(8, 8)), wide).find(({ part }) => part === 'line3')!.box
  assert.ok(has(over, emphasis, [243, 243, 243], 14))
})

test('without a picture there is a ground for the text, and a text of nothing draws none', () => {
  const { at } = drawn({ ...wide, ...wordless }, null)
  assert.deepEqual(at(640, 360), at(30, 30))
  assert.ok(!has(drawn({ ...wide, ...wordless }, null), wide.zones.picture, white))
})

test('a transparent picture stands on white, as in every JPEG, and not on what was drawn before', () => {
  const canvas = createCanvas(10, 10)
  const { at } = drawn(
    { ...wide, ...wordless },
    { image: canvas as never, width: 10, height: 10, focus: { x: 0, y: 0 } },
  )
  assert.deepEqual(at(640, 360), pixelOf('#FFFFFF'))
})
