// Sends a reply in lines of JSON, the last of them the whole reply (#contract/tools/stream.ts). Knows no session and no input.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { STREAM_TYPE, type StreamLine } from '#contract/tools/stream.ts'
import { asProblem, logProblem, problemBody } from './problems.ts'

/**
 * How often who waits for their turn is told so again, in ms, when nothing changes: proxies cut a reply of which nothing comes for a
 * minute, or half of one.
 */
export const REPEAT_MS = 15_000

/** Sends a line at once. The first line goes out with status 200, so a failure after it is told in a line. */
export type Emit = (line: StreamLine) => void

interface Asked {
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * The reply that `make` returns, for who gets it alone; who gets lines has been sent it as the last one, after those that `make`
 * emitted. @throws what `make` throws before its first line: that is an ordinary reply, with the status that belongs to it.
 */
export async function answered<E extends Endpoint>(
  endpoint: E,
  asked: Asked,
  make: (emit: Emit) => Promise<z.input<E['output']>>,
): Promise<z.input<E['output']>> {
  const isInLines = endpoint.streams === 'always' || (endpoint.streams === 'asked' && asksForLines(asked.request))
  if (!isInLines) return make(() => {})
  await inLines(endpoint, asked, make)
  // `serve` sees that the reply is sent, and sends nothing more.
  return {} as never
}

async function inLines(
  endpoint: Endpoint,
  { request, reply }: Asked,
  make: (emit: Emit) => Promise<unknown>,
): Promise<void> {
  const send: Emit = (line) => {
    begin(reply)
    // When the client is gone the line is dropped. A client that stays and does not read is cut off by unread.ts.
    if (!reply.raw.destroyed) reply.raw.write(`${JSON.stringify(line)}\n`)
  }
  let repeating: NodeJS.Timeout | undefined
  const emit: Emit = (line) => {
    clearInterval(repeating)
    send(line)
    if ('waiting' in line) repeating = setInterval(() => send(line), REPEAT_MS).unref()
  }
  try {
    emit({ reply: endpoint.output.parse(await make(emit)) })
  } catch (error) {
    if (!reply.sent) throw error
    const problem = asProblem(error as Error)
    logProblem(request, error, problem)
    emit({ problem: { status: problem.status, ...problemBody(problem, request) } })
  }
  reply.raw.end()
}

/** Whether the client asks for lines: its Accept header names them, and not with the weight 0 (RFC 9110, section 12.5.1). */
function asksForLines({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === STREAM_TYPE && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
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
