// The time from starting the process to its first reply, and its memory once it is idle. Only reported: the yardstick does
// not scale megabytes, nor the time that the disk takes.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median, residentMegabytes, startNode } from './measure.ts'
import type { Row } from './report.ts'

const TIMES = 5
/** How long after its first reply the memory of the idle process is measured, in ms. */
const REST_MS = 2_000

const goals = {
  embedded: { coldMs: 2_500, warmMs: 700, megabytes: 300 },
  PostgreSQL: { coldMs: 2_500, warmMs: 700, megabytes: 130 },
}

/** @param fresh gives an empty database: the first start on it is the cold one, the next a warm one. */
export async function starts({
  name,
  fresh,
}: {
  name: keyof typeof goals
  fresh: () => Promise<Record<string, string>>
}): Promise<Row[]> {
  const cold: Start[] = []
  const warm: Start[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'kopij-bench-'))
    const env = { DATA_DIR: dataDir, PORT: '0', ...(await fresh()) }
    cold.push(await start(env))
    warm.push(await start(env))
    await rm(dataDir, { recursive: true })
  }
  const goal = goals[name]
  const row = (what: string, seen: Start[], unit: keyof Start, most: number): Row => ({
    what: `${what}, ${name}`,
    measured: `${Math.round(median(seen.map((one) => one[unit])))} ${words[unit]}`,
    limit: `reported, goal ${most} ${words[unit]}`,
  })
  return [
    row('cold start', cold, 'ms', goal.coldMs),
    row('warm start', warm, 'ms', goal.warmMs),
    row('idle memory after the very first start', cold, 'megabytes', goal.megabytes),
    row('idle memory after a warm start', warm, 'megabytes', goal.megabytes),
  ]
}

interface Start {
  ms: number
  megabytes: number
}
const words = { ms: 'ms', megabytes: 'MB' } as const

async function start(env: Record<string, string>): Promise<Start> {
  const begun = performance.now()
  const server = startNode('src/server/main.js', env)
  const url = (await server.prints(/Kopij draait op (\S+)/)).replace('localhost', '127.0.0.1')
  const reply = await fetch(`${url}/api/health`)
  const ms = performance.now() - begun
  if (!reply.ok) throw new Error(`health: ${reply.status}`)
  await wait(REST_MS)
  const megabytes = await residentMegabytes(server.process.pid)
  await server.stop()
  return { ms, megabytes }
}
