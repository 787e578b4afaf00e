// Adds a feed whose address somebody entered: it is fetched at once. Those of an OPML file: import-feeds.ts.
import type { NewFeed } from '#contract/feeds/feed.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { askFeed, type Asked } from './ask-feed.ts'
import { takeIn } from './intake-store.ts'
import { CUT_OFF, nextFetch, nextTry } from './rules.ts'
import { findFeed, insertFeeds, isFollowed, noteRead, type FeedRow } from './store.ts'

/** How long an answer may take when somebody waits for it, in ms. */
const TIME_LIMIT_MS = 8_000

type Found = Extract<Asked, { kind: 'feed' }> & { url: string }

/** @throws Problem feedRefused, invalidInput or feedKnown; and the reason of `signal` when that is aborted. */
export async function addFeed(
  site: Site,
  user: PublicUser,
  { url, intervalMinutes }: NewFeed,
  signal: AbortSignal,
): Promise<FeedRow> {
  if (await isFollowed(site.db, url)) throw known('url')
  const found = await find(site, url, signal)
  const at = found.at.movedTo ?? found.url
  const title = found.feed.title ?? hostOf(at)
  return change(
    site,
    user,
    async (tx, deed) => {
      const [id] = await insertFeeds(tx, deed, [{ url: at, title, intervalMinutes }])
      if (id === undefined) throw known('url')
      await noteRead(tx, id, outcomeOf(found, deed.at, intervalMinutes))
      await takeIn(tx, id, found.feed.entries, { first: true, at: deed.at })
      deed.record('feed.add', { id, name: title }, { url: { to: at }, intervalMinutes: { to: intervalMinutes } })
      return (await findFeed(tx, id)) as FeedRow
    },
    { alone: ['intake'] },
  )
}

function outcomeOf({ feed, validators }: Found, at: Date, intervalMinutes: number) {
  return feed.whole
    ? { ...validators, fetchedAt: at, readAt: at, nextFetchAt: nextFetch(at, intervalMinutes) }
    : { failures: 1, problem: CUT_OFF, nextFetchAt: nextTry(at, intervalMinutes, 1) }
}

const known = (field: string) => new Problem('feedKnown', { errors: { [field]: 'Deze feed volg je al.' } })

/** The feed at this address, or the first one that the page there names. */
async function find(site: Site, url: string, signal: AbortSignal): Promise<Found> {
  const asked = await askFeed(site, url, signal, { timeLimitMs: TIME_LIMIT_MS })
  if (asked.kind !== 'page') return feedAt(url, asked)
  const [named] = asked.names
  if (named === undefined)
    throw refused('Op dit adres staat een pagina die geen feed noemt. Geef het adres van de feed zelf.')
  if (await isFollowed(site.db, named)) throw known('url')
  return feedAt(named, await askFeed(site, named, signal, { timeLimitMs: TIME_LIMIT_MS }))
}

function feedAt(url: string, asked: Asked): Found {
  if (asked.kind === 'feed') return { ...asked, url }
  if (asked.kind === 'failed' && asked.wrongAddress)
    throw new Problem('invalidInput', { message: asked.problem, errors: { url: asked.problem } })
  throw refused('problem' in asked ? asked.problem : 'Op dit adres staat geen feed die kan worden gelezen.')
}

const refused = (message: string) => new Problem('feedRefused', { message, errors: { url: message } })

/** What a feed is called that does not say it. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
