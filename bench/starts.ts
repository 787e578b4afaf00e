// From starting the process to its first answered request, and what it holds in memory once it rests.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median, residentMegabytes, startNode } from './measure.ts'
import type { Row } from './report.ts'

const TIMES = 5
const goals = {
  embedded: { coldMs: 2_500, warmMs: 1_000, megabytes: 300 },
  postgres: { coldMs: 2_500, warmMs: 1_000, megabytes: 130 },
}

export async function starts(where: {
  name: string
  kind: keyof typeof goals
  env: Record<string, string>
  fresh(): Promise<Record<string, string>>
}): Promise<Row[]> {
  const cold: number[] = []
  const warm: number[] = []
  const memory: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'kopij-bench-'))
    const env = { DATA_DIR: dataDir, PORT: '0', ...where.env, ...(await where.fresh()) }
    cold.push((await start(env)).ms)
    const second = await start(env, true)
    warm.push(second.ms)
    memory.push(second.megabytes)
    await rm(dataDir, { recursive: true })
  }
  const goal = goals[where.kind]
  const row = (what: string, value: number, unit: string, most: number): Row => ({
    what: `${what}, ${where.name}`,
    measured: `${Math.round(value)} ${unit}`,
    limit: `goal: at most ${most} ${unit}`,
    met: value <= most,
  })
  return [
    row('cold start', median(cold), 'ms', goal.coldMs),
    row('warm start', median(warm), 'ms', goal.warmMs),
    row('idle memory', median(memory), 'MB', goal.megabytes),
  ]
}

async function start(env: Record<string, string>, rest = false): Promise<{ ms: number; megabytes: number }> {
  const begun = performance.now()
  const server = startNode('src/server/main.js', env)
  const url = (await server.prints(/Kopij draait op (\S+)/)).replace('localhost', '127.0.0.1')
  const reply = await fetch(`${url}/api/health`)
  const ms = performance.now() - begun
  if (!reply.ok) throw new Error(`health: ${reply.status}`)
  if (rest) await wait(2_000)
  const megabytes = await residentMegabytes(server.process.pid)
  await server.stop()
  return { ms, megabytes }
}
