// The memory of a process that writes with a language model, once it has written and rests: neither the built-in writer nor
// its word lists may be in it.
import { setTimeout as wait } from 'node:timers/promises'
import { startLanguageModelServer } from '../tests/support/language-model-server.ts'
import { residentMegabytes, startNode } from './measure.ts'
import type { Row } from './report.ts'

/** What the same took while every answer loaded a library that tells languages apart, in MB (measured in one go, with five generations). */
const BEFORE = { embedded: 385, PostgreSQL: 214 }
/** How much less it has to be, in MB. */
const LESS = 30

const REST_MS = 5_000
const GENERATIONS = 5

const titles = [
  'Vanaf 6 januari is de fietsbrug over de Linge dicht: omrijden kost zes minuten',
  'Het houten dek van de brug is rot en maakt plaats voor composiet',
  'Tot 14 maart rijdt er een pendelbus voor scholieren over de Linge',
  'Een nieuw brugdek kost 480.000 euro en gaat vijftig jaar mee',
  '2.400 fietsers per dag moeten straks een andere weg kiezen',
]

/** @param env the database, as the server's environment names it. */
export async function liveModel({ name, env }: { name: string; env: Record<string, string> }): Promise<Row> {
  const candidates = titles.map((text) => ({ angle: 'nieuws', text }))
  const model = await startLanguageModelServer({ answer: { titles, candidates } })
  const server = startNode('src/server/main.js', {
    ...env,
    PORT: '0',
    ADMIN_PASSWORD: 'meten-is-weten-2026',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'model-van-de-meting',
    AI_BASE_URL: model.baseUrl,
  })
  const url = (await server.prints(/Kopij draait op (\S+)/)).replace('localhost', '127.0.0.1')
  const ask = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie }
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    await reply.arrayBuffer()
    return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const cookie = await ask('/api/login', { username: 'admin', password: 'meten-is-weten-2026' })
  for (let time = 0; time < GENERATIONS; time += 1)
    await ask('/api/content/facebook-titles', { title: 'Fietsbrug over de Linge tien weken dicht' }, cookie)
  await wait(REST_MS)
  const megabytes = Math.round(await residentMegabytes(server.process.pid))
  await server.stop()
  await model.close()
  const most = BEFORE[name as keyof typeof BEFORE] - LESS
  return {
    what: `memory at rest after writing with a language model, ${name}`,
    measured: `${megabytes} MB`,
    limit: `at most ${most} MB`,
    met: megabytes <= most,
  }
}
