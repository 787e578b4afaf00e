// Says whether the server can serve: the database must answer.
import type { FastifyInstance } from 'fastify'
import { health } from '#contract/health.ts'
import { Problem } from '#contract/problems.ts'
import type { Database } from '../db/connect.ts'
import { servePublic } from './serve.ts'
import type { Site } from './site.ts'

/** @param isAlive whether the database answers, asked besides all that others ask of it. */
export function healthRoute(app: FastifyInstance, site: Site, isAlive: Database['isAlive']): void {
  servePublic(app, site, health, async () => {
    if (!(await isAlive())) throw new Problem('databaseUnavailable')
    return { status: 'ok' as const }
  })
}
