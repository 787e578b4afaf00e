// Requests that come one behind the other on one connection, before the first is answered: bounds how many there are, as a client that sends
// ten thousand would have them all worked on at once. Browsers and proxies send one after the other.
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Places } from './places.ts'

/** Most requests under way on one connection. */
export const MOST_ON_CONNECTION = 32

/** Most of them before one with a body, which Node reads and holds in memory while it waits for those. */
export const MOST_BEFORE_BODY = 4

/** Ends a connection that has more under way. And tells all replies that wait on a connection when it closes. */
export function boundPipelining(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, Places<ServerResponse>>()
  app.server.on('connection', (socket: Socket) => {
    const waiting = new Places<ServerResponse>()
    underWay.set(socket, waiting)
    socket.once('close', () => waiting.all().forEach(tellClosed))
  })
  app.addHook('onRequest', ({ raw: { socket }, headers }, reply, done) => {
    const waiting = underWay.get(socket)
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
    const most = hasBody ? MOST_BEFORE_BODY : MOST_ON_CONNECTION
    if (socket.destroyed || (waiting && waiting.taken >= most)) {
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
