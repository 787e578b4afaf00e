// Lets a reply arrive that goes out before its request has come in whole. A connection that is closed while something of it is unread
// is reset by the system, and a reset takes away from the client what it had not read yet: so the rest is read and dropped, as long as
// it comes on, and only then the connection ends (RFC 9112, section 9.6). Knows nothing of what was asked.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'

export interface Lingering {
  /** How often it is looked, in ms, whether the rest still comes. */
  lookMs: number
  /** What must have come between two looks, in bytes: who sends less only holds on to the connection. */
  leastBytes: number
  /** The most that is read and dropped, in bytes: as much as the largest upload has, which a client may send before it reads. */
  mostBytes: number
}

const LINGERING: Lingering = { lookMs: 2_000, leastBytes: 4 * 1024, mostBytes: 96 * 1024 * 1024 }

/** The longest that the rest may take, for routes that are no endpoint of the contract, in seconds. */
const OTHER_SECONDS = 30

/** Does so for all connections of `app`. */
export function lingerAfterReplies(app: FastifyInstance, lingering: Lingering = LINGERING): void {
  app.server.on('connection', (socket: Socket) => {
    // With it Node ends a connection whose last reply was written.
    socket.destroySoon = () => linger(socket, lingering)
  })
  app.addHook('onRequest', (request, reply, done) => {
    // What comes behind the last request of a connection is none: its answer could not be heard.
    if (request.raw.socket.writableEnded) {
      reply.hijack()
      return void request.raw.resume()
    }
    dropRest(request, reply, lingering)
    done()
  })
}

/** Once `reply` is written, reads and drops what is still to come of its request. */
function dropRest({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, lingering: Lingering): void {
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
  const { socket } = raw
  // Before Node's own listener, which ends the connection.
  reply.raw.prependOnceListener('finish', () => {
    if (raw.complete) return
    raw.unpipe().resume()
    const seconds = routeOptions.config.arrivalSeconds ?? OTHER_SECONDS
    const stop = watch(socket, lingering, seconds * 1_000)
    const close = () => linger(socket, lingering)
    // It may be the last of its connection: that ends when the rest has come.
    socket.destroySoon = () => void socket.end()
    for (const over of ['end', 'close'])
      raw.once(over, () => {
        stop()
        socket.destroySoon = close
        if (socket.writableEnded) close()
      })
  })
}

/** Says the end, and leaves the other its time to hear it and to go. */
export function linger(socket: Socket, lingering: Lingering = LINGERING): void {
  if (socket.destroyed) return
  socket.end()
  const stop = watch(socket, lingering, OTHER_SECONDS * 1_000)
  socket.once('close', stop).resume()
}

/** Ends the connection when too little comes, or too much, or for too long. Returns what stops looking. */
function watch(socket: Socket, { lookMs, leastBytes, mostBytes }: Lingering, mostMs: number): () => void {
  const end = performance.now() + mostMs
  const first = socket.bytesRead
  let seen = first
  let timer = wait()
  function wait(): NodeJS.Timeout {
    return setTimeout(look, Math.max(0, Math.min(lookMs, end - performance.now()))).unref()
  }
  function look(): void {
    const came = socket.bytesRead - seen
    seen += came
    if (performance.now() < end && came >= leastBytes && seen - first <= mostBytes) timer = wait()
    else socket.destroy()
  }
  return () => clearTimeout(timer)
}
