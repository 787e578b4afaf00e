// The endpoint that reads the audit log. There is none that writes to it: the server does so itself.
import { z } from 'zod'
import { get } from '../endpoint.ts'
import { pageQueryOf } from '../paging.ts'
import { auditEntry, auditParts } from './entry.ts'

/** Most entries on one page: fewer than elsewhere, because each is sent whole. */
export const AUDIT_PAGE = 50

/** Newest first, in pages. */
export const readAuditLog = get('/api/audit', {
  access: 'admin',
  query: z.object({ part: z.enum(auditParts).default('changes'), ...pageQueryOf(AUDIT_PAGE) }),
  output: z.array(auditEntry),
})
