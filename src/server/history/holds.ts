// How other rooms lock a generation. The lock lasts until the transaction ends. Knows no reason for it.
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/transaction.ts'
import { generations } from './tables.ts'

/** Locks a generation of this user and returns what it is about; undefined when they have none with this id, or deleted it. */
export async function holdGeneration(tx: Tx, userId: number, id: number) {
  const { tool, output, aiUsageId, articleId } = generations
  const [held] = await tx
    .select({ tool, output, aiUsageId, articleId })
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.deletedAt)))
    .for('update')
  return held
}
