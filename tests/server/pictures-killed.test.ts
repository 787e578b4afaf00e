// kill -9 while pictures are sent and enlarged: the next start finds nothing of them, and no process goes on with them.
import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { upscaleImage } from '#contract/pictures/endpoints.ts'
import { Client, until } from '../support/app.ts'
import { newDatabasePlace } from '../support/database.ts'
import { beginSending, sendPictures } from '../support/picture-requests.ts'
import { photoBytes } from '../support/pictures.ts'
import { listening, serverStarter } from '../support/server-process.ts'

const start = serverStarter()
const PASSWORD = 'beheer-geheim-1'

test('nothing is left of what was sent or made when the process died, and its children end with it', async (context) => {
  if (process.platform !== 'linux') return context.skip('finds the processes in /proc')
  const place = await newDatabasePlace()
  const settings = { ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: 'off' }
  const inFolder = (name: string) => readdir(join(place.dataDir, name)).catch((): string[] => [])
  const serving = async () => {
    const server = start(place, settings)
    await listening(server)
    const client = new Client(server.url)
    await client.post('/api/login', { username: 'admin', password: PASSWORD })
    return { server, client }
  }

  // As if a process had died between a file and its row, a day ago and now.
  const day = new Date(Date.now() - 25 * 60 * 60 * 1000)
  const [old, young] = ['o'.repeat(32), 'y'.repeat(32)] as const
  await mkdir(join(place.dataDir, 'files'), { recursive: true })
  for (const name of [old, young]) await writeFile(join(place.dataDir, 'files', name), 'x')
  await utimes(join(place.dataDir, 'files', old), day, day)

  const { server, client } = await serving()
  await until(async () => !(await inFolder('files')).includes(old), 'the job has found the file without a row')
  const picture = { bytes: await photoBytes('coffee.png'), name: 'koffie.png' }
  const kept = await sendPictures(client, upscaleImage.path, [picture], { field: 'image', fields: { longSide: 600 } })
  assert.equal(kept.status, 200, JSON.stringify(kept.body))
  const earlier = await inFolder('files')
  assert.deepEqual(new Set(earlier), new Set([kept.body.picture.name, young]))
  await beginSending(client, upscaleImage.path, [picture], { field: 'image' })
  const pictures = async () => (await client.get('/api/status')).body.pictures
  await until(async () => (await pictures()).heavy.underWay === 1, 'it is enlarged')
  // Of one file half has come; the other, that is enlarged, is whole.
  const half = await beginSending(client, upscaleImage.path, [picture], { field: 'image', cut: 0.5 })
  await until(async () => (await inFolder('uploads')).length >= 2, 'half of it has come')
  const children = await childrenOf(server.pid)
  assert.ok(children.length > 0)
  server.kill('SIGKILL')
  await server.exited
  half.destroy()
  await until(
    async () => (await Promise.all(children.map(isAlive))).every((alive) => !alive),
    'the children have ended',
  )

  const again = await serving()
  assert.deepEqual(await inFolder('uploads'), [])
  assert.deepEqual((await inFolder('files')).toSorted(), earlier.toSorted())
  assert.equal((await again.client.get(kept.body.enhancedImage)).status, 200)
})

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number))
}

/** A process that has ended and that nobody waits for is still listed, as a zombie. */
const isAlive = (pid: number) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => !/\) [ZX] /.test(stat),
    () => false,
  )
