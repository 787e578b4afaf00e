// The stream of notices to open windows: server-sent events, for as long as the session lasts.
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { isForEveryone, live, type Notice } from '#contract/live.ts'
import type { Told } from '../db/notices.ts'
import { serve } from './serve.ts'
import type { Site } from './site.ts'
import { sessionToken } from './cookies.ts'
import { watchSession } from './session-store.ts'

/**
 * How often the session is checked and an empty line keeps the connection open, in ms: proxies close it after 30 or 60
 * seconds of silence.
 */
const BEAT_MS = 20_000

/** How long a browser that lost the stream waits before it connects again, in ms. */
const RETRY_MS = 2_000

/**
 * Most streams of one user; one more ends the oldest. Nobody has so many windows in sight, and no user can exhaust the
 * server with them.
 */
export const STREAMS_PER_USER = 20

/** How much of a stream may wait unread, in bytes: some thousand notices. Beyond it the stream is cut. */
const MOST_UNREAD_BYTES = 64 * 1024

export function liveRoute(app: FastifyInstance, site: Site): void {
  /** The open streams of each user, oldest first, each with the function that ends it. */
  const open = new Map<number, Map<ServerResponse, () => void>>()
  let stopping = false
  // An open stream counts as a request under way: a stop of the server would wait for it.
  app.addHook('preClose', async () => {
    stopping = true
    for (const streams of open.values()) for (const end of streams.values()) end()
  })

  serve(app, site, live, async ({ user, request, reply }) => {
    const token = sessionToken(request, site) ?? ''
    const headers = reply.getHeaders() as Record<string, string>
    reply.hijack()
    const stream = reply.raw
    // The window left while its session was looked up. The 'close' event has been emitted already, so nothing would ever
    // end this stream.
    if (stream.destroyed) return {} as never
    stream.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that buffers the reply (nginx) would pass the notices on only when the stream ends.
      'x-accel-buffering': 'no',
    })
    stream.write(`retry: ${RETRY_MS}\n\n`)

    let { role } = user
    /** The check of the session that is under way, if any. Notices that come meanwhile wait for its outcome. */
    let looking: Promise<void> | undefined
    // Reads the session again: when it has ended the stream ends, and a changed role counts from now on.
    async function look(): Promise<void> {
      const now = await watchSession(site.db, token, site.clock())
      if (now === null) end()
      else role = now.role
    }
    function lookAgain(): Promise<void> {
      // One check after the other: of two at once the older answer could come last and undo the newer.
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
      // The window does not read. Once cut off, it connects again when it wakes up, and then asks for everything anew.
      if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy()
    }
    const stopListening = site.notices.listen((notice) => {
      // A notice about this user may mean that their role changed or that their sessions ended.
      if (notice.topic === 'users' && (notice.id ?? user.id) === user.id) void lookAgain()
      if (looking === undefined) pass(notice)
      else void looking.then(() => pass(notice))
    })
    function pass({ onlyFor, missed, ...notice }: Told): void {
      const mayHear = missed || role === 'admin' || isForEveryone(notice.topic)
      if (onlyFor === undefined ? mayHear : onlyFor === user.id) write(event(notice))
    }
    const timer = setInterval(() => void lookAgain().then(() => write(':\n\n')), BEAT_MS).unref()

    const mine = open.get(user.id) ?? new Map<ServerResponse, () => void>()
    open.set(user.id, mine.set(stream, end))
    const [oldest] = mine.values()
    if (mine.size > STREAMS_PER_USER) oldest?.()
    stream.once('close', end)
    // The request came while the server was stopping: its stream ends like the others, so that the window connects to the
    // next server.
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
