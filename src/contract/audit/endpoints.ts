// Reading the audit log. Nothing writes to it from outside.
import { z } from 'zod'
import { get } from '../endpoint.ts'
import { pageQueryOf } from '../paging.ts'
import { auditEntry, auditParts } from './entry.ts'

/** Most entries on one page: each is sent whole. */
export const AUDIT_PAGE = 50

/** Newest first, in pages. */
export const readAuditLog = get('/api/audit', {
  access: 'admin',
  query: z.object({ part: z.enum(auditParts).default('changes'), ...pageQueryOf(AUDIT_PAGE) }),
  output: z.array(auditEntry),
})
