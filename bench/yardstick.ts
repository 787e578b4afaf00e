// How quick this machine is in this run. Limits in ms were set on another machine, and are scaled by the difference.
import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '#server/db/connect.ts'
import { FIXED_LOOP_MS, fixedLoop } from '../tests/support/loop-probe.ts'
import { median } from './measure.ts'
import type { Row } from './report.ts'

/**
 * What each takes, in ms, on the machine on which the limits were set (two cores, Node 24, PostgreSQL 15), in its quietest
 * rounds. Limits in ms belong to these numbers: whoever sets one anew sets the others anew too.
 */
const REFERENCE = {
  /** A request to a Fastify route that answers at once, one after the other over one connection. */
  route: 0.08,
  /** A SELECT of one row by its index, one after the other over one connection. */
  select: { embedded: 0.13, PostgreSQL: 0.04 },
  /** A loop of thirty million steps with whole numbers. */
  loop: FIXED_LOOP_MS,
}

/** Rounds are short and many, so that the median is of rounds which nothing interrupted. */
const ROUNDS = 9
const CALLS = 300
/** Before the first round: code that has not been compiled yet takes three times as long. */
const WARM_CALLS = 3_000
const ROWS = 10_000

export interface Yardstick {
  /** How many times longer this machine takes than the one the limits were set on. */
  scale: number
  /** Scales a limit in ms that was set on that machine to this one. */
  ms: (limit: number) => number
  rows: Row[]
}

type Kind = keyof typeof REFERENCE.select

/** Measures route, SELECT and loop, each in turn within a round. @param where the database that most figures are about. */
export async function measureYardstick(where: {
  kind: Kind
  databaseUrl: string | undefined
  dataDir: string
}): Promise<Yardstick> {
  const database = await openDatabase(where)
  const app = Fastify()
  app.get('/', async () => ({ answer: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
  const client = await database.pool.connect()
  try {
    await client.query('create temporary table yardstick (id integer primary key, word text not null)')
    await client.query(`insert into yardstick select n, 'woord ' || n from generate_series(1, ${ROWS}) n`)
    await client.query('analyze yardstick')
    const text = 'select word from yardstick where id = $1'
    const route = async () => void (await (await fetch(url)).arrayBuffer())
    const select = async (call: number) =>
      void (await client.query({ name: 'yardstick', text, values: [1 + ((call * 7_919) % ROWS)] }))
    await times(WARM_CALLS, route)
    await times(WARM_CALLS, select)
    loop()
    const seen = { route: [] as number[], select: [] as number[], loop: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.route.push(await times(CALLS, route))
      seen.select.push(await times(CALLS, select))
      seen.loop.push(loop())
    }
    const parts = [
      part('a bare route', median(seen.route), REFERENCE.route),
      part(`an indexed SELECT, ${where.kind}`, median(seen.select), REFERENCE.select[where.kind]),
      part('a fixed loop', median(seen.loop), REFERENCE.loop),
    ]
    // The median: a slow network stack or a quick disk alone does not make a machine slow or quick.
    const scale = median(parts.map(({ ratio }) => ratio))
    return { scale, ms: (limit) => limit * scale, rows: [...parts.map(({ row }) => row), total(scale)] }
  } finally {
    client.release(true)
    await app.close()
    await database.close()
  }
}

function part(what: string, ms: number, reference: number): { ratio: number; row: Row } {
  const ratio = ms / reference
  const measured = `${ms.toFixed(2)} ms, there ${reference} ms: ${ratio.toFixed(2)}`
  return { ratio, row: { what: `yardstick: ${what}`, measured, limit: 'reported' } }
}

const total = (scale: number): Row => ({
  what: 'yardstick: this machine takes',
  measured: `${scale.toFixed(2)} times as long`,
  limit: 'scales the limits in ms',
})

/** The mean time of a call over `calls` calls, one after the other, in ms. */
async function times(calls: number, call: (at: number) => Promise<void>): Promise<number> {
  const begun = performance.now()
  for (let at = 0; at < calls; at += 1) await call(at)
  return (performance.now() - begun) / calls
}

function loop(): number {
  const begun = performance.now()
  fixedLoop()
  return performance.now() - begun
}
