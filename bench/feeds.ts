// A thousand feeds from a server on this machine, fetched by a process that is killed half-way and by the next; what that takes in memory;
// and the intake with a hundred thousand entries.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Database } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { LEASE_MS } from '#server/feeds/rules.ts'
import { growth, type Limit, type Sized } from './growth.ts'
import { openInstallation } from './installation.ts'
import { startNode } from './measure.ts'
import type { Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const FEEDS = 1_000
const ENTRIES = 50
/** As many as one process fetches at once: those that a killed one had asked for are asked for again. */
const UNDER_WAY = 4
const LAPS = 3
/** How much more memory the last lap may take than the first. */
const MOST_GROWTH = 1.25
const PATIENCE_MS = 10 * 60_000

const SIZES = [100, 10_000, 100_000]
const PAGE_MS = 5
/** A trigram index holds a list of rows for every three letters, and those lists grow with the number of rows. */
const SEARCH: Limit = { growth: 5 }

export async function feeds(fresh: () => Promise<string>, yardstick: Yardstick): Promise<Row[]> {
  return [...(await fetched(await fresh())), ...(await intake(fresh, yardstick))]
}

/** A server of feeds, of which each lists something new whenever it is asked. */
async function startSite() {
  const asked = new Map<string, number>()
  const server = createServer(({ url = '' }, response) => {
    const time = (asked.get(url) ?? 0) + 1
    asked.set(url, time)
    const items = Array.from({ length: ENTRIES }, (_, at) => {
      const page = `https://example.com${url}/${time}/${at}`
      return `<item><title>Bericht ${time}.${at} van ${url}</title><link>${page}</link><guid>${page}</guid>
        <description>&lt;p&gt;${'Een verhaal uit de regio. '.repeat(40)}&lt;/p&gt;</description></item>`
    })
    response
      .writeHead(200, { 'content-type': 'application/rss+xml' })
      .end(`<rss version="2.0"><channel><title>Feed ${url}</title>${items.join('')}</channel></rss>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { asked, address, close }
}

async function fetched(databaseUrl: string): Promise<Row[]> {
  const site = await startSite()
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    await migrateAndSeed(database, async () => {})
    await fillFeeds(database, (at) => `http://${site.address}/${at}`, FEEDS)
    const env = { DATABASE_URL: databaseUrl, ALLOW: site.address }
    const first = startNode('bench/feed-fetcher.ts', env)
    const begun = performance.now()
    while (site.asked.size < FEEDS / 2 && performance.now() - begun < PATIENCE_MS) await pause(10)
    first.process.kill('SIGKILL')
    await once(first.process, 'exit')
    await startNode('bench/feed-fetcher.ts', { ...env, AHEAD_MS: String(LEASE_MS) }).prints(/lap 1: (\d+) MB/)
    const again = [...site.asked.values()].filter((times) => times > 1).length
    const lost = FEEDS - site.asked.size

    // The first lap of this one begins when all are due again.
    const laps = startNode('bench/feed-fetcher.ts', { ...env, AHEAD_MS: '7200000', LAPS: String(LAPS) })
    const start = performance.now()
    const early = Number(await laps.prints(/lap 1: (\d+) MB/))
    const rate = FEEDS / ((performance.now() - start) / 1_000)
    const late = Number(await laps.prints(new RegExp(String.raw`lap ${LAPS}: (\d+) MB`)))
    return [
      {
        what: `${FEEDS} feeds, fetched by a process that is killed half-way and the next`,
        measured: `${lost} lost, ${again} asked again`,
        limit: `none lost, at most the ${UNDER_WAY} that were under way`,
        met: lost === 0 && again <= UNDER_WAY,
      },
      { what: `${FEEDS} feeds with ${ENTRIES} new entries each`, measured: `${Math.round(rate)}/s`, limit: 'reported' },
      {
        what: `memory after ${FEEDS} feeds, and after ${LAPS * FEEDS}`,
        measured: `${early} MB, ${late} MB: ${(late / early).toFixed(2)}`,
        limit: `under ${MOST_GROWTH}`,
        met: late / early < MOST_GROWTH,
      },
    ]
  } finally {
    await database.close()
    site.close()
  }
}

async function fillFeeds({ pool }: Database, url: (at: number) => string, count: number): Promise<void> {
  await pool.query(
    `insert into feeds (url, url_key, title, interval_minutes, created_at, next_fetch_at)
     select address, address, 'Feed ' || n, 60, now(), now() - interval '1 minute'
     from unnest($1::text[]) with ordinality as all_feeds (address, n)`,
    [Array.from({ length: count }, (_, at) => url(at))],
  )
}

async function intake(fresh: () => Promise<string>, yardstick: Yardstick): Promise<Row[]> {
  const installations: Sized[] = await Promise.all(
    SIZES.map(async (size) => ({ size, installation: await openInstallation(await fresh(), { runJobs: false }) })),
  )
  try {
    for (const { installation, size } of installations) {
      const { pool } = installation.database
      await fillFeeds(installation.database, (at) => `https://example.com/${at}`, 10)
      await pool.query(
        `insert into feed_entries (feed_id, title, url, url_key, excerpt, seen_at, sorted_at)
         select (select min(id) from feeds) + n % 10, 'Bericht ' || n, 'https://example.com/' || n, 'example.com/' || n,
           'Een verhaal uit de regio', now(), now() - n * interval '1 minute'
         from generate_series(1, $1::int) n`,
        [size],
      )
      await pool.query('vacuum analyze feeds, feed_entries')
    }
    const limit: Limit = { ms: yardstick.ms(PAGE_MS), there: PAGE_MS }
    const path = '/api/feeds/entries?limit=25'
    return [
      await growth('first page of the intake', installations, () => path, limit),
      await growth('the intake, halfway', installations, halfway),
      await growth('search that finds few entries', installations, ({ size }) => `${path}&search=${size - 1}`, SEARCH),
    ]
  } finally {
    await Promise.all(installations.map(({ installation }) => installation.close()))
  }
}

/** The address of a page in the middle of the list, reached from page to page. */
async function halfway({ installation, size }: Sized): Promise<string> {
  const limit = Math.min(1_000, Math.ceil(size / 4))
  let after = ''
  for (let seen = 0; seen < size / 2;) {
    const { reply, body } = await installation.get(`/api/feeds/entries?limit=${limit}${after}`)
    after = `&after=${reply.headers.get('x-next-page')}`
    seen += (body as unknown[]).length
  }
  return `/api/feeds/entries?limit=25${after}`
}
