// Pictures in a frame: filling it around what matters, or whole over a blurred one, and never stretched; in as few bytes as asked.
import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { cropFor, type Focus, type Size } from '#contract/pictures/frame.ts'
import { createStudio, type Studio } from '#server/imaging/studio.ts'
import type { ResizeTask } from '#server/imaging/tasks.ts'
import { isNear, psnr, px, rawOf, type Raw } from '../support/compare-pixels.ts'
import { gradient, photo, pictureFolder, turned } from '../support/pictures.ts'

let studio: Studio
let folder: Awaited<ReturnType<typeof pictureFolder>>
before(async () => {
  studio = createStudio()
  folder = await pictureFolder()
})
after(async () => {
  await studio.close()
  await folder.remove()
})

const asker = { userId: 1, signal: new AbortController().signal }
let made = 0

async function resize(path: string, size: Size, how: Partial<ResizeTask> = {}) {
  const out = folder.path(`made-${(made += 1)}`)
  const standard = { fit: 'fill', focus: null, format: 'png', quality: 85, mostBytes: null } as const
  const answer = await studio.resize({ path, out, size, ...standard, ...how }, asker)
  assert.equal((await stat(out)).size, answer.bytes)
  return { answer, out }
}

const wide = { width: 1920, height: 1080 }
const tall = { width: 1080, height: 1920 }
const square = { width: 500, height: 500 }

for (const source of [
  { width: 3000, height: 2000 },
  { width: 640, height: 480 },
  { width: 1400, height: 300 },
])
  for (const size of [wide, tall, square])
    test(`${source.width}x${source.height} in ${size.width}x${size.height} is exactly the part that the preview shows`, async () => {
      const path = await folder.put('source.png', await gradient(source).png().toBuffer())
      for (const focus of [
        { x: 0, y: 0 },
        { x: 0.5, y: 0.5 },
        { x: 0.83, y: 0.21 },
        { x: 1, y: 1 },
      ]) {
        const { answer, out } = await resize(path, size, { focus })
        assert.deepEqual([answer.width, answer.height, answer.focus], [size.width, size.height, focus])
        const raw = await rawOf(out)
        const crop = cropFor(source, size, focus)
        // The colours of a gradient tell where in it each corner lies.
        for (const [x, y] of [
          [0.02, 0.02],
          [0.98, 0.02],
          [0.5, 0.5],
          [0.02, 0.98],
          [0.98, 0.98],
        ] as const) {
          const red = (255 * (crop.left + x * crop.width)) / source.width
          const green = (255 * (crop.top + y * crop.height)) / source.height
          const found = px(raw, Math.floor(x * size.width), Math.floor(y * size.height))
          assert.ok(isNear(found, [red, green, 128], 4), `${JSON.stringify(focus)} ${x},${y}: ${found.join()}`)
        }
      }
    })

/** A disc of a hundred px across, in the middle of this size. */
const disc = ({ width, height }: Size) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/><circle cx="${width / 2}" cy="${height / 2}" r="50"/></svg>`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer()

function extentOf(raw: Raw): Size {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0]
  for (let y = 0; y < raw.height; y += 1)
    for (let x = 0; x < raw.width; x += 1)
      if (px(raw, x, y)[0]! < 20) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  return { width: right - left, height: bottom - top }
}

test('what is round stays round', async () => {
  const path = await folder.put('disc.png', await disc({ width: 300, height: 200 }))
  for (const size of [wide, tall, square, { width: 700, height: 123 }]) {
    const { out } = await resize(path, size, { fit: 'fill', focus: { x: 0.5, y: 0.5 } })
    const cut = {
      width: Math.min(300, (200 * size.width) / size.height),
      height: Math.min(200, (300 * size.height) / size.width),
    }
    const { width, height } = extentOf(await rawOf(out))
    // A cut is in whole px of the source, and so may be off by less than one of them.
    const most = Math.max(3, size.height / cut.height)
    if (Math.min(cut.width, cut.height) > 110) assert.ok(Math.abs(width - height) <= most, `${width} x ${height}`)
  }
  const { out } = await resize(path, { width: 600, height: 600 }, { fit: 'blur' })
  const { width, height } = extentOf(
    await rawOf(out, (picture) => picture.extract({ left: 0, top: 110, width: 600, height: 380 })),
  )
  assert.ok(Math.abs(width - height) <= 3, `${width} x ${height}`)
})

test('a whole picture stands in the middle with clean edges, over a darker, blurred one without any of its own', async () => {
  const path = await folder.put(
    'plain.png',
    await sharp({ create: { width: 400, height: 400, channels: 3, background: '#e06020' } })
      .png()
      .toBuffer(),
  )
  const { answer, out } = await resize(path, { width: 800, height: 400 }, { fit: 'blur' })
  assert.deepEqual([answer.width, answer.height], [800, 400])
  const raw = await rawOf(out)
  const colour = [0xe0, 0x60, 0x20]
  for (const y of [0, 200, 399]) {
    assert.ok(
      isNear(px(raw, 200, y), colour, 2) && isNear(px(raw, 599, y), colour, 2),
      'whole to its first and last px',
    )
    for (const x of [0, 5, 199, 600, 799]) {
      const found = px(raw, x, y)
      assert.ok(
        isNear(
          found,
          colour.map((level) => level * 0.75),
          4,
        ),
        `${x}, ${y}: ${found.join()}`,
      )
    }
  }
  const photographed = await resize(photo('astronaut.png'), wide, { fit: 'blur' })
  const behind = await rawOf(photographed.out, (picture) =>
    picture.extract({ left: 0, top: 0, width: 400, height: 1080 }),
  )
  let steepest = 0
  for (let y = 0; y < 1080; y += 1)
    for (let x = 1; x < 400; x += 1)
      steepest = Math.max(steepest, Math.abs(px(behind, x, y)[1]! - px(behind, x - 1, y)[1]!))
  assert.ok(steepest <= 4, `${steepest} levels from one px to the next`)
})

test('a picture of nearly the shape of its frame fills it: a line of background beside it would look like a mistake', async () => {
  const path = await folder.put('nearly.png', await gradient({ width: 4000, height: 2251 }).png().toBuffer())
  const raw = await rawOf((await resize(path, wide, { fit: 'blur' })).out)
  for (const x of [0, 1919]) assert.ok(isNear(px(raw, x, 540).slice(1), [128, 128], 4), px(raw, x, 540).join())
})

/** A red disc on nothing, which is black underneath: what people cut out, such as a logo. */
const cutOut = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="80" fill="#c81e1e"/></svg>',
    ),
  )
    .png()
    .toBuffer()

test('a picture that was cut out stands free: nothing is blurred behind it, and in a JPEG it lies on white', async () => {
  const path = await folder.put('cut-out.png', await cutOut())
  const size = { width: 400, height: 200 }
  const png = await rawOf((await resize(path, size, { fit: 'blur' })).out)
  assert.deepEqual([png.channels, png.width, png.height], [4, 400, 200])
  for (const [x, y] of [
    [2, 100],
    [397, 100],
    [103, 3],
  ] as const)
    assert.equal(px(png, x, y)[3], 0, `${x}, ${y}`)
  assert.deepEqual(px(png, 200, 100), [200, 30, 30, 255])
  const jpeg = await rawOf((await resize(path, size, { fit: 'blur', format: 'jpeg', quality: 95 })).out)
  for (const [x, y] of [
    [2, 100],
    [103, 3],
  ] as const)
    assert.ok(isNear(px(jpeg, x, y), [255, 255, 255], 2), px(jpeg, x, y).join())
  assert.ok(isNear(px(jpeg, 200, 100), [200, 30, 30], 6))
})

test('rounded corners make no cut-out of a photograph: through them the blurred one is seen', async () => {
  const mask = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" rx="40"/></svg>',
  )
  const rounded = await sharp(photo('coffee.png'))
    .resize(400, 400)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const raw = await rawOf(
    (await resize(await folder.put('rounded.png', rounded), { width: 800, height: 400 }, { fit: 'blur' })).out,
  )
  assert.equal(raw.channels, 3)
  assert.ok(px(raw, 201, 1).some((level) => level > 0))
})

/** Where people look at first, and how far off is near enough. */
const subjects: Record<string, { at: Focus; within: number }> = {
  'astronaut.png': { at: { x: 0.43, y: 0.22 }, within: 0.1 },
  'raccoon.png': { at: { x: 0.58, y: 0.45 }, within: 0.15 },
  'cat.png': { at: { x: 0.5, y: 0.42 }, within: 0.15 },
  'tulips.png': { at: { x: 0.68, y: 0.42 }, within: 0.15 },
  'coffee.png': { at: { x: 0.5, y: 0.48 }, within: 0.15 },
}
for (const [name, { at, within }] of Object.entries(subjects))
  test(`what ${name} is about is found, the same in any size, and a crop is made around it`, async () => {
    const path = photo(name as 'cat.png')
    const { focus } = await studio.inspect({ path }, asker)
    assert.ok(Math.hypot(focus.x - at.x, focus.y - at.y) <= within, JSON.stringify(focus))
    const small = await sharp(path).resize(300).jpeg({ quality: 90 }).toBuffer()
    const again = await studio.inspect({ path: await folder.put('small.jpg', small) }, asker)
    assert.ok(Math.hypot(focus.x - again.focus.x, focus.y - again.focus.y) < 0.1, JSON.stringify(again.focus))
    const { answer } = await resize(path, tall)
    assert.ok(Math.hypot(focus.x - answer.focus.x, focus.y - answer.focus.y) < 0.1, JSON.stringify(answer.focus))
  })

test('a face is found though something else is more colourful, also mirrored and without colours', async () => {
  const { width, height, ...at } = { width: 512, height: 512, x: 0.43, y: 0.22 }
  for (const [what, picture, x] of [
    ['mirrored', sharp(photo('astronaut.png')).flop(), 1 - at.x],
    ['grey', sharp(photo('astronaut.png')).greyscale(), at.x],
    ['beside much else', sharp(photo('astronaut.png')).extend({ right: width / 2, background: '#20a0ff' }), at.x / 1.5],
  ] as const) {
    const { focus } = await studio.inspect(
      { path: await folder.put('face.png', await picture.png().toBuffer()) },
      asker,
    )
    assert.ok(Math.hypot(focus.x - x, focus.y - at.y) <= 0.1, `${what}: ${JSON.stringify(focus)} of ${height}`)
  }
})

test('of a picture of nothing the middle is kept', async () => {
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aacc' } })
  const { focus } = await studio.inspect({ path: await folder.put('sky.png', await plain.png().toBuffer()) }, asker)
  assert.deepEqual(focus, { x: 0.5, y: 0.5 })
})

test('two pictures stand over each other, each whole in its half, also when it is the same one twice and when it was turned', async () => {
  const path = await folder.put('turned.jpg', await turned(6))
  const out = folder.path('pair.png')
  const half = (focus: Focus) => ({ path, focus })
  const answer = await studio.pair({ top: half({ x: 0, y: 0 }), bottom: half({ x: 1, y: 1 }), out }, asker)
  assert.deepEqual([answer.width, answer.height], [1080, 1920])
  assert.deepEqual(answer.focus, { top: { x: 0, y: 0 }, bottom: { x: 1, y: 1 } })
  const raw = await rawOf(out)
  // 120x80 in 1080x960 leaves 90 px of its width.
  assert.ok(isNear(px(raw, 4, 4), [4, 4, 128], 8), px(raw, 4, 4).join())
  assert.ok(isNear(px(raw, 1075, 955), [191, 251, 128], 8), px(raw, 1075, 955).join())
  assert.ok(isNear(px(raw, 4, 964), [66, 4, 128], 8), px(raw, 4, 964).join())
  assert.ok(isNear(px(raw, 1075, 1915), [251, 251, 128], 8), px(raw, 1075, 1915).join())
})

for (const format of ['jpeg', 'webp', 'avif'] as const)
  test(`${format} gets the best quality that is small enough, and never more than was asked`, async () => {
    const path = photo('raccoon.png')
    const size = { width: 640, height: 480 }
    const free = await resize(path, size, { format, quality: 80 })
    assert.deepEqual([free.answer.quality, free.answer.met], [80, true])
    const roomy = await resize(path, size, { format, quality: 80, mostBytes: free.answer.bytes })
    assert.deepEqual([roomy.answer.quality, roomy.answer.bytes], [80, free.answer.bytes])
    const most = Math.round(free.answer.bytes * 0.55)
    const small = await resize(path, size, { format, quality: 80, mostBytes: most })
    assert.ok(
      small.answer.met && small.answer.bytes <= most && small.answer.bytes > 0.75 * most,
      JSON.stringify(small.answer),
    )
    const tiny = await resize(path, size, { format, quality: 80, mostBytes: 500 })
    assert.deepEqual([tiny.answer.met, tiny.answer.quality], [false, 20])
    const reference = await rawOf((await resize(path, size)).out)
    assert.ok(psnr((await rawOf(small.out)).data, reference.data, size) > 24)
  })

test('a PNG keeps every px, whatever it may weigh, and a photograph takes much less than when its rows are packed as they are', async () => {
  const path = photo('coffee.png')
  const size = { width: 600, height: 400 }
  const never = await resize(path, size, { mostBytes: 1_000 })
  assert.deepEqual([never.answer.met, never.answer.quality], [false, null])
  const { data, info } = await sharp(never.out).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const asTheyAre = await sharp(data, { raw: { width, height, channels } }).png({ adaptiveFiltering: false }).toBuffer()
  assert.ok(never.answer.bytes < 0.75 * asTheyAre.length, `${never.answer.bytes} of ${asTheyAre.length}`)
})

test('a conversion keeps the size of a picture', async () => {
  const out = folder.path('same.webp')
  const { width, height } = await studio.convert({ path: photo('rocket.jpg'), out, format: 'webp', quality: 80 }, asker)
  assert.deepEqual([width, height, (await sharp(out).metadata()).format], [640, 427, 'webp'])
})
