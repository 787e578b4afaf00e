// Reading the audit log. Nothing writes to it from outside.
import { z } from 'zod'
import { entityIdText, get } from '../endpoint.ts'
import { auditEntry, auditParts } from './entry.ts'

/** Newest first; `before` is the id of the last one shown. */
export const readAuditLog = get('/api/audit', {
  access: 'admin',
  query: z.object({ part: z.enum(auditParts).default('changes'), before: entityIdText.optional() }),
  output: z.object({ entries: z.array(auditEntry), more: z.boolean() }),
})
