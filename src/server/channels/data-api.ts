// Asks YouTube's Data API (version 3). Every call costs one unit, which is reserved before it. Never asks `search`, which has a
// hundred calls a day. Knows nothing of what is kept.
import { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import { isRefused } from '../fetch/refused.ts'
import type { Site } from '../http/site.ts'
import {
  channelItem,
  playlistItem,
  videoItem,
  type FetchedChannel,
  type FetchedVideo,
  type ListedVideo,
} from './api-items.ts'
import * as budget from './budget-store.ts'
import { nextPacificDay, type Asker } from './rules.ts'

/** Most ids in one call, and most entries of one page. */
export const IDS_PER_CALL = 50

const TIME_LIMIT_MS = 10_000
const MOST_BYTES = 4 * 1024 * 1024

/** What an answer holds. Of what it has in a shape that we do not know only the ids are told: it is there, and must not be taken for gone. */
export interface Told<Item> {
  found: Item[]
  unread: string[]
}

export interface DataApi {
  channels(
    by: { id: readonly string[] } | { forHandle: string } | { forUsername: string },
  ): Promise<Told<FetchedChannel>>
  /** A page of a playlist, the newest first; without entries where the playlist is private or has gone. */
  playlist(id: string, page: string | undefined): Promise<{ videos: ListedVideo[]; next: string | undefined }>
  /** Those of `ids` that everybody may see. */
  videos(ids: readonly string[]): Promise<Told<FetchedVideo>>
}

/** What is needed to ask. */
export type AskingSite = Pick<Site, 'db' | 'fetching' | 'youtube' | 'clock'>

/**
 * The API as it may be asked for `asker`; undefined without a key. Each call throws Problem youtubeSpent when the day's units
 * are, youtubeRefused when YouTube does not accept the key, youtubeFailed when it fails or is left alone since it did; and the
 * reason of `signal` when that is aborted.
 */
export function dataApi(site: AskingSite, asker: Asker, signal: AbortSignal): DataApi | undefined {
  const { youtube, db, clock, fetching } = site
  const key = youtube.apiKey
  if (key === undefined) return undefined

  async function call<Item extends z.ZodType>(path: string, query: Record<string, string>, item: Item) {
    const before = await budget.reserveUnit(db, asker, youtube.units, clock())
    if (typeof before !== 'number') throw withheld(before, clock())
    const address = `${youtube.apiUrl}/${path}?${new URLSearchParams({ ...query, key: key as string }).toString()}`
    const answer = await fetching.ask(address, { timeLimitMs: TIME_LIMIT_MS, limitBytes: MOST_BYTES }, signal)
    if (isRefused(answer)) throw await failed(answer.problem)
    const said: unknown = parsed(answer.bytes)
    if (answer.status === 200) {
      // Without a kind it is not the API's: what it does not list would be taken for gone.
      const list = z.object({
        kind: z.string(),
        nextPageToken: z.string().optional(),
        items: z.array(z.unknown()).default([]),
      })
      const read = list.safeParse(said)
      if (!read.success) throw await failed('unreadable')
      if (before > 0) await budget.noteSuccess(db)
      // One item of another shape than is known must not take the others along.
      const items: z.output<Item>[] = []
      const unread: string[] = []
      for (const one of read.data.items) {
        const known = item.safeParse(one)
        if (known.success) items.push(known.data)
        else unread.push(...(identified.safeParse(one).data ?? []))
      }
      return { items, unread, next: read.data.nextPageToken }
    }
    const reasons = failure.safeParse(said).data?.error.errors.map(({ reason }) => reason) ?? []
    if (reasons.some((reason) => notThere.has(reason))) return { items: [], unread: [], next: undefined }
    if (reasons.some((reason) => outOfUnits.has(reason))) {
      await budget.noteSpent(db, clock())
      throw withheld({ why: 'spent' }, clock())
    }
    const told = `${answer.status} ${reasons.join(' ')}`
    const refused = [400, 401, 403].includes(answer.status) && !reasons.some((reason) => tooFast.has(reason))
    throw await failed(told, refused ? 'youtubeRefused' : 'youtubeFailed')
  }

  async function failed(told: string, code: 'youtubeFailed' | 'youtubeRefused' = 'youtubeFailed'): Promise<Problem> {
    await budget.noteFailure(db, clock())
    return new Problem(code, { cause: new Error(told) })
  }

  return {
    async channels(by) {
      const [[name, value] = ['id', '']] = Object.entries(by) as [string, string | readonly string[]][]
      const ids = typeof value === 'string' ? value : value.join(',')
      const query = { part: 'snippet,statistics,contentDetails', [name]: ids, maxResults: String(IDS_PER_CALL) }
      const { items: found, unread } = await call('channels', query, channelItem)
      return { found, unread }
    },
    async playlist(playlistId, page) {
      const query = { part: 'snippet,contentDetails', playlistId, maxResults: String(IDS_PER_CALL) }
      const { items, next } = await call('playlistItems', { ...query, ...(page && { pageToken: page }) }, playlistItem)
      return { videos: items.filter((one) => one !== null), next }
    },
    async videos(ids) {
      const query = { part: 'snippet,contentDetails,statistics,status', id: ids.join(',') }
      const { items, unread } = await call('videos', query, videoItem)
      return { found: items.filter(({ privacyStatus }) => privacyStatus === 'public'), unread }
    },
  }
}

/** Whether YouTube could not be asked, for a reason that passes or that only an administrator can mend. */
export const isUnanswered = (error: unknown): error is Problem =>
  error instanceof Problem && ['youtubeSpent', 'youtubeFailed', 'youtubeRefused'].includes(error.code)

const clockTime = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** The problem for who may not ask now, with when they may. */
export function withheld(how: budget.Withheld, now: Date): Problem {
  const until = how.why === 'paused' ? how.until : nextPacificDay(now)
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const time = clockTime.format(until)
  return how.why === 'paused'
    ? new Problem('youtubeFailed', {
        message: `YouTube gaf net een fout. Om ${time} uur proberen we het weer.`,
        retryAfterSeconds,
      })
    : new Problem('youtubeSpent', {
        message: `Wat we vandaag bij YouTube mogen opvragen, is op. Om ${time} uur kan het weer.`,
        retryAfterSeconds,
      })
}

/** Reasons of the API (developers.google.com/youtube/v3/docs/errors). */
const outOfUnits = new Set(['quotaExceeded', 'dailyLimitExceeded'])
/** Any other 404 is of an address where no API stands: it says nothing of a channel, and removes none. */
const notThere = new Set([
  'playlistNotFound',
  'playlistItemsNotAccessible',
  'playlistOperationUnsupported',
  'watchHistoryNotAccessible',
  'watchLaterNotAccessible',
  // Of one playlist too: it must not stop the asking about all others.
  'invalidPageToken',
  'channelNotFound',
  'channelClosed',
  'channelSuspended',
  'videoNotFound',
])
const tooFast = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'backendError'])

/** The id of an item, in a list. */
const identified = z.object({ id: z.string() }).transform(({ id }) => [id])

const failure = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string().default('') })) }) })

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
