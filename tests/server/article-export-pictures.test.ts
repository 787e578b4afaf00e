// Pictures go along when their article is taken along, and come back with it: byte for byte where the format allows that.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parseHTML } from 'linkedom'
import sharp from 'sharp'
import { picturesIn } from '#contract/articles/picture-mentions.ts'
import type { StoredPicture } from '#contract/articles/stored-pictures.ts'
import { zipped } from '#server/articles/import-zip.ts'
import type { Client } from '../support/app.ts'
import { photoBytes } from '../support/pictures.ts'
import {
  exportedBy,
  filesOf,
  importedBy,
  openPictureHouse,
  shown,
  storedBy,
  type PictureHouse,
} from '../support/stored-pictures.ts'

let house: PictureHouse
let writer: Client
let other: Client
let admin: Client
let tulips: StoredPicture
let rocket: StoredPicture
before(async () => {
  house = await openPictureHouse()
  writer = (await house.app.loggedIn({ role: 'user' })).client
  other = (await house.app.loggedIn({ role: 'user' })).client
  admin = (await house.app.loggedIn({ role: 'admin' })).client
  tulips = await storedBy(writer, await photoBytes('tulips.png'), { name: 'Tulpen & zó.png' })
  rocket = await storedBy(writer, await photoBytes('rocket.jpg'), { name: 'raket.jpg' })
})
after(() => house.close())

const textWith = (...parts: string[]) => `De brug is dicht.\r\n\r\n${parts.join('\r\n\r\n')}\r\n\r\nSlot.\r\n`
const tulipsSaid = () => `![Tulpen langs het water](${tulips.address} "Foto: Noor \\"de\\" Vries")`
const rocketSaid = () => `Voor ![Een raket](${rocket.address}) achter, en [ernaartoe](${rocket.address}).`

async function added(content: string, client = writer) {
  const { status, body } = await client.post('/api/articles', { title: 'Fietsbrug: “dicht”', content })
  assert.equal(status, 201, JSON.stringify(body))
  return body as { id: number; content: string }
}
test('Markdown with pictures is a ZIP with those beside it, and comes back byte for byte', async () => {
  const { id, content } = await added(textWith(tulipsSaid(), rocketSaid(), `\`${tulips.address}\` blijft code`))
  const { type, name, bytes } = await exportedBy(writer, id, 'md')
  assert.equal(type, 'application/zip')
  assert.match(decodeURIComponent(name), /Fietsbrug “dicht”.*\.zip/)
  const files = filesOf(bytes)
  assert.deepEqual(
    [...files.keys()],
    ['Fietsbrug “dicht”.md', 'afbeeldingen/tulpen-en-zo.png', 'afbeeldingen/raket.jpg'],
  )
  const whole = (await shown(writer, rocket.address)).bytes
  assert.ok(files.get('afbeeldingen/raket.jpg')?.equals(whole))
  const text = files.get('Fietsbrug “dicht”.md')?.toString() ?? ''
  assert.ok(text.includes('![Tulpen langs het water](afbeeldingen/tulpen-en-zo.png "Foto: Noor \\"de\\" Vries")'))
  assert.ok(text.includes('![Een raket](afbeeldingen/raket.jpg) achter, en [ernaartoe](afbeeldingen/raket.jpg)'))
  const { status, body } = await importedBy(writer, bytes, 'brug.zip')
  assert.equal(status, 201, JSON.stringify(body))
  assert.equal(body.content, content)
  assert.deepEqual(body.left, [])
})

test('at another’s, and when nothing of it is left here, the same pictures come with other addresses', async () => {
  const { id, content } = await added(textWith(tulipsSaid(), rocketSaid()))
  const { bytes } = await exportedBy(writer, id, 'md')
  const { status, body } = await importedBy(other, bytes, 'brug.zip')
  assert.equal(status, 201)
  const [own, theirs] = [picturesIn(content), picturesIn(body.content)]
  assert.equal(theirs.length, 2)
  for (const [at, { address, alt, credit }] of theirs.entries()) {
    const ours = own[at]
    assert.notEqual(address, ours?.address)
    assert.deepEqual([alt, credit], [ours?.alt, ours?.credit])
    // Not compared as values: of large ones that differ the difference would take all memory there is.
    assert.ok((await shown(other, address)).bytes.equals((await shown(writer, ours?.address ?? '')).bytes))
    assert.equal((await shown(writer, address)).status, 404)
  }
  assert.equal(body.content.replaceAll(/pictures\/[\w-]{32}/g, ''), content.replaceAll(/pictures\/[\w-]{32}/g, ''))
  // Once more around, from there.
  const again = await exportedBy(other, body.id, 'md')
  const [first, second] = [filesOf(bytes), filesOf(again.bytes)]
  for (const name of ['afbeeldingen/tulpen-en-zo.png', 'afbeeldingen/raket.jpg'])
    assert.ok(second.get(name)?.equals(first.get(name) ?? Buffer.alloc(0)), name)
})

test('a text without pictures of its own stays one file, in every format', async () => {
  const { id } = await added(textWith('![a](https://x.example/a.jpg "Foto: B")'))
  for (const [format, type] of [
    ['md', 'text/markdown; charset=utf-8'],
    ['wp', 'text/plain; charset=utf-8'],
    ['txt', 'text/plain; charset=utf-8'],
    ['html', 'text/html; charset=utf-8'],
  ] as const)
    assert.equal((await exportedBy(writer, id, format)).type, type)
  assert.equal(
    (await exportedBy(writer, (await added(textWith(tulipsSaid()))).id, 'md&only=text')).type,
    'text/markdown; charset=utf-8',
  )
})

test('a page has its pictures in it, with their words and credit, and comes back with them', async () => {
  const { id } = await added(textWith(tulipsSaid(), rocketSaid(), '![Elders](https://x.example/a.jpg "Foto: B")'))
  const { bytes } = await exportedBy(writer, id, 'html')
  const page = Buffer.from(bytes).toString()
  const { document } = parseHTML(page)
  const images = [...document.querySelectorAll('img')]
  assert.deepEqual(
    images.map((image) => [image.getAttribute('alt'), image.getAttribute('src')?.slice(0, 22)]),
    [
      ['Tulpen langs het water', 'data:image/png;base64,'],
      ['Een raket', 'data:image/jpeg;base64'],
      ['Elders', 'https://x.example/a.jp'],
    ],
  )
  assert.deepEqual(
    [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent),
    ['Foto: Noor "de" Vries', 'Foto: B'],
  )
  assert.ok(!page.includes('src="/api/'), 'none is fetched from where it came')
  const { status, body } = await importedBy(writer, bytes, 'brug.html')
  assert.equal(status, 201, JSON.stringify(body))
  const back = picturesIn(body.content)
  assert.deepEqual(
    back.map(({ alt, credit }) => [alt, credit]),
    [
      ['Tulpen langs het water', 'Foto: Noor "de" Vries'],
      ['Een raket', ''],
      ['Elders', 'Foto: B'],
    ],
  )
  // Of this size they are in the page as a whole.
  assert.equal(back[0]?.address, tulips.address)
})

test('a Word document has its pictures in it, with their words, and comes back with them', async () => {
  const clear = await sharp({ create: { width: 700, height: 40, channels: 4, background: '#ff000080' } })
    .webp()
    .toBuffer()
  const glass = await storedBy(writer, clear, { name: 'glas.webp' })
  const { id } = await added(
    textWith(tulipsSaid(), rocketSaid(), `![Glas](${glass.address} "Beeld: X")`, `![Glas](${glass.address})`),
  )
  const { bytes } = await exportedBy(writer, id, 'docx')
  const files = filesOf(bytes)
  const media = [...files].filter(([name]) => name.startsWith('word/media/'))
  // One that stands there twice is in it once.
  assert.equal(media.length, 3)
  for (const [, picture] of media) assert.match((await sharp(picture).metadata()).format ?? '', /^(?:png|jpeg)$/)
  const document = files.get('word/document.xml')?.toString() ?? ''
  assert.ok(document.includes('descr="Tulpen langs het water"'))
  assert.ok(document.includes('Foto: Noor &quot;de&quot; Vries'))
  const { status, body } = await importedBy(writer, bytes, 'brug.docx')
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual(
    picturesIn(body.content).map(({ alt, credit }) => [alt, credit]),
    [
      ['Tulpen langs het water', 'Foto: Noor "de" Vries'],
      ['Een raket', ''],
      ['Glas', 'Beeld: X'],
      ['Glas', ''],
    ],
  )
  assert.deepEqual(body.left, [])
  const [, , back] = picturesIn(body.content)
  const found = await sharp((await shown(writer, back?.address ?? '')).bytes).metadata()
  assert.deepEqual([found.format, found.hasAlpha], ['png', true])
})

test('plain text says what a picture shows and whose it is, and no address that leads nowhere', async () => {
  const { id } = await added(textWith(tulipsSaid(), `![](${rocket.address})`))
  const text = Buffer.from((await exportedBy(writer, id, 'txt')).bytes).toString()
  assert.match(text, /^Beeld: Tulpen langs het water \(Foto: Noor "de" Vries\)$/m)
  assert.match(text, /^Beeld: zonder omschrijving$/m)
  assert.ok(!text.includes('/api/'))
})

test('for WordPress the files lie beside the blocks, which wait for them', async () => {
  const { id } = await added(textWith(tulipsSaid(), rocketSaid()))
  const files = filesOf((await exportedBy(writer, id, 'wp')).bytes)
  assert.deepEqual(
    [...files.keys()],
    ['Fietsbrug “dicht”.wordpress.txt', 'Lees mij.txt', 'afbeeldingen/tulpen-en-zo.png', 'afbeeldingen/raket.jpg'],
  )
  const text = files.get('Fietsbrug “dicht”.wordpress.txt')?.toString() ?? ''
  assert.ok(
    text.includes(
      '<!-- wp:image {"metadata":{"name":"tulpen-en-zo.png"}} -->\n<figure class="wp-block-image"><img alt="Tulpen langs het water"/><figcaption class="wp-element-caption">Foto: Noor &quot;de&quot; Vries</figcaption></figure>\n<!-- /wp:image -->',
    ),
    text,
  )
  assert.match(files.get('Lees mij.txt')?.toString() ?? '', /mediabibliotheek/)
  const alone = Buffer.from((await exportedBy(writer, id, 'wp&only=text')).bytes).toString()
  assert.ok(alone.includes('<img alt="Tulpen langs het water"/>') && !alone.includes('src="/api/'))
})

test('several articles come each with their own pictures, and what lacks a description is named', async () => {
  const [one, two, three] = [
    await added(textWith(tulipsSaid(), `![](${rocket.address})`)),
    await added(textWith(tulipsSaid())),
    await added(textWith('Niets.')),
  ]
  const zip = async (format: string) => {
    const reply = await fetch(`${writer.url}/api/articles/export`, {
      method: 'POST',
      headers: { cookie: writer.cookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [one.id, two.id, three.id], format }),
    })
    return filesOf(new Uint8Array(await reply.arrayBuffer()))
  }
  const files = await zip('md')
  assert.deepEqual(
    [...files.keys()],
    [
      'Fietsbrug “dicht”/Fietsbrug “dicht”.md',
      'Fietsbrug “dicht”/afbeeldingen/tulpen-en-zo.png',
      'Fietsbrug “dicht”/afbeeldingen/raket.jpg',
      'Fietsbrug “dicht” (2)/Fietsbrug “dicht” (2).md',
      'Fietsbrug “dicht” (2)/afbeeldingen/tulpen-en-zo.png',
      'Fietsbrug “dicht” (3).md',
      'Lees mij.txt',
    ],
  )
  assert.match(
    files.get('Lees mij.txt')?.toString() ?? '',
    /zonder omschrijving[^]*- Fietsbrug: “dicht”: Afbeelding 2 heeft er geen/,
  )
  assert.ok((await zip('docx')).get('Fietsbrug “dicht”.docx')?.includes('word/media/'))
  // Of which each folder can be imported by itself.
  const folder = 'Fietsbrug “dicht” (2)/'
  const part = new Map([...files].flatMap(([name, file]) => (name.startsWith(folder) ? [[name, file] as const] : [])))
  const { status, body } = await importedBy(writer, zipped(part), 'map.zip')
  assert.deepEqual([status, body.content], [201, two.content])
  const whole = await importedBy(writer, zipped(files), 'alles.zip')
  assert.deepEqual([whole.status, whole.body.code], [415, 'wrongFileKind'])
  assert.match(whole.body.message, /meerdere artikelen/)
})

test('an administrator takes somebody else’s article along with its pictures', async () => {
  const { id } = await added(textWith(tulipsSaid()))
  assert.ok(filesOf((await exportedBy(admin, id, 'md')).bytes).has('afbeeldingen/tulpen-en-zo.png'))
  assert.equal(
    (await fetch(`${other.url}/api/articles/${id}/export?format=md`, { headers: { cookie: other.cookie ?? '' } }))
      .status,
    404,
  )
})

test('a picture of somebody else that a text names does not go along', async () => {
  const { id } = await added(textWith(tulipsSaid()), other)
  const { type, bytes } = await exportedBy(other, id, 'md')
  assert.equal(type, 'text/markdown; charset=utf-8')
  assert.ok(Buffer.from(bytes).toString().includes(tulips.address))
  const page = Buffer.from((await exportedBy(other, id, 'html')).bytes).toString()
  assert.ok(page.includes('Beeld: Tulpen langs het water (Foto: Noor &quot;de&quot; Vries)') && !page.includes('<img'))
})
