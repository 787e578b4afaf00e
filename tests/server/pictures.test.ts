// Kept pictures: whose they are, how they are shown and saved, and that file and row go together.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'content-disposition'
import { eq } from 'drizzle-orm'
import { stampOf } from '#contract/file-names.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import { change } from '#server/change/change.ts'
import { filesOnDisk } from '#server/files/store.ts'
import { keepPicture, MOST_KEPT_BYTES, MOST_UNUSED_BYTES, type MadePicture } from '#server/pictures/keep.ts'
import { keepForGood } from '#server/pictures/store.ts'
import { pictures } from '#server/pictures/tables.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { png } from '../support/strange-web.ts'

let app: TestApp
let folder: string
/** The newest connection, as the server has it. */
let connection: Socket | undefined
/** What happens between the opening of a file and the reply. */
let onceOpened = async () => {}
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-pictures-'))
  const files = filesOnDisk(folder)
  const read: typeof files.read = async (key) => {
    const found = await files.read(key)
    await onceOpened()
    return found
  }
  app = await startApp({ files: { ...files, read } }, 0, ({ server }) => {
    server.on('connection', (socket: Socket) => (connection = socket))
  })
})
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Keeps a picture as a tool does that has made it. */
async function kept(user: { id: number }, fields: Partial<MadePicture> = {}): Promise<Picture> {
  const path = join(folder, `gemaakt-${Math.random()}`)
  await writeFile(path, png)
  const made = { fileName: 'zee.png', format: 'png', width: 1, height: 1, credit: null, tool: 'upscale' } as const
  return keepPicture(app.site, user, { ...made, path, ...fields })
}

const filesLeft = () => readdir(join(folder, 'files')).catch((): string[] => [])

test('a picture is shown to its owner as what it is, and to nobody else', async () => {
  const { client, user } = await app.loggedIn()
  const credit = { creator: 'Noor de Wit', rights: null }
  const { name, path, ...rest } = await kept(user, { credit })
  assert.match(name, /^[\w-]{32}$/)
  assert.deepEqual(rest, {
    fileName: 'zee.png',
    format: 'png',
    width: 1,
    height: 1,
    bytes: png.length,
    credit,
    expiresAt: new Date(app.now.getTime() + 24 * 60 * 60 * 1000).toISOString(),
  })
  const reply = await fetch(app.url + path, { headers: { cookie: client.cookie ?? '' } })
  assert.equal(reply.status, 200)
  assert.deepEqual(Buffer.from(await reply.arrayBuffer()), png)
  const head = (header: string) => reply.headers.get(header)
  assert.deepEqual(['content-type', 'content-length', 'x-content-type-options', 'content-disposition'].map(head), [
    'image/png',
    String(png.length),
    'nosniff',
    `inline; filename="zee ${stampOf(app.now)}.png"`,
  ])
  assert.match(head('cache-control') ?? '', /^private, max-age=3600$/)
  assert.match(head('cross-origin-resource-policy') ?? '', /^same-origin$/)

  const { client: other } = await app.loggedIn()
  const { client: administrator } = await app.loggedIn({ role: 'admin' })
  for (const stranger of [other, administrator])
    for (const method of ['GET', 'DELETE']) {
      const { status, body } = await stranger.send(method, path)
      assert.deepEqual([status, body.code], [404, 'pictureGone'], method)
      assert.equal(body.error, 'Deze afbeelding bestaat niet of is al verwijderd.')
    }
  assert.equal((await app.client().get(path)).status, 401)
})

test('a picture is saved under its own name, with the moment, whatever that name is', async () => {
  const { client, user } = await app.loggedIn()
  app.now = new Date('2026-03-12T13:03:20Z')
  const names: Record<string, string> = {
    'Café “zon” é 🌞.PNG': 'Café “zon” é 🌞',
    '../../etc/passwd': 'etc passwd',
    'a\r\nset-cookie: x=1.png': 'aset-cookie x=1',
    'nul.jpeg': '_nul',
    '.png': 'afbeelding',
    'v1.2 definitief': 'v1.2 definitief',
    [`${'é'.repeat(300)}.png`]: 'é'.repeat(80),
  }
  for (const [fileName, saved] of Object.entries(names)) {
    const { path } = await kept(user, { fileName, format: 'jpeg' })
    const { headers } = await client.get(`${path}?download=1`)
    const { type, parameters } = parse(headers.get('content-disposition') ?? '')
    assert.deepEqual([type, parameters['filename']], ['attachment', `${saved} 2026-03-12 1403.jpg`], fileName)
    assert.equal(headers.get('set-cookie'), null)
  }
  app.now = new Date()
})

/** How many times this process has a file open now. */
async function timesOpen(path: string): Promise<number> {
  const open = await readdir('/proc/self/fd')
  const targets = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return targets.filter((target) => target === path).length
}

test('the file of a picture that nobody waits for any more is closed, whenever they left', async (context) => {
  if (process.platform !== 'linux') return context.skip('counts open files in /proc')
  context.after(() => void (onceOpened = async () => {}))
  const { client, user } = await app.loggedIn()
  const { name, path } = await kept(user)
  const leavings: Record<string, (leave: () => void) => Promise<void>> = {
    'before the reply': async (leave) => {
      const gone = new Promise((resolve) => void connection?.once('close', resolve))
      leave()
      await gone
    },
    'with the reply': async (leave) => leave(),
  }
  for (const [when, leaving] of Object.entries(leavings)) {
    for (let turn = 0; turn < 10; turn += 1) {
      const asking = request(app.url + path, { agent: false, headers: { cookie: client.cookie ?? '' } })
      asking.on('error', () => {}).on('response', (reply) => reply.on('error', () => {}).resume())
      const left = new Promise((resolve) => void asking.once('close', resolve))
      onceOpened = () => leaving(() => asking.destroy())
      asking.end()
      await left
    }
    await until(
      async () => (await timesOpen(join(folder, 'files', name))) === 0,
      `those left ${when} are closed`,
      10_000,
    )
  }
})

test('a picture that its owner removes is gone, file and all', async () => {
  const { client, user } = await app.loggedIn()
  const { name, path } = await kept(user)
  assert.ok((await filesLeft()).includes(name))
  assert.equal((await client.send('DELETE', path)).status, 200)
  assert.equal((await client.get(path)).status, 404)
  assert.equal((await client.send('DELETE', path)).status, 404)
  assert.ok(!(await filesLeft()).includes(name))
})

test('a picture that stays is not removed by itself: it belongs to something', async () => {
  const { client, user } = await app.loggedIn()
  const { name, path } = await kept(user, { tool: 'article' })
  await change(app.site, null, (tx) => keepForGood(tx, [name]))
  assert.equal((await client.send('DELETE', path)).status, 404)
  assert.equal((await client.get(path)).status, 200)
})

test('after a day a picture is gone, and not a moment before; no browser keeps it longer', async () => {
  const { client, user } = await app.loggedIn()
  const { path, expiresAt } = await kept(user)
  const end = new Date(expiresAt ?? '').getTime()
  const asked = async (moment: number) => {
    app.now = new Date(moment)
    const { status, headers } = await client.get(path)
    return [status, headers.get('cache-control')]
  }
  assert.deepEqual(await asked(end - 2_000), [200, 'private, max-age=2'])
  assert.deepEqual(await asked(end - 1), [200, 'no-store'])
  assert.deepEqual(await asked(end), [404, 'no-store'])
  app.now = new Date()
})

test('a name that is none, or whose file has vanished, is told as a picture that is gone', async () => {
  const { client, user } = await app.loggedIn()
  const { name, path } = await kept(user)
  await rm(join(folder, 'files', name))
  assert.deepEqual([(await client.get(path)).status, (await client.get(path)).body.code], [404, 'pictureGone'])
  assert.equal((await client.send('DELETE', path)).status, 200)
  const refused = await client.get('/api/pictures/..%2f..%2fetc%2fpasswd')
  assert.equal(refused.status, 400)
  assert.equal(refused.body.error, refused.body.message)
  assert.equal((await client.get(`/api/pictures/${'a'.repeat(32)}`)).status, 404)
})

test('of a picture whose row cannot be written no file is left', async () => {
  const { user } = await app.loggedIn()
  const earlier = await filesLeft()
  await assert.rejects(kept({ id: 2_000_000_000 }))
  await assert.rejects(kept(user, { path: join(folder, 'is-er-niet') }), { code: 'ENOENT' })
  assert.deepEqual(await filesLeft(), earlier)
})

test('on a full disk nothing is kept, and the reason is told', async () => {
  const { user } = await app.loggedIn()
  const full = { ...app.site.files, keep: () => writeFile('/dev/full', png) }
  const path = join(folder, 'vol')
  await writeFile(path, png)
  const made = { path, fileName: 'a.png', format: 'png', width: 1, height: 1, credit: null, tool: 'upscale' } as const
  await assert.rejects(keepPicture({ ...app.site, files: full }, user, made), { code: 'ENOSPC' })
  assert.deepEqual(await app.database.db.select().from(pictures).where(eq(pictures.userId, user.id)), [])
})

test('files are for this system’s user only, and what is read in place is the file itself', async () => {
  const { user } = await app.loggedIn()
  const { name } = await kept(user)
  const { stat } = await import('node:fs/promises')
  assert.equal((await stat(join(folder, 'files'))).mode & 0o777, 0o700)
  assert.deepEqual(await app.site.files.local(name, (path) => readFile(path)), png)
  await assert.rejects(app.site.files.local('is-er-niet', readFile), { code: 'notFound' })
  await assert.rejects(app.site.files.read('is-er-niet'), { code: 'notFound' })
  assert.ok(existsSync(join(folder, 'files', name)))
})

test('whoever has too much made loses the oldest of it before its time, and nothing that is of an article or of others', async () => {
  const { client, user } = await app.loggedIn()
  const { user: other } = await app.loggedIn()
  const large = (at: number, fields: object = {}) => ({
    ...({ userId: user.id, fileName: 'a.png', format: 'png', width: 1, height: 1, tool: 'upscale' } as const),
    name: `${at}`.padStart(32, 'g'),
    bytes: MOST_KEPT_BYTES / 2,
    createdAt: app.now,
    expiresAt: new Date(app.now.getTime() + 60_000),
    ...fields,
  })
  await app.database.db
    .insert(pictures)
    .values([large(1), large(2), large(3, { tool: 'article' }), large(4, { userId: other.id }), large(5)])
  const left = async (id: number) => {
    const rows = await app.database.db.select().from(pictures).where(eq(pictures.userId, id)).orderBy(pictures.id)
    return rows.map(({ name }) => name.replace(/^g{31}/, ''))
  }
  const { name, path } = await kept(user)
  // The fifth and the new one are just too much with the second.
  assert.deepEqual(await left(user.id), ['3', '5', name])
  assert.deepEqual(await left(other.id), ['4'])
  assert.equal((await client.get(path)).status, 200)
  const next = await kept(user)
  assert.deepEqual(await left(user.id), ['3', '5', name, next.name])
  const oldest = await app.database.db.select().from(pictures).where(eq(pictures.name, name))
  assert.equal(oldest.length, 1)
})

test('whoever sends too much for articles that stands in none loses the oldest of that before its time, and nothing else', async () => {
  const { user } = await app.loggedIn()
  const large = (name: string, fields: object = {}) => ({
    ...({ userId: user.id, fileName: 'a.png', format: 'png', width: 1, height: 1, tool: 'article' } as const),
    name: name.padStart(32, 'h'),
    bytes: MOST_UNUSED_BYTES / 2,
    createdAt: app.now,
    expiresAt: new Date(app.now.getTime() + 60_000),
    ...fields,
  })
  const { db } = app.database
  await db
    .insert(pictures)
    .values([
      large('oldest'),
      large('stands', { expiresAt: null }),
      large('of-tool', { tool: 'upscale' }),
      large('newer'),
    ])
  const { name } = await kept(user, { tool: 'article', hours: 24 * 30 })
  const rows = await db.select().from(pictures).where(eq(pictures.userId, user.id)).orderBy(pictures.id)
  assert.deepEqual(
    rows.map((row) => row.name.replace(/^h{24,}/, '')),
    ['stands', 'of-tool', 'newer', name],
  )
})
