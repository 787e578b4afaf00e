// The table of the audit log: what administrators changed, and logins. Names are stored beside ids, because the log
// outlives the users and things in it.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditChanges } from '#contract/audit/entry.ts'
import { users } from '../accounts/tables.ts'

export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null for the product itself, for logins, and once the actor's account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Not a foreign key: a deleted subject stays in the log. */
    subjectId: integer('subject_id'),
    subjectName: text('subject_name').notNull(),
    /** Per field the old and the new value. Never a password. */
    changes: jsonb('changes').$type<AuditChanges>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Only of entries about logins, which count: a hash of what the entry counts and in which hour (door-store.ts). */
    period: text('period'),
  },
  (table) => [
    // Created_at: for deleting old entries. Subject: for finding who changed something last. Actor: for deleting a user.
    index('audit_log_created_at_idx').on(table.createdAt),
    index('audit_log_subject_id_id_idx').on(table.subjectId, table.id),
    uniqueIndex('audit_log_period_key').on(table.period),
    // Changes are few among many entries about logins: without this index, reading a page of changes would read all those.
    index('audit_log_changes_idx')
      .on(table.id)
      .where(sql`${table.period} is null`),
    index('audit_log_actor_id_idx').on(table.actorId),
  ],
)
