// Files that are two kinds at once: a picture that is also a page, a script or an archive, a document that is also a page. What comes out
// is a picture or a text and nothing else, and is never given as anything that a browser runs.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { importArticle } from '#contract/articles/endpoints.ts'
import { storePicture } from '#contract/articles/picture-endpoints.ts'
import { storedAddress, STORED_WIDTHS } from '#contract/articles/stored-pictures.ts'
import { lookAt, upscaleImage } from '#contract/pictures/endpoints.ts'
import { enhanceImages } from '#contract/resizer/endpoints.ts'
import { combineImages } from '#contract/shorts-images/endpoints.ts'
import { createZip } from '#contract/thumbnails/endpoints.ts'
import { namesIn, zipped } from '#server/articles/import-zip.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { downloaded, formOf, sendPictures, type SentPicture } from '../support/picture-requests.ts'
import { photoBytes } from '../support/pictures.ts'
import { documentWith, paragraph } from '../support/word-documents.ts'

/** Stands in whatever was put into a file besides. */
const MARK = 'alert("ook-een-pagina")'
const page = `<!doctype html><html><body><script>${MARK}</script></body></html>`
const jar = zipped(new Map([['META-INF/MANIFEST.MF', Buffer.from(`Main-Class: A\n${MARK}`)]]))

/** A part of a PNG, without a right checksum: it is no part of the picture. */
function pngText(text: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([length, Buffer.from(`tEXt${text}`), Buffer.alloc(4)])
}
/** A comment of a JPEG. */
function jpegComment(text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, Buffer.from(text)])
}

let app: TestApp
let client: Client
/** Pictures that are something else too. */
const both = new Map<string, SentPicture>()
/** What is none, though it is called one. */
const none = new Map<string, SentPicture>()
before(async () => {
  app = await startApp({ rateLimit: false })
  ;({ client } = await app.loggedIn())
  const small = sharp(await photoBytes('coffee.png')).resize(160, 120, { fit: 'cover' })
  const png = await small.clone().png().toBuffer()
  const jpeg = await small.clone().jpeg().toBuffer()
  const webp = await small.clone().webp().toBuffer()
  const as = (name: string, ...parts: (Buffer | string)[]): SentPicture => ({
    name,
    bytes: Buffer.concat(parts.map((one) => Buffer.from(one))),
  })
  both.set('a PNG with a page behind its end', as('foto.html', png, page))
  both.set(
    'a PNG with a page in its text',
    as('foto.png', png.subarray(0, 33), pngText(`Comment\0${page}`), png.subarray(33)),
  )
  both.set('a PNG that is an archive', as('foto.jar', png, jar))
  both.set('a JPEG that is an archive', as('foto.zip', jpeg, jar))
  both.set(
    'a JPEG with a script in its comment',
    as('foto.js', jpeg.subarray(0, 2), jpegComment(`*/=1;${MARK}/*`), jpeg.subarray(2)),
  )
  both.set('a WebP with a page behind its end', as('foto.svg', webp, page))
  const gif = await small.clone().gif().toBuffer()
  none.set('a GIF that is an archive', as('foto.png', gif, jar))
  none.set('a GIF that is a script', as('foto.png', `GIF89a=1;${MARK}`))
  none.set(
    'a drawing with a script',
    as('foto.png', `<svg xmlns="http://www.w3.org/2000/svg"><script>${MARK}</script></svg>`),
  )
  none.set('a page', as('foto.jpg', page))
  none.set('a PDF', as('foto.jpg', `%PDF-1.7\n${page}`, jpeg))
  none.set('a page before a PNG', as('foto.png', page, png))
  none.set('an archive', as('foto.png', jar))
})
after(() => app.close())

/** Asks for a file as a browser that is led there. @returns its bytes. */
async function servedAsPicture(path: string, what: string): Promise<Buffer> {
  const { status, headers, bytes } = await downloaded(client, path)
  assert.equal(status, 200, what)
  const type = headers.get('content-type') ?? ''
  assert.match(type, /^image\/(?:png|jpeg|webp)$/, what)
  assert.equal((await sharp(bytes).metadata()).format, type.slice('image/'.length), what)
  assert.equal(headers.get('x-content-type-options'), 'nosniff', what)
  assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'.*sandbox$/, what)
  assert.match(headers.get('content-disposition') ?? '', /filename="[^"]*\.(?:png|jpg|webp)"/, what)
  return bytes
}

/** Of a picture that was made nothing is left of what else was in the file. */
async function isOnlyPicture(path: string, what: string): Promise<void> {
  const bytes = await servedAsPicture(path, what)
  assert.equal(bytes.includes(MARK), false, `${what}: ${path}`)
  assert.equal(bytes.includes('META-INF'), false, what)
}

test('an enlarged picture, and one that is made by a recipe or of two, is a picture and nothing else', async () => {
  for (const [what, picture] of both) {
    const upscaled = await sendPictures(client, upscaleImage.path, [picture], {
      field: 'image',
      fields: { longSide: '320' },
    })
    assert.equal(upscaled.status, 200, `${what} ${JSON.stringify(upscaled.body)}`)
    await isOnlyPicture(upscaled.body.enhancedImage, what)
    const enhanced = await sendPictures(client, enhanceImages.path, [picture], { field: 'images' })
    assert.equal(enhanced.status, 200, `${what} ${JSON.stringify(enhanced.body)}`)
    const [image] = enhanced.body.enhancedImages
    await isOnlyPicture(image.enhanced.path, what)
    // What was sent is kept as it came, for its owner: it is given as a picture.
    await servedAsPicture(image.original.path, what)
  }
  const [above, below] = [both.get('a PNG that is an archive'), both.get('a JPEG with a script in its comment')]
  assert.ok(above && below)
  const combined = await sendPictures(client, combineImages.path, [above, below])
  assert.equal(combined.status, 200, JSON.stringify(combined.body))
  await isOnlyPicture(combined.body.resultPath, 'two at once')
  for (const { picture: kept } of combined.body.parts) await servedAsPicture(kept.path, 'two at once')
})

test('a picture that is stored with an article, in each of its sizes, is a picture and nothing else', async () => {
  for (const [what, picture] of both) {
    const stored = await sendPictures(client, storePicture.path, [picture], { field: 'image' })
    assert.equal(stored.status, 201, `${what} ${JSON.stringify(stored.body)}`)
    const address = storedAddress(stored.body.name, stored.body).replace(/[?#].*$/, '')
    for (const size of ['', ...STORED_WIDTHS.map((width) => `?w=${width}`)]) await isOnlyPicture(address + size, what)
  }
})

test('a look at a picture gives a place in it, and keeps nothing', async () => {
  for (const [what, picture] of both) {
    const { status, body } = await sendPictures(client, lookAt.path, [picture], { field: 'image' })
    assert.deepEqual([status, Object.keys(body)], [200, ['focus']], what)
  }
})

test('thumbnails are packed under the ending of what they are, and leave as an archive that is saved', async () => {
  const pictures = [...both.values()].filter(
    ({ bytes }) => !Buffer.from(bytes).subarray(0, 4).equals(Buffer.from('RIFF')),
  )
  const reply = await fetch(client.url + createZip.path, {
    method: 'POST',
    body: formOf(pictures, { field: 'thumbnails' }),
    headers: { cookie: client.cookie ?? '' },
  })
  assert.equal(reply.status, 200)
  assert.equal(reply.headers.get('content-type'), 'application/zip')
  assert.equal(reply.headers.get('x-content-type-options'), 'nosniff')
  assert.match(reply.headers.get('content-disposition') ?? '', /^attachment;/)
  const files = namesIn(new Uint8Array(await reply.arrayBuffer()))
  assert.deepEqual(
    files.map((name) => name.slice(-4)).toSorted(),
    pictures.map(({ bytes }) => (bytes[0] === 0xff ? '.jpg' : '.png')).toSorted(),
  )
})

test('what is no picture is refused by its bytes, whatever it is called, and nothing of it is kept', async () => {
  for (const [what, picture] of none) {
    for (const [{ path }, field, count] of [
      [upscaleImage, 'image', 1],
      [lookAt, 'image', 1],
      [storePicture, 'image', 1],
      [enhanceImages, 'images', 1],
      [combineImages, 'images', 2],
      [createZip, 'thumbnails', 1],
    ] as const) {
      const { status, body } = await sendPictures(
        client,
        path,
        Array.from({ length: count }, () => picture),
        { field },
      )
      assert.equal(status, 415, `${path}: ${what} ${JSON.stringify(body)}`)
      assert.match(body.message, /^[A-Z‘].*\.$/, what)
    }
  }
})

test('a document that is also a page, a picture or a PDF becomes a text without anything that runs, or is refused', async () => {
  const docx = Buffer.from(documentWith(paragraph('De brug over de IJssel is sinds vandaag open.')))
  const send = (name: string, ...parts: (Buffer | string)[]) =>
    sendPictures(client, importArticle.path, [{ name, bytes: Buffer.concat(parts.map((one) => Buffer.from(one))) }], {
      field: 'file',
    })
  const png = both.get('a PNG that is an archive')!.bytes
  for (const [what, reply, expected] of [
    ['a Word document with a page behind it', await send('a.html', docx, page), 201],
    [
      'a page with a Word document behind it',
      await send('a.docx', `<!doctype html><p>De brug is open.</p><script>${MARK}</script>`, docx.toString('base64')),
      201,
    ],
    ['a text with a page in it', await send('a.md', `De brug is open.\n\n${page}\n\n[hier](javascript:${MARK})`), 201],
    ['a PDF with a Word document behind it', await send('a.docx', `%PDF-1.7\n`, docx), 422],
    ['a picture that is an archive', await send('a.docx', Buffer.from(png)), 415],
    ['an archive that is none of ours', await send('a.docx', jar, page), 422],
  ] as const) {
    assert.ok(
      reply.status === expected || (expected !== 201 && [415, 422].includes(reply.status)),
      `${what} ${reply.status} ${JSON.stringify(reply.body)}`,
    )
    if (expected !== 201) continue
    assert.match(reply.body.content, /De brug/, what)
    const html = await downloaded(client, `/api/articles/${reply.body.id}/export?format=html`)
    assert.match(html.headers.get('content-disposition') ?? '', /^attachment;/, what)
    assert.equal(html.headers.get('x-content-type-options'), 'nosniff', what)
    assert.doesNotMatch(html.bytes.toString(), /<script|href="javascript:/i, what)
  }
})
