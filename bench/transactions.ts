// Requests that change something: tasks created and links claimed by twenty clients at once, compared with bare routes that
// run the same SQL; and 50 and 200 clients at once that both read and add.
import { compare, load, startNode, type Child, type Load } from './measure.ts'
import type { Row } from './report.ts'

export const CONNECTIONS = 20

/** The least share of the bare route's requests per second that ours must reach. */
const LIMIT = 0.6

const MIXED = [50, 200]
const MIXED_SECONDS = 8

export async function transactions(where: { name: string; env: Record<string, string> }): Promise<Row[]> {
  const host = startNode('bench/host.ts', where.env)
  const { ours, peer, admin, task, firstLink } = JSON.parse(await host.prints(/(\{.*\})/))
  const headers = { cookie: admin, 'content-type': 'application/json' }
  const added: Load = { url: `${ours}/api/tasks`, method: 'POST', headers, body: JSON.stringify(task) }
  const claims = (url: string, path: string): Load => ({
    url,
    headers: { cookie: admin },
    reset: `${peer}/links/release`,
    turns: (connection) =>
      (['claim', 'unclaim'] as const).map((step) => ({
        method: 'POST',
        path: `${path}/${firstLink + 1 + (connection % CONNECTIONS)}/${step}`,
      })),
  })
  const rows = [
    await ratio('a task created', added, { url: `${peer}/tasks`, method: 'POST' }),
    await ratio('a link claimed, and released', claims(ours, '/api/inspiratie-links'), claims(peer, '/links')),
  ]
  for (const connections of MIXED) rows.push(await mixed(host, ours, connections))
  await host.stop()
  return rows

  async function ratio(what: string, mine: Load, bare: Load): Promise<Row> {
    const measured = await compare({ ...mine, connections: CONNECTIONS }, { ...bare, connections: CONNECTIONS })
    return {
      what: `${what}, ${CONNECTIONS} at once, ${where.name}`,
      measured: `${Math.round(measured.ours)}/s against ${Math.round(measured.peer)}/s: ${measured.ratio.toFixed(2)}`,
      limit: `at least ${LIMIT}`,
      met: measured.ratio >= LIMIT,
    }
  }

  /** Every client makes the same requests in turn, four that read and one that adds a task, and begins at another one. */
  async function mixed(child: Child, url: string, connections: number): Promise<Row> {
    const reading = ['/api/user', '/api/inspiratie-links?limit=25', '/api/tasks?limit=25&state=done', '/api/user']
    const all = [
      ...reading.map((path) => ({ method: 'GET' as const, path })),
      { method: 'POST' as const, path: '/api/tasks', body: JSON.stringify(task) },
    ]
    const turns = (connection: number) => all.map((_, at) => all[(at + connection) % all.length] ?? all[0]!)
    const { requests, latency } = await load({ url, headers, connections, turns }, MIXED_SECONDS)
    child.process.kill('SIGUSR2')
    const bytes = Number(await child.printsNext(/memory (\d+)/))
    return {
      what: `${connections} people at once, reading and adding tasks, ${where.name}`,
      measured: `${Math.round(requests.average)}/s, p99 ${latency.p99} ms, ${Math.round(bytes / 1024 / 1024)} MB`,
      limit: 'reported',
    }
  }
}
