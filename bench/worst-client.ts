// A trial account that does its worst, within its limits: saves, imports, enlargements and rewrites, as many at once as it likes. A process
// of its own, behind the server it attacks: what it costs to send this is the attacker's, who has a machine of their own. Prints `begun`
// when each of its texts was sent once and the server is at rest, and, after the minute, one line: how often each was answered how.
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { MEGABYTE, worstTexts } from '../tests/support/worst-texts.ts'

/** How many of each are under way at once. */
const AT_ONCE = { saves: 16, imports: 4, enlargements: 4, rewrites: 4 } as const
/** After a refusal, in ms: an attacker does not wait as long as they are told. */
const REFUSED_MS = 250
/** What is answered to who is a stranger, and to what no endpoint takes. */
const NOT_TAKEN: ReadonlySet<number> = new Set([400, 401, 403, 404, 405])
/** After the first of each, in ms: longer than a child process without work is kept, and until texts have their copies for searches. */
const REST_MS = 75_000

const { SERVER, COOKIE: cookie = '', MINUTE_MS } = process.env as Record<string, string>

interface Attack {
  path: string
  /** What is sent, in turn. The bytes are made before, all of them. */
  all: RequestInit[]
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
  const texts = Object.values(worstTexts).map((text) => text(MEGABYTE))
  const source = worstTexts['sentences of an article']?.(20_000)
  return {
    saves: {
      path: '/api/articles',
      all: texts.map((content) => json({ title: 'Het slechtste', content })),
    },
    imports: { path: '/api/articles/import', all: texts.map((text) => form('file', text, 'slecht.md')) },
    enlargements: { path: '/api/upscale-image', all: [form('image', picture, 'ruis.png')] },
    rewrites: { path: '/api/rewriter', all: [json({ text: source, mode: 'korter' })] },
  }
}

async function answered(path: string, init: RequestInit): Promise<number> {
  const reply = await fetch(`${SERVER}${path}`, init)
  await reply.arrayBuffer()
  return reply.status
}

setPriority(constants.priority.PRIORITY_LOW)
// Noise, which no calculation takes for a plain picture.
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const blank = { create: { width: 400, height: 400, channels: 3, background: '#fff', noise } } as const
const attacks = attacksOf(await sharp(blank).png().toBuffer())
for (const { path, all } of Object.values(attacks))
  for (const init of all) {
    const status = await answered(path, init)
    // An attack that is not let in, or is none of what is asked, would be measured as harmless.
    if (NOT_TAKEN.has(status)) throw new Error(`${path}: ${status}`)
  }
// The processes that did so are let go.
await wait(REST_MS)
process.stdout.write('begun\n')
const end = performance.now() + Number(MINUTE_MS)
const answers: Record<string, number> = {}
const next = { saves: 0, imports: 0, enlargements: 0, rewrites: 0 }
for (const [name, count] of Object.entries(AT_ONCE))
  for (let at = 0; at < count; at += 1) void attackOn(name as keyof typeof AT_ONCE)
await wait(Number(MINUTE_MS))
const said = Object.entries(answers).toSorted(([a], [b]) => a.localeCompare(b))
process.stdout.write(`answers ${said.map(([name, count]) => `${name}: ${count}`).join(', ')}\n`)

async function attackOn(name: keyof typeof AT_ONCE): Promise<void> {
  const { path, all } = attacks[name]
  while (performance.now() < end) {
    const status = await answered(path, all[next[name]++ % all.length] ?? {})
    answers[`${name} ${status}`] = (answers[`${name} ${status}`] ?? 0) + 1
    if (status >= 400) await wait(REFUSED_MS)
  }
}
