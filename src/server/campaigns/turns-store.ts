// The SQL of who is having which part of a campaign written. Knows nothing of what is written.
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { CampaignPartName } from '#contract/campaigns/parts.ts'
import { settingBounds } from '#contract/tools/settings.ts'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { campaignTurns as turns } from './tables.ts'

/**
 * After this a turn without a sign of life belongs to a process that died: its holder gives one with each part that it begins,
 * and no part takes longer than a tool may. In ms.
 */
export const TURN_MS = (settingBounds('timeLimitSeconds', false).most + 60) * 1_000

const aliveFrom = (now: Date) => new Date(now.getTime() - TURN_MS)

/** Takes all of these parts of an article, or none. @throws Problem campaignUnderWay. */
export async function takeTurns(
  tx: Tx,
  {
    articleId,
    parts,
    holder,
    now,
  }: { articleId: number; parts: readonly CampaignPartName[]; holder: string; now: Date },
): Promise<void> {
  const taken = await tx
    .insert(turns)
    // In one order, so that of two who take the same parts neither waits for the other.
    .values(parts.toSorted().map((part) => ({ articleId, part, holder, seenAt: now })))
    .onConflictDoUpdate({
      target: [turns.articleId, turns.part],
      set: { holder, seenAt: now },
      setWhere: lte(turns.seenAt, aliveFrom(now)),
    })
    .returning({ part: turns.part })
  if (taken.length < parts.length) throw new Problem('campaignUnderWay')
}

/** Shows that the holder is still at work. */
export async function keepTurns(db: Db, holder: string, now: Date): Promise<void> {
  await db.update(turns).set({ seenAt: now }).where(eq(turns.holder, holder))
}

/** Gives parts back, by default all of the holder's; returns whether there were any. */
export async function leaveTurns(tx: Tx, holder: string, parts?: readonly CampaignPartName[]): Promise<boolean> {
  const which = and(eq(turns.holder, holder), parts && inArray(turns.part, [...parts]))
  return (await tx.delete(turns).where(which).returning({ part: turns.part })).length > 0
}

/** The parts of an article that are being written. */
export async function findTurns(db: Db, articleId: number, now: Date): Promise<CampaignPartName[]> {
  const rows = await db
    .select({ part: turns.part })
    .from(turns)
    .where(and(eq(turns.articleId, articleId), gt(turns.seenAt, aliveFrom(now))))
  return rows.map(({ part }) => part)
}
