// Adds all feeds that an OPML file names, as far as there is room, and tells what became of the others. They are fetched by the job.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MOST_REFUSED } from '#contract/feeds/endpoints.ts'
import { FEED_INTERVAL, MOST_FEEDS } from '#contract/feeds/feed.ts'
import { webAddress } from '#contract/links/link.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { hostOf } from './add-feeds.ts'
import { fetchFeeds } from './jobs.ts'
import type { NamedFeed } from './read-opml.ts'
import { keyOf } from './rules.ts'
import { followedKeys, insertFeeds, TOO_MANY, type NewFeedRow } from './store.ts'

export interface Imported {
  added: number
  known: number
  refused: number
  why: { reason: string; count: number }[]
  reasons: { url: string; reason: string }[]
  whole: boolean
}

/** How many feeds one statement adds, and how many addresses are judged before others have their turn. */
const LOT = 500

/** Longest address that a reason quotes, in UTF-16 units. */
const LONGEST_QUOTED = 300

const NO_ADDRESS = 'Dit is geen webadres dat met http of https begint.'

/** @throws Problem opmlUnreadable when it names no feeds. */
export async function importFeeds(site: Site, user: PublicUser, opml: string): Promise<Imported> {
  const { readOpml } = await import('./read-opml.ts')
  const { feeds: named, whole } = (await readOpml(opml)) ?? { feeds: [], whole: true }
  if (named.length === 0)
    throw new Problem('opmlUnreadable', { errors: { opml: 'In dit bestand staan geen feeds. Kies een OPML-bestand.' } })
  const { byKey, wrong } = await judged(named)
  const { added, followed, over } = await change(
    site,
    user,
    async (tx, deed) => {
      const before = await followedKeys(tx)
      const fresh = [...byKey].filter(([key]) => !before.has(key)).map(([, row]) => row)
      const room = Math.max(0, MOST_FEEDS - before.size)
      const rows = fresh.slice(0, room)
      for (let from = 0; from < rows.length; from += LOT) await insertFeeds(tx, deed, rows.slice(from, from + LOT))
      if (rows.length > 0) {
        deed.record('feed.import', { id: null, name: rows.length === 1 ? '1 feed' : `${rows.length} feeds` })
        await site.jobs.send(tx, fetchFeeds, undefined)
      }
      return { added: rows.length, followed: byKey.size - fresh.length, over: fresh.slice(room).map(({ url }) => url) }
    },
    { alone: ['intake'] },
  )
  const refused = [
    { reason: NO_ADDRESS, urls: wrong },
    { reason: TOO_MANY, urls: over },
  ].filter(({ urls }) => urls.length > 0)
  return {
    added,
    known: followed + named.length - wrong.length - byKey.size,
    refused: wrong.length + over.length,
    why: refused.map(({ reason, urls }) => ({ reason, count: urls.length })),
    reasons: refused
      .flatMap(({ reason, urls }) =>
        urls.slice(0, MOST_REFUSED).map((url) => ({ url: url.slice(0, LONGEST_QUOTED).toWellFormed(), reason })),
      )
      .slice(0, MOST_REFUSED),
    whole,
  }
}

/** The feeds by their keys, each once, and the addresses that are none. In lots, between which other requests have their turn. */
async function judged(named: readonly NamedFeed[]): Promise<{ byKey: Map<string, NewFeedRow>; wrong: string[] }> {
  const byKey = new Map<string, NewFeedRow>()
  const wrong: string[] = []
  for (const [at, { url: written, title }] of named.entries()) {
    if (at % LOT === LOT - 1) await nextTurn()
    const { success, data: url } = webAddress.safeParse(written.replace(/^feed:(?:\/\/)?(?=https?:)/i, ''))
    const key = success ? keyOf(url) : undefined
    if (!success || key === undefined) wrong.push(written)
    else if (!byKey.has(key)) byKey.set(key, { url, title: title ?? hostOf(url), intervalMinutes: FEED_INTERVAL.usual })
  }
  return { byKey, wrong }
}
