// Answers what is no request: a malformed address, and what is no HTTP at all. No route and no hook comes to see it, and Fastify would
// say so in English; so it gets here what every other reply has.
import type { FastifyServerOptions } from 'fastify'
import { Problem } from '#contract/problems.ts'
import { linger } from './lingering.ts'

/** @param headers those of every reply. */
export function answerUnreadable(
  headers: Record<string, string>,
): Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>> {
  const problem = new Problem('malformedRequest')
  const body = JSON.stringify(problem.reply())
  const head = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    // No hook bounds what may still come.
    connection: 'close',
  }
  return {
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(problem.status, head).end(body)
    },
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 ${problem.status} Bad Request\r\n${lines.join('')}\r\n${body}`)
      linger(socket)
    },
  }
}
