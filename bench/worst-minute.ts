// One trial account does its worst for a minute: how slow health is meanwhile, and how much memory the server and its
// child processes still hold a minute later.
import { setTimeout as wait } from 'node:timers/promises'
import { residentOfAll, startNode } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const MINUTE_MS = 60_000
/** How slow health may be at the worst, in ms on the machine of the yardstick, and how many MB may be left. */
const HEALTH_MS = 200
const LEFT_MEGABYTES = 60
/** Between two calls of health, in ms. */
const PAUSE_MS = 10

export async function worstMinute(
  where: { name: string; env: Record<string, string> },
  { ms }: Yardstick,
): Promise<Row[]> {
  const host = startNode('bench/host.ts', { ...where.env, RATE_LIMIT: 'on' })
  const { ours, trial } = JSON.parse(await host.prints(/(\{.*\})/)) as { ours: string; trial: string }
  const settings = { SERVER: ours, COOKIE: trial, MINUTE_MS: String(MINUTE_MS) }
  const client = startNode('bench/worst-client.ts', settings)
  // What a first request of each loads stays, and is not what is measured; the child processes it had made are let go by then.
  await client.prints(/(begun)/)
  const before = await residentOfAll(host.process.pid)
  const attacking = { now: true }
  const answers = client.prints(/answers (.*)\n/).finally(() => (attacking.now = false))
  let slowest = 0
  let most = before
  while (attacking.now) {
    const begun = performance.now()
    const reply = await fetch(`${ours}/api/health`)
    await reply.arrayBuffer()
    slowest = reply.ok ? Math.max(slowest, performance.now() - begun) : Infinity
    most = Math.max(most, await residentOfAll(host.process.pid))
    await wait(PAUSE_MS)
  }
  const said = await answers
  await client.stop()
  await wait(MINUTE_MS)
  const left = (await residentOfAll(host.process.pid)) - before
  await host.stop()
  return [
    {
      what: `health while one trial account does its worst for a minute, ${where.name}`,
      measured: `slowest ${slowest.toFixed(0)} ms; ${said}`,
      limit: scaled('under', HEALTH_MS, ms(HEALTH_MS)),
      met: slowest < ms(HEALTH_MS),
    },
    {
      what: `memory a minute after that, ${where.name}`,
      measured: `${Math.round(left)} MB more than before (${Math.round(most - before)} at most)`,
      limit: `within ${LEFT_MEGABYTES} MB`,
      met: left <= LEFT_MEGABYTES,
    },
  ]
}
