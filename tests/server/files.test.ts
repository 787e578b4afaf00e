// Kept files, on the disk and in a bucket: the same of both, and what only one of them can do wrong.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openFiles, type FileStore } from '#server/files/store.ts'
import { openTemporaryFiles } from '#server/files/temporary.ts'
import { openObjectStorage } from '../support/object-storage.ts'

let folder: string
let storage: Awaited<ReturnType<typeof openObjectStorage>>
const stores = {} as Record<'disk' | 'bucket', FileStore>
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-store-'))
  storage = await openObjectStorage()
  const temporary = openTemporaryFiles(join(folder, 'tijdelijk'))
  stores.disk = openFiles({ dataDir: join(folder, 'data') }, temporary)
  stores.bucket = openFiles({ s3: storage.settings }, temporary)
})
after(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

let made = 0
async function fileOf(content: Uint8Array): Promise<string> {
  const path = join(folder, `bron-${(made += 1)}`)
  await writeFile(path, content)
  return path
}

async function contentOf(store: FileStore, key: string): Promise<{ bytes: number; content: Buffer }> {
  const { body, bytes } = await store.read(key)
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return { bytes, content: Buffer.concat(pieces) }
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.keys()) keys.push(key)
  return keys.toSorted()
}

for (const kind of ['disk', 'bucket'] as const) {
  test(`${kind}: what is kept is taken over, and read again as it was, until it is removed`, async () => {
    const store = stores[kind]
    assert.deepEqual(await keysOf(store), [])
    const content = Buffer.alloc(3 * 1024 * 1024, 'kopij')
    const path = await fileOf(content)
    const begun = Date.now()
    await store.keep(path, 'een-_Sleutel')
    assert.equal(existsSync(path), false)
    assert.deepEqual(await contentOf(store, 'een-_Sleutel'), { bytes: content.length, content })
    await store.local('een-_Sleutel', async (at) => assert.deepEqual(await readFile(at), content))
    assert.deepEqual(await keysOf(store), ['een-_Sleutel'])
    const at = (await store.writtenAt('een-_Sleutel'))?.getTime() ?? 0
    assert.ok(Math.abs(at - begun) < 60_000, String(at))
    await store.remove('een-_Sleutel')
    await store.remove('een-_Sleutel')
    assert.deepEqual(await keysOf(store), [])
  })

  test(`${kind}: an empty file is a file`, async () => {
    await stores[kind].keep(await fileOf(Buffer.alloc(0)), 'leeg')
    assert.equal((await contentOf(stores[kind], 'leeg')).bytes, 0)
    await stores[kind].remove('leeg')
  })

  test(`${kind}: what is not there is told so, and nothing is left of the attempt`, async () => {
    const store = stores[kind]
    await assert.rejects(store.read('niets'), { code: 'notFound' })
    await assert.rejects(store.local('niets', readFile), { code: 'notFound' })
    assert.equal(await store.writtenAt('niets'), undefined)
    await assert.rejects(store.keep(join(folder, 'geen-bron'), 'niets'), { code: 'ENOENT' })
    assert.deepEqual(await keysOf(store), [])
    assert.deepEqual(await readdir(join(folder, 'tijdelijk')).catch(() => []), [])
  })
}

test('on the disk, a file that is removed while somebody is about to read it is missing; what else goes wrong is told as it is', async () => {
  const store = stores.disk
  await store.keep(await fileOf(Buffer.from('kopij')), 'weg')
  const broken = new Error('anders')
  await assert.rejects(
    store.local('weg', () => Promise.reject(broken)),
    broken,
  )
  const reading = store.local('weg', async (path) => {
    await store.remove('weg')
    return readFile(path)
  })
  await assert.rejects(reading, { code: 'notFound' })
})

test('on the disk, files that somebody else put there stop nothing, whatever their names', async () => {
  await mkdir(join(folder, 'data', 'files', 'map'), { recursive: true })
  await writeFile(join(folder, 'data', 'files', 'kopie (1) é~.txt'), 'x')
  assert.deepEqual(await keysOf(stores.disk), ['kopie (1) é~.txt'])
})

/** A folder on another file system than `path`: files cannot be renamed from there, they have to be copied. */
async function folderElsewhere(path: string): Promise<string | undefined> {
  const { dev } = await stat(path)
  for (const place of ['/dev/shm', '/var/tmp', process.cwd()]) {
    const found = await mkdtemp(join(place, '.kopij-test-')).catch(() => undefined)
    if (found !== undefined && (await stat(found)).dev !== dev) return found
    if (found !== undefined) await rm(found, { recursive: true })
  }
  return undefined
}

test('a full disk is told as such, and nothing is left on it', async (context) => {
  const elsewhere = await folderElsewhere(folder)
  if (elsewhere === undefined) return context.skip('there is one file system only')
  context.after(() => rm(elsewhere, { recursive: true }))
  const store = openFiles({ dataDir: join(folder, 'vol') }, openTemporaryFiles(folder))
  await mkdir(join(folder, 'vol', 'files'), { recursive: true })
  // A device on which every write fails as on a full disk.
  const at = join(folder, 'vol', 'files', 'sleutel')
  await symlink('/dev/full', at)
  await writeFile(join(elsewhere, 'bron'), 'x'.repeat(100_000))
  await assert.rejects(store.keep(join(elsewhere, 'bron'), 'sleutel'), { code: 'ENOSPC' })
  await assert.rejects(lstat(at), { code: 'ENOENT' })
  await store.keep(join(elsewhere, 'bron'), 'sleutel')
  assert.equal((await contentOf(store, 'sleutel')).bytes, 100_000)
})

test('a bucket that does not answer, or refuses, is the storage’s fault and not of who asks', async () => {
  const { settings } = storage
  const temporary = openTemporaryFiles(join(folder, 'tijdelijk'))
  const wrong = {
    'another key': { ...settings, accessKeyId: 'onbekend' },
    'a bucket that is not there': { ...settings, bucket: 'bestaat-niet' },
    'nobody listening': { ...settings, endpoint: 'http://127.0.0.1:1' },
  }
  for (const [what, s3] of Object.entries(wrong)) {
    const store = openFiles({ s3 }, temporary)
    await assert.rejects(store.keep(await fileOf(Buffer.from('x')), 'sleutel'), { code: 'storageUnavailable' }, what)
    await assert.rejects(keysOf(store), { code: 'storageUnavailable' }, what)
    await assert.rejects(store.remove('sleutel'), { code: 'storageUnavailable' }, what)
    await assert.rejects(store.read('sleutel'), { code: 'storageUnavailable' }, what)
    await assert.rejects(store.local('sleutel', readFile), { code: 'storageUnavailable' }, what)
    await assert.rejects(store.writtenAt('sleutel'), { code: 'storageUnavailable' }, what)
  }
})

test('a bucket with more files than one answer holds is read to its end', async (context) => {
  const paged = await openObjectStorage({ mostKeys: 2 })
  context.after(() => paged.close())
  const store = openFiles({ s3: paged.settings }, openTemporaryFiles(folder))
  for (const key of ['a', 'b', 'c', 'd', 'e']) await store.keep(await fileOf(Buffer.from(key)), key)
  assert.deepEqual(await keysOf(store), ['a', 'b', 'c', 'd', 'e'])
})

test('a bucket that fails once while a file is sent gets it again, and one that goes on failing is asked twice', async (context) => {
  const faulty = await openObjectStorage()
  context.after(() => faulty.close())
  const store = openFiles({ s3: faulty.settings }, openTemporaryFiles(folder))
  const content = Buffer.alloc(200_000, 'x')
  faulty.failing = 1
  await store.keep(await fileOf(content), 'sleutel')
  assert.deepEqual(faulty.sent, [content, content])
  assert.deepEqual((await contentOf(store, 'sleutel')).content, content)
  faulty.failing = Infinity
  const path = await fileOf(content)
  await assert.rejects(store.keep(path, 'sleutel'), { code: 'storageUnavailable' })
  assert.equal(faulty.sent.length, 4)
  assert.ok(existsSync(path), 'whoever made it still has it')
})
