// The endpoint of the audit log.
import type { FastifyInstance } from 'fastify'
import { readAuditLog } from '#contract/audit/endpoints.ts'
import { fitting } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { readLog } from './store.ts'

const ENTRIES_AT_ONCE = 50

export function auditRoutes(app: FastifyInstance, site: Site): void {
  serve(app, site, readAuditLog, async ({ query }) => {
    const rows = await readLog(site.db, query.part, ENTRIES_AT_ONCE, query.before)
    const { page, more } = fitting(rows, ENTRIES_AT_ONCE)
    return { entries: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), more }
  })
}
