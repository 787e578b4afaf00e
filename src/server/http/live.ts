// The stream of notices to open windows: server-sent events, for as long as the session lasts.
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { isForEveryone, live, type Notice } from '#contract/live.ts'
import type { Told } from '../db/notices.ts'
import { serve } from './serve.ts'
import type { Site } from './site.ts'
import { sessionToken } from './cookies.ts'
import { watchSession } from './session-store.ts'

/** How often a line that means nothing keeps the connection open, in ms; proxies give up after 30 or 60 s of silence. */
const BEAT_MS = 20_000

/** When a browser that lost the stream asks again, in ms. */
const RETRY_MS = 2_000

/** Most streams of one user: more than anyone has windows in sight, and little enough that none can exhaust the server. */
export const STREAMS_PER_USER = 20

/** What a stream may hold unread, in bytes: some thousand notices. */
const MOST_UNREAD_BYTES = 64 * 1024

export function liveRoute(app: FastifyInstance, site: Site): void {
  /** Of each user, oldest first, with what ends it. */
  const open = new Map<number, Map<ServerResponse, () => void>>()
  let stopping = false
  // An open stream is a request under way: a stop would wait for it.
  app.addHook('preClose', async () => {
    stopping = true
    for (const streams of open.values()) for (const end of streams.values()) end()
  })

  serve(app, site, live, async ({ user, request, reply }) => {
    const token = sessionToken(request, site) ?? ''
    const headers = reply.getHeaders() as Record<string, string>
    reply.hijack()
    const stream = reply.raw
    // The window left while its session was looked up: the event of its closing is past, and would end nothing.
    if (stream.destroyed) return {} as never
    stream.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers lines would show them all at the end.
      'x-accel-buffering': 'no',
    })
    stream.write(`retry: ${RETRY_MS}\n\n`)

    let { role } = user
    /** The look at the session that is under way. What is told meanwhile waits for it. */
    let looking: Promise<void> | undefined
    // Whose session ended hears no more, and a changed role counts.
    async function look(): Promise<void> {
      const now = await watchSession(site.db, token, site.clock())
      if (now === null) end()
      else role = now.role
    }
    function lookAgain(): Promise<void> {
      // Looks at the session follow one another: of two at once the older answer could come last and undo the newer.
      const next: Promise<void> = (looking ?? Promise.resolve())
        .then(look)
        .catch(end)
        .finally(() => {
          if (looking === next) looking = undefined
        })
      looking = next
      return next
    }
    function write(lines: string): void {
      if (stream.writableEnded) return
      stream.write(lines)
      // The window does not read: ended, it asks again when it wakes up, and then for everything.
      if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy()
    }
    const stopListening = site.notices.listen((notice) => {
      // Every change of a user is told: this may be one of their role, or the end of their sessions.
      if (notice.topic === 'users' && (notice.id ?? user.id) === user.id) void lookAgain()
      if (looking === undefined) pass(notice)
      else void looking.then(() => pass(notice))
    })
    function pass({ onlyFor, ...notice }: Told): void {
      const concerns = onlyFor === undefined ? role === 'admin' || isForEveryone(notice.topic) : onlyFor === user.id
      if (concerns) write(event(notice))
    }
    const timer = setInterval(() => void lookAgain().then(() => write(':\n\n')), BEAT_MS).unref()

    const mine = open.get(user.id) ?? new Map<ServerResponse, () => void>()
    open.set(user.id, mine.set(stream, end))
    const [oldest] = mine.values()
    if (mine.size > STREAMS_PER_USER) oldest?.()
    stream.once('close', end)
    // Asked before the stop, or on a connection from before: ended like the others, so that the window asks the next server.
    if (stopping) end()

    function end(): void {
      // Called by the limit or a stop, and once more when the connection closes.
      if (!mine.delete(stream)) return
      clearInterval(timer)
      stopListening()
      if (mine.size === 0) open.delete(user.id)
      stream.end()
    }
    return {} as never
  })
}

const event = (notice: Notice) => `data: ${JSON.stringify(notice)}\n\n`
