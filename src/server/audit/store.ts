// All SQL about the audit log. Knows nothing of HTTP, and nothing of what is changed.
import { and, desc, eq, inArray, isNotNull, isNull, like, lt, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { AuditAction, AuditChanges, AuditPart } from '#contract/audit/entry.ts'
import { entityId } from '#contract/endpoint.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import { auditLog } from './tables.ts'

/** One line of the log, before it is written. */
export interface Line {
  /** The id is null for the house itself. */
  actor: { id: number | null; name: string }
  action: AuditAction
  /** The id is null for what has none. */
  subject: { id: number | null; name: string }
  /** Left out where there is nothing to compare. Never a password. */
  changes?: AuditChanges
  at: Date
}

/**
 * The statement that writes lines, at least one; for the transaction of what they are about, so that both happen or
 * neither. Rooms do so by `deed.record`.
 */
export function writing(tx: Tx, lines: readonly Line[]): SQL {
  const rows = lines.map(({ actor, action, subject, changes = {}, at }) => ({
    actorId: actor.id,
    actorName: actor.name,
    action,
    subjectId: subject.id,
    subjectName: subject.name,
    changes,
    createdAt: at,
  }))
  return tx.insert(auditLog).values(rows).getSQL()
}

/** The lines of one part, newest first. */
export function readLog(db: Db, part: AuditPart): List<typeof auditLog.$inferSelect, [id: number]> {
  const inPart = part === 'door' ? isNotNull(auditLog.period) : isNull(auditLog.period)
  return {
    place: z.tuple([entityId]),
    placeOf: ({ id }) => [id],
    fetch: (count, after) =>
      db
        .select()
        .from(auditLog)
        .where(and(inPart, after && lt(auditLog.id, after[0])))
        .orderBy(desc(auditLog.id))
        .limit(count),
  }
}

/** The name of who did one of these to the subject last, as far as the log knows. */
export async function lastActor(
  db: Db,
  subjectId: number,
  actions: readonly AuditAction[],
): Promise<string | undefined> {
  const [entry] = await db
    .select({ name: auditLog.actorName })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, subjectId), inArray(auditLog.action, [...actions])))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry?.name
}

/** What a deleted account is called in lines about it. */
const DELETED_ACCOUNT = 'verwijderd account'

/** Takes out of the lines about a user what they tell of them; who did what to it, and when, stays. */
export async function onUserLeaves(tx: Tx, _deed: unknown, id: number): Promise<void> {
  await tx
    .update(auditLog)
    .set({ subjectName: DELETED_ACCOUNT, changes: {} })
    .where(and(eq(auditLog.subjectId, id), like(auditLog.action, 'user.%')))
}

/** Drops what was done before `before`. */
export async function purgeLog(db: Db, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, before))
}
