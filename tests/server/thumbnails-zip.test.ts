// Finished thumbnails in one ZIP: whole, in order, under names that every system takes, and nothing of them left.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'content-disposition'
import { createZip, THUMBNAIL_BYTES } from '#contract/thumbnails/endpoints.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { holdOpen } from '#server/thumbnails/held-files.ts'
import { ZIPS_PER_TEN_MINUTES } from '#server/thumbnails/routes.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => {
  app = await startApp()
})
after(() => app.close())

const jpeg = (bytes: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(bytes - 4)])
const png = (bytes: number) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(bytes - 8)])

type Sent = [name: string, bytes: Uint8Array<ArrayBuffer>, field?: string]

function send({ cookie = '' }: Pick<Client, 'cookie'>, files: Sent[], signal?: AbortSignal): Promise<Response> {
  const form = new FormData()
  for (const [name, bytes, field = 'thumbnails'] of files) form.append(field, new Blob([bytes]), name)
  return fetch(app.url + createZip.path, { method: 'POST', body: form, headers: { cookie }, ...(signal && { signal }) })
}

const namesIn = async (reply: Response) =>
  [...unzipped(Buffer.from(await reply.arrayBuffer()), () => true)].map(([name]) => name)

/** Files that are open though they have no name any more, which only Linux tells, and those that still have one. */
async function leftBehind(): Promise<string[]> {
  const folder = dirname(await app.site.uploads.newPath())
  const descriptors = await readdir('/proc/self/fd').catch((): string[] => [])
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return [...(await readdir(folder).catch(() => [])), ...targets.filter((target) => target.startsWith(folder))]
}

test('a ZIP holds every thumbnail, whole and in order, and is as long as was told', async () => {
  const { client } = await app.loggedIn()
  app.now = new Date('2026-03-12T13:03:20Z')
  const sent: Sent[] = Array.from({ length: 12 }, (_, at) => [`beeld ${12 - at}.jpg`, jpeg(400_000 + at)])
  const reply = await send(client, sent)
  assert.equal(reply.status, 200)
  assert.equal(reply.headers.get('content-type'), 'application/zip')
  assert.equal(
    parse(reply.headers.get('content-disposition') ?? '').parameters['filename'],
    'thumbnails 2026-03-12 1403.zip',
  )
  const bytes = Buffer.from(await reply.arrayBuffer())
  assert.equal(String(bytes.length), reply.headers.get('content-length'))
  const files = [...unzipped(bytes, () => true)]
  assert.deepEqual(
    files.map(([name]) => name),
    sent.map(([name]) => name),
  )
  for (const [at, [, content]] of files.entries()) assert.ok(content.equals(sent[at]![1]), String(at))
  await until(async () => (await leftBehind()).length === 0, 'nothing left behind')
})

test('a long name keeps its moment', async () => {
  const { client } = await app.loggedIn()
  const reply = await send(client, [[`${'lang '.repeat(30)}2026-03-12 1403.jpg`, jpeg(100)]])
  const [name = ''] = await namesIn(reply)
  assert.match(name, /^(lang ){15}lang 2026-03-12 1403\.jpg$/)
})

test('names are safe and no two alike, and their ending says what the bytes are', async () => {
  const { client } = await app.loggedIn()
  const names = [
    '../../etc/passwd.jpg',
    'Café é 🌞.png',
    'zelfde.jpg',
    'ZELFDE.JPEG',
    'zelfde.jpg',
    'CON.png',
    '.jpg',
    'a'.repeat(300),
  ]
  const reply = await send(
    client,
    names.map((name): Sent => [name, name.includes('🌞') ? png(50) : jpeg(50)]),
  )
  assert.deepEqual(await namesIn(reply), [
    'passwd.jpg',
    'Café é 🌞.png',
    'zelfde.jpg',
    'ZELFDE (2).jpg',
    'zelfde (3).jpg',
    '_CON.jpg',
    'thumbnail.jpg',
    `${'a'.repeat(80)}.jpg`,
  ])
})

test('what is no JPEG or PNG is refused by its bytes, with the message as error too', async () => {
  const { client } = await app.loggedIn()
  const text = Buffer.from('Dit is tekst, wat de naam ook zegt.')
  const webp = Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1')
  for (const [what, files, status, message] of [
    ['text', [['foto.jpg', text]], 415, '‘foto.jpg’ is geen JPEG of PNG.'],
    [
      'WebP',
      [['foto.jpg', webp]],
      415,
      '‘foto.jpg’ is geen JPEG of PNG. Dit is een WebP. Bewaar de afbeelding als PNG of JPEG.',
    ],
    ['nothing', [], 400, 'Geen thumbnails beschikbaar'],
    ['an empty file', [['leeg.png', Buffer.alloc(0)]], 400, '‘leeg.png’ is leeg.'],
    [
      'thirteen',
      Array.from({ length: 13 }, (_, at): Sent => [`${at}.jpg`, jpeg(50)]),
      413,
      'Maximaal aantal afbeeldingen bereikt',
    ],
    ['too many bytes', [['groot.jpg', jpeg(THUMBNAIL_BYTES + 1)]], 413, '‘groot.jpg’ is groter dan 5 MB.'],
    ['another field', [['foto.jpg', jpeg(50), 'images']], 400, 'Het verzoek kon niet worden gelezen.'],
  ] as [string, Sent[], number, string][]) {
    const reply = await send(client, files)
    const body = (await reply.json()) as { message: string; error: string }
    assert.deepEqual([reply.status, body.message, body.error], [status, message, message], what)
  }
  assert.equal((await send(client, [['foto.jpg', jpeg(THUMBNAIL_BYTES)]])).status, 200)
  assert.equal((await send({ cookie: undefined }, [['foto.jpg', jpeg(50)]])).status, 401)
})

test('who leaves halfway leaves nothing open, also of files whose turn had not come', async () => {
  const { client } = await app.loggedIn()
  const leaving = new AbortController()
  const reply = await send(
    client,
    Array.from({ length: 6 }, (_, at): Sent => [`${at}.jpg`, jpeg(4_000_000)]),
    leaving.signal,
  )
  const reader = reply.body!.getReader()
  await reader.read()
  leaving.abort()
  await reader.read().catch(() => {})
  await until(async () => (await leftBehind()).length === 0, 'nothing left behind')
})

test('when one of the files has vanished none stays open', async () => {
  const path = await app.site.uploads.newPath()
  await writeFile(path, 'een beeld')
  const reply = new EventEmitter() as EventEmitter & { closed: boolean }
  reply.closed = false
  await assert.rejects(
    holdOpen(
      [
        { path, bytes: 9 },
        { path: `${path}-weg`, bytes: 9 },
      ],
      reply as never,
    ),
  )
  await rm(path)
  await until(async () => (await leftBehind()).length === 0, 'nothing left behind')
})

test('several are packed at once, each with its own files', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const { client } = await app.loggedIn()
      return namesIn(
        await send(client, [
          [`eerste ${at}.jpg`, jpeg(300_000)],
          [`tweede ${at}.png`, png(300_000)],
        ]),
      )
    }),
  )
  for (const [at, names] of all.entries()) assert.deepEqual(names, [`eerste ${at}.jpg`, `tweede ${at}.png`])
})

test('nobody has more ZIPs packed in ten minutes than a person needs', async () => {
  const { client } = await app.loggedIn()
  for (let time = 0; time < ZIPS_PER_TEN_MINUTES; time += 1) {
    const reply = await send(client, [['a.jpg', jpeg(50)]])
    assert.equal(reply.status, 200)
    await reply.arrayBuffer()
  }
  const refused = await send(client, [['a.jpg', jpeg(50)]])
  assert.equal(refused.status, 429)
  assert.match(((await refused.json()) as { error: string }).error, /^Je hebt nu veel ZIP-bestanden gemaakt\./)
  assert.equal((await send((await app.loggedIn()).client, [['a.jpg', jpeg(50)]])).status, 200)
})
