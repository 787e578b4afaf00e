// All SQL about the settings of tools: reading them, and moving one. Knows nothing of the reasons.
import { and, eq, sql } from 'drizzle-orm'
import { standardSettings, type ToolSetting, type ToolSettings } from '#contract/tools/settings.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { toolSettings } from './tables.ts'

/** The settings of a tool, read anew each time: a change counts in every process from the next request on. */
export async function findSettings(db: Db, tool: string, streams: boolean): Promise<ToolSettings> {
  const standard = standardSettings(streams)
  const [row] = await db
    .select({ examplesShown: toolSettings.examplesShown, timeLimitSeconds: toolSettings.timeLimitSeconds })
    .from(toolSettings)
    .where(eq(toolSettings.tool, tool))
  return {
    examplesShown: row?.examplesShown ?? standard.examplesShown,
    timeLimitSeconds: row?.timeLimitSeconds ?? standard.timeLimitSeconds,
  }
}

export interface Move {
  tool: string
  streams: boolean
  setting: ToolSetting
  from: number
  to: number
}

/**
 * Moves a setting from `from` to `to`, in the transaction that records why.
 * @returns false when it is not `from` any more: somebody else moved it, and nothing was changed.
 */
export async function moveSetting(
  tx: Tx,
  { tool, streams, setting, from, to }: Move,
  userId: number,
  now: Date,
): Promise<boolean> {
  await tx.insert(toolSettings).values({ tool, updatedAt: now }).onConflictDoNothing()
  const moved = await tx
    .update(toolSettings)
    .set({ [setting]: to, updatedAt: now, updatedBy: userId })
    .where(
      and(
        eq(toolSettings.tool, tool),
        sql`coalesce(${toolSettings[setting]}, ${standardSettings(streams)[setting]}) = ${from}`,
      ),
    )
    .returning({ tool: toolSettings.tool })
  return moved.length > 0
}
