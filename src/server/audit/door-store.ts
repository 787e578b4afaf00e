// Logins in the audit log (its part `door`): successful, failed, and delayed ones. Wrong guesses of one's current password
// at its change count as failed logins. There is one entry per hour, action and account, with a count, so that a flood of
// logins writes no more entries than there are accounts.
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { auditLog } from './tables.ts'

export type DoorAction = 'user.login' | 'user.loginFailed' | 'user.codeFailed' | 'user.passkeyFailed' | 'user.loginWait'

interface AtDoor {
  action: DoorAction
  /** Null when nobody has the name. The name itself is not recorded, because somebody may have typed a password there. */
  user: { id: number; username: string } | null
  ipAddress: string
  at: Date
}

/** The name of the actor: who tries to log in is not known. */
const SOMEBODY = 'Iemand'
const UNKNOWN_NAME = 'een onbekende naam'

/**
 * Counts one login, failed login or delayed login. Successful logins have an entry per IP address, so that one from an
 * unfamiliar address stands out.
 */
export async function noteAtDoor(db: Db, { action, user, ipAddress, at }: AtDoor): Promise<void> {
  const where = action === 'user.login' ? ipAddress : ''
  const hour = at.toISOString().slice(0, 'yyyy-mm-ddThh'.length)
  const period = createHash('sha256').update(`${action} ${user?.id} ${hour} ${where}`).digest('base64url')
  const changes = sql`jsonb_build_object('times', jsonb_build_object('to', coalesce((${auditLog.changes}->'times'->>'to')::int, 0) + 1),
    'address', jsonb_build_object('to', ${ipAddress}::text))`
  // Updated first, inserted only if there is no entry: an insert that becomes an update would use up an id each time.
  const counted = await db
    .update(auditLog)
    .set({ changes })
    .where(eq(auditLog.period, period))
    .returning({ id: auditLog.id })
  if (counted.length > 0) return
  await db
    .insert(auditLog)
    .values({
      actorName: SOMEBODY,
      action,
      subjectId: user?.id ?? null,
      subjectName: user?.username ?? UNKNOWN_NAME,
      changes: { times: { to: 1 }, address: { to: ipAddress } },
      createdAt: at,
      period,
    })
    .onConflictDoUpdate({ target: auditLog.period, set: { changes } })
}
