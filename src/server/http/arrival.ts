// Limits how long the body of a request may take to arrive: one that never ends would keep its connection open for ever,
// and the server from stopping. Each endpoint has its own limit (contract/endpoint.ts): one that is right for JSON would
// cut off an upload of sixty megabytes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'
import { problemBody } from './problems.ts'

/** How often the progress of a body is checked, in ms: long enough for a connection that drops out for a moment. */
const LOOK_MS = 30_000

/** Least bytes between two checks: a client that sends one now and then only wants to occupy the connection. */
const LEAST_BYTES = 64 * 1024

/** The limit for routes that are no endpoint of the contract. */
const OTHER_SECONDS = 30

export interface ArrivalPace {
  lookMs: number
  leastBytes: number
}

/** Answers 408 to requests that do not arrive in the time of their endpoint, or stall, and ends their connections. */
export function boundArrival(
  app: FastifyInstance,
  { lookMs, leastBytes }: ArrivalPace = { lookMs: LOOK_MS, leastBytes: LEAST_BYTES },
): void {
  // From when it is read: before that it may wait for its sender's share (body-share.ts).
  app.addHook('preParsing', (request, reply, _body, done) => {
    watch(request, reply)
    done()
  })

  function watch(request: FastifyRequest, reply: FastifyReply): void {
    const { raw } = request
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers
    if (length === '0' && encoding === undefined) return
    const end = performance.now() + (request.routeOptions.config.arrivalSeconds ?? OTHER_SECONDS) * 1_000
    let seen = raw.socket.bytesRead
    let timer = wait()
    reply.raw.once('close', () => clearTimeout(timer))

    function wait(): NodeJS.Timeout {
      return setTimeout(look, Math.max(0, Math.min(lookMs, end - performance.now()))).unref()
    }
    function look(): void {
      if (raw.complete) return
      const came = raw.socket.bytesRead - seen
      seen += came
      if (performance.now() < end && came >= leastBytes) timer = wait()
      else refuse(request, reply)
    }
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  // Destroying the request also ends a handler that is still reading its body: once a request has been answered, Node
  // does not tell that handler that the body broke off.
  const leave = () => void raw.destroy()
  if (reply.raw.headersSent) return leave()
  const problem = new Problem('tooSlow')
  const headers = reply.getHeaders() as Record<string, string>
  reply.hijack()
  reply.raw.writeHead(problem.status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  })
  reply.raw.end(JSON.stringify(problemBody(problem, request)), leave)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    arrivalSeconds?: number
  }
}
