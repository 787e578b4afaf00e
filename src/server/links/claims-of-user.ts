// What happens to the claims of someone who leaves. Knows no other SQL about links.
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { inspirationLinks } from './tables.ts'

/** Releases every link that user `userId` has claimed; one that was being worked on is open again. Returns the links' ids. */
export async function releaseClaimsOf(tx: Db, userId: number): Promise<number[]> {
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
