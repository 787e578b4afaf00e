// Ends the server in order: requests under way are answered, then every connection is closed.
import type { FastifyInstance } from 'fastify'

/** How often it is checked whether the last request has been answered, in ms. */
const LOOK_MS = 20

/**
 * Makes `app.close()` finish as soon as nothing is under way. Node counts a connection that has not asked anything yet
 * as busy, and browsers open such connections in advance: closing only idle ones would wait a minute for them.
 * A request that Node has not read yet when the stop comes is lost: a client with an open connection has to send it again.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  let underWay = 0
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1
    reply.raw.once('close', () => (underWay -= 1))
    done()
  })
  app.addHook('preClose', async () => {
    const look = setInterval(() => {
      if (underWay > 0 || app.server.listening) return
      clearInterval(look)
      app.server.closeAllConnections()
    }, LOOK_MS)
  })
}
