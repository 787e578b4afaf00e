// Serves an endpoint whose reply streams in lines of JSON, the last of them the whole reply (#contract/tools/stream.ts).
// Session, access and input are checked as for every endpoint.
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { STREAM_TYPE, type StreamLine } from '#contract/tools/stream.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { asProblem, logProblem } from './problems.ts'
import { serveToUser, type Call } from './serve.ts'
import type { Site } from './site.ts'

type LinesCall<E extends Endpoint> = Call<
  z.output<E['body']>,
  z.output<E['params']>,
  z.output<E['query']>,
  PublicUser
> & {
  /** Sends a line at once. The first line goes out with status 200, so a failure after it is told in a line. */
  emit: (line: StreamLine) => void
}

/** @param handler returns the whole reply, which becomes the last line; before that it may `emit` others. */
export function serveLines<E extends Endpoint>(
  app: FastifyInstance,
  site: Site,
  endpoint: E,
  handler: (call: LinesCall<E>) => Promise<object>,
): void {
  if (!endpoint.streams) throw new Error(`${endpoint.path} answers at once: use serve`)
  serveToUser(app, site, endpoint, async (call) => {
    const { reply, request } = call
    const emit = (line: StreamLine) => {
      begin(reply)
      // When the client is gone the line is dropped. A client that stays and does not read is cut off by unread.ts.
      if (!reply.raw.destroyed) reply.raw.write(`${JSON.stringify(line)}\n`)
    }
    try {
      emit({ reply: endpoint.output.parse(await handler({ ...call, emit })) })
    } catch (error) {
      // Nothing was sent yet: an ordinary reply, with the status that belongs to it.
      if (!reply.sent) throw error
      const problem = asProblem(error as Error)
      logProblem(request, error, problem)
      emit({ problem: { status: problem.status, ...problem.reply() } })
    }
    reply.raw.end()
    // `serve` sees that the reply is sent, and sends nothing more.
    return {} as never
  })
}

/** Takes the connection out of Fastify's hands and sends the head. */
function begin(reply: FastifyReply): void {
  if (reply.sent) return
  const headers = reply.getHeaders()
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': `${STREAM_TYPE}; charset=utf-8`,
    'cache-control': 'no-store',
    // A proxy that buffers the reply (nginx) would pass all lines on only at the end.
    'x-accel-buffering': 'no',
  })
}
