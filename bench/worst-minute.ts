// One trial account does its worst for a minute, within its limits: saves, imports, enlargements and rewrites, as many at once as it likes.
// How slow health is meanwhile, and how much memory the server still holds a minute later.
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { worstTexts, MEGABYTE } from '../tests/support/worst-texts.ts'
import { residentMegabytes, startNode } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const MINUTE_MS = 60_000
/** How many of each are under way at once. */
const AT_ONCE = { saves: 16, imports: 4, enlargements: 4, rewrites: 4 } as const
/** How slow health may be at the worst, in ms on the machine of the yardstick, and how many MB may be left. */
const HEALTH_MS = 200
const LEFT_MEGABYTES = 60
/** Between two calls of health, and after a refusal, in ms: an attacker does not wait as long as they are told. */
const PAUSE_MS = 10
const REFUSED_MS = 250

interface Attack {
  path: string
  init: () => RequestInit
}

export async function worstMinute(
  where: { name: string; env: Record<string, string> },
  { ms }: Yardstick,
): Promise<Row[]> {
  const host = startNode('bench/host.ts', { ...where.env, RATE_LIMIT: 'on' })
  const { ours, trial } = JSON.parse(await host.prints(/(\{.*\})/)) as { ours: string; trial: string }
  const attacks = await attacksOf(trial)
  // What a first request of each loads stays, and is not what is measured.
  for (const { path, init } of Object.values(attacks)) await (await fetch(ours + path, init())).arrayBuffer()
  const before = await residentMegabytes(host.process.pid)
  const attacking = { now: true }
  const answers: Record<string, number> = {}
  const under = Object.entries(AT_ONCE).flatMap(([name, count]) =>
    Array.from({ length: count }, async () => {
      const { path, init } = attacks[name as keyof typeof attacks]
      while (attacking.now) {
        const { status } = await answered(ours + path, init())
        const key = `${name} ${status}`
        answers[key] = (answers[key] ?? 0) + 1
        if (status >= 400) await wait(REFUSED_MS)
      }
    }),
  )
  let slowest = 0
  let most = before
  for (const end = performance.now() + MINUTE_MS; performance.now() < end; await wait(PAUSE_MS)) {
    const begun = performance.now()
    const { status } = await answered(`${ours}/api/health`)
    slowest = status === 200 ? Math.max(slowest, performance.now() - begun) : Infinity
    most = Math.max(most, await residentMegabytes(host.process.pid))
  }
  attacking.now = false
  await Promise.all(under)
  await wait(MINUTE_MS)
  const left = (await residentMegabytes(host.process.pid)) - before
  await host.stop()
  const said = Object.entries(answers).toSorted(([a], [b]) => a.localeCompare(b))
  return [
    {
      what: `health while one trial account does its worst for a minute, ${where.name}`,
      measured: `slowest ${slowest.toFixed(0)} ms; ${said.map(([name, count]) => `${name}: ${count}`).join(', ')}`,
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

async function answered(url: string, init: RequestInit = {}): Promise<{ status: number }> {
  const reply = await fetch(url, init)
  await reply.arrayBuffer()
  return reply
}

async function attacksOf(cookie: string): Promise<Record<keyof typeof AT_ONCE, Attack>> {
  const json = { cookie, 'content-type': 'application/json' }
  const texts = Object.values(worstTexts).map((text) => text(MEGABYTE))
  let next = 0
  const text = () => texts[next++ % texts.length] ?? ''
  // Noise, which no calculation takes for a plain picture.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
  const form = (field: string, bytes: Uint8Array | string, name: string): RequestInit => {
    const body = new FormData()
    body.append(field, new Blob([bytes as BlobPart]), name)
    return { method: 'POST', headers: { cookie }, body }
  }
  const post = (body: object): RequestInit => ({ method: 'POST', headers: json, body: JSON.stringify(body) })
  const source = worstTexts['sentences of an article']?.(20_000)
  return {
    saves: { path: '/api/articles', init: () => post({ title: 'Het slechtste', content: text() }) },
    imports: { path: '/api/articles/import', init: () => form('file', text(), 'slecht.md') },
    enlargements: { path: '/api/upscale-image', init: () => form('image', picture, 'ruis.png') },
    rewrites: { path: '/api/rewriter', init: () => post({ text: source, mode: 'korter' }) },
  }
}
