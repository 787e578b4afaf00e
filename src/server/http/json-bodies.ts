// Reads bodies as JSON, and nothing else. Large ones one after another, each step in a turn of the event loop of its own: what is done with one
// at once (reading it, checking it) takes a hundredth of a second for a megabyte, and of sixteen that come together others would wait for all.
// What holds more values than its endpoint has a use for is refused unread: of values a megabyte takes seconds, however short they are.
import type { FastifyInstance } from 'fastify'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { BODY_VALUES } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { createSlots } from '../fetch/slots.ts'
import { boundsOfJson } from './json-bounds.ts'

/** Above this many UTF-16 units a body waits for its turn. */
export const LARGE_BODY = 50_000

/** Nobody leaves: a body that was received is read. */
const STAYS = new AbortController().signal

/** An empty body with a JSON content type counts as no body (specification, section 7: register-ai-request). */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const turns = createSlots(1)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, received, done) => {
    const body = String(received)
    const most = request.routeOptions.config.bodyValues ?? BODY_VALUES
    const read = () => void parse(request, body, done)
    const isTooMuch = () => boundsOfJson(body, { values: most }) === 'tooMuch'
    const refuse = () => done(new Problem('bodyTooLarge'))
    if (body === '') return done(null, undefined)
    if (body.length <= LARGE_BODY) return isTooMuch() ? refuse() : read()
    void turns(STAYS, async () => {
      await nextTurn()
      if (isTooMuch()) return refuse
      await nextTurn()
      return read
    }).then((go) => go())
  })
  // What was read is checked in yet another turn.
  app.addHook('preValidation', async ({ headers }) => {
    if ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > LARGE_BODY) await nextTurn()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyValues?: number
  }
}
