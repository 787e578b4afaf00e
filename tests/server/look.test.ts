// What a picture is about, told of a small copy of it: to its owner at once, and nothing is kept.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { COPY, lookAt } from '#contract/pictures/endpoints.ts'
import { LOOKS_PER_TEN_MINUTES } from '#server/pictures/look-routes.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { pictures } from '#server/pictures/tables.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { sendPictures } from '../support/picture-requests.ts'
import { photoBytes } from '../support/pictures.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

const look = (client: Client, bytes: Uint8Array) =>
  sendPictures(client, lookAt.path, [{ bytes, name: 'klein.jpg' }], { field: 'image' })

test('a face is seen in a small copy, without an AI request and without anything being kept', async () => {
  const { client } = await app.loggedIn()
  const small = await sharp(await photoBytes('astronaut.png'))
    .resize(COPY.longSide)
    .jpeg({ quality: 80 })
    .toBuffer()
  const { status, body } = await look(client, small)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(Object.keys(body), ['focus'])
  const { x, y } = body.focus
  assert.ok(x > 0.35 && x < 0.55 && y > 0.1 && y < 0.4, JSON.stringify(body))
  assert.deepEqual(await app.database.db.select().from(aiUsage), [])
  assert.deepEqual(await app.database.db.select().from(pictures), [])
  const folder = dirname(await app.site.uploads.newPath())
  await until(async () => (await readdir(folder).catch(() => [])).length === 0, 'nothing is left of what was sent')
})

test('what cannot be read, and what is no small copy, is refused in words', async () => {
  const { client } = await app.loggedIn()
  const broken = await look(client, Buffer.from('\xff\xd8\xff\xe0 en dan niets', 'latin1'))
  assert.deepEqual([broken.status, broken.body.code], [422, 'pictureUnreadable'])
  const large = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(COPY.bytes)])
  assert.equal((await look(client, large)).status, 413)
})

test('nobody has more looked at than a day of batches', async () => {
  const { client } = await app.loggedIn()
  const { client: other } = await app.loggedIn()
  const none = Buffer.from('\xff\xd8\xff', 'latin1')
  for (let at = 0; at < LOOKS_PER_TEN_MINUTES; at += 20)
    await Promise.all(Array.from({ length: 20 }, () => look(client, none)))
  assert.equal((await look(client, none)).status, 429)
  assert.equal((await look(other, none)).status, 422)
})
