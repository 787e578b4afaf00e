// A YouTube of the tests' own, on a port of this machine: its Data API with its pages, units and refusals, its free feeds and pages, and
// the hub that tells of changes (youtube-hub.ts).
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { YoutubeSettings } from '#server/config.ts'
import { feedText, type FakeChannel, type FakeVideo } from './youtube-feed.ts'
import { createHub, type Hub } from './youtube-hub.ts'
import { png } from './strange-web.ts'

/** What the Data API does, instead of answering. */
export type Turn = 'answer' | 'quota' | 'down' | 'forbidden' | 'badKey' | 'hang' | 'elsewhere' | 'odd'

export interface FakeYoutube {
  settings: YoutubeSettings
  /** Host and port, as a test allows it to be fetched. */
  address: string
  channels: Map<string, FakeChannel>
  turn: Turn
  /** What feeds and pages do. */
  feeds: 'answer' | 'down'
  /** Each call of the API, as its path and query; every one of them costs a unit. */
  calls: string[]
  /** The status of every reply of a feed, with the channel. */
  read: { channelId: string; status: number }[]
  /** Every address that was asked. */
  asked: string[]
  hub: Hub
  /** How many units were used, by resource. */
  units(): Record<string, number>
  channel(fields?: Partial<FakeChannel> & { count?: number }): FakeChannel
  publish(channel: FakeChannel, fields?: Partial<FakeVideo>): FakeVideo
  close(): Promise<void>
}

let made = 0
/** An id that looks like YouTube's: a number, and a letter for what it is of. */
const idOf = (begin: string, length: number) => `${begin}${String((made += 1)).padStart(length - begin.length, '0')}`

/** Videos are published an hour after each other, the last of them then. */
const FIRST = Date.parse('2026-11-01T12:00:00Z')
const HOUR_MS = 3_600_000

export async function openYoutube(units = 10_000): Promise<FakeYoutube> {
  const state = { turn: 'answer' as Turn, feeds: 'answer' as FakeYoutube['feeds'] }
  const channels = new Map<string, FakeChannel>()
  const calls: string[] = []
  const read: FakeYoutube['read'] = []
  const asked: string[] = []
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const hub = createHub()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', origin)
    asked.push(request.url ?? '')
    if (url.pathname.startsWith('/youtube/v3/')) return answerApi(url, response)
    if (url.pathname === '/hub') return hub.take(request, response)
    if (url.pathname.startsWith('/picture/'))
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(png)
    if (state.feeds === 'down') return void response.writeHead(500).end()
    if (url.pathname === '/feeds/videos.xml') return answerFeed(request, url, response)
    if (url.pathname === '/oembed') return answerOembed(url, response)
    const channel = [...channels.values()].find((one) => isPageOf(decodeURIComponent(url.pathname), one))
    if (!channel) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>404</title>')
    const head = `<title>${channel.title}</title><link rel="canonical" href="https://www.youtube.com/channel/${channel.id}">`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(head)
  }

  function answerApi(url: URL, response: ServerResponse): void {
    const resource = url.pathname.split('/').at(-1) ?? ''
    url.searchParams.delete('key')
    calls.push(`${resource}?${url.searchParams.toString()}`)
    if (state.turn === 'hang') return
    const refuse = (status: number, reason: string) => json(response, status, { error: { errors: [{ reason }] } })
    if (state.turn === 'quota') return refuse(403, 'quotaExceeded')
    if (state.turn === 'forbidden') return refuse(403, 'accessNotConfigured')
    if (state.turn === 'badKey') return refuse(400, 'badRequest')
    if (state.turn === 'down') return refuse(503, 'backendError')
    // What is there comes in a shape that nobody knows.
    if (state.turn === 'odd') {
      const items = (url.searchParams.get('id') ?? '').split(',').map((id) => ({ id, snippet: { title: 7 } }))
      return json(response, 200, { kind: 'youtube#listResponse', items })
    }
    if (state.turn === 'elsewhere')
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Error 404 (Not Found)</title>')
    const query = (name: string) => url.searchParams.get(name) ?? ''
    if (resource === 'channels') {
      const ids = query('id').split(',')
      const found = [...channels.values()].filter(
        (one) =>
          ids.includes(one.id) || query('forHandle') === one.handle || (one.user && query('forUsername') === one.user),
      )
      return json(response, 200, { kind: 'youtube#channelListResponse', items: found.map(channelItem) })
    }
    if (resource === 'playlistItems') {
      const channel = channels.get(query('playlistId').replace(/^UU/, 'UC'))
      if (!channel) return refuse(404, 'playlistNotFound')
      const all = newestFirst(channel).filter(({ state: is }) => is !== 'gone')
      const from = Number(query('pageToken') || 0)
      const next = from + 50 < all.length ? { nextPageToken: String(from + 50) } : {}
      return json(response, 200, {
        kind: 'youtube#playlistItemListResponse',
        ...next,
        items: all.slice(from, from + 50).map(playlistItem),
      })
    }
    if (resource === 'videos') {
      const ids = query('id').split(',')
      const found = [...channels.values()].flatMap((one) =>
        one.videos
          .filter((video) => ids.includes(video.id) && video.state === 'public')
          .map((video) => videoItem(one, video)),
      )
      return json(response, 200, { kind: 'youtube#videoListResponse', items: found })
    }
    return refuse(404, 'notFound')
  }

  function answerFeed(request: IncomingMessage, url: URL, response: ServerResponse): void {
    const channel = channels.get(url.searchParams.get('channel_id') ?? '')
    const reply = (status: number, body = '', headers = {}) => {
      read.push({ channelId: channel?.id ?? '', status })
      response.writeHead(status, { 'content-type': 'text/xml; charset=UTF-8', ...headers }).end(body)
    }
    if (!channel) return reply(404)
    const entries = newestFirst(channel).filter(({ state: is }) => is === 'public')
    const body = feedText(channel, entries.slice(0, 15), true)
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
    if (request.headers['if-none-match'] === etag) return reply(304, '', { etag })
    return reply(200, body, { etag, 'last-modified': new Date(FIRST).toUTCString() })
  }

  function answerOembed(url: URL, response: ServerResponse): void {
    const id = new URL(url.searchParams.get('url') ?? origin).searchParams.get('v')
    const channel = [...channels.values()].find(({ videos }) => videos.some((video) => video.id === id))
    if (!channel) return void response.writeHead(404).end('Not Found')
    json(response, 200, { author_name: channel.title, author_url: `https://www.youtube.com/${channel.handle}` })
  }

  const picture = (id: string) => ({ medium: { url: `${origin}/picture/${id}` } })
  const channelItem = (one: FakeChannel) => ({
    id: one.id,
    snippet: {
      title: one.title,
      description: one.description,
      customUrl: one.handle,
      country: 'NL',
      thumbnails: picture(one.id),
    },
    statistics: {
      subscriberCount: '1200',
      videoCount: String(one.videos.filter(({ state: is }) => is === 'public').length),
    },
    contentDetails: { relatedPlaylists: { uploads: one.id.replace(/^UC/, 'UU') } },
  })
  const playlistItem = (video: FakeVideo) => ({
    snippet: { title: video.state === 'private' ? 'Private video' : video.title, description: '', thumbnails: {} },
    contentDetails: {
      videoId: video.id,
      ...(video.state === 'public' && { videoPublishedAt: video.publishedAt.toISOString() }),
    },
  })
  const videoItem = (channel: FakeChannel, video: FakeVideo) => ({
    id: video.id,
    snippet: {
      title: video.title,
      description: `Over ${video.title}.`,
      publishedAt: video.publishedAt.toISOString(),
      channelId: channel.id,
      channelTitle: channel.title,
      categoryId: '25',
      thumbnails: picture(video.id),
      ...(video.tags && { tags: video.tags }),
    },
    contentDetails: { duration: 'PT4M13S' },
    statistics: {
      viewCount: String(video.views),
      ...(!video.likesHidden && { likeCount: '12' }),
      commentCount: '3',
    },
    status: { privacyStatus: 'public' },
  })

  const youtube: FakeYoutube = {
    settings: {
      apiKey: 'sleutel',
      apiUrl: `${origin}/youtube/v3`,
      feedUrl: `${origin}/feeds/videos.xml`,
      hubUrl: `${origin}/hub`,
      units,
    },
    address: `127.0.0.1:${port}`,
    channels,
    get turn() {
      return state.turn
    },
    set turn(turn) {
      state.turn = turn
    },
    get feeds() {
      return state.feeds
    },
    set feeds(feeds) {
      state.feeds = feeds
    },
    calls,
    read,
    asked,
    hub,
    units() {
      const used: Record<string, number> = {}
      for (const call of calls) {
        const resource = call.split('?')[0] ?? ''
        used[resource] = (used[resource] ?? 0) + 1
      }
      return used
    },
    channel({ count = 3, ...fields } = {}) {
      const id = idOf('UC', 24)
      const channel = { id, title: `Kanaal ${made}`, handle: `@kanaal${made}`, description: '', videos: [], ...fields }
      channels.set(channel.id, channel)
      for (let at = 0; at < count; at += 1) youtube.publish(channel)
      return channel
    },
    publish(channel, fields = {}) {
      const id = idOf('v', 11)
      const publishedAt = new Date(FIRST + channel.videos.length * HOUR_MS)
      const video: FakeVideo = {
        id,
        title: `Video ${made}`,
        publishedAt,
        views: 100 + made,
        state: 'public',
        ...fields,
      }
      channel.videos.push(video)
      return video
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return youtube
}

const newestFirst = ({ videos }: FakeChannel) =>
  videos.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())

const isPageOf = (path: string, { id, handle, name, user }: FakeChannel) =>
  path === `/channel/${id}` ||
  path === `/${handle}` ||
  (name && path === `/c/${name}`) ||
  (user && path === `/user/${user}`)

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}
