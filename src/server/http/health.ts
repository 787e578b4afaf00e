// Says whether the server can serve: the database must answer.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sql } from 'drizzle-orm'
import { get } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { servePublic, type Site } from './serve.ts'

/** A database that takes longer than this to answer counts as down, in ms. */
const PATIENCE_MS = 3_000

const health = get('/api/health', { access: 'public', output: z.object({ status: z.literal('ok') }) })

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
