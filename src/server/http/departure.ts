// Tells that who asked has left.
import type { FastifyReply } from 'fastify'
import { Problem } from '#contract/problems.ts'

/** A signal that is aborted when the connection closes before the reply was written. */
export function departure(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const left = () => void (reply.raw.writableFinished || leaving.abort(new Problem('cancelled')))
  if (reply.raw.closed) left()
  else reply.raw.once('close', left)
  return leaving.signal
}
