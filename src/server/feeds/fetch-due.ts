// Fetches the feeds that are due, a few at once, and keeps what came of each. Knows no schedule.
import { change, type ChangeSite } from '../change/change.ts'
import { inLanes } from '../fetch/slots.ts'
import type { Site } from '../http/site.ts'
import { askFeed, type Asked } from './ask-feed.ts'
import { takeIn } from './intake-store.ts'
import { CUT_OFF, nextFetch, nextTry } from './rules.ts'
import { claimDue, moveFeed, settle, type ClaimedFeed } from './store.ts'

/** Half of what the house fetches at once (`MOST_AT_ONCE` of safe-fetch.ts): what goes out to websites needs the others. */
const LANES = 4

/** How long one run goes on taking feeds, in ms: the rest is for the next. */
const RUN_MS = 10 * 60_000

export type FetchingSite = ChangeSite & Pick<Site, 'db' | 'fetching' | 'publicUrl'>

/**
 * Goes on until none is due, ten minutes at most. Each is taken by one conditional statement, so that two processes that do this
 * at once never fetch the same one; what a process that died had taken is due again when its lease ends.
 * @throws the first failure that is no feed's own, when the others have been done.
 */
export async function fetchDue(site: FetchingSite, signal: AbortSignal): Promise<void> {
  const end = performance.now() + RUN_MS
  const failures: unknown[] = []
  await inLanes(Array.from({ length: LANES }), LANES, async () => {
    while (!signal.aborted && performance.now() < end) {
      const feed = await claimDue(site.db, site.clock())
      if (feed === undefined) return
      try {
        await fetchOne(site, feed, signal)
      } catch (error) {
        failures.push(error)
      }
    }
  })
  if (failures.length > 0) throw failures[0]
}

async function fetchOne(site: FetchingSite, feed: ClaimedFeed, signal: AbortSignal): Promise<void> {
  try {
    await keep(site, feed, await askFeed(site, feed.url, signal, { known: feed }))
  } catch (error) {
    // When the process stops, another may begin at once. A feed at which we fail is not in the way of the others.
    await settle(site.db, feed, signal.aborted ? {} : failedAt(feed, site.clock(), OUR_FAULT))
    throw error
  }
}

const OUR_FAULT = 'Er ging iets mis aan onze kant. We proberen het later opnieuw.'

const failedAt = ({ failures, intervalMinutes }: ClaimedFeed, now: Date, problem: string, notBefore?: Date) => ({
  failures: failures + 1,
  problem,
  nextFetchAt: nextTry(now, intervalMinutes, failures + 1, notBefore),
})

async function keep(site: FetchingSite, feed: ClaimedFeed, asked: Asked): Promise<void> {
  const now = site.clock()
  const { intervalMinutes } = feed
  const well = { fetchedAt: now, nextFetchAt: nextFetch(now, intervalMinutes), failures: 0, problem: null }
  const hasMoved = 'at' in asked && asked.at.movedTo !== undefined && asked.at.movedTo !== feed.url
  // Most of the time there is nothing new and nobody to tell: one statement.
  if (asked.kind === 'same' && !hasMoved && feed.failures === 0) {
    await settle(site.db, feed, well)
    return
  }
  const outcomeOf = (read: Extract<Asked, { kind: 'feed' | 'same' }>) => {
    if (read.kind === 'same') return well
    const { title, whole } = read.feed
    // Not its version: a site that says that nothing changed since would make the half into the whole.
    if (!whole) return { ...failedAt(feed, now, CUT_OFF), ...named(feed, title) }
    return { ...well, ...read.validators, readAt: now, ...named(feed, title) }
  }
  await change(
    site,
    null,
    async (tx, deed) => {
      if (asked.kind === 'feed' || asked.kind === 'same') {
        if (!(await settle(tx, feed, outcomeOf(asked)))) return
        if (hasMoved && asked.at.movedTo !== undefined) await moveFeed(tx, feed.id, asked.at.movedTo)
        const first = feed.readAt === null
        const entries = asked.kind === 'feed' ? asked.feed.entries : []
        const waiting = await takeIn(tx, feed.id, entries, { first, at: deed.at })
        const isCut = asked.kind === 'feed' && !asked.feed.whole
        if (waiting > 0 || first || hasMoved || isCut || feed.failures > 0) deed.tell({ topic: 'feeds' })
        return
      }
      const problem = asked.kind === 'page' ? 'Op dit adres staat een pagina, en geen feed meer.' : asked.problem
      const notBefore = asked.kind === 'failed' ? asked.notBefore : undefined
      const state = asked.kind === 'gone' ? { state: 'gone' as const } : {}
      const outcome = { ...failedAt(feed, now, problem, notBefore), ...state }
      if (await settle(tx, feed, outcome)) deed.tell({ topic: 'feeds' })
    },
    { alone: ['intake'] },
  )
}

/** A feed of an OPML file that gave it no name is called after its host until it says its own. */
const named = ({ readAt, title, url }: ClaimedFeed, own: string | null) =>
  readAt === null && own !== null && new URL(url).hostname.endsWith(title) ? { title: own } : {}
