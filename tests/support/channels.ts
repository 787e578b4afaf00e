// The application with a YouTube of its own, for tests of channels.
import { randomUUID } from 'node:crypto'
import type { Channel, Video } from '#contract/channels/channel.ts'
import type { User } from '#contract/accounts/user.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { runJob } from '#server/jobs/job.ts'
import { checkChannels } from '#server/channels/jobs.ts'
import { startApp, type Client, type NewTestUser, type TestApp } from './app.ts'
import type { FakeChannel } from './youtube-feed.ts'
import { openYoutube, type FakeYoutube } from './youtube-server.ts'

export interface ChannelHouse {
  app: TestApp
  youtube: FakeYoutube
  person(fields?: Partial<NewTestUser>): Promise<{ client: Client; user: User }>
  /** They follow it, and what that sends to be done is done. */
  follow(client: Client, channel: FakeChannel | string): Promise<Channel>
  /** Does what was sent to be done. */
  work(): Promise<void>
  /** What happens every few minutes happens now. */
  check(): Promise<void>
  videos(client: Client, channel: Channel, query?: string): Promise<Video[]>
  /** Moves the clock. Who is logged in stays so. */
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

type HouseParts = Parameters<typeof startApp>[0] & { key?: boolean; units?: number }

export async function openChannelHouse({ key = true, units, ...parts }: HouseParts = {}): Promise<ChannelHouse> {
  const youtube = await openYoutube(units)
  const app = await startApp({
    youtube: { ...youtube.settings, ...(!key && { apiKey: undefined }) },
    linkFetch: createSafeFetch({ allow: [youtube.address] }),
    ...parts,
  })
  youtube.hub.reach = app.url
  const people: { client: Client; user: User }[] = []
  const work = () => app.sent.run(app.site)
  return {
    app,
    youtube,
    async person(fields = {}) {
      const made = await app.loggedIn({ username: `k${randomUUID().slice(0, 12)}`, ...fields })
      people.push(made)
      return made
    },
    async follow(client, channel) {
      const entered = typeof channel === 'string' ? channel : channel.id
      const reply = await client.post('/api/youtube-channels', { channel: entered })
      if (reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
      await work()
      return (await client.get(`/api/youtube-channels/${reply.body.id}`)).body as Channel
    },
    work,
    check: () => runJob(checkChannels, app.site),
    async videos(client, { id }, query = '') {
      return (await client.get(`/api/youtube-channels/${id}/videos${query}`)).body as Video[]
    },
    async advance(ms) {
      app.now = new Date(app.now.getTime() + ms)
      for (const { client, user } of people) {
        const { name, value } = await app.session(user.id)
        client.cookie = `${name}=${value}`
      }
    },
    async close() {
      await app.close()
      await youtube.close()
    },
  }
}
