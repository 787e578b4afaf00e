// Bounds the time in which a request arrives: one that never does would hold its connection, and a stop, for ever.
// Each endpoint has its own time (contract/endpoint.ts): what is enough for JSON cuts off sixty megabytes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'

/** In ms. A line that loses its connection for a moment goes on within it. */
const LOOK_MS = 30_000

/** In each of those times at least so much must arrive: who sends a byte now and then only wants the connection. */
const LEAST_BYTES = 64 * 1024

/** Of what is no endpoint of ours. */
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
  app.addHook('onRequest', (request, reply, done) => {
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

function refuse({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Also for who is still receiving: of a request that has its reply Node would not say that it broke off.
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
  reply.raw.end(JSON.stringify(problem.reply()), leave)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    arrivalSeconds?: number
  }
}
