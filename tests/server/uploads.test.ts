// Files that are sent: which are taken, under what name and as what, and that they are gone when the reply is.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { Problem } from '#contract/problems.ts'
import { openTemporaryFiles } from '#server/files/temporary.ts'
import type { ReceivedFile } from '#server/http/receive.ts'
import { png } from '../support/strange-web.ts'
import { jpeg, MEGABYTE, one, upload, UploadHouse, type Sent } from '../support/uploads.ts'

let house: UploadHouse
before(async () => void (house = await UploadHouse.open()))
beforeEach(() => void (house.use = async () => {}))
after(() => house.close())

test('files come with the name their owner gave them, and as what their bytes are, whatever was said of them', async () => {
  const seen: Buffer[] = []
  house.use = async (files) => {
    for (const { path } of files) seen.push(await readFile(path))
  }
  const photo = jpeg(300_000)
  const { status, body } = await house.send(
    [
      { bytes: png, name: 'café “zon” é.png' },
      { bytes: photo, name: 'eigenlijk-een-jpeg.png', type: 'text/html' },
    ],
    { note: 'Voor morgen' },
  )
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(body, {
    note: 'Voor morgen',
    files: [
      { name: 'café “zon” é.png', kind: 'png', mediaType: 'image/png', bytes: png.length },
      { name: 'eigenlijk-een-jpeg.png', kind: 'jpeg', mediaType: 'image/jpeg', bytes: photo.length },
    ],
  })
  assert.deepEqual(seen, [png, photo])
  assert.deepEqual(await house.left(), [])
})

test('a name is one to show: without folders, without signs that cannot be seen, and no longer than bearable', async () => {
  const names = {
    '../../etc/passwd': 'passwd',
    'C:\\foto’s\\zee.png': 'zee.png',
    'a\u202egnp.exe': 'agnp.exe',
    [`${'é'.repeat(300)}.png`]: 'é'.repeat(200),
    ' \u200b': 'bestand',
  }
  for (const [given, shown] of Object.entries(names))
    assert.equal((await house.send([{ bytes: png, name: given }])).body.files[0].name, shown, given)
})

test('as many files as are allowed are taken, and one more is not', async () => {
  const many = (count: number) => house.send(Array.from({ length: count }, () => ({ bytes: png })))
  assert.equal((await many(6)).body.files.length, 6)
  const refused = await many(7)
  const tooMany = 'Stuur hoogstens 6 bestanden tegelijk.'
  assert.deepEqual([refused.status, refused.body.message, refused.body.errors], [413, tooMany, { images: tooMany }])
  const two = await house.send([{ bytes: png }, { bytes: png }], {}, one.path)
  assert.deepEqual([two.status, two.body.message], [413, 'Stuur één bestand tegelijk.'])
  assert.deepEqual(await house.left(), [])
})

test('the fields of a form hold little together, the known and the others', async () => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`veld${at}`, 'a'.repeat(32_000)]))
  assert.equal((await house.send([{ bytes: png }], fields(2))).status, 200)
  assert.equal((await house.send([{ bytes: png }], fields(3))).status, 413)
  assert.deepEqual(await house.left(), [])
})

test('a file of the largest size is taken, and of a byte more is not', async () => {
  assert.equal((await house.send([{ bytes: jpeg(MEGABYTE) }])).status, 200)
  const { status, body } = await house.send([{ bytes: png }, { bytes: jpeg(MEGABYTE + 1), name: 'groot.jpg' }])
  assert.deepEqual([status, body.message], [413, '‘groot.jpg’ is groter dan 1 MB.'])
  assert.deepEqual(await house.left(), [])
})

const strange: Record<string, [bytes: Buffer | string, advice: string]> = {
  'an SVG': [
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    ' Dit is een SVG-tekening. Exporteer de tekening als PNG.',
  ],
  'a page': [
    '<!doctype html><script>alert(1)</script>',
    ' Dit is een webpagina. Sla de afbeelding zelf op, niet de pagina.',
  ],
  'a text of three letters': ['abc', ''],
  'a GIF, which is known but not wanted': [
    'GIF89a\x01\x00\x01\x00\x00\x00\x00\x00\x00\x00',
    ' Dit is een GIF. Bewaar de afbeelding als PNG of JPEG.',
  ],
  'a photograph of an iPhone': [
    Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'.padEnd(2_000, 'x'), 'latin1'),
    ' Dit is een HEIC-foto. Kies op je iPhone bij Instellingen > Camera > Formaten voor ‘Meest compatibel’, of exporteer de foto als JPEG.',
  ],
  'a sound that begins as WebP does': ['RIFF\x1a\x00\x00\x00WAVEfmt ', ''],
}
for (const [what, [bytes, advice]] of Object.entries(strange)) {
  test(`${what} is no picture, though it is called one`, async () => {
    const { status, body } = await house.send([{ bytes: png }, { bytes, name: 'logo.png' }])
    const words = `‘logo.png’ is geen JPEG of PNG.${advice}`
    assert.deepEqual([status, body.code, body.message, body.errors], [415, 'wrongFileKind', words, { images: words }])
    assert.deepEqual(await house.left(), [])
  })
}

test('an empty file, no file, and a file in another field are each told apart', async () => {
  const told = async (files: Sent[], fields?: Record<string, string>) => {
    const { status, body } = await house.send(files, fields)
    return [status, body.message]
  }
  assert.deepEqual(await told([{ bytes: '', name: 'leeg.png' }]), [400, '‘leeg.png’ is leeg.'])
  assert.deepEqual(await told([], { note: 'Zonder' }), [400, 'Kies een bestand.'])
  assert.deepEqual(await told([{ bytes: '', name: '' }]), [400, 'Kies een bestand.'])
  const other = await house.send([{ bytes: png, field: 'pictures' }])
  assert.deepEqual([other.status, other.body.code], [400, 'malformedRequest'])
  assert.deepEqual(await house.left(), [])
})

test('the specification’s own words take the place of ours', async () => {
  const { uploadWords } = await import('#contract/upload.ts')
  const own = { ...upload, words: { tooMany: 'Je kunt maximaal 6 afbeeldingen tegelijk uploaden' } }
  assert.equal(uploadWords(own).tooMany, own.words.tooMany)
  assert.equal(uploadWords(own).tooLarge('a.png'), '‘a.png’ is groter dan 1 MB.')
  const three = { ...upload, kinds: ['jpeg', 'png', 'webp'], bytesPerFile: 2.5 * MEGABYTE } as const
  assert.equal(uploadWords(three).wrongKind('a'), '‘a’ is geen JPEG, PNG of WebP.')
  assert.equal(uploadWords(three).tooLarge('a'), '‘a’ is groter dan 2,5 MB.')
})

test('the other fields of a form are held against the contract, as a body of JSON is', async () => {
  const { status, body } = await house.send([{ bytes: png }], { note: 'n'.repeat(21) })
  assert.deepEqual([status, body.errors], [400, { note: 'Gebruik hoogstens 20 tekens.' }])
  assert.deepEqual(await house.left(), [])
})

test('while it is used a file is there, and after a failure it is not', async () => {
  const folders: string[][] = []
  house.use = async ([file]) => {
    folders.push(await house.left())
    assert.ok(file && existsSync(file.path))
    throw new Problem('notFound')
  }
  assert.equal((await house.send([{ bytes: png }])).status, 404)
  assert.equal(folders[0]?.length, 1)
  assert.deepEqual(await house.left(), [])
})

test('what is moved away is kept', async () => {
  const kept = join(house.folder, '..', `kopij-test-kept-${process.pid}`)
  house.use = async ([file]) => rename(file?.path ?? '', kept)
  assert.equal((await house.send([{ bytes: png }])).status, 200)
  assert.deepEqual(await readFile(kept), png)
  await rm(kept)
})

test('two who send at once each get their own', async () => {
  const both = await Promise.all(
    [1_000, 2_000].map((bytes) => house.send([{ bytes: jpeg(bytes), name: `${bytes}.jpg` }])),
  )
  assert.deepEqual(
    both.map(({ body }) => body.files.map(({ name, bytes }: ReceivedFile) => [name, bytes])),
    [[['1000.jpg', 1_000]], [['2000.jpg', 2_000]]],
  )
  assert.deepEqual(await house.left(), [])
})

test('what processes left that are no more is removed at a start, and what others need is not', async () => {
  const place = await mkdtemp(join(tmpdir(), 'kopij-test-sweep-'))
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000)
  // The number that no process has: the largest there is.
  const files = {
    [`${hostname()}.4194304.abc`]: false,
    [`${hostname()}.${process.pid}.abc`]: false,
    [`${hostname()}.${process.ppid}.abc`]: true,
    'andere-machine.7.abc': true,
    'andere-machine.8.abc': false,
    'iets-anders': true,
  }
  for (const name of Object.keys(files)) await writeFile(join(place, name), '')
  await utimes(join(place, 'andere-machine.8.abc'), old, old)
  await openTemporaryFiles(place).sweep()
  const stays = Object.entries(files).filter(([, kept]) => kept)
  assert.deepEqual((await readdir(place)).toSorted(), stays.map(([name]) => name).toSorted())
  await openTemporaryFiles(join(place, 'is-er-niet')).sweep()
  await rm(place, { recursive: true })
})
