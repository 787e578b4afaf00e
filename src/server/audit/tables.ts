// The table of the audit log: what administrators changed, and who came to the door. Names are kept beside ids, because the log outlives who is in it.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditChanges } from '#contract/audit/entry.ts'
import { users } from '../accounts/tables.ts'

export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null once the administrator's account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** No reference: a deleted subject stays in the log. */
    subjectId: integer('subject_id'),
    subjectName: text('subject_name').notNull(),
    /** Per field what it was and what it became. Never a password. */
    changes: jsonb('changes').$type<AuditChanges>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Of a line that counts: what it counts, and when (door-store.ts). */
    period: text('period'),
  },
  (table) => [
    // By age old lines are dropped, by subject one asks who changed something last, by actor an account is deleted.
    index('audit_log_created_at_idx').on(table.createdAt),
    index('audit_log_subject_id_id_idx').on(table.subjectId, table.id),
    uniqueIndex('audit_log_period_key').on(table.period),
    // Changes are few among many lines about logins: without this index a page of them would read all of those.
    index('audit_log_changes_idx')
      .on(table.id)
      .where(sql`${table.period} is null`),
    index('audit_log_actor_id_idx').on(table.actorId),
  ],
)
