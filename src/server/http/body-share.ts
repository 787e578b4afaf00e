// Gives everybody a share of the memory that holds the bodies of requests. Who has their share waits, and what they send waits unread: a
// client that opens three hundred connections and holds back the last byte of each body would fill the server's memory, and have all of it
// read in one moment. Knows nothing of what bodies say.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createTurns } from '../workshop/turns.ts'
import { departure } from './departure.ts'
import { LARGE_BODY } from './json-bodies.ts'
import { network, visitorAddress } from './visitor-address.ts'

/** What the bodies of one person, or of the strangers of one network, may hold at once, in bytes: as much as the largest body. */
const SHARE_BYTES = 16 * 1024 * 1024

/** From before a body is read until its reply has gone. Uploads are no part of it: they go to files as they come. */
export function shareBodies(app: FastifyInstance, shareBytes: number = SHARE_BYTES): void {
  const turns = createTurns(Infinity, Infinity, shareBytes)
  app.addHook('preParsing', async (request, reply) => {
    const weight = bytesOf(request)
    if (weight <= LARGE_BODY) return
    const leave = await turns.wait({ userId: whoOf(request), weight, signal: departure(reply) })
    if (leave === undefined) return
    if (reply.raw.closed) leave()
    else reply.raw.once('close', leave)
  })
}

/** As many as a body says that it has; of one that does not, as many as its endpoint takes. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  if (headers['content-type']?.startsWith('multipart/form-data')) return 0
  if ('transfer-encoding' in headers) return routeOptions.bodyLimit
  const bytes = Number(headers['content-length'] ?? 0)
  // One that is too long is refused unread.
  return bytes > routeOptions.bodyLimit ? 0 : bytes
}

const whoOf = (request: FastifyRequest) => request.sessionUser?.id ?? `from ${network(visitorAddress(request))}`
