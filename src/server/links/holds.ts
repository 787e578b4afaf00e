// How other rooms lock a link. The lock lasts until the transaction ends. Knows no reason for it.
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/transaction.ts'
import { inspirationLinks as links } from './tables.ts'

/**
 * Whether the link exists and is not in the bin. If so, nobody removes its row until the transaction ends.
 * @param claimedBy then only if this user has claimed it.
 */
export async function holdLink(tx: Tx, id: number, { claimedBy }: { claimedBy?: number } = {}): Promise<boolean> {
  const [found] = await tx
    .select({ id: links.id })
    .from(links)
    .where(
      and(
        eq(links.id, id),
        isNull(links.deletedAt),
        claimedBy === undefined ? undefined : eq(links.claimedBy, claimedBy),
      ),
    )
    .for('key share')
  return found !== undefined
}
