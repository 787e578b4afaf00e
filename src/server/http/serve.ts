// Serves one endpoint of the contract: checks session, access and input, calls the handler, and sends nothing but what the
// contract promises.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { mayPass } from '#contract/access.ts'
import { file, type Endpoint, type FileReply } from '#contract/endpoint.ts'
import { health } from '#contract/health.ts'
import { Problem } from '#contract/problems.ts'
import { askingFor } from '../fetch/asker.ts'
import { refuseForeign } from './origin.ts'
import { sessionToken } from './cookies.ts'
import { departure } from './departure.ts'
import { isFresh } from './fresh.ts'
import { KnownSessions } from './known-sessions.ts'
import { sendFile } from './send-file.ts'
import { readSession, type SessionUser } from './session-store.ts'
import type { Site } from './site.ts'
import { network, visitorAddress } from './visitor-address.ts'

/** One request to an endpoint, after all checks. */
export interface Call<Body, Params, Query, User> {
  user: User
  body: Body
  params: Params
  query: Query
  /**
   * Makes a signal that is aborted when the browser leaves before it has the reply. A function, because few handlers need
   * one, and making it costs more than the rest of a call.
   */
  signal: () => AbortSignal
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends Endpoint, User> = (
  call: Call<z.output<E['body']>, z.output<E['params']>, z.output<E['query']>, User>,
) => Promise<z.input<E['output']>>

/** Finds the user whose session has this token; null when there is no such session. */
export type Identify = (token: string, now: Date) => Promise<SessionUser | null>

export const identifyBySession =
  ({ db }: Site): Identify =>
  (token, now) =>
    readSession(db, token, now)

/** Serves an endpoint that needs a session; the handler gets its user. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  site: Site,
  endpoint: E,
  handler: Handler<E, SessionUser>,
  identify?: Identify,
) {
  if (endpoint.streams) throw new Error(`${endpoint.path} answers in lines: use serveLines`)
  if (endpoint.upload) throw new Error(`${endpoint.path} takes files: use serveUpload`)
  serveToUser(app, site, endpoint, handler, identify)
}

/** The same, for serve-lines.ts and serve-upload.ts, which send or receive something else than JSON. */
export function serveToUser<E extends Endpoint>(
  app: FastifyInstance,
  site: Site,
  endpoint: E,
  handler: Handler<E, SessionUser>,
  identify: Identify = identifyBySession(site),
) {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public: use servePublic`)
  route(
    app,
    site,
    endpoint,
    async (request) => {
      const token = sessionToken(request, site)
      const now = site.clock()
      const user = token === undefined ? null : await identify(token, now)
      if (user === null) throw new Problem('notLoggedIn')
      if (user.secondStepMissing && !endpoint.beforeSecondStep) throw new Problem('secondStepMissing')
      if (!mayPass(endpoint.access, user, now)) throw new Problem('notAllowed')
      if (endpoint.fresh && !(await isFresh(site, token))) throw new Problem('freshLoginNeeded')
      request.sessionUser = user
      if (token !== undefined) knownOf(site).add(token, user.id)
    },
    (request) => request.sessionUser as SessionUser,
    handler,
  )
}

/** Serves an endpoint that anyone may call; no session is looked up. */
export function servePublic<E extends Endpoint>(
  app: FastifyInstance,
  site: Site,
  endpoint: E,
  handler: Handler<E, null>,
) {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} needs a session: use serve`)
  route(app, site, endpoint, undefined, () => null, handler)
}

function route<E extends Endpoint, User extends SessionUser | null>(
  app: FastifyInstance,
  site: Site,
  endpoint: E,
  guard: ((request: FastifyRequest) => Promise<void>) | undefined,
  userOf: (request: FastifyRequest) => User,
  handler: Handler<E, User>,
) {
  /** Looks who asks in a queue of its own, before their share of everything else. Nothing was begun yet: for who left meanwhile nothing is. */
  async function lookUp(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (guard === undefined) return
    const token = sessionToken(request, site)
    const known = token === undefined ? undefined : knownOf(site).userOf(token)
    const whose = known === undefined ? networkOf(request) : `user ${known}`
    await askingFor({ name: `who is ${whose}`, signal: () => departure(reply) }, () => guard(request))
    if (request.raw.socket.destroyed) throw new Problem('cancelled')
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyBytes,
    config: {
      arrivalSeconds: endpoint.arrivalSeconds,
      bodyValues: endpoint.bodyValues,
      errorField: endpoint.errorField,
    },
    // Only the schemas that the endpoint has: Fastify would compile an absent one too, and run it with every request.
    schema: { ...(!isFile(endpoint) && { response: { [endpoint.status]: endpoint.output } }), ...inputs(endpoint) },
    // Runs before the body is read, so that a stranger's megabytes are not parsed.
    onRequest: async (request, reply) => {
      // A health probe uses whatever host name its network gives this machine, and learns nothing but that it serves.
      if (endpoint.path !== health.path) refuseForeign(request, site.publicUrl)
      await lookUp(request, reply)
      request.cameWhole = request.raw.complete
    },
    // Once more where the rest was still to come: who holds it back until their session was ended would change something after it.
    preHandler: async (request, reply) => {
      if (!request.cameWhole) await lookUp(request, reply)
    },
    handler: async (request, reply) => {
      const call = {
        user: userOf(request),
        body: request.body as z.output<E['body']>,
        params: request.params as z.output<E['params']>,
        query: request.query as z.output<E['query']>,
        signal: () => departure(reply),
        request,
        reply,
      }
      return askingFor(askerOf(endpoint, call), async () => {
        const output = await handler(call)
        // A reply that streams was taken out of Fastify's hands, and is being sent.
        if (reply.sent) return reply
        reply.status(endpoint.status)
        if (isFile(endpoint)) return sendFile(reply, output as FileReply)
        // Replies are about one person and one moment: no cache may keep them.
        return reply.header('cache-control', 'no-store').send(output)
      })
    },
  })
}

const sessions = new WeakMap<Site, KnownSessions>()
function knownOf(site: Site): KnownSessions {
  const known = sessions.get(site) ?? new KnownSessions()
  sessions.set(site, known)
  return known
}

const networkOf = (request: FastifyRequest) => `from ${network(visitorAddress(request))}`

/**
 * Whose share of the database a request takes: that of its user, or of the network that strangers come from. Who only reads and has left
 * takes none any more; what changes something is done all the same, as a browser that closes its window expects.
 */
function askerOf({ method }: Endpoint, { user, request, reply }: Call<unknown, unknown, unknown, SessionUser | null>) {
  const name = user === null ? networkOf(request) : `user ${user.id}`
  if (method !== 'GET') return { name }
  let signal: AbortSignal | undefined
  return { name, signal: () => (signal ??= departure(reply)) }
}

const isFile = ({ output }: Endpoint) => output === (file as z.ZodType)

function inputs(endpoint: Endpoint) {
  // The fields of a form are validated by serve-upload.ts once they are received.
  const named = Object.entries({
    ...(!endpoint.upload && { body: endpoint.body }),
    params: endpoint.params,
    querystring: endpoint.query,
  })
  return Object.fromEntries(named.filter(([, schema]) => schema.def.type !== 'unknown'))
}

declare module 'fastify' {
  interface FastifyRequest {
    sessionUser: SessionUser | null
    /** Whether all of it was there when its session was looked at. */
    cameWhole: boolean
  }
}
