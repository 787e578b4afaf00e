// A site with feeds that change as a test says, over real HTTP, and what a test of feeds asks of the application.
import type { IncomingHttpHeaders } from 'node:http'
import type { FeedEntry } from '#contract/feeds/entry.ts'
import type { Feed } from '#contract/feeds/feed.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { fetchFeeds } from '#server/feeds/jobs.ts'
import { feeds, feedListed, mutedFeedWords } from '#server/feeds/tables.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { startApp, type Client, type TestApp } from './app.ts'
import { openWeb, type Answer, type StrangeWeb } from './strange-web.ts'

export interface Item {
  title: string
  /** Default: a path made of the title. */
  link?: string
  guid?: string
  description?: string
  date?: Date
}

/** RSS 2.0 with these items, whose addresses are of krant.nl. */
export const rssOf = (items: readonly Item[], title = 'De Krant') =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${title}</title>${items
    .map(
      (item) => `<item><title>${item.title}</title>
        <link>${item.link ?? `https://krant.nl/${encodeURIComponent(item.title)}`}</link>
        ${item.guid === undefined ? '' : `<guid isPermaLink="false">${item.guid}</guid>`}
        ${item.description === undefined ? '' : `<description>${item.description}</description>`}
        ${item.date === undefined ? '' : `<pubDate>${item.date.toUTCString()}</pubDate>`}</item>`,
    )
    .join('')}</channel></rss>`

/** Answers with this text or these bytes. */
export const sent =
  (body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/rss+xml; charset=utf-8', ...headers }).end(body)

export interface FeedHouse {
  app: TestApp
  web: StrangeWeb
  admin: Client
  adminId: number
  /** What each path answers; a test changes it at will. */
  pages: Record<string, Answer>
  /** The headers of each request for a path, oldest first. */
  headersOf: (path: string) => IncomingHttpHeaders[]
  /** Adds the feed of that path. */
  follow: (path: string, intervalMinutes?: number) => Promise<Feed>
  /** Moves the clock on and does what is due. */
  fetchAfter: (minutes: number) => Promise<void>
  feed: (id: number) => Promise<Feed>
  /** The titles in a part of the intake, newest first. */
  titles: (query?: string) => Promise<string[]>
  entry: (title: string, query?: string) => Promise<FeedEntry>
  /** Logs the administrator in anew: after weeks a session has ended. */
  renew: () => Promise<void>
  /** Everything gone, as before the first feed. */
  clear: () => Promise<void>
  close: () => Promise<void>
}

export async function openFeedHouse(): Promise<FeedHouse> {
  const pages: Record<string, Answer> = {}
  const headers: [string, IncomingHttpHeaders][] = []
  const web = await openWeb(
    new Proxy(pages, {
      get: (all, path: string): Answer | undefined => {
        const page = all[path]
        return (
          page &&
          ((request, response) => {
            headers.push([path, request.headers])
            page(request, response)
          })
        )
      },
    }),
  )
  const app = await startApp({ linkFetch: createSafeFetch({ allow: [web.address] }), rateLimit: false })
  const { client: admin, user } = await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })
  const entries = async (query = ''): Promise<FeedEntry[]> => (await admin.get(`/api/feeds/entries${query}`)).body
  return {
    app,
    web,
    admin,
    adminId: user.id,
    pages,
    headersOf: (path) => headers.filter(([asked]) => asked === path).map(([, one]) => one),
    async follow(path, intervalMinutes = 60) {
      const { status, body } = await admin.post('/api/feeds', { url: web.url(path), intervalMinutes })
      if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
      return body as Feed
    },
    async fetchAfter(minutes) {
      app.now = new Date(app.now.getTime() + minutes * 60_000)
      await runJob(fetchFeeds, app.site)
    },
    async feed(id) {
      const found = ((await admin.get('/api/feeds')).body as Feed[]).find((one) => one.id === id)
      if (found === undefined) throw new Error(`there is no feed ${id}`)
      return found
    },
    titles: async (query) => (await entries(query)).map(({ title }) => title),
    async entry(title, query) {
      const found = (await entries(query)).find((one) => one.title === title)
      if (found === undefined) throw new Error(`there is no entry ${title}`)
      return found
    },
    async renew() {
      const { name, value } = await app.session(user.id)
      admin.cookie = `${name}=${value}`
    },
    async clear() {
      for (const path of Object.keys(pages)) delete pages[path]
      headers.length = 0
      const { db } = app.database
      await db.delete(feeds)
      await db.delete(feedListed)
      await db.delete(mutedFeedWords)
      await db.delete(inspirationLinks)
    },
    close: async () => {
      await app.close()
      await web.close()
    },
  }
}
