// Requests per second, compared with bare Fastify routes that run the same SQL on the same database.
import { compare, startNode } from './measure.ts'
import type { Row } from './report.ts'

/** The least share of the bare route's requests per second that ours must reach. */
const LIMIT = 0.6

export async function requests(where: { name: string; env: Record<string, string> }): Promise<Row[]> {
  const host = startNode('bench/host.ts', where.env)
  const { ours, peer, cookie, limited, subject } = JSON.parse(await host.prints(/(\{.*\})/))
  const json = { cookie, 'content-type': 'application/json' }
  const post = { method: 'POST', headers: json, body: JSON.stringify(subject) } as const
  const rows: Row[] = []
  const ratio = async (what: string, measured: ReturnType<typeof compare>) => {
    const { ours: mine, peer: bare, ratio: share } = await measured
    rows.push({
      what: `${what}, ${where.name}`,
      measured: `${Math.round(mine)}/s against ${Math.round(bare)}/s: ${share.toFixed(2)}`,
      limit: `at least ${LIMIT}`,
      met: share >= LIMIT,
    })
  }
  await ratio('GET /api/user', compare({ url: `${ours}/api/user`, headers: { cookie } }, { url: `${peer}/user` }))
  await ratio(
    'POST facebook-titles',
    compare({ url: `${ours}/api/content/facebook-titles`, ...post }, { url: `${peer}/facebook-titles`, ...post }),
  )

  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const reply = await fetch(`${ours}/api/content/facebook-titles`, {
        ...post,
        headers: { ...json, cookie: limited },
      })
      await reply.arrayBuffer()
      return reply.status
    }),
  )
  const granted = statuses.filter((status) => status === 200).length
  rows.push({
    what: `50 generations at once with 10 left, ${where.name}`,
    measured: `${granted} granted, ${statuses.filter((status) => status === 403).length} refused`,
    limit: 'exactly 10',
    met: granted === 10,
  })
  await host.stop()
  return rows
}
