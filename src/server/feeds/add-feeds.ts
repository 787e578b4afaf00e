// Adds feeds: one whose address somebody entered, which is fetched at once, or all of an OPML file, which are fetched by the job.
import { MOST_REFUSED } from '#contract/feeds/endpoints.ts'
import { FEED_INTERVAL, type NewFeed } from '#contract/feeds/feed.ts'
import { webAddress } from '#contract/links/link.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { askFeed, type Asked } from './ask-feed.ts'
import { takeIn } from './intake-store.ts'
import { fetchFeeds } from './jobs.ts'
import { keyOf, nextFetch } from './rules.ts'
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
      await noteRead(tx, id, { ...found.validators, at: deed.at, nextFetchAt: nextFetch(deed.at, intervalMinutes) })
      await takeIn(tx, id, found.feed.entries, { first: true, at: deed.at })
      deed.record('feed.add', { id, name: title }, { url: { to: at }, intervalMinutes: { to: intervalMinutes } })
      return (await findFeed(tx, id)) as FeedRow
    },
    { alone: ['intake'] },
  )
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

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

export interface Imported {
  added: number
  known: number
  refused: number
  reasons: { url: string; reason: string }[]
}

/** How many feeds one statement adds. */
const LOT = 500

/** Longest address that a reason quotes, in UTF-16 units. */
const LONGEST_QUOTED = 300

/** @throws Problem opmlUnreadable when it names no feeds. */
export async function importFeeds(site: Site, user: PublicUser, opml: string): Promise<Imported> {
  const { readOpml } = await import('./read-opml.ts')
  const named = await readOpml(opml)
  if (named === undefined || named.length === 0)
    throw new Problem('opmlUnreadable', { errors: { opml: 'In dit bestand staan geen feeds. Kies een OPML-bestand.' } })
  const reasons: Imported['reasons'] = []
  const byKey = new Map<string, { url: string; title: string; intervalMinutes: number }>()
  for (const { url: written, title } of named) {
    const { success, data: url } = webAddress.safeParse(written.replace(/^feed:(?:\/\/)?(?=https?:)/i, ''))
    const key = success ? keyOf(url) : undefined
    if (!success || key === undefined) {
      const quoted = written.slice(0, LONGEST_QUOTED).toWellFormed()
      reasons.push({ url: quoted, reason: 'Dit is geen webadres dat met http of https begint.' })
    } else if (!byKey.has(key))
      byKey.set(key, { url, title: title ?? hostOf(url), intervalMinutes: FEED_INTERVAL.usual })
  }
  const rows = [...byKey.values()]
  const added = await change(
    site,
    user,
    async (tx, deed) => {
      let count = 0
      for (let from = 0; from < rows.length; from += LOT)
        count += (await insertFeeds(tx, deed, rows.slice(from, from + LOT))).length
      if (count === 0) return 0
      deed.record('feed.import', { id: null, name: count === 1 ? '1 feed' : `${count} feeds` })
      await site.jobs.send(tx, fetchFeeds, undefined)
      return count
    },
    { alone: ['intake'] },
  )
  return {
    added,
    known: named.length - reasons.length - added,
    refused: reasons.length,
    reasons: reasons.slice(0, MOST_REFUSED),
  }
}
