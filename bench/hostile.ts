// How the server fares while somebody does their worst: pages made to hold its reader up, and connections that never read.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { LONG_LISTS } from './long-lists.ts'
import { median, residentMegabytes, startNode } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const MEGABYTE = 1024 * 1024
/** Of each round the slowest call counts, and of these the median: in some round another process may have had the core. */
const HEALTH_ROUNDS = 7
const HEALTH_CALLS = 60
/** How long the slowest call of health may take, in ms on the machine of the yardstick. */
const LIMIT_MS = 50

const filled = (part: string, before = '') => (before + part.repeat(MEGABYTE / part.length)).slice(0, MEGABYTE)
const pages = [
  filled('<b>'),
  filled('</b>'),
  filled('<svg>'),
  filled('a ', '<meta '),
  filled('&', '<title>'),
  filled('1', '<title>&#'),
  filled('<!--'),
  filled('<meta name=description content=a>'),
  filled('<title>'),
  filled('</scrip', '<script>'),
  filled('a', '<'),
]
/** Served without a charset, so that it is looked for in the page itself. */
const bare = [filled('<meta'), `${'<meta'.repeat(67)}charset=${' '.repeat(660)}>`]
const served = [
  ...pages.map((page) => ({ page, type: 'text/html; charset=utf-8' })),
  ...bare.map((page) => ({ page, type: 'text/html' })),
]

/** How slow a call of health is while hostile pages of 1 MB are previewed, against while nothing else happens. */
export async function hostilePages(
  where: { name: string; env: Record<string, string> },
  { ms }: Yardstick,
): Promise<Row> {
  const web = createServer((request, response) => {
    const { page, type } = served[Number(request.url?.slice(1)) % served.length] ?? served[0]!
    response.writeHead(200, { 'content-type': type }).end(page)
  })
  await new Promise<void>((resolve) => void web.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(web.address() as AddressInfo).port}`
  const host = startNode('bench/host.ts', { ...where.env, STRANGE_WEB: address })
  const { ours, admin } = JSON.parse(await host.prints(/(\{.*\})/))

  const previewing = { now: true }
  async function preview(): Promise<void> {
    while (previewing.now) {
      const reply = await fetch(`${ours}/api/inspiratie-links/preview`, {
        method: 'POST',
        headers: { cookie: admin, 'content-type': 'application/json' },
        body: JSON.stringify({ urls: served.map((_, at) => `http://${address}/${at}`) }),
      })
      if (!reply.ok) throw new Error(`preview: ${reply.status} ${await reply.text()}`)
      await reply.arrayBuffer()
    }
  }
  const alone = await slowest(`${ours}/api/health`)
  const reading = preview()
  const beside = await slowest(`${ours}/api/health`)
  previewing.now = false
  await reading
  await host.stop()
  web.close()
  const ratio = beside.slowest / alone.slowest
  return {
    what: `health while hostile pages of 1 MB are read, slowest of ${HEALTH_CALLS}, median of ${HEALTH_ROUNDS} rounds, ${where.name}`,
    measured: `${beside.slowest.toFixed(0)} ms (median ${beside.median.toFixed(1)}) against ${alone.slowest.toFixed(0)} ms alone: ${ratio.toFixed(1)}`,
    limit: scaled('at most', LIMIT_MS, ms(LIMIT_MS)),
    met: beside.slowest <= ms(LIMIT_MS),
  }
}

async function slowest(url: string): Promise<{ slowest: number; median: number }> {
  const rounds: number[][] = []
  // The first round warms up.
  for (let round = -1; round < HEALTH_ROUNDS; round += 1) {
    const times: number[] = []
    for (let call = 0; call < HEALTH_CALLS; call += 1) {
      const begun = performance.now()
      await (await fetch(url)).arrayBuffer()
      times.push(performance.now() - begun)
    }
    if (round >= 0) rounds.push(times)
  }
  return { slowest: median(rounds.map((times) => Math.max(...times))), median: median(rounds.flat()) }
}

/** How many connections ask for the longest lists and never read, and how many MB they may cost. */
const SOCKETS = 200
const MEGABYTES = 150
/** How long memory is watched, in ms: by then every request has been answered or cut. */
const SETTLED_MS = 15_000

/** How much memory the server takes more while 200 connections ask for its longest lists and read nothing. */
export async function slowReaders(where: { name: string; env: Record<string, string> }): Promise<Row> {
  const host = startNode('bench/host.ts', { ...where.env, LONG_LISTS: 'on' })
  const { ours, admin } = JSON.parse(await host.prints(/(\{.*\})/))
  const { port, hostname } = new URL(ours)
  // Warms up: the memory that a first request of a list takes is not what is measured.
  for (const path of LONG_LISTS) {
    const reply = await fetch(ours + path, { headers: { cookie: admin } })
    await reply.arrayBuffer()
    // What is refused is short.
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  }
  const before = await residentMegabytes(host.process.pid)
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async (_, at) => {
      const socket = connect({ port: Number(port), host: hostname })
      socket.pause().on('error', () => {})
      await once(socket, 'connect')
      socket.write(
        `GET ${LONG_LISTS[at % LONG_LISTS.length]} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${admin}\r\n\r\n`,
      )
      return socket
    }),
  )
  let most = before
  for (const end = performance.now() + SETTLED_MS; performance.now() < end; await wait(100))
    most = Math.max(most, await residentMegabytes(host.process.pid))
  for (const socket of sockets) socket.destroy()
  await host.stop()
  return {
    what: `${SOCKETS} connections that ask for long lists and never read, ${where.name}`,
    measured: `${Math.round(most - before)} MB more`,
    limit: `under ${MEGABYTES} MB`,
    met: most - before < MEGABYTES,
  }
}
