// The SQL of what a user takes along of the audit log.
import { and, asc, eq, gt, isNotNull, isNull, like, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { auditLog } from './tables.ts'

const { id, actorId, action, subjectId, subjectName, changes, createdAt, period } = auditLog

/** Logins, failed logins and delayed ones at the user's account, oldest first. */
export const loginsOf = (db: Db, userId: number) =>
  rowsInLots(
    (after, most) =>
      db
        .select({ id, action, changes, createdAt })
        .from(auditLog)
        .where(and(eq(subjectId, userId), isNotNull(period), gt(id, after)))
        .orderBy(asc(id))
        .limit(most),
    (row) => row.id,
  )

/**
 * What was changed about the user's account, and what they changed themselves, oldest first. Without the names of others: who did it to
 * the account, and whose account or message it was.
 */
export async function* changesOf(db: Db, userId: number) {
  const rows = rowsInLots(
    (after, most) =>
      db
        .select({ id, actorId, action, subjectId, subjectName, changes, createdAt })
        .from(auditLog)
        .where(
          and(
            isNull(period),
            or(eq(actorId, userId), and(eq(subjectId, userId), like(action, 'user.%'))),
            gt(id, after),
          ),
        )
        .orderBy(asc(id))
        .limit(most),
    (row) => row.id,
  )
  for await (const row of rows) {
    const own = row.actorId === userId
    const ofOthers = /^(user|message)\./.test(row.action) && row.subjectId !== userId
    yield {
      action: row.action,
      by: own ? 'jij' : row.actorId === null ? 'Kopij' : 'een beheerder',
      subject: ofOthers ? null : row.subjectName,
      // A task's values name who it is for.
      changes: ofOthers ? {} : { ...row.changes, ...('assignee' in row.changes && { assignee: undefined }) },
      createdAt: row.createdAt,
    }
  }
}
