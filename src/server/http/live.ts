// The stream of notices to open windows: server-sent events, for as long as the session lasts.
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { isForEveryone, live, type Notice } from '#contract/live.ts'
import { serve, type Site } from './serve.ts'
import { sessionToken } from './session-cookie.ts'
import { readSession } from './session-store.ts'

/** How often a line that means nothing keeps the connection open, in ms; proxies give up after 30 or 60 s of silence. */
const BEAT_MS = 20_000

/** When a browser that lost the stream asks again, in ms. */
const RETRY_MS = 2_000

export function liveRoute(app: FastifyInstance, site: Site): void {
  const open = new Set<ServerResponse>()
  // An open stream is a request under way: a stop would wait for it.
  app.addHook('preClose', async () => open.forEach((stream) => stream.end()))

  serve(app, site, live, async ({ user, request, reply }) => {
    const token = sessionToken(request) ?? ''
    const headers = reply.getHeaders() as Record<string, string>
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers lines would show them all at the end.
      'x-accel-buffering': 'no',
    })
    stream.write(`retry: ${RETRY_MS}\n\n`)
    let { role } = user
    const stopListening = site.notices.listen((notice) => {
      if (role === 'admin' || isForEveryone(notice.topic)) stream.write(event(notice))
    })
    // Whose session ended hears no more, and a changed role counts.
    const beat = async () => {
      const now = await readSession(site.db, token, site.clock())
      if (now === null) return void stream.end()
      role = now.role
      stream.write(':\n\n')
    }
    const timer = setInterval(() => void beat().catch(() => stream.end()), BEAT_MS).unref()
    open.add(stream)
    stream.once('close', () => {
      clearInterval(timer)
      stopListening()
      open.delete(stream)
    })
    return {} as never
  })
}

const event = (notice: Notice) => `data: ${JSON.stringify(notice)}\n\n`
