// All SQL about the audit log, except the counting of logins (door-store.ts). Knows nothing of HTTP, nor of what is
// changed.
import { and, desc, eq, inArray, isNotNull, isNull, like, lt, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { AuditAction, AuditChanges, AuditPart } from '#contract/audit/entry.ts'
import { entityId } from '#contract/endpoint.ts'
import { people } from '../accounts/views.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import { auditLog } from './tables.ts'

/** One entry of the log, before it is written. */
export interface Line {
  /** The id is null for the product itself. */
  actor: { id: number | null; name: string }
  action: AuditAction
  /** The id is null for a subject without one, such as a job. */
  subject: { id: number | null; name: string }
  /** Left out when there are no values to compare. Must never contain a password. */
  changes?: AuditChanges
  at: Date
}

/**
 * The statement that writes these lines, of which there must be at least one. To be run in the transaction of the change
 * that they describe, so that both happen or neither. Rooms do not use this: they call `deed.record`.
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

/** The entries of one part of the log, newest first. */
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

/** The name of whoever last did one of `actions` to the subject; undefined when the log has no such entry. */
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

/** The name of a deleted account in the entries about it. */
const DELETED_ACCOUNT = 'verwijderd account'

/** Removes a user's name and data from the entries about them. Who else did what to the account, and when, stays. */
export async function onUserLeaves(tx: Tx, _deed: unknown, id: number): Promise<void> {
  const leaver = people('leaver')
  const theirEmail = tx
    .select({ email: sql`lower(${leaver.email})` })
    .from(leaver)
    .where(eq(leaver.id, id))
  // An invitation is about an address, before there is a user.
  await tx
    .update(auditLog)
    .set({ subjectName: DELETED_ACCOUNT, changes: {} })
    .where(and(like(auditLog.action, 'invitation.%'), eq(sql`lower(${auditLog.subjectName})`, theirEmail)))
  const actorName = sql`CASE WHEN ${auditLog.actorId} = ${id} THEN ${DELETED_ACCOUNT} ELSE ${auditLog.actorName} END`
  await tx
    .update(auditLog)
    .set({ subjectName: DELETED_ACCOUNT, changes: {}, actorName })
    .where(and(eq(auditLog.subjectId, id), like(auditLog.action, 'user.%')))
}

/** Deletes the entries from before `before`. */
export async function purgeLog(db: Db, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, before))
}
