// Bounds what replies hold in memory while nobody reads them: the time without progress, and the bytes of one person.
// Whoever asks and never reads would otherwise fill the memory of the house with replies. Knows nothing of what they say.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A request and its reply. */
interface UnderWay {
  request: FastifyRequest
  raw: FastifyReply['raw']
  /** Which came first. */
  turn: number
}

export interface UnreadLimits {
  /** A reply of which nothing is taken for so long is cut, in ms. Any progress counts, however slow. */
  cutAfterMs: number
  /** What all replies to one person may hold: beyond it the oldest are cut, but never the newest. */
  bytesPerPerson: number
}

/** A browser on a poor line takes half a dozen pictures of 1 MB at once. */
export const UNREAD_LIMITS: UnreadLimits = { cutAfterMs: 30_000, bytesPerPerson: 8 * 1024 * 1024 }

/** How often is looked at what is held while requests are under way, in ms. */
const LOOK_MS = 100

/** Watches every reply of `app`, those that are streamed included. A person is who is logged in, else an address. */
export function boundUnread(app: FastifyInstance, limits: UnreadLimits = UNREAD_LIMITS): void {
  /**
   * Who is under way, each on a place that somebody left. A Map of all of them keeps what came and went: its tables refer
   * to each other, and a dozen kilobytes of every request outlive it.
   */
  const places: (UnderWay | undefined)[] = []
  const left: number[] = []
  let came = 0
  let looking: NodeJS.Timeout | undefined

  app.addHook('onRequest', (request, { raw }, done) => {
    // The time counts from the last byte that went either way: one who waits for a slow answer is not cut.
    raw.setTimeout(limits.cutAfterMs, () => void (raw.writableLength > 0 && cut(request)))
    const place = left.pop() ?? places.length
    places[place] = { request, raw, turn: (came += 1) }
    raw.once('close', () => {
      places[place] = undefined
      left.push(place)
    })
    looking ??= setTimeout(look, LOOK_MS).unref()
    done()
  })

  function look(): void {
    const held = new Map<number | string, UnderWay[]>()
    for (const one of places) {
      if (one === undefined || one.raw.writableLength === 0) continue
      const person = one.request.sessionUser?.id ?? one.request.ip
      held.set(person, [...(held.get(person) ?? []), one])
    }
    for (const replies of held.values()) cutOldest(replies)
    looking = places.length > left.length ? setTimeout(look, LOOK_MS).unref() : undefined
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

/** By its connection: of several replies that wait on one, only the first knows it. */
function cut(request: FastifyRequest): void {
  request.raw.socket.destroy()
}
