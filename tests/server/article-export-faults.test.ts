// Exports with more pictures than a page can hold, and with a picture whose file is gone: they are made all the same.
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parseHTML } from 'linkedom'
import sharp from 'sharp'
import { HELD_BYTES } from '#server/articles/export-pictures.ts'
import type { Client } from '../support/app.ts'
import { gradient } from '../support/pictures.ts'
import {
  articleWith,
  exportedBy,
  filesOf,
  openPictureHouse,
  storedBy,
  type PictureHouse,
} from '../support/stored-pictures.ts'

let house: PictureHouse
let writer: Client
before(async () => {
  house = await openPictureHouse()
  writer = (await house.app.loggedIn({ role: 'user' })).client
})
after(() => house.close())

const added = async (content: string) =>
  (await writer.post('/api/articles', { title: 'Ruis op de brug', content })).body as { id: number }

test('a page with a picture a thousand times stays within bounds, and says what the others show', async () => {
  const noise = await sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  const large = await storedBy(writer, noise, { name: 'ruis.jpg' })
  const { id } = await added(`![Ruis](${large.address} "Foto: X")\n\n`.repeat(40))
  const { bytes } = await exportedBy(writer, id, 'html')
  assert.ok(bytes.length < (HELD_BYTES * 4) / 3 + 100_000, String(bytes.length))
  const images = [...parseHTML(Buffer.from(bytes).toString()).document.querySelectorAll('img')]
  assert.equal(images.length, 40)
  const [image] = images
  const data = Buffer.from((image?.getAttribute('src') ?? '').split(',')[1] ?? '', 'base64')
  // Narrower, so that all have room.
  assert.ok([480, 960].includes((await sharp(data).metadata()).width))
  const far = await added(`![Ruis](${large.address} "Foto: X")\n\n`.repeat(5_000))
  const page = Buffer.from((await exportedBy(writer, far.id, 'html')).bytes).toString()
  assert.ok(!page.includes('<img') && page.includes('Beeld: Ruis (Foto: X)'))
})

test('a file that has vanished stops no export: its words stand there', async () => {
  const lost = await storedBy(writer, await gradient({ width: 90, height: 90 }).png().toBuffer(), { name: 'weg.png' })
  const stays = await storedBy(writer, await gradient({ width: 80, height: 80 }).png().toBuffer(), {
    name: 'blijft.png',
  })
  const { id } = await articleWith(writer, [{ ...lost, credit: 'Foto: X' }, stays])
  const names = filesOf((await exportedBy(writer, id, 'md')).bytes)
  assert.ok(names.has('afbeeldingen/weg.png'))
  await rm(join(house.folder, 'files', lost.name))
  assert.ok(
    Buffer.from((await exportedBy(writer, id, 'html')).bytes)
      .toString()
      .includes('Beeld: De brug bij avond (Foto: X)'),
  )
  const files = filesOf((await exportedBy(writer, id, 'md')).bytes)
  assert.deepEqual([...files.keys()].slice(1), ['afbeeldingen/blijft.png'])
  assert.ok((await exportedBy(writer, id, 'docx')).bytes.length > 1_000)
})
