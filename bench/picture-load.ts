// How the server fares while pictures are made: how long health waits, and how much memory server and workshop take.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { cameraPhoto, photo } from '../tests/support/pictures.ts'
import { median, residentMegabytes, startNode } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const HEALTH_MS = 50
const TOGETHER_MEGABYTES = 700
const OWN_MEGABYTES = 40
/** Between two calls of health, and two looks at memory, in ms. */
const PAUSE_MS = 10
const LOOK_MS = 250
/** How many are sent at once (picture-client.ts). */
const FILES = 6
/** After a first request, in ms. */
const REST_MS = 2_000
const PASSWORD = 'meten-is-weten-1'
const KILOBYTES = 1024

/**
 * Six photographs of 10 MB and 18 megapixels at once, while one of 1280x720 is enlarged to 3840x2160; and, only reported, six more and
 * again six more as long as that takes.
 * @param where the database, by its settings for the environment.
 */
export async function pictureLoad(
  where: { name: string; env: Record<string, string> },
  { ms }: Yardstick,
): Promise<Row[]> {
  const once = await underWork(where.env, {})
  const again = await underWork(where.env, { AGAIN: 'on' })
  const under = `${FILES} photographs of 10 MB and one enlargement, ${where.name}`
  return [
    {
      what: `health beside ${under}`,
      measured: wordsFor(once),
      limit: scaled('p99 at most', HEALTH_MS, ms(HEALTH_MS)),
      met: once.p99 <= ms(HEALTH_MS),
    },
    {
      what: `memory of server and workshop with ${under}`,
      measured: `${Math.round(once.together)} MB`,
      limit: `under ${TOGETHER_MEGABYTES} MB`,
      met: once.together < TOGETHER_MEGABYTES,
    },
    {
      what: `memory of the server itself with ${under}`,
      measured: `${Math.round(once.server - once.before)} MB more than the ${Math.round(once.before)} before`,
      limit: `at most ${OWN_MEGABYTES} MB more`,
      met: once.server - once.before <= OWN_MEGABYTES,
    },
    {
      what: `${again.made} photographs, six at once, as long as an enlargement takes, ${where.name}`,
      measured: `health ${wordsFor(again)}; ${Math.round(again.together)} MB, the server itself ${Math.round(again.server - again.before)} MB more`,
      limit: 'reported',
    },
  ]
}

const wordsFor = ({ p99, median: half, calls }: Seen) =>
  `p99 ${p99.toFixed(0)} ms, median ${half.toFixed(1)} ms, of ${calls}`

interface Seen {
  made: number
  calls: number
  p99: number
  median: number
  /** In MB: of the server before, and the most that was seen of it, and of it and its children. */
  before: number
  server: number
  together: number
}

async function underWork(env: Record<string, string>, how: Record<string, string>): Promise<Seen> {
  const folder = await mkdtemp(join(tmpdir(), 'kopij-bench-load-'))
  const source = join(folder, 'source.png')
  await sharp(photo('raccoon.png')).resize(1280, 720, { fit: 'cover' }).png().toFile(source)
  const camera = await cameraPhoto()
  const settings = { DATA_DIR: join(folder, 'data'), ...env, PORT: '0', ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: 'off' }
  const server = startNode('src/server/main.js', settings)
  const url = (await server.prints(/Kopij draait op (\S+)/)).replace('localhost', '127.0.0.1')
  const client = async (more: Record<string, string>) =>
    startNode('bench/picture-client.ts', { SERVER: url, COOKIE: cookie, CAMERA: camera, SOURCE: source, ...more })
  const cookie = await logIn(url)
  // Warms up: what a first request of a kind loads is not what is measured.
  await (await client({ ONCE: 'on' })).prints(/made (\d+)/)
  await wait(REST_MS)
  const pid = server.process.pid ?? 0
  const before = await residentMegabytes(pid)
  const working = await client(how)
  await working.prints(/(begun)/)
  let over = false
  const made = working.prints(/made (\d+)/).finally(() => (over = true))
  const [times, most] = await Promise.all([health(url, () => over), memory(pid, () => over)])
  const count = Number(await made)
  await server.stop()
  await rm(folder, { recursive: true })
  const sorted = times.toSorted((one, other) => one - other)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
  return { made: count, calls: times.length, p99, median: median(times), before, ...most }
}

async function logIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  if (!reply.ok) throw new Error(`login: ${reply.status}`)
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function health(url: string, over: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!over()) {
    const begun = performance.now()
    await (await fetch(`${url}/api/health`)).arrayBuffer()
    times.push(performance.now() - begun)
    await wait(PAUSE_MS)
  }
  return times
}

/** The most that was seen: of the server, and of it and its children together, what they share counted once. */
async function memory(pid: number, over: () => boolean): Promise<{ server: number; together: number }> {
  const most = { server: 0, together: 0 }
  while (!over()) {
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
      .split(' ')
      .filter(Boolean)
    const shares = await Promise.all([String(pid), ...children].map(shareMegabytes))
    most.server = Math.max(most.server, await residentMegabytes(pid))
    most.together = Math.max(
      most.together,
      shares.reduce((sum, one) => sum + one, 0),
    )
    await wait(LOOK_MS)
  }
  return most
}

/** What a process holds, of what it shares with others only its part (proc(5), Pss). */
async function shareMegabytes(pid: string): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / KILOBYTES
}
