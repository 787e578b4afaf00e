// Which lines read on what is behind them, and the shade that mends those that do not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { socialPalette, youtubePalettes } from '#contract/thumbnails/palettes.ts'
import { youtubeFormats } from '#contract/thumbnails/shapes.ts'
import { contrastBetween, groundFor, INK, PAPER } from '#web/thumbnails/drawing/colours.ts'
import { layOut, overSubject, type Design, type Photo } from '#web/thumbnails/drawing/draw-thumbnail.ts'
import {
  contrastsOf,
  LEAST_CONTRAST,
  LOOKED_AT_SCALE,
  shadeThatMends,
  tooSmallIn,
} from '#web/thumbnails/drawing/legibility.ts'
import { SHADE } from '#web/thumbnails/drawing/shade.ts'
import { socialZones, youtubeZones } from '#web/thumbnails/drawing/zones.ts'
import { createCanvas } from '@napi-rs/canvas'
import { brushOf, drawn, madePhoto, plainPhoto } from '../support/canvas.ts'

const design: Design = {
  zones: youtubeZones('16:9', 'left'),
  line1: 'Dit beestje redt je tuin',
  line3: 'Zonder gif',
  accentColor: '#FFC61A',
  mirrorImage: false,
  typeface: 'anton',
  shade: SHADE.usual,
}
const brush = brushOf(createCanvas(1280 * LOOKED_AT_SCALE, 1920 * LOOKED_AT_SCALE))
const unread = (given: Design, photo: Photo) =>
  contrastsOf(brush, given, photo)
    .filter(({ contrast }) => contrast < LEAST_CONTRAST)
    .map(({ line }) => line.text)

const white = plainPhoto(64, 36, [255, 255, 255])
const black = plainPhoto(64, 36, [0, 0, 0])

test('contrast is that of WCAG', () => {
  assert.equal(contrastBetween('#000000', '#FFFFFF').toFixed(2), '21.00')
  assert.equal(contrastBetween('#777777', '#FFFFFF').toFixed(2), '4.48')
  assert.equal(contrastBetween('#FFFFFF', '#777777').toFixed(2), '4.48')
  assert.equal(groundFor('#FFEC3D'), INK)
  assert.equal(groundFor('#1F3A8A'), PAPER)
})

test('every line reads on black, and bright letters do not on white', () => {
  assert.deepEqual(unread(design, black), [])
  assert.deepEqual(unread(design, white), ['ZONDER GIF'])
  assert.deepEqual(unread({ ...design, shade: 0 }, white), ['DIT BEESTJE', 'REDT JE TUIN', 'ZONDER GIF'])
})

test('only the line with something bright behind it is named, and a glint is not enough', () => {
  const { top, height } = layOut(brush, design)[1]!.box
  const { picture } = design.zones
  const striped = madePhoto(picture.width, picture.height, (_, y) =>
    Math.abs(y + picture.top - top - height / 2) < height / 2 ? [255, 255, 255] : [0, 0, 0],
  )
  assert.deepEqual(unread({ ...design, shade: 0 }, striped), ['REDT JE TUIN'])
  const glinting = madePhoto(640, 360, (x) => (x % 20 === 0 ? [255, 255, 255] : [0, 0, 0]))
  assert.deepEqual(unread({ ...design, shade: 0 }, glinting), [])
})

test('one shade mends all lines, on any picture in every colour and shape', () => {
  const noise = madePhoto(160, 90, (x, y) => {
    const value = (x * 7919 + y * 104_729) % 256
    return [value, value, 255 - value]
  })
  for (const format of youtubeFormats)
    for (const { value } of youtubePalettes[format])
      for (const photo of [white, black, noise]) {
        const given = { ...design, accentColor: value, zones: youtubeZones(format, 'left') }
        const shade = shadeThatMends(brush, given, photo)
        assert.ok(shade >= given.shade && shade <= SHADE.most)
        assert.deepEqual(unread({ ...given, shade }, photo), [], `${value}: ${shade}`)
      }
})

test('what reads already is not darkened', () => {
  assert.equal(shadeThatMends(brush, design, black), design.shade)
})

test('every accent stands out from where it stands: on a photograph that is darkened, or on the ground below', () => {
  for (const format of youtubeFormats)
    for (const { name, value } of youtubePalettes[format]) assert.ok(contrastBetween(value, INK) >= 4.5, name)
  for (const { name, value } of socialPalette) assert.ok(contrastBetween(value, groundFor(value)) >= 4.5, name)
})

test('the first seven images of a batch stand on the same dark ground', () => {
  for (const { name, value } of socialPalette.slice(0, 7)) assert.equal(groundFor(value), INK, name)
})

test('below a social picture every line reads, in all twelve colours', () => {
  for (const { name, value } of socialPalette) {
    const contrasts = contrastsOf(brush, { ...design, zones: socialZones(), accentColor: value }, white)
    for (const { line, contrast } of contrasts) assert.ok(contrast >= 4.5, `${name}: ${line.text} ${contrast}`)
  }
  assert.equal(shadeThatMends(brush, { ...design, zones: socialZones() }, white), design.shade)
})

test('a line over the middle of what the picture is about is told, one beside it is not', () => {
  const over = (side: 'auto' | 'left', x: number, given = {}) =>
    overSubject(brush, { ...design, ...given, zones: youtubeZones('16:9', side, { x, y: 400 }) }).map(
      ({ text }) => text,
    )
  assert.deepEqual(over('auto', 300), [])
  assert.deepEqual(over('left', 800), [])
  assert.notDeepEqual(over('left', 150, { line1: 'Gemeente bouwt duizend nieuwe woningen' }), [])
  assert.deepEqual(overSubject(brush, design), [])
})

test('the shade follows the lines: a letter’s height away from them the picture is as it was', () => {
  const { at } = drawn({ ...design, shade: SHADE.most }, white, 1, false)
  const lines = layOut(brush, design)
  const size = Math.max(...lines.map((line) => line.size))
  const [top, right] = [lines[0]!.box.top, Math.max(...lines.map(({ box }) => box.left + box.width))]
  for (const [x, y] of [
    [100, Math.round(top - size)],
    [Math.round(right + size), 600],
    [1200, 100],
  ] as const)
    assert.ok(Math.min(...at(x, y)) > 250, `${x}, ${y}: ${at(x, y).join()}`)
  // Behind and between all lines it is even.
  const { left, top: first } = lines[0]!.box
  const last = lines.at(-1)!.box
  for (let y = Math.round(first + 5); y < last.top + last.height - 5; y += 10)
    assert.ok(Math.max(...at(Math.round(left + 60), y)) < 80, `${y}: ${at(Math.round(left + 60), y).join()}`)
})

test('a word that becomes too small to be read in a list is told', () => {
  const small = (line1: string) => tooSmallIn(brush, { ...design, line1 }).map(({ text }) => text)
  assert.deepEqual(small('Dit beestje redt je tuin'), [])
  const long = 'Meervoudigepersoonlijkheidsstoornissenonderzoeken'
  assert.deepEqual(small(long), [long.toUpperCase()])
})
