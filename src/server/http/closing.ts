// Ends the server in order: requests under way are answered, then every connection is closed.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Places } from './places.ts'

/** How often it is checked whether the last request has been answered, in ms. */
const LOOK_MS = 20

/**
 * How long a stop lets a client go on sending its request or taking its reply, in ms, whether it gets on or not. With what
 * start.ts allows for the rest it stays below ten seconds, after which what runs containers ends them.
 */
const CLIENT_MS = 3_000

interface UnderWay {
  request: FastifyRequest
  raw: FastifyReply['raw']
  /** Since when the stop has seen it waiting for its client, by `performance.now()`; undefined while it does not. */
  since: number | undefined
}

/**
 * Makes `app.close()` finish as soon as nothing is under way. Node counts a connection that has not asked anything yet
 * as busy, and browsers open such connections in advance: closing only idle ones would wait a minute for them.
 * A request that Node has not read yet when the stop comes is lost: a client with an open connection has to send it again.
 * An answer that is being made, such as a generation, is waited for; a client is not for longer than `clientMs`.
 */
export function closeWhenAnswered(app: FastifyInstance, clientMs: number = CLIENT_MS): void {
  const underWay = new Places<UnderWay>()
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.once('close', underWay.take({ request, raw, since: undefined }))
    done()
  })
  app.addHook('preClose', async () => {
    // Node takes a reply that was written, but not yet sent, for idle and would cut it in the middle. What is really idle
    // is closed below.
    app.server.closeIdleConnections = () => {}
    const look = setInterval(() => {
      for (const one of underWay.all()) if (waited(one) >= clientMs) one.request.raw.socket.destroy()
      if (underWay.taken > 0 || app.server.listening) return
      clearInterval(look)
      app.server.closeAllConnections()
    }, LOOK_MS)
  })
}

/** How long it has been waiting for its client, in ms. */
function waited(one: UnderWay): number {
  const { request, raw } = one
  // A reply without a socket waits for another one on its connection, which may still be in the making.
  const isBeingSent = raw.socket !== null && (raw.writableEnded || raw.writableLength > 0)
  const isClientsTurn = !request.raw.complete || isBeingSent
  one.since = isClientsTurn ? (one.since ?? performance.now()) : undefined
  return one.since === undefined ? 0 : performance.now() - one.since
}
