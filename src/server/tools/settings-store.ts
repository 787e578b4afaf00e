// All SQL about the settings of tools: what they are, and moving one from what it was. Knows nothing of why.
import { and, eq, sql } from 'drizzle-orm'
import { standardSettings, type ToolSetting, type ToolSettings } from '#contract/tools/settings.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { toolSettings } from './tables.ts'

/** The settings of a tool, read afresh: every process has a change with its next request. */
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
 * Moves a setting, as part of a decision to do so.
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
