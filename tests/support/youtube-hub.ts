// The hub of the YouTube of the tests (W3C WebSub): it takes what subscribers ask, asks back whether they mean it, and tells them of
// changes, signed with their secret.
import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { feedText, type FakeChannel, type FakeVideo } from './youtube-feed.ts'

export interface Asked {
  mode: string
  topic: string
  callback: string
  secret: string
  leaseSeconds: number
}

export interface Hub {
  /** What subscribers asked, the oldest first. */
  asked: Asked[]
  /** Where the subscriber of the tests listens, whatever it calls itself. */
  reach: string
  take(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Asks back about everything that was not confirmed yet; returns the replies. */
  confirm(leaseSeconds?: number): Promise<{ status: number; text: string }[]>
  /** Asks the subscriber whatever a test wants. */
  ask(callback: string, query: Record<string, string>): Promise<{ status: number; text: string }>
  /** Tells the newest subscriber to this channel's feed; returns the status of the reply. */
  tell(channel: FakeChannel, video: FakeVideo, how?: { method?: string; secret?: string }): Promise<number>
  /** Sends any body to where that subscriber listens. */
  send(channel: FakeChannel, body: string, headers: Record<string, string>): Promise<number>
  sign(channel: FakeChannel, body: string, method?: string): string
}

export function createHub(): Hub {
  const asked: Asked[] = []
  let confirmed = 0
  const latest = ({ id }: FakeChannel): Asked => {
    const found = asked.findLast(({ topic, mode }) => mode === 'subscribe' && topic.endsWith(`channel_id=${id}`))
    if (!found) throw new Error('nobody subscribed')
    return found
  }
  const signed = (body: string, secret: string, method: string) =>
    `${method}=${createHmac(method, secret).update(body).digest('hex')}`
  const hub: Hub = {
    asked,
    reach: '',
    async take(request, response) {
      let body = ''
      for await (const part of request) body += String(part)
      const form = new URLSearchParams(body)
      const field = (name: string) => form.get(`hub.${name}`) ?? ''
      asked.push({
        mode: field('mode'),
        topic: field('topic'),
        callback: field('callback'),
        secret: field('secret'),
        leaseSeconds: Number(field('lease_seconds')),
      })
      response.writeHead(202).end()
    },
    async confirm(leaseSeconds) {
      const replies = []
      for (const one of asked.slice(confirmed)) {
        replies.push(
          await hub.ask(one.callback, {
            'hub.mode': one.mode,
            'hub.topic': one.topic,
            'hub.challenge': `vraag-${asked.indexOf(one)}`,
            'hub.lease_seconds': String(leaseSeconds ?? one.leaseSeconds),
          }),
        )
      }
      confirmed = asked.length
      return replies
    },
    async ask(callback, query) {
      const url = new URL(new URL(callback).pathname, hub.reach)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const reply = await fetch(url)
      return { status: reply.status, text: await reply.text() }
    },
    tell(channel, video, { method = 'sha1', secret } = {}) {
      const body = feedText(channel, [video], false)
      return hub.send(channel, body, {
        'x-hub-signature': signed(body, secret ?? latest(channel).secret, method),
      })
    },
    async send(channel, body, headers) {
      const url = new URL(new URL(latest(channel).callback).pathname, hub.reach)
      const all = { 'content-type': 'application/atom+xml', ...headers }
      const reply = await fetch(url, { method: 'POST', body, headers: all })
      await reply.text()
      return reply.status
    },
    sign: (channel, body, method = 'sha1') => signed(body, latest(channel).secret, method),
  }
  return hub
}
