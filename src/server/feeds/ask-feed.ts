// Asks a site for a feed and judges what came: the feed, nothing new, or why not. Keeps nothing.
import type { IncomingHttpHeaders } from 'node:http'
import type { Site } from '../http/site.ts'
import { isRefused } from '../fetch/refused.ts'
import type { Answer } from '../fetch/safe-fetch.ts'
import type { ListedFeed } from './parsed.ts'
import { retryAfter } from './rules.ts'

/** Largest feed, in bytes. A podcast of ten years has some 3 MB. */
export const FEED_BYTES = 5 * 1024 * 1024

/** How long a site may take, in ms: nobody waits for it, and feeds are often made when they are asked for. */
const TIME_LIMIT_MS = 15_000

const ACCEPT =
  'application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5'

/** What the site said of the version that it sent last, to be asked whether there is a newer one. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export type Asked =
  | { kind: 'feed'; feed: ListedFeed; at: Where; validators: Validators }
  | { kind: 'page'; names: string[] }
  | { kind: 'same'; at: Where }
  /** The site says that it is no more. */
  | { kind: 'gone'; problem: string }
  | { kind: 'failed'; problem: string; wrongAddress: boolean; notBefore: Date | undefined }

interface Where {
  /** The address where it has moved for good. */
  movedTo: string | undefined
}

type Needs = Pick<Site, 'fetching' | 'clock' | 'publicUrl'>

/** @throws the reason of `signal` when that is aborted. */
export async function askFeed(
  { fetching, clock, publicUrl }: Needs,
  url: string,
  signal: AbortSignal,
  {
    known = { etag: null, lastModified: null },
    timeLimitMs = TIME_LIMIT_MS,
  }: { known?: Validators; timeLimitMs?: number } = {},
): Promise<Asked> {
  const headers = {
    'user-agent': `Kopij/1.0 (feedlezer${publicUrl === undefined ? '' : `; +${publicUrl}`})`,
    accept: ACCEPT,
    ...(known.etag !== null && { 'if-none-match': known.etag }),
    ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
  }
  const answer = await fetching.ask(url, { headers, limitBytes: FEED_BYTES, timeLimitMs }, signal)
  if (isRefused(answer)) return failed(answer.problem, { wrongAddress: answer.why === 'address' })
  const { status, movedTo } = answer
  if (status === 304) return { kind: 'same', at: { movedTo } }
  if (status === 410) return { kind: 'gone', problem: 'De site zegt dat deze feed niet meer bestaat (410).' }
  if (status !== 200) {
    const asks = status === 429 || status === 503
    return failed(refusal(status), { notBefore: asks ? retryAfter(answer.headers['retry-after'], clock()) : undefined })
  }
  if (!answer.whole) return failed('De feed is groter dan 5 MB.')
  return judge(answer)
}

async function judge({ url, headers, bytes, movedTo }: Answer): Promise<Asked> {
  // Loaded with the first feed: most of the time nobody reads one.
  const { readFeed } = await import('./read-feed.ts')
  const read = await readFeed({ url, contentType: headers['content-type'] ?? '', bytes })
  if (!('not' in read)) return { kind: 'feed', feed: read, at: { movedTo }, validators: validatorsOf(headers) }
  if (read.not === 'page') return { kind: 'page', names: read.names }
  return failed(
    read.not === 'hostile'
      ? 'Deze feed wordt niet gelezen: hij is te diep genest of bevat verwijzingen die onveilig zijn.'
      : 'Op dit adres staat geen feed die kan worden gelezen.',
  )
}

const failed = (
  problem: string,
  { wrongAddress = false, notBefore }: { wrongAddress?: boolean; notBefore?: Date | undefined } = {},
): Asked => ({ kind: 'failed', problem, wrongAddress, notBefore })

function refusal(status: number): string {
  if (status === 404) return 'De site kent deze feed niet (404).'
  if (status === 401 || status === 403) return `De site geeft deze feed niet vrij (${status}).`
  if (status === 429 || status === 503) return `De site heeft het te druk en vraagt om te wachten (${status}).`
  if (status >= 500) return `De site meldt een storing (${status}).`
  return `De site gaf geen feed maar een foutmelding (${status}).`
}

/** Longer ones are no versions: a condition of a megabyte is not sent with each request. */
const LONGEST_VALIDATOR = 1_000

function validatorsOf({ etag, 'last-modified': lastModified }: IncomingHttpHeaders): Validators {
  const kept = (value: string | undefined) =>
    value === undefined || value === '' || value.length > LONGEST_VALIDATOR ? null : value
  return { etag: kept(etag), lastModified: kept(lastModified) }
}
