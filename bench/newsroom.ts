// The newsroom at size, on PostgreSQL: lists of 100 to 100,000 rows, figures over a million requests, and how soon 200
// open windows hear of a claim.
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/db/connect.ts'
import { STREAMS_PER_USER } from '#server/http/live.ts'
import { keepClosedDays } from '#server/usage/jobs.ts'
import { logIn } from './account.ts'
import { growth, type Limit, type Sized } from './growth.ts'
import { openInstallation, type Installation } from './installation.ts'
import { median } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const SIZES = [100, 10_000, 100_000]
/** A trigram index holds a list of rows for every three letters, and those lists grow with the number of rows. */
const SEARCH: Limit = { growth: 5 }
/** For a word of two letters no trigram helps: rows are read until enough are found. To people this long is immediate. */
const SHORT_WORD_MS = 100

const USAGE_ROWS = 1_000_000
const PART_ROWS = 100_000
const OVERVIEW_LIMIT_MS = 300

const LISTENERS = 200
/** So many people, because the open windows of each are limited. */
const PEOPLE = LISTENERS / STREAMS_PER_USER
const HEARD_WITHIN_MS = 1_000

/** Everything the newsroom promises at size. */
export async function newsroom(fresh: () => Promise<string>, yardstick: Yardstick): Promise<Row[]> {
  const installations: Sized[] = await Promise.all(
    SIZES.map(async (size) => ({ size, installation: await openInstallation(await fresh()) })),
  )
  for (const { installation, size } of installations) await fillLists(installation.database, size)
  const shortWord = { ms: yardstick.ms(SHORT_WORD_MS), there: SHORT_WORD_MS }
  const rows = [
    await growth('first page of users', installations, () => '/api/users?limit=25'),
    await growth('users by name, halfway', installations, halfway('/api/users?limit=25&sort=name&direction=asc')),
    await growth(
      'search for a word of two letters, users',
      installations,
      () => '/api/users?limit=25&search=gebruiker%2077',
      shortWord,
    ),
    await growth(
      'search that finds one user',
      installations,
      () => '/api/users?limit=25&search=gebruiker50%40',
      SEARCH,
    ),
    await growth('search that finds a tenth', installations, () => '/api/users?limit=25&search=gebruiker5', SEARCH),
    await growth('first page of links', installations, () => '/api/inspiratie-links?limit=25'),
    await growth('open links, halfway', installations, halfway('/api/inspiratie-links?limit=25&status=Open', 1 / 3)),
    await growth(
      'search for a word of two letters, links',
      installations,
      () => '/api/inspiratie-links?limit=25&search=bericht%2077',
      shortWord,
    ),
    await growth(
      'search that finds few links',
      installations,
      () => '/api/inspiratie-links?limit=25&search=example.com%2F500',
      SEARCH,
    ),
  ]
  const { installation: largest } = installations.at(-1) as Sized
  rows.push(await overview(largest, yardstick), await listeners(largest, yardstick))
  await Promise.all(installations.map(({ installation }) => installation.close()))
  return rows
}

async function fillLists({ pool }: Database, size: number): Promise<void> {
  await pool.query(
    `insert into users (username, password, email, name, role, created_at)
     select 'gebruiker' || n, '-', 'gebruiker' || n || '@example.com', 'Gebruiker ' || n, 'free',
       now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
    [size],
  )
  await pool.query(
    `insert into inspiratie_links (title, url, url_key, notes, created_at, status)
     select 'Bericht ' || n, 'https://example.com/' || n, 'example.com/' || n, 'Een verhaal uit de regio',
       now() - n * interval '1 minute', (array['Open', 'Opgepakt', 'Klaar'])[n % 3 + 1]
     from generate_series(1, $1::int) n`,
    [size],
  )
  await pool.query('vacuum analyze users, inspiratie_links')
}

/** The address of a page in the middle of the list, reached from page to page. `share`: of all rows, how many it lists. */
function halfway(path: string, share = 1) {
  return async ({ installation, size }: Sized): Promise<string> => {
    const listed = Math.floor(size * share)
    const steps = path.replace('limit=25', `limit=${Math.min(1_000, Math.ceil(listed / 4))}`)
    let after: string | null = null
    for (let seen = 0; seen < listed / 2;) {
      const { reply, body } = await installation.get(after === null ? steps : `${steps}&after=${after}`)
      after = reply.headers.get('x-next-page')
      seen += (body as unknown[]).length
      if (after === null) throw new Error(`${path} ended before its middle`)
    }
    return `${path}&after=${after}`
  }
}

/** The overview of a year, with a thousand users. All days but today are summed already, as the nightly job leaves them. */
async function overview(installation: Installation, { ms: onThis }: Yardstick): Promise<Row> {
  const { pool } = installation.database
  // In parts: a statement is given up after half a minute.
  for (let from = 1; from <= USAGE_ROWS; from += PART_ROWS)
    await pool.query(
      `insert into ai_usage (user_id, agent_type, model_used, prompt_tokens, completion_tokens, total_tokens,
       processing_time_ms, estimated_cost, success, created_at)
     select (n % 1000) + 2, (array['facebook-captions', 'pinterest-captions', 'titeltovenaar', 'rewriter'])[n % 4 + 1],
       'meting', 400, 200, 600, 900 + n % 700, 0.02, n % 50 <> 0, now() - (n::float8 / $1) * interval '365 days'
     from generate_series($2::int, $3::int) n`,
      [USAGE_ROWS, from, from + PART_ROWS - 1],
    )
  await pool.query('vacuum analyze ai_usage')
  await catchUp(installation)
  const day = (moment: Date) => moment.toISOString().slice(0, 10)
  const path = `/api/usage/overview?from=${day(new Date(Date.now() - 364 * 86_400_000))}&to=${day(new Date())}`
  const times: number[] = []
  for (let round = -3; round < 20; round += 1) {
    const { ms } = await installation.get(path)
    if (round >= 0) times.push(ms)
  }
  const middle = median(times)
  return {
    what: `overview of a year over ${USAGE_ROWS.toLocaleString('en')} requests`,
    measured: `${Math.round(middle)} ms (slowest ${Math.round(Math.max(...times))})`,
    limit: scaled('under', OVERVIEW_LIMIT_MS, onThis(OVERVIEW_LIMIT_MS)),
    met: middle < onThis(OVERVIEW_LIMIT_MS),
  }
}

/** Runs the nightly job until it has summed every past day; one run does some of them. */
async function catchUp({ database }: Installation): Promise<void> {
  const kept = async () => {
    const { rows } = await database.pool.query<{ days: number }>('select count(*)::int as days from performance_stats')
    return rows[0]?.days ?? 0
  }
  for (let before = -1, days = 0; days > before; days = await kept()) {
    before = days
    await keepClosedDays({ ...database, clock: () => new Date() }, new Date())
  }
}

/** How long after a claim is asked for the last of the open windows has heard of it. */
async function listeners(installation: Installation, { ms }: Yardstick): Promise<Row> {
  const leave = new AbortController()
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, at) =>
      logIn(installation.database.db, installation.url, `luisteraar-${at}`, 'user'),
    ),
  )
  const ears = await Promise.all(
    Array.from({ length: LISTENERS }, async (_, at) => {
      const cookie = people[at % PEOPLE] as string
      const reply = await fetch(`${installation.url}/api/live`, { headers: { cookie }, signal: leave.signal })
      const reader = (reply.body as ReadableStream<Uint8Array>).getReader()
      await reader.read()
      return async () => {
        for (let text = ''; !text.includes('"links"');) {
          const { value, done } = await reader.read()
          if (done) throw new Error('the stream ended')
          text += new TextDecoder().decode(value)
        }
        return performance.now()
      }
    }),
  )
  // The server needs a connection to the database to listen, which is not there yet when the first stream opens.
  await wait(1_000)
  const heard = Promise.all(ears.map((ear) => ear()))
  const begun = performance.now()
  const { rows } = await installation.database.pool.query<{ id: number }>(
    "select id from inspiratie_links where status = 'Open' and claimed_by is null limit 1",
  )
  const claim = await fetch(`${installation.url}/api/inspiratie-links/${rows[0]?.id}/claim`, {
    method: 'POST',
    headers: { cookie: installation.cookie },
  })
  if (!claim.ok) throw new Error(`claim: ${claim.status}`)
  const last = Math.max(...(await heard)) - begun
  leave.abort()
  return {
    what: `a claim, heard by ${LISTENERS} open windows`,
    measured: `${Math.round(last)} ms (the last)`,
    limit: scaled('within', HEARD_WITHIN_MS, ms(HEARD_WITHIN_MS)),
    met: last < ms(HEARD_WITHIN_MS),
  }
}
