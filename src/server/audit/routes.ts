// The endpoint of the audit log.
import type { FastifyInstance } from 'fastify'
import { readAuditLog } from '#contract/audit/endpoints.ts'
import { sendPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { readLog } from './store.ts'

export function auditRoutes(app: FastifyInstance, site: Site): void {
  serve(app, site, readAuditLog, ({ query, reply }) =>
    sendPage(reply, query, readLog(site.db, query.part), (row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  )
}
