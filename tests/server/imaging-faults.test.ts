// Work on pictures that ends badly: a full disk, a child that is killed, somebody who leaves. Nothing is left, and the next is done.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { after, afterEach, before, test } from 'node:test'
import { Problem } from '#contract/problems.ts'
import { createStudio, type Studio } from '#server/imaging/studio.ts'
import { photo, pictureFolder } from '../support/pictures.ts'

let folder: Awaited<ReturnType<typeof pictureFolder>>
before(async () => void (folder = await pictureFolder()))
after(() => folder.remove())

const opened: Studio[] = []
afterEach(() => Promise.all(opened.splice(0).map((studio) => studio.close())))

function open(...how: Parameters<typeof createStudio>): Studio {
  const studio = createStudio(...how)
  opened.push(studio)
  return studio
}

const who = (userId = 1, signal = new AbortController().signal) => ({ userId, signal })
const problem = (code: string) => (error: unknown) => error instanceof Problem && error.code === code

/** Ends the largest of the processes that this one started, from Linux's /proc: it has the network. */
function killLargest(): void {
  const pages = (pid: number) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  const [largest] = pids.toSorted((one, other) => pages(other) - pages(one))
  process.kill(largest ?? assert.fail('there is none'), 'SIGKILL')
}

test('a full disk is told as one, and leaves nothing', async (context) => {
  const full = folder.path('full')
  await mkdir(full)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'kopij', full]).status !== 0)
    return context.skip('no mount here')
  context.after(() => void spawnSync('umount', [full]))
  const studio = open()
  const out = folder.path('full/out.png')
  const path = photo('astronaut.png')
  const size = { width: 640, height: 360 }
  const cut = { path, out, size, fit: 'fill', focus: null, format: 'png', quality: 80, mostBytes: null } as const
  await assert.rejects(studio.resize(cut, who()), problem('storageFull'))
  await assert.rejects(studio.upscale({ path, out, longSide: 512 }, who()), problem('storageFull'))
  assert.deepEqual(await readdir(full), [])
  // A small one fits.
  await studio.resize({ ...cut, size: { width: 32, height: 18 } }, who())
  assert.deepEqual(await readdir(full), ['out.png'])
})

test('who leaves while tiles are made has the child gone, and nothing stands where it would have', async () => {
  const studio = open()
  const out = folder.path('left.png')
  const left = new AbortController()
  const heard: number[] = []
  const asker = {
    ...who(1, left.signal),
    onProgress: ({ done }: { done: number }) => {
      heard.push(done)
      if (done === 2) left.abort(new Error('weg'))
    },
  }
  await assert.rejects(studio.upscale({ path: photo('cat.png'), out, longSide: 1200 }, asker), /weg/)
  // What the child had said already may still be heard.
  assert.deepEqual(heard.slice(0, 3), [0, 1, 2])
  const { lanes, counts } = await studio.state()
  assert.deepEqual([lanes.heavy.underWay, lanes.heavy.children, counts.stopped], [0, 0, 1])
  assert.equal(existsSync(out), false)
})

test('a child that is killed in the middle of a picture costs that one; the next of its lane and the other lane go on', async (context) => {
  if (process.platform !== 'linux') return context.skip('its children are found in /proc')
  const lost: string[] = []
  const studio = open({ onLost: (reason) => lost.push(reason) })
  const enlarge = (name: string, onProgress?: (progress: { done: number }) => void) =>
    studio.upscale({ path: photo('cat.png'), out: folder.path(name), longSide: 902 }, { ...who(), onProgress })
  const killed = enlarge('killed.png', ({ done }) => void (done === 2 && killLargest()))
  const next = enlarge('next.png')
  const out = folder.path('beside.webp')
  const beside = studio.convert({ path: photo('rocket.jpg'), out, format: 'webp', quality: 80 }, who(2))
  await assert.rejects(killed, problem('pictureFailed'))
  assert.equal((await next).done.enlargement, 'trained')
  assert.equal((await beside).width, 640)
  assert.deepEqual(
    lost.map((reason) => reason.trim()),
    ['exit SIGKILL'],
  )
  assert.equal(existsSync(folder.path('killed.png')), false)
})

test('twenty-five pictures at once: two are made, twenty wait, and the others are told to come back', async () => {
  const studio = open()
  const all = Array.from({ length: 25 }, (_, at) => {
    const out = folder.path(`many-${at}.jpg`)
    return studio.convert({ path: photo('rocket.jpg'), out, format: 'jpeg', quality: 80 }, who(at % 4))
  })
  const ends = await Promise.allSettled(all)
  const refused = ends.filter((end) => end.status === 'rejected')
  assert.equal(refused.length, 3)
  assert.ok(refused.every(({ reason }) => problem('workshopBusy')(reason)))
  assert.equal((await readdir(folder.path('.'))).filter((name) => name.startsWith('many-')).length, 22)
})

test('a picture that takes more memory than it may costs itself', async (context) => {
  if (process.platform !== 'linux') return context.skip('memory is watched on Linux')
  const lost: string[] = []
  const lane = { places: 1, timeLimitMs: 30_000, megabytes: 60 }
  const studio = open({ lanes: { light: lane, heavy: lane }, onLost: (reason) => lost.push(reason) })
  const out = folder.path('large.png')
  // Long enough to be looked at.
  const task = { path: photo('dandelions.jpg'), out, format: 'avif', quality: 90 } as const
  await assert.rejects(studio.convert(task, who()), problem('pictureFailed'))
  assert.match(lost.join(), /MB of memory/)
})

test('nothing is left in the folder for temporary files, whatever happened', async () => {
  const odd = (await readdir(tmpdir())).filter((name) => /^vips-|\.v$/.test(name))
  assert.deepEqual(odd, [])
})
