// What the audit log keeps of the door: who came in, who did not, who had to wait. A line for each hour and account, with
// a count, so that a flood writes no more lines than there are accounts.
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { auditLog } from './tables.ts'

export type DoorAction = 'user.login' | 'user.loginFailed' | 'user.loginWait'

interface AtDoor {
  action: DoorAction
  /** Null for a name that nobody has: what was typed is not kept, for it may be a password. */
  user: { id: number; username: string } | null
  ipAddress: string
  at: Date
}

/** Nobody knows who it was: that is what a login is for. */
const SOMEBODY = 'Iemand'
const UNKNOWN_NAME = 'een onbekende naam'

/** Logins have a line for each address too: one from elsewhere should be seen. */
export async function noteAtDoor(db: Db, { action, user, ipAddress, at }: AtDoor): Promise<void> {
  const where = action === 'user.login' ? ipAddress : ''
  const hour = at.toISOString().slice(0, 'yyyy-mm-ddThh'.length)
  const period = createHash('sha256').update(`${action} ${user?.id} ${hour} ${where}`).digest('base64url')
  const changes = sql`jsonb_build_object('times', jsonb_build_object('to', coalesce((${auditLog.changes}->'times'->>'to')::int, 0) + 1),
    'address', jsonb_build_object('to', ${ipAddress}::text))`
  // First the line that is there: an insert that turns into an update would use up a number each time.
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
