// The pictures of articles: sent by their writer, shown in three sizes to who may read the article, and to nobody else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { storedAt, STORED_WIDTHS } from '#contract/articles/stored-pictures.ts'
import { STORED_PER_TEN_MINUTES } from '#server/articles/stored-picture-routes.ts'
import type { Client } from '../support/app.ts'
import { bombs, moving, unreadable } from '../support/hostile-pictures.ts'
import { gradient, photo, photoBytes, turned, withExif } from '../support/pictures.ts'
import {
  articleWith,
  openPictureHouse,
  picturesPath,
  sendPicture,
  shown,
  storedBy,
  type PictureHouse,
} from '../support/stored-pictures.ts'

let house: PictureHouse
let writer: Client
let other: Client
let admin: Client
before(async () => {
  house = await openPictureHouse()
  writer = (await house.app.loggedIn({ role: 'user' })).client
  other = (await house.app.loggedIn({ role: 'paid' })).client
  admin = (await house.app.loggedIn({ role: 'admin' })).client
})
after(() => house.close())

const wide = () => sharp(photo('dandelions.jpg')).resize(2000, 1000, { fit: 'fill' }).jpeg().toBuffer()

test('a picture is stored whole and in three sizes, and its address says how large it is', async () => {
  const sent = await wide()
  const picture = await storedBy(writer, sent, { name: 'Brug é.JPG' })
  const { name, address, ...rest } = picture
  assert.deepEqual(storedAt(address), { name, size: { width: 2000, height: 1000 } })
  assert.deepEqual(rest, {
    fileName: 'Brug é.JPG',
    width: 2000,
    height: 1000,
    bytes: sent.length,
    credit: '',
    notes: [],
  })
  const whole = await shown(writer, address)
  const head = (header: string) => whole.headers.get(header)
  assert.deepEqual(
    [whole.status, head('content-type'), head('x-content-type-options'), head('cache-control')],
    [200, 'image/jpeg', 'nosniff', 'private, max-age=3600'],
  )
  assert.match(head('content-disposition') ?? '', /^inline; filename=/)
  assert.ok(whole.bytes.equals(sent))
  for (const width of STORED_WIDTHS) {
    const { bytes, headers } = await shown(writer, `${picturesPath}/${name}?w=${width}`)
    const metadata = await sharp(bytes).metadata()
    assert.deepEqual([metadata.format, metadata.width, metadata.height], ['jpeg', width, width / 2])
    assert.equal(headers.get('content-type'), 'image/jpeg')
  }
})

test('no size is larger than the picture: of 959, 960 and 961 px, and of 1', async () => {
  for (const [side, wanted] of [
    [1, [1, 1, 1]],
    [480, [480, 480, 480]],
    [481, [480, 481, 481]],
    [959, [480, 959, 959]],
    [960, [480, 960, 960]],
    [961, [480, 960, 961]],
  ] as const) {
    const picture = await storedBy(writer, await gradient({ width: side, height: 10 }).png().toBuffer(), {
      name: 'a.png',
    })
    const widths = await Promise.all(
      STORED_WIDTHS.map(
        async (w) =>
          (await sharp((await shown(writer, `${picturesPath}/${picture.name}?w=${w}`)).bytes).metadata()).width,
      ),
    )
    assert.deepEqual(widths, wanted, String(side))
  }
})

test('one that is not upright is made so; where it was made and with what is gone', async () => {
  for (const orientation of [1, 3, 6, 8]) {
    const picture = await storedBy(writer, await turned(orientation))
    assert.deepEqual([picture.width, picture.height], [120, 80])
    const { bytes } = await shown(writer, picture.address)
    const [red = 255, green = 255] = await sharp(bytes)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    assert.ok(red < 30 && green < 30, `${orientation}: ${red} ${green}`)
  }
  const { bytes } = await shown(writer, (await storedBy(writer, await withExif())).address)
  assert.equal((await sharp(bytes).metadata()).exif, undefined)
  for (const word of ['Doos 1.0', '12345', 'GPS']) assert.ok(!bytes.includes(word), word)
})

test('a moving picture stands still, and that is told; a transparent one stays so', async () => {
  const { status, body: still } = await sendPicture(writer, await moving('webp'), { name: 'a.webp' })
  assert.deepEqual([status, still.notes], [201, ['still']])
  const metadata = await sharp((await shown(writer, still.address)).bytes).metadata()
  assert.deepEqual([metadata.format, metadata.pages ?? 1], ['webp', 1])
  const clear = await sharp({ create: { width: 600, height: 10, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  const { name } = await storedBy(writer, clear, { name: 'a.png' })
  for (const address of [`${picturesPath}/${name}`, `${picturesPath}/${name}?w=480`])
    assert.equal((await sharp((await shown(writer, address)).bytes).metadata()).hasAlpha, true)
})

test('very long pictures of either direction are stored', async () => {
  for (const [width, height] of [
    [20_000, 50],
    [50, 20_000],
    [600, 40_000],
  ] as const) {
    const picture = await storedBy(writer, await gradient({ width, height }).png().toBuffer(), { name: 'lang.png' })
    assert.deepEqual([picture.width, picture.height], [width, height])
    for (const w of STORED_WIDTHS) {
      const { bytes } = await shown(writer, `${picturesPath}/${picture.name}?w=${w}`)
      assert.equal((await sharp(bytes, { limitInputPixels: false }).metadata()).width, Math.min(w, width))
    }
  }
})

test('who sends a picture sees it, and an administrator once an article has it; for all others it does not exist', async () => {
  const picture = await storedBy(writer, await photoBytes('rocket.jpg'))
  const { address, name } = picture
  const seenBy = async () =>
    Promise.all([writer, other, admin].map(async (client) => (await shown(client, address)).status))
  assert.deepEqual(await seenBy(), [200, 404, 404])
  const article = await articleWith(writer, [picture])
  assert.deepEqual(await seenBy(), [200, 404, 200])
  for (const width of STORED_WIDTHS)
    assert.equal((await shown(other, `${picturesPath}/${name}?w=${width}`)).status, 404)
  assert.equal((await shown(house.app.client(), address)).status, 401)
  assert.equal((await other.post(`${picturesPath}/${name}/take`)).status, 404)
  // The name alone opens no other door.
  for (const client of [other, admin]) assert.equal((await shown(client, `/api/pictures/${name}`)).status, 404)
  assert.equal((await writer.send('DELETE', `/api/pictures/${name}`)).status, 404)
  await writer.send('DELETE', `/api/articles/${article.id}`)
  assert.deepEqual(await seenBy(), [200, 404, 200])
})

test('an address that is none is not found or refused', async () => {
  const { name } = await storedBy(writer, await gradient().png().toBuffer(), { name: 'a.png' })
  for (const wrong of [
    `${picturesPath}/${'a'.repeat(32)}`,
    `${picturesPath}/${name}x`,
    `${picturesPath}/..%2f..%2fetc`,
  ])
    assert.ok([400, 404].includes((await shown(writer, wrong)).status), wrong)
  for (const w of ['0', '481', '1e9', 'breed'])
    assert.equal((await shown(writer, `${picturesPath}/${name}?w=${w}`)).status, 400)
  assert.equal((await shown(writer, `${picturesPath}/${name}?size=1x1`)).status, 200)
})

test('what is no picture, or too much of one, is refused in words, and leaves nothing', async () => {
  const left = await house.filesLeft()
  for (const [what, bytes] of Object.entries(await unreadable())) {
    const { status, body } = await sendPicture(writer, bytes, { name: 'foto.jpg' })
    assert.ok([400, 415, 422].includes(status), `${what}: ${status}`)
    assert.ok(body.message.length > 10 && body.error === body.message, what)
  }
  for (const [what, bytes] of Object.entries(await bombs())) {
    const { status, body } = await sendPicture(writer, bytes, { name: 'foto.png' })
    assert.deepEqual([status, body.code], [422, 'pictureTooManyPixels'], what)
  }
  const tooLarge = Buffer.concat([await photoBytes('rocket.jpg'), Buffer.alloc(10 * 1024 * 1024)])
  assert.equal((await sendPicture(writer, tooLarge)).status, 413)
  assert.equal((await sendPicture(writer, await photoBytes('rocket.jpg'), { field: 'file' })).status, 400)
  assert.deepEqual(await house.filesLeft(), left)
})

test('who asks for lines hears how far it is', async () => {
  const { status, body } = await sendPicture(writer, await wide(), { lines: true })
  assert.equal(status, 200)
  const done = body.flatMap((line: { progress?: { done: number; total: number } }) =>
    line.progress ? [line.progress.done] : [],
  )
  assert.deepEqual(done, [1, 2, 3, 4])
  assert.match(body.at(-1).reply.address, /^\/api\/articles\/pictures\//)
})

test('who waits for a turn hears how many come before, and then that it has begun', async (context) => {
  const { studio } = house.app.site
  const { pages } = studio
  context.after(() => void (studio.pages = pages))
  studio.pages = (asked, asker) => {
    asker.onAhead?.(2)
    asker.onAhead?.(0)
    return pages(asked, asker)
  }
  const { body } = await sendPicture(writer, await wide(), { lines: true })
  assert.deepEqual(body.slice(0, 3), [
    { waiting: { ahead: 2 } },
    { waiting: { ahead: 0 } },
    { progress: { done: 1, total: 4, secondsLeft: null } },
  ])
})

test('who leaves while it is made leaves nothing behind', async () => {
  const { pages } = house.app.site.studio
  const left = await house.filesLeft()
  const leaving = new AbortController()
  // At the worst moment: everything is made, and nothing kept yet.
  house.app.site.studio.pages = async (...asked) => {
    const made = await pages(...asked)
    leaving.abort()
    await new Promise<void>((gone) => asked[1].signal.addEventListener('abort', () => gone(), { once: true }))
    return made
  }
  await assert.rejects(sendPicture(writer, await wide(), { signal: leaving.signal }))
  house.app.site.studio.pages = pages
  assert.deepEqual(await house.filesLeft(), left)
})

test('the same picture in use is not kept twice; one that nobody uses is', async () => {
  const bytes = await photoBytes('tulips.png')
  const first = await storedBy(writer, bytes, { name: 'tulpen.png' })
  const second = await storedBy(writer, bytes, { name: 'tulpen.png' })
  assert.notEqual(second.name, first.name)
  await articleWith(writer, [first])
  assert.equal((await storedBy(writer, bytes, { name: 'anders.png' })).name, first.name)
  assert.notEqual((await storedBy(other, bytes)).name, first.name)
})

test('one’s own picture is taken as it is; of somebody else’s that one may see, a copy', async () => {
  const bytes = await photoBytes('coffee.png')
  const picture = await storedBy(writer, bytes, { name: 'koffie.png' })
  await articleWith(writer, [picture])
  const taken = async (client: Client) => (await client.post(`${picturesPath}/${picture.name}/take`)).body
  assert.equal((await taken(writer)).name, picture.name)
  const copy = await taken(admin)
  assert.notEqual(copy.name, picture.name)
  assert.deepEqual({ ...copy, name: '', address: '', notes: [] }, { ...picture, name: '', address: '' })
  const original = await shown(writer, picture.address)
  assert.ok((await shown(admin, copy.address)).bytes.equals(original.bytes))
  assert.equal((await shown(writer, copy.address)).status, 404)
  const small = `?w=${STORED_WIDTHS[0]}`
  const smaller = await Promise.all([
    shown(admin, `${picturesPath}/${copy.name}${small}`),
    shown(writer, `${picturesPath}/${picture.name}${small}`),
  ])
  assert.ok(smaller[0].bytes.equals(smaller[1].bytes))
})

test('two at once, and many: each is stored by itself', async () => {
  const sent = await Promise.all(
    Array.from({ length: 6 }, async (_, at) =>
      storedBy(
        writer,
        await gradient({ width: 500 + at, height: 20 })
          .png()
          .toBuffer(),
      ),
    ),
  )
  assert.equal(new Set(sent.map(({ name }) => name)).size, 6)
  assert.deepEqual(
    sent.map(({ width }) => width),
    [500, 501, 502, 503, 504, 505],
  )
})

test('nobody sends pictures without end', async (t) => {
  const strict = await openPictureHouse({ rateLimit: true })
  t.after(() => strict.close())
  const { client } = await strict.app.loggedIn()
  const none = Buffer.from('\x89PNG\r\n\x1a\n niets', 'latin1')
  for (let at = 0; at < STORED_PER_TEN_MINUTES; at += 1) await sendPicture(client, none, { name: 'a.png' })
  assert.equal((await sendPicture(client, none, { name: 'a.png' })).status, 429)
})
