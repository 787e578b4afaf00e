// Reads bodies as JSON, and nothing else. Large ones one after another, each in a turn of the event loop of its own: what is done with one
// at once (reading it, checking it) takes a hundredth of a second for a megabyte, and of sixteen that come together others would wait for all.
import type { FastifyInstance } from 'fastify'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createSlots } from '../fetch/slots.ts'

/** Above this many UTF-16 units a body waits for its turn. */
export const LARGE_BODY = 50_000

/** Nobody leaves: a body that was received is read. */
const STAYS = new AbortController().signal

/** An empty body with a JSON content type counts as no body (specification, section 7: register-ai-request). */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const turns = createSlots(1)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (body.length <= LARGE_BODY) void parse(request, String(body), done)
    else void turns(STAYS, nextTurn).then(() => parse(request, String(body), done))
  })
}
