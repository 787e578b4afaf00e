// Articles at size, on PostgreSQL: cards and searches among 10 to 100,000 of one writer, what the index of searches adds to a
// save, and how long a text is measured among ten thousand others.
import { eq } from 'drizzle-orm'
import type { ArticleSort } from '#contract/articles/endpoints.ts'
import { ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { users } from '#server/accounts/tables.ts'
import { measureArticle } from '#server/articles/measure.ts'
import { readArticle } from '#server/articles/store.ts'
import { refreshCopy } from '#server/articles/search-store.ts'
import { fillArticles, madeArticle, OF_A_HUNDRED, RARE } from './article-texts.ts'
import { growth, type Limit, type Sized } from './growth.ts'
import { openInstallation, type Installation } from './installation.ts'
import { median } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const SIZES = [10, 1_000, 100_000]
const SEARCH: Limit = { growth: 5 }
const SORTS: readonly ArticleSort[] = ['createdAt', 'title', 'wordCount']

/** What is sought: a word of one article, of one in a hundred, of half, of nearly all; two words; a part of a word. */
const SOUGHT = [RARE, OF_A_HUNDRED, 'gemeente', 'niet', 'gemeente niet', 'zeearendkijk']

export async function articles(fresh: () => Promise<string>, yardstick: Yardstick): Promise<Row[]> {
  return [...(await lists(fresh)), ...(await saves(fresh)), ...(await measures(fresh, yardstick))]
}

/** Opens the application on a new database, whose administrator has so many articles. */
async function filled(fresh: () => Promise<string>, count: number, shingles = false): Promise<Installation> {
  // Without jobs: a copy that is made meanwhile would be measured too.
  const installation = await openInstallation(await fresh(), { runJobs: false })
  const { pool } = installation.database
  const { rows } = await pool.query<{ id: number }>("select id from users where username = 'meting'")
  await fillArticles(pool, { userId: rows[0]?.id ?? 0, count, shingles })
  return installation
}

async function lists(fresh: () => Promise<string>): Promise<Row[]> {
  const sized: Sized[] = []
  for (const size of SIZES) sized.push({ size, installation: await filled(fresh, size) })
  const rows: Row[] = []
  for (const sort of SORTS) {
    const path = `/api/articles?sort=${sort}`
    rows.push(await growth(`cards by ${sort}`, sized, () => path))
    rows.push(await growth(`cards by ${sort}, halfway`, sized, halfway(path)))
  }
  for (const word of SOUGHT)
    for (const sort of SORTS)
      rows.push(
        await growth(
          `search for '${word}', by ${sort}`,
          sized,
          () => `/api/articles?sort=${sort}&q=${encodeURIComponent(word)}`,
          SEARCH,
        ),
      )
  for (const { installation } of sized) await installation.close()
  return rows
}

/** The address of a page in the middle of the list, reached from page to page. */
function halfway(path: string) {
  return async ({ installation, size }: Sized): Promise<string> => {
    const step = Math.min(100, Math.ceil(size / 4))
    let cursor = ''
    for (let seen = 0; seen < size / 2; seen += step) {
      const { body } = await installation.get(`${path}&size=${step}${cursor}`)
      cursor = `&cursor=${(body as { nextCursor: string }).nextCursor}`
    }
    return path + cursor
  }
}

const SAVED_ARTICLES = 1_000
const SAVED_WORDS = 1_000
const SAVES = 400
/** The most that a save may take, in times of one without. */
const SAVE_LIMIT = 1.25
/** A writer at work is saved every twenty seconds at least, and copied after two minutes of rest. */
const SAVES_FOR_A_COPY = 20

/** All that searches have in the database, but for the tables. */
const WITHOUT = `drop index article_search_words_idx, article_search_shingles_idx, articles_unsearched_idx;
  alter table articles drop column search_behind`

/** How long a save takes with the index of searches and without, in turn; and what making a copy adds for others to bear. */
async function saves(fresh: () => Promise<string>): Promise<Row[]> {
  const [ours, peer] = [await filled(fresh, SAVED_ARTICLES, true), await filled(fresh, SAVED_ARTICLES, true)]
  await peer.database.pool.query(WITHOUT)
  const times = { ours: [] as number[], peer: [] as number[], copies: [] as number[] }
  for (let round = -20; round < SAVES; round += 1) {
    const one = await save(ours, round)
    const other = await save(peer, round)
    if (round < 0) continue
    times.ours.push(one)
    times.peer.push(other)
    if (round % SAVES_FOR_A_COPY > 0) continue
    const begun = performance.now()
    await refreshCopy(ours.app.site, new Date(Date.now() + 1_000), 0, new AbortController().signal)
    times.copies.push(performance.now() - begun)
  }
  await Promise.all([ours.close(), peer.close()])
  const [mine, bare, copy] = [median(times.ours), median(times.peer), median(times.copies)]
  const ratio = mine / bare
  const withCopy = (mine + copy / SAVES_FOR_A_COPY) / bare
  return [
    {
      what: `a save of ${SAVED_WORDS.toLocaleString('en')} words, with the index of searches and without`,
      measured: `${mine.toFixed(1)} ms against ${bare.toFixed(1)} ms: ${ratio.toFixed(2)}`,
      limit: `at most ${SAVE_LIMIT}`,
      met: ratio <= SAVE_LIMIT,
    },
    {
      what: `the same with the copy that a job makes after ${SAVES_FOR_A_COPY} saves`,
      measured: `a copy ${copy.toFixed(1)} ms: ${withCopy.toFixed(2)}`,
      limit: `at most ${SAVE_LIMIT}`,
      met: withCopy <= SAVE_LIMIT,
    },
  ]
}

/** Saves one of the articles, another one each round. Returns the ms it took. */
async function save({ url, cookie }: Installation, round: number): Promise<number> {
  const id = 1 + ((round + SAVED_ARTICLES) % 50)
  const { title, content } = madeArticle(200_000 + round, SAVED_WORDS)
  const begun = performance.now()
  const reply = await fetch(`${url}/api/articles/${id}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title, content }),
  })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`save: ${reply.status}`)
  return performance.now() - begun
}

const OTHERS = 10_000
const MEASURED_WORDS = 1_000
const MEASURES = 40
/** In ms on the machine of the yardstick. */
const MEASURE_LIMIT_MS = 300
const HOLD_LIMIT_MS = 50
const LONG_MEASURES = 5

async function measures(fresh: () => Promise<string>, { ms }: Yardstick): Promise<Row[]> {
  const installation = await filled(fresh, OTHERS, true)
  const id = await added(installation, measuredText())
  const times: number[] = []
  let shown = ''
  for (let round = -5; round < MEASURES; round += 1) {
    const { took, originality, overlaps } = await measure(installation, id)
    if (round >= 0) times.push(took)
    shown = `originality ${originality}, ${overlaps} overlaps`
  }
  const long = await longText(installation)
  await installation.close()
  const middle = median(times)
  return [
    {
      what: `${MEASURED_WORDS.toLocaleString('en')} words measured among ${OTHERS.toLocaleString('en')} articles`,
      measured: `${middle.toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} (${shown})`,
      limit: scaled('under', MEASURE_LIMIT_MS, ms(MEASURE_LIMIT_MS)),
      met: middle < ms(MEASURE_LIMIT_MS),
    },
    {
      what: `a million characters measured there, with a million beside them: how long others wait at most`,
      measured: `${long.held.toFixed(0)} ms, of ${(long.took / 1_000).toFixed(1)} s in all`,
      limit: scaled('at most', HOLD_LIMIT_MS, ms(HOLD_LIMIT_MS)),
      met: long.held <= ms(HOLD_LIMIT_MS),
    },
  ]
}

/** Of its words seven hundred are its own, and a hundred of each of three others. */
function measuredText(): string {
  const words = (n: number, from: number, to: number) =>
    madeArticle(n, 1_600).text.split(/\s+/).slice(from, to).join(' ')
  const taken = [5, 500, 7_000].map((n) => madeArticle(n).text.split(/\s+/).slice(100, 200).join(' '))
  return [words(300_000, 0, MEASURED_WORDS - 300), ...taken].join('.\n\n')
}

async function added({ url, cookie }: Installation, content: string, originalContent?: string): Promise<number> {
  const reply = await fetch(`${url}/api/articles`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Meting', content, originalContent }),
  })
  if (!reply.ok) throw new Error(`add: ${reply.status}`)
  return ((await reply.json()) as { id: number }).id
}

async function measure({ url, cookie }: Installation, id: number) {
  const begun = performance.now()
  const reply = await fetch(`${url}/api/articles/${id}/metrics`, { method: 'POST', headers: { cookie } })
  const body = (await reply.json()) as { metrics: string }
  if (!reply.ok) throw new Error(`measure: ${reply.status}`)
  const took = performance.now() - begun
  const { originality, overlaps } = JSON.parse(body.metrics) as { originality: number; overlaps: unknown[] }
  return { took, originality, overlaps: overlaps.length }
}

/**
 * The longest turn of the event loop while the longest text there can be is measured, in processor time of this thread: on a busy
 * machine another process may have the core for a while.
 */
async function longText(installation: Installation): Promise<{ held: number; took: number }> {
  const long = (from: number) => {
    let text = ''
    for (let n = from; text.length < ARTICLE_LIMITS.content; n += 1) text += `${madeArticle(n).content}\n\n`
    return text.slice(0, ARTICLE_LIMITS.content)
  }
  const id = await added(installation, long(400_000), long(500_000))
  const { db } = installation.database
  const [user] = await db.select({ id: users.id, role: users.role }).from(users).where(eq(users.username, 'meting'))
  const { site } = installation.app
  const holds: number[] = []
  let took = 0
  for (let round = 0; round < LONG_MEASURES; round += 1) {
    const row = await readArticle(db, user ?? { id: 0, role: 'user' }, id)
    const begun = performance.now()
    holds.push(
      await longestTurn(() => measureArticle(site, row, { userId: row.userId, signal: new AbortController().signal })),
    )
    took = performance.now() - begun
  }
  return { held: median(holds), took }
}

async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let last = process.threadCpuUsage()
  let longest = 0
  const watching = { now: true }
  const turn = () => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, (now.user + now.system - last.user - last.system) / 1_000)
    last = now
    if (watching.now) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  watching.now = false
  return longest
}
