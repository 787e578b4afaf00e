// ZIPs of what the resizer made: whole, well named, for the owner only, and clear about what is not there any more.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'content-disposition'
import type { Picture } from '#contract/pictures/picture.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { filesOnDisk } from '#server/files/store.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { downloaded, sendPictures } from '../support/picture-requests.ts'
import { photoBytes } from '../support/pictures.ts'

let app: TestApp
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-resizer-zip-'))
  app = await startApp({ files: filesOnDisk(folder), rateLimit: false })
})
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const PATH = '/api/image-enhancer/download-zip'

async function made(client: Client, names: readonly string[], recipe: object = {}): Promise<Picture[]> {
  const bytes = await photoBytes('coffee.png')
  const small = { size: { width: 64, height: 64 }, name: '{naam}', ...recipe }
  const pictures = names.map((name) => ({ bytes, name }))
  const { body } = await sendPictures(client, '/api/image-enhancer/enhance', pictures, { fields: { recipe: small } })
  return body.enhancedImages.map(({ enhanced }: { enhanced: Picture }) => enhanced)
}

const listed = (pictures: readonly Picture[], names: readonly (string | undefined)[] = []) => ({
  fileList: pictures.map(({ name: filename }, at) => ({ filename, dir: 'enhanced', name: names[at] })),
})

test('a ZIP holds the pictures as they are, each under a name of its own, and tells its length and moment', async () => {
  const { client } = await app.loggedIn()
  app.now = new Date('2026-03-12T13:03:20Z')
  const pictures = await made(client, ['Café é.png', 'zee.jpg', 'ZEE.png'])
  const { status, headers, bytes } = await downloaded(client, PATH, listed(pictures))
  assert.deepEqual([status, headers.get('content-type')], [200, 'application/zip'])
  assert.equal(Number(headers.get('content-length')), bytes.length)
  const { parameters } = parse(headers.get('content-disposition') ?? '')
  assert.equal(parameters['filename'], 'afbeeldingen 2026-03-12 1403.zip')
  const files = unzipped(bytes, () => true)
  assert.deepEqual([...files.keys()], ['Café é.png', 'zee.png', 'ZEE (2).png'])
  for (const [at, content] of [...files.values()].entries())
    assert.deepEqual(content, (await downloaded(client, pictures[at]?.path ?? '')).bytes)
  app.now = new Date()
})

test('pictures get the names that are asked for, as any system takes them, with the ending of what they are', async () => {
  const { client } = await app.loggedIn()
  const pictures = await made(client, ['a.png', 'b.png', 'c.png'], { format: 'webp' })
  const names = ['../../etc/zomer 1', '', undefined]
  const { bytes } = await downloaded(client, PATH, listed(pictures, names))
  assert.deepEqual([...unzipped(bytes, () => true).keys()], ['etc zomer 1.webp', 'afbeelding.webp', 'c.webp'])
})

test('a picture that is gone after a day is named, so that the others can be had without it', async () => {
  const { client } = await app.loggedIn()
  const [old] = await made(client, ['oud.png'])
  assert.ok(old)
  app.now = new Date(app.now.getTime() + 23 * 60 * 60 * 1000)
  const rest = await made(client, ['nieuw.png', 'nieuwer.png'])
  assert.equal((await downloaded(client, PATH, listed([old, ...rest]))).status, 200)
  app.now = new Date(app.now.getTime() + 60 * 60 * 1000)
  const { status, body } = await client.post(PATH, listed([old, ...rest]))
  assert.deepEqual([status, body.code, Object.keys(body.errors)], [404, 'pictureGone', [old.name]])
  assert.equal(body.error, 'Eén afbeelding is al verwijderd. Maak de ZIP opnieuw zonder.')
  const { bytes } = await downloaded(client, PATH, listed(rest))
  assert.deepEqual([...unzipped(bytes, () => true).keys()], ['nieuw.png', 'nieuwer.png'])
  app.now = new Date()
})

test('a file that vanished from the disk is as gone as one that had its time', async () => {
  const { client } = await app.loggedIn()
  const pictures = await made(client, ['a.png', 'b.png'])
  await rm(join(folder, 'files', pictures[1]?.name ?? ''))
  const { status, body } = await client.post(PATH, listed(pictures))
  assert.deepEqual([status, Object.keys(body.errors)], [404, [pictures[1]?.name]])
  await rm(join(folder, 'files', pictures[0]?.name ?? ''))
  assert.equal(
    (await client.post(PATH, listed(pictures))).body.error,
    'Deze afbeeldingen zijn al verwijderd. Maak ze opnieuw.',
  )
  const [first] = pictures
  assert.ok(first)
  const alone = await client.post(PATH, listed([first]))
  assert.equal(alone.body.error, 'Deze afbeelding is al verwijderd. Maak haar opnieuw.')
})

test('pictures of somebody else are in no ZIP, and that they exist is not told', async () => {
  const { client } = await app.loggedIn()
  const other = (await app.loggedIn({ role: 'admin' })).client
  const [mine] = await made(client, ['mijn.png'])
  const [theirs] = await made(other, ['hun.png'])
  assert.ok(mine && theirs)
  const stranger = { ...theirs, name: 'a'.repeat(32) }
  const [one, none] = [
    await client.post(PATH, listed([mine, theirs])),
    await client.post(PATH, listed([mine, stranger])),
  ]
  assert.deepEqual([one.status, one.body.message], [none.status, none.body.message])
})

test('a list of nothing, of other folders or of paths is refused', async () => {
  const { client } = await app.loggedIn()
  const [picture] = await made(client, ['a.png'])
  assert.ok(picture)
  const { name: filename } = picture
  for (const fileList of [
    [],
    undefined,
    [{ filename, dir: 'original' }],
    [{ filename: '../../etc/passwd', dir: 'enhanced' }],
    [{ filename: `${filename}.png`, dir: 'enhanced' }],
    Array.from({ length: 101 }, () => ({ filename, dir: 'enhanced' })),
  ]) {
    const { status, body } = await client.post(PATH, { fileList })
    assert.equal(status, 400)
    assert.equal(body.error, body.message)
  }
  assert.equal((await client.post(PATH, { fileList: [] })).body.error, 'Geen afbeeldingen geselecteerd')
})
