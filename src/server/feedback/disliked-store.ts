// The SQL about texts that got a thumb down, for prompts to keep away from. Knows nothing of learned examples.
import { and, desc, eq } from 'drizzle-orm'
import { textsIn } from '#contract/tools/define.ts'
import type { Db } from '../db/connect.ts'
import { shownGenerations } from '../history/views.ts'
import { EXAMPLE_SHOWN } from './store.ts'
import { userFeedback } from './tables.ts'

/** The newest `amount` texts of `tool` that `userId` gave a thumb down, each shortened to what a prompt shows. */
export async function showDisliked(db: Db, userId: number, tool: string, amount: number): Promise<string[]> {
  if (amount === 0) return []
  const found = await db
    .select({ output: shownGenerations.output, index: userFeedback.resultIndex })
    .from(userFeedback)
    .innerJoin(shownGenerations, eq(shownGenerations.id, userFeedback.generationId))
    .where(and(eq(userFeedback.userId, userId), eq(userFeedback.category, tool), eq(userFeedback.rating, -1)))
    .orderBy(desc(userFeedback.createdAt), desc(userFeedback.id))
    .limit(amount)
  return found
    .map(({ output, index }) => textsIn(output)[index])
    .filter((text) => text !== undefined)
    .map((text) => [...text].slice(0, EXAMPLE_SHOWN).join(''))
}
