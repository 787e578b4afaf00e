// What happens to the claims of someone who leaves. Knows no other SQL about links.
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { inspirationLinks } from './tables.ts'

/** Releases every link that user `userId` has claimed; one that was being worked on is open again. Returns the links' ids. */
export async function releaseClaimsOf(tx: Db, userId: number): Promise<number[]> {
  // In the order in which everybody locks links; those they added, too, lose their name in a moment.
  await tx
    .select({ id: inspirationLinks.id })
    .from(inspirationLinks)
    .where(or(eq(inspirationLinks.claimedBy, userId), eq(inspirationLinks.createdBy, userId)))
    .orderBy(asc(inspirationLinks.id))
    .for('update')
  const released = await tx
    .update(inspirationLinks)
    .set({
      claimedBy: null,
      claimedAt: null,
      status: sql`CASE WHEN ${inspirationLinks.status} = 'Opgepakt' THEN 'Open' ELSE ${inspirationLinks.status} END`,
    })
    .where(eq(inspirationLinks.claimedBy, userId))
    .returning({ id: inspirationLinks.id })
  return released.map(({ id }) => id)
}
