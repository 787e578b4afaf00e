// How the work on pictures is, and the bucket that may keep them.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { HouseStatus } from '#contract/status/state.ts'
import { startApp, until, type Client } from '../support/app.ts'
import { openObjectStorage } from '../support/object-storage.ts'
import { childrenNow } from '../support/picture-requests.ts'
import { photo } from '../support/pictures.ts'

const MINUTE_MS = 60_000
let folder: string
before(async () => void (folder = await mkdtemp(join(tmpdir(), 'kopij-status-'))))
after(() => rm(folder, { recursive: true, force: true }))

const statusFor = async (client: Client): Promise<HouseStatus> => (await client.get('/api/status')).body

test('a bucket that keeps the pictures is named, and one that does not answer is failing', async () => {
  const storage = await openObjectStorage()
  const other = await startApp({ dataDir: join(folder, 'data'), s3: storage.settings })
  try {
    const { client } = await other.loggedIn({ role: 'admin', username: 'bucket-kijker' })
    const { files } = await statusFor(client)
    assert.deepEqual([files.state, files.bucket, files.bucketAnswers], ['good', storage.settings.bucket, true])
    await storage.close()
    const broken = (await statusFor(client)).files
    assert.deepEqual([broken.state, broken.writable, broken.bucketAnswers], ['failing', true, false])
  } finally {
    await other.close()
  }
})

test('a bucket that is not there is failing, with the reason', async () => {
  const storage = await openObjectStorage()
  const s3 = { ...storage.settings, bucket: 'verkeerd-getypt' }
  const other = await startApp({ dataDir: join(folder, 'data'), s3 })
  try {
    const { client } = await other.loggedIn({ role: 'admin', username: 'bucket-zoeker' })
    const { files } = await statusFor(client)
    assert.deepEqual([files.state, files.bucket, files.bucketAnswers], ['failing', 'verkeerd-getypt', false])
    assert.ok(files.lastError?.message)
  } finally {
    await other.close()
    await storage.close()
  }
})

test('work on pictures that was lost is told with why, and deserves a look for an hour', async (context) => {
  if (process.platform !== 'linux') return context.skip('finds the process in /proc')
  const other = await startApp({ dataDir: join(folder, 'data') })
  try {
    const { client } = await other.loggedIn({ role: 'admin', username: 'beeld-kijker' })
    const earlier = await childrenNow()
    const task = { path: photo('coffee.png'), out: join(folder, 'groot.png'), longSide: 3840 }
    const work = other.site.studio.upscale(task, { userId: 1, signal: new AbortController().signal })
    await until(async () => (await statusFor(client)).pictures.heavy.underWay === 1, 'it is told to be under way')
    for (const child of await childrenNow()) if (!earlier.includes(child)) process.kill(child, 'SIGKILL')
    await assert.rejects(work, { code: 'pictureFailed' })
    const { pictures } = await statusFor(client)
    assert.deepEqual([pictures.state, pictures.lost, pictures.heavy.underWay], ['attention', 1, 0])
    assert.ok(pictures.lastError?.message)
    other.now = new Date(other.now.getTime() + 61 * MINUTE_MS)
    assert.equal((await statusFor(client)).pictures.state, 'good')
  } finally {
    await other.close()
  }
})
