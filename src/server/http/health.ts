// Says whether the server can serve: the database must answer.
import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { health } from '#contract/health.ts'
import { Problem } from '#contract/problems.ts'
import { servePublic } from './serve.ts'
import type { Site } from './site.ts'

/** A database that takes longer than this to answer counts as down, in ms. */
const PATIENCE_MS = 3_000

export function healthRoute(app: FastifyInstance, site: Site): void {
  servePublic(app, site, health, async () => {
    const answer = site.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref())
    if (!(await Promise.race([answer, patience]))) throw new Problem('databaseUnavailable')
    return { status: 'ok' as const }
  })
}
