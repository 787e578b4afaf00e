// Limits the memory of replies that nobody reads: how long one may wait without progress, and how many bytes all replies
// to one person may hold. A client that asks and never reads would otherwise fill the server's memory (decision 22).
// Knows nothing of what replies say.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Places } from './places.ts'

/** A request and its reply. */
interface UnderWay {
  request: FastifyRequest
  raw: FastifyReply['raw']
  /** Counts up with every request: the lowest is the oldest. */
  turn: number
}

export interface UnreadLimits {
  /** A reply of which the client reads nothing for so long is cut, in ms. Any progress counts, however slow. */
  cutAfterMs: number
  /** How many unread bytes all replies to one person may hold. Beyond it the oldest are cut, but never the newest. */
  bytesPerPerson: number
}

/** Enough for a browser on a slow connection that loads half a dozen pictures of 1 MB at once. */
export const UNREAD_LIMITS: UnreadLimits = { cutAfterMs: 30_000, bytesPerPerson: 8 * 1024 * 1024 }

/** How often the unread bytes are counted while requests are under way, in ms. */
const LOOK_MS = 100

/** Watches every reply of `app`, streams included. A person is the user who is logged in, or else an IP address. */
export function boundUnread(app: FastifyInstance, limits: UnreadLimits = UNREAD_LIMITS): void {
  const underWay = new Places<UnderWay>()
  let turns = 0
  let looking: NodeJS.Timeout | undefined

  app.addHook('onRequest', (request, { raw }, done) => {
    // Node counts the time from the last byte in either direction. A client that only waits for a slow answer is not cut:
    // nothing of its reply is waiting to be read.
    raw.setTimeout(limits.cutAfterMs, () => void (raw.writableLength > 0 && cut(request)))
    raw.once('close', underWay.take({ request, raw, turn: (turns += 1) }))
    looking ??= setTimeout(look, LOOK_MS).unref()
    done()
  })

  function look(): void {
    const held = new Map<number | string, UnderWay[]>()
    for (const one of underWay.all()) {
      if (one.raw.writableLength === 0) continue
      const person = one.request.sessionUser?.id ?? one.request.ip
      held.set(person, [...(held.get(person) ?? []), one])
    }
    for (const replies of held.values()) cutOldest(replies)
    looking = underWay.taken > 0 ? setTimeout(look, LOOK_MS).unref() : undefined
  }

  function cutOldest(replies: UnderWay[]): void {
    let bytes = replies.reduce((sum, { raw }) => sum + raw.writableLength, 0)
    const oldestFirst = replies.toSorted((a, b) => a.turn - b.turn)
    for (const { raw, request } of oldestFirst.slice(0, -1)) {
      if (bytes <= limits.bytesPerPerson) return
      bytes -= raw.writableLength
      cut(request)
    }
  }
}

/**
 * Ends the connection, by way of the request: of several replies that wait their turn on one connection, only the first
 * refers to it.
 */
function cut(request: FastifyRequest): void {
  request.raw.socket.destroy()
}
