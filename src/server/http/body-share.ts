// Gives everybody a share of the memory that holds the bodies of requests, and of the disk that holds uploads. Who has their share waits, and
// what they send waits unread: a client that opens three hundred connections and holds back the last byte of each body would fill the server's
// memory, and have all of it read in one moment. Knows nothing of what bodies say.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'
import { createTurns } from '../workshop/turns.ts'
import { departure } from './departure.ts'
import { LARGE_BODY } from './json-bodies.ts'
import { network, visitorAddress } from './visitor-address.ts'

/** What the bodies of one person, or of the strangers of one network, may hold in memory at once, in bytes: as much as the largest body. */
const SHARE_BYTES = 16 * 1024 * 1024

/** The same of forms, whose files are written to the disk as they come: two of the largest. */
const UPLOAD_SHARE_BYTES = 128 * 1024 * 1024

/** How many bodies may wait: of each the system and Node hold some sixty kilobytes. */
const MOST_WAITING = 400

/** What who comes then is asked to wait, in seconds. */
const RETRY_AFTER_S = 30

/** From before a body is read until its reply has gone. @throws Problem tooManyTries where too many wait. */
export function shareBodies(app: FastifyInstance): void {
  const bodies = createTurns(Infinity, MOST_WAITING, SHARE_BYTES)
  const uploads = createTurns(Infinity, MOST_WAITING, UPLOAD_SHARE_BYTES)
  app.addHook('preParsing', async (request, reply) => {
    const weight = bytesOf(request)
    // Shorter ones wait for nothing: a stranger who holds their network's share keeps no message and no notice of others from coming in, and
    // the few that a connection may have under way hold little.
    if (weight <= LARGE_BODY) return
    const turns = isForm(request) ? uploads : bodies
    const leave = await turns.wait({ userId: whoOf(request), weight, signal: departure(reply) })
    if (leave === undefined) throw new Problem('tooManyTries', { retryAfterSeconds: RETRY_AFTER_S })
    if (reply.raw.closed) leave()
    else reply.raw.once('close', leave)
  })
}

const isForm = ({ headers }: FastifyRequest) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** As many as a body says that it has; of one that does not, as many as its endpoint takes. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  if ('transfer-encoding' in headers) return routeOptions.bodyLimit
  const bytes = Number(headers['content-length'] ?? 0)
  // One that is too long is refused unread.
  return bytes > routeOptions.bodyLimit ? 0 : bytes
}

const whoOf = (request: FastifyRequest) => request.sessionUser?.id ?? `from ${network(visitorAddress(request))}`
