// Finds the channel that somebody means, by what they entered: among those that are known here, by the Data API, or without a key
// by what YouTube shows to everybody. Keeps nothing.
import { z } from 'zod'
import { isChannelId, readChannelInput, type ChannelInput } from '#contract/channels/address.ts'
import { Problem } from '#contract/problems.ts'
import { isRefused } from '../fetch/refused.ts'
import type { Site } from '../http/site.ts'
import type { FetchedChannel } from './api-items.ts'
import { askFeed } from './check-feed.ts'
import { dataApi, isUnanswered, type DataApi } from './data-api.ts'
import { storable } from './rules.ts'
import { findByHandle, findSource } from './source-store.ts'

/** A channel that is there: what the Data API said of it, or only its title, or nothing new. */
export interface FoundChannel {
  channelId: string
  fetched?: FetchedChannel
  title?: string
}

type FindSite = Pick<Site, 'db' | 'fetching' | 'youtube' | 'clock'>

/**
 * @param entered something that `readChannelInput` reads.
 * @throws Problem channelNotFound; channelIsVideo, with the channel that it is of; or the reason why YouTube could not be asked.
 */
export async function findChannel(site: FindSite, entered: string, signal: AbortSignal): Promise<FoundChannel> {
  const input = readChannelInput(entered)
  if (input === undefined) throw new Problem('channelNotFound')
  const known = await findKnown(site, input)
  if (known !== undefined) return { channelId: known }
  const api = dataApi(site, 'person', signal)
  if (api === undefined) return findPublicly(site, input, signal)
  try {
    return await findByApi(site, api, input, signal)
  } catch (error) {
    // YouTube's pages and feeds may answer where the API does not; if they do not either, why the API did not says more.
    if (!isUnanswered(error)) throw error
    return findPublicly(site, input, signal).catch((failure: unknown) => {
      throw failure instanceof Problem && failure.code === 'channelNotFound' ? error : failure
    })
  }
}

async function findKnown({ db }: FindSite, { kind, value }: ChannelInput): Promise<string | undefined> {
  if (kind === 'id') return (await findSource(db, value))?.channelId
  if (kind === 'handle') return (await findByHandle(db, `@${value}`))?.channelId
  return undefined
}

async function findByApi(
  site: FindSite,
  api: DataApi,
  { kind, value }: ChannelInput,
  signal: AbortSignal,
): Promise<FoundChannel> {
  if (kind === 'video') {
    const {
      found: [video],
    } = await api.videos([value])
    if (video === undefined) throw new Problem('channelNotFound', { message: NO_VIDEO })
    throw isVideo(video.channelId, video.channelTitle)
  }
  // The API knows no names of addresses with /c/: the page that stands there says whose it is, and costs nothing.
  const ofPage = kind === 'name' ? await idOnPage(site, `/c/${encodeURIComponent(value)}`, signal) : undefined
  const {
    found: [fetched],
  } = await api.channels(
    kind === 'id'
      ? { id: [value] }
      : kind === 'user'
        ? { forUsername: value }
        : ofPage
          ? { id: [ofPage] }
          : { forHandle: `@${value}` },
  )
  if (fetched === undefined) throw new Problem('channelNotFound')
  return { channelId: fetched.channelId, fetched }
}

const NO_VIDEO = 'Dit is het adres van een video die niet te vinden is. Geef het adres van het kanaal.'

const isVideo = (channel: string, title: string) =>
  new Problem('channelIsVideo', {
    message: `Dit is het adres van een video van ‘${title}’. Wil je dat kanaal volgen?`,
    channel: { channel, title },
  })

/** The way of each kind of input to a page of YouTube's. */
const pages: Record<Exclude<ChannelInput['kind'], 'id' | 'video'>, (value: string) => string> = {
  handle: (value) => `/@${encodeURIComponent(value)}`,
  name: (value) => `/c/${encodeURIComponent(value)}`,
  user: (value) => `/user/${encodeURIComponent(value)}`,
}

async function findPublicly(site: FindSite, { kind, value }: ChannelInput, signal: AbortSignal): Promise<FoundChannel> {
  if (kind === 'video') throw await videoPublicly(site, value, signal)
  const channelId = kind === 'id' ? value : await idOnPage(site, pages[kind](value), signal)
  if (channelId === undefined) throw new Problem('channelNotFound', { message: NOT_WITHOUT_KEY })
  const answer = await askFeed(site, channelId, undefined, signal)
  if ('feed' in answer) return { channelId, ...(answer.feed.title && { title: answer.feed.title }) }
  throw 'status' in answer && answer.status === 404
    ? new Problem('channelNotFound')
    : new Problem('youtubeFailed', { cause: new Error('no feed') })
}

const NOT_WITHOUT_KEY =
  'Met dit adres vinden we het kanaal niet. Geef het adres met /channel/UC…, of de kanaal-id: die staat op YouTube bij ‘Over’ onder ‘Kanaal delen’.'

/** Where YouTube's pages are: where its feeds are. */
const pageAt = ({ youtube }: FindSite, path: string) => new URL(path, new URL(youtube.feedUrl).origin).href

/** The id that a channel's page names in its head; undefined when it names none. */
async function idOnPage(site: FindSite, path: string, signal: AbortSignal): Promise<string | undefined> {
  const page = await site.fetching.page(pageAt(site, path), signal)
  if (isRefused(page)) return undefined
  for (const [tag] of page.bytes.toString('utf8').matchAll(/<(?:link|meta)\b[^>]{0,1000}>/gi)) {
    if (!/rel="canonical"|itemprop="(?:identifier|channelId)"|property="og:url"/i.test(tag)) continue
    const id = /(?:\/channel\/|content=")(UC[\w-]{22})(?![\w-])/.exec(tag)?.[1]
    if (id !== undefined && isChannelId(id)) return id
  }
  return undefined
}

const oembed = z.object({ author_name: z.string(), author_url: z.string() })

/** Whose video it is, as YouTube tells those that show it on their pages (oembed.com). */
async function videoPublicly(site: FindSite, videoId: string, signal: AbortSignal): Promise<Problem> {
  const url = `https://www.youtube.com/watch?v=${videoId}`
  const address = pageAt(site, `/oembed?${new URLSearchParams({ url, format: 'json' }).toString()}`)
  const answer = await site.fetching.ask(address, {}, signal)
  if (isRefused(answer) || answer.status !== 200) return new Problem('channelNotFound', { message: NO_VIDEO })
  try {
    const told = oembed.parse(JSON.parse(answer.bytes.toString('utf8')))
    // What is offered is what may be sent: an address that can be read.
    if (readChannelInput(told.author_url) !== undefined)
      return isVideo(told.author_url, storable(told.author_name, 200))
  } catch {
    // Not what it promised to be: then it is not known whose it is.
  }
  return new Problem('channelNotFound', { message: NO_VIDEO })
}
