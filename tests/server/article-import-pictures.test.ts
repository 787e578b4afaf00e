// Pictures that are in a file that is imported: beside its text, in a Word document, and what is none.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { picturesIn } from '#contract/articles/picture-mentions.ts'
import { storedAt, type StoredPicture } from '#contract/articles/stored-pictures.ts'
import { namesIn, zipped } from '#server/articles/import-zip.ts'
import type { Client } from '../support/app.ts'
import { moving } from '../support/hostile-pictures.ts'
import { gradient, photoBytes, withIptc } from '../support/pictures.ts'
import {
  articleWith,
  exportedBy,
  filesOf,
  importedBy,
  openPictureHouse,
  storedBy,
  type PictureHouse,
} from '../support/stored-pictures.ts'

let house: PictureHouse
let writer: Client
let rocket: StoredPicture
before(async () => {
  house = await openPictureHouse()
  writer = (await house.app.loggedIn({ role: 'user' })).client
  rocket = await storedBy(writer, await photoBytes('rocket.jpg'), { name: 'raket.jpg' })
})
after(() => house.close())

const imported = (bytes: Uint8Array, name: string) => importedBy(writer, bytes, name)

test('a ZIP of another program is read: its folders, spaces and dots, and what is no picture is said', async () => {
  const jpeg = await withIptc('Noor de Vries', 'ANP')
  const text = `# Uit een ander programma

![een](images/een%20foto.jpg) en ![twee](<../gedeeld/twee.jpg> "Mijn titel") en ![drie](./images/kapot.png)

![vier](images/niet-daar.png) ![vijf](https://x.example/a.jpg) [zes][z] ![zeven](images/bewegend.gif)

[z]: images/een%20foto.jpg
`
  const zip = zipped(
    new Map(
      Object.entries({
        'tekst/stuk.md': Buffer.from(text),
        'tekst/images/een foto.jpg': jpeg,
        'gedeeld/twee.jpg': await photoBytes('rocket.jpg'),
        'tekst/images/kapot.png': Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)]),
        'tekst/images/bewegend.gif': Buffer.from('GIF89a'),
        'tekst/images/niet-genoemd.jpg': jpeg,
        '__MACOSX/tekst/._stuk.md': Buffer.from('x'),
      }),
    ),
  )
  const { status, body } = await imported(zip, 'stuk.zip')
  assert.equal(status, 201, JSON.stringify(body))
  const [one, two, four, five, seven] = picturesIn(body.content)
  assert.ok(storedAt(one?.address ?? '') && storedAt(two?.address ?? ''))
  assert.deepEqual([one?.alt, one?.credit, two?.credit], ['een', '', 'Mijn titel'])
  assert.deepEqual(
    [four?.address, five?.address, seven?.address],
    ['images/niet-daar.png', 'https://x.example/a.jpg', 'images/bewegend.gif'],
  )
  assert.match(body.content, / en drie\n/)
  assert.deepEqual(body.left, [
    '1 afbeelding die in het bestand zelf zat. Sleep ze als JPEG, PNG of WebP in de tekst.',
    '1 afbeelding die niet kon worden gelezen.',
  ])
})

test('a picture in a Word document of another program brings its credit along', async () => {
  const { id } = await articleWith(writer, [rocket])
  const files = filesOf((await exportedBy(writer, id, 'docx')).bytes)
  const media = [...files.keys()].find((name) => name.startsWith('word/media/')) ?? ''
  files.set(media, await withIptc('Noor de Vries', 'ANP'))
  const { status, body } = await imported(zipped(files), 'brug.docx')
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual(
    picturesIn(body.content).map(({ alt, credit }) => [alt, credit]),
    [['De brug bij avond', 'Foto: Noor de Vries / ANP']],
  )
})

test('of a picture that moves the first one is imported, and that is told', async () => {
  const text = Buffer.from('Een tekst met ![beeld](a.webp).')
  const zip = zipped(new Map(Object.entries({ 'a.md': text, 'a.webp': await moving('webp') })))
  const { body } = await imported(zip, 'a.zip')
  assert.deepEqual(body.left, ['De beweging van 1 afbeelding: alleen het eerste beeld wordt gebruikt.'])
})

test('hostile ZIPs are refused or read without what is hostile in them', async () => {
  const text = Buffer.from('Een tekst met ![x](../../../etc/passwd) en ![y](a.png) en ![z](%E0%A4%A).')
  const inZip = (name: string) => zipped(new Map(Object.entries({ [name]: text, 'a.png': Buffer.from('geen') })))
  assert.equal((await imported(inZip('../../stuk.md'), 'a.zip')).status, 422)
  const paths = await imported(inZip('map/stuk.md'), 'a.zip')
  assert.deepEqual([paths.status, paths.body.content], [201, text.toString()])
  const many = new Map([
    ['stuk.md', Buffer.from(Array.from({ length: 300 }, (_, at) => `![a](${at}.png)`).join('\n\n'))],
  ])
  const png = await gradient({ width: 8, height: 8 }).png().toBuffer()
  for (let at = 0; at < 300; at += 1) many.set(`${at}.png`, png)
  const { status, body } = await imported(zipped(many), 'veel.zip')
  assert.equal(status, 201)
  assert.match(body.left.join(), /^200 afbeeldingen die in het bestand zelf zaten/)
  assert.equal(picturesIn(body.content).filter(({ address }) => storedAt(address)).length, 100)
  const broken = zipped(new Map([['stuk.md', text]])).subarray(0, 60)
  assert.equal((await imported(broken, 'b.zip')).status, 422)
  assert.deepEqual(
    namesIn(
      zipped(
        new Map([
          ['a/', Buffer.alloc(0)],
          ['a/b.md', text],
        ]),
      ),
    ),
    ['a/b.md'],
  )
})
