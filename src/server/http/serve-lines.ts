// Serves an endpoint whose reply streams in lines of JSON, always or for who asks for them. Session, access and input are checked
// as for every endpoint.
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { answered, type Emit } from './lines.ts'
import { serveToUser, type Call } from './serve.ts'
import type { Site } from './site.ts'

type LinesCall<E extends Endpoint> = Call<
  z.output<E['body']>,
  z.output<E['params']>,
  z.output<E['query']>,
  PublicUser
> & { emit: Emit }

/** @param handler returns the whole reply, which becomes the last line; before that it may `emit` others. */
export function serveLines<E extends Endpoint>(
  app: FastifyInstance,
  site: Site,
  endpoint: E,
  handler: (call: LinesCall<E>) => Promise<object>,
): void {
  if (!endpoint.streams) throw new Error(`${endpoint.path} answers at once: use serve`)
  serveToUser(app, site, endpoint, (call) =>
    answered(endpoint, call, (emit) => handler({ ...call, emit }) as Promise<z.input<E['output']>>),
  )
}
