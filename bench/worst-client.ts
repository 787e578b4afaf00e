// A trial account that does its worst, within its limits: saves, imports, enlargements and rewrites, as many at once as it likes. A process
// of its own, behind the server it attacks: what it costs to send this is the attacker's, who has a machine of their own. Prints `begun`
// when each was sent once and the server is at rest, and, after the minute, one line: how often each was answered how.
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { MEGABYTE, worstTexts } from '../tests/support/worst-texts.ts'

/** How many of each are under way at once. */
const AT_ONCE = { saves: 16, imports: 4, enlargements: 4, rewrites: 4 } as const
/** After a refusal, in ms: an attacker does not wait as long as they are told. */
const REFUSED_MS = 250
/** After the first of each, in ms: longer than a child process without work is kept. */
const REST_MS = 25_000

const { SERVER, COOKIE: cookie = '', MINUTE_MS } = process.env as Record<string, string>

interface Attack {
  path: string
  /** The bytes are made before, all of them. */
  init: () => RequestInit
}

function attacksOf(picture: Buffer): Record<keyof typeof AT_ONCE, Attack> {
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const form = (field: string, bytes: Uint8Array | string, name: string): RequestInit => {
    const body = new FormData()
    body.append(field, new Blob([bytes as BlobPart]), name)
    return { method: 'POST', headers: { cookie }, body }
  }
  const inTurn = (all: RequestInit[]) => {
    let next = 0
    return () => all[next++ % all.length] ?? {}
  }
  const texts = Object.values(worstTexts).map((text) => text(MEGABYTE))
  const source = worstTexts['sentences of an article']?.(20_000)
  return {
    saves: {
      path: '/api/articles',
      init: inTurn(texts.map((content) => json({ title: 'Het slechtste', content }))),
    },
    imports: { path: '/api/articles/import', init: inTurn(texts.map((text) => form('file', text, 'slecht.md'))) },
    enlargements: { path: '/api/upscale-image', init: () => form('image', picture, 'ruis.png') },
    rewrites: { path: '/api/rewriter', init: inTurn([json({ text: source, mode: 'korter' })]) },
  }
}

async function answered({ path, init }: Attack): Promise<number> {
  const reply = await fetch(`${SERVER}${path}`, init())
  await reply.arrayBuffer()
  return reply.status
}

setPriority(constants.priority.PRIORITY_LOW)
// Noise, which no calculation takes for a plain picture.
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const blank = { create: { width: 400, height: 400, channels: 3, background: '#fff', noise } } as const
const attacks = attacksOf(await sharp(blank).png().toBuffer())
for (const attack of Object.values(attacks)) await answered(attack)
// The processes that did so are let go.
await wait(REST_MS)
process.stdout.write('begun\n')
const end = performance.now() + Number(MINUTE_MS)
const answers: Record<string, number> = {}
for (const [name, count] of Object.entries(AT_ONCE))
  for (let at = 0; at < count; at += 1) void attackOn(name as keyof typeof AT_ONCE)
await wait(Number(MINUTE_MS))
const said = Object.entries(answers).toSorted(([a], [b]) => a.localeCompare(b))
process.stdout.write(`answers ${said.map(([name, count]) => `${name}: ${count}`).join(', ')}\n`)

async function attackOn(name: keyof typeof AT_ONCE): Promise<void> {
  while (performance.now() < end) {
    const status = await answered(attacks[name])
    answers[`${name} ${status}`] = (answers[`${name} ${status}`] ?? 0) + 1
    if (status >= 400) await wait(REFUSED_MS)
  }
}
