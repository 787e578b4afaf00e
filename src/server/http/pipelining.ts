// Requests that come one behind the other on one connection, before the first is answered: bounds how many there are, as a client that sends
// ten thousand would have them all worked on at once; and how many headers each has. Browsers and proxies send one after the other.
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Places } from './places.ts'

/** Most requests under way on one connection: Node holds what came of each in memory, also while it waits for those before it. */
export const MOST_ON_CONNECTION = 4

/** Most headers of a request. Browsers send some twenty, and proxies a few more. */
const MOST_HEADERS = 100

/** Ends a connection that has more under way. And tells all replies that wait on a connection when it closes. */
export function boundPipelining(app: FastifyInstance): void {
  // Node reads no further, and unreadable.ts answers 400.
  app.server.maxHeadersCount = MOST_HEADERS
  const underWay = new WeakMap<Socket, Places<ServerResponse>>()
  app.server.on('connection', (socket: Socket) => {
    const waiting = new Places<ServerResponse>()
    underWay.set(socket, waiting)
    socket.once('close', () => waiting.all().forEach(tellClosed))
  })
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const waiting = underWay.get(socket)
    if (socket.destroyed || (waiting && waiting.taken >= MOST_ON_CONNECTION)) {
      // Those that came with it are not worked on either.
      socket.destroy()
      reply.hijack()
      return
    }
    // With Node's own and Fastify's, eleven listen to the end of the reply to an upload.
    reply.raw.setMaxListeners(20)
    if (waiting) reply.raw.once('close', waiting.take(reply.raw))
    done()
  })
}

/** Node tells it to the reply whose turn it is only: whoever works on another would go on for nobody, and be under way for ever. */
function tellClosed(reply: ServerResponse): void {
  if (reply.socket !== null) return
  reply.destroyed = true
  reply.emit('close')
}
