// Seven days of a tool's requests, ratings and learned examples, straight into the tables from which figures are added up.
import { aiUsage } from '#server/quota/tables.ts'
import { aiLearningData, userFeedback } from '#server/feedback/tables.ts'
import { generations } from '#server/history/tables.ts'
import type { Database } from '#server/db/connect.ts'

/** A Wednesday noon in winter: the last whole days end at 23:00 UTC of the day before. */
export const NOON = new Date('2026-11-18T11:00:00Z')
const HOUR_MS = 60 * 60 * 1000
/** In the middle of the seven days before `NOON`. */
export const DURING = new Date(NOON.getTime() - 80 * HOUR_MS)

/**
 * Deletes all figures, as if nothing had happened yet. By DELETE and not TRUNCATE: that locks whole tables against the jobs
 * that run at a start, and the two would wait for each other.
 */
export async function forgetFigures(database: Database): Promise<void> {
  for (const table of [
    'tool_settings',
    'ai_optimizations',
    'user_feedback',
    'generations',
    'ai_usage',
    'part_failures',
  ])
    await database.pool.query(`delete from ${table}`)
}

type Usage = Partial<typeof aiUsage.$inferInsert>

/** Adds `count` requests to a language model that succeeded in a second; `fields` replace what is to be different. */
export async function addUsage(database: Database, count: number, fields: Usage = {}): Promise<void> {
  if (count === 0) return
  await database.db.insert(aiUsage).values(
    Array.from({ length: count }, () => ({
      agentType: 'facebook-captions',
      modelUsed: 'proefmodel',
      processingTimeMs: 1_000,
      promptTokens: 800,
      completionTokens: 200,
      totalTokens: 1_000,
      estimatedCost: 0.5,
      success: fields.errorMessage === undefined || fields.errorMessage === null,
      createdAt: DURING,
      ...fields,
    })),
  )
}

/** Adds ratings of one user: `up` thumbs up and `down` thumbs down. */
export async function addRatings(
  database: Database,
  userId: number,
  { up, down, at = DURING, tool = 'facebook-captions' }: { up: number; down: number; at?: Date; tool?: string },
): Promise<void> {
  await database.db.insert(userFeedback).values(
    Array.from({ length: up + down }, (_, index) => ({
      userId,
      resultIndex: index,
      rating: index < down ? -1 : 1,
      category: tool,
      createdAt: at,
    })),
  )
}

/** Adds `count` texts that a user liked before, each of `characters` characters. */
export async function addExamples(
  database: Database,
  userId: number,
  { count, characters = 400, tool = 'facebook-captions' }: { count: number; characters?: number; tool?: string },
): Promise<void> {
  const texts = Array.from({ length: count }, (_, at) => `Geliefde tekst ${at + 1} `.padEnd(characters, 'x'))
  const [kept] = await database.db
    .insert(generations)
    .values({ userId, tool, input: {}, output: { titles: texts }, model: 'proef', searchText: '', createdAt: DURING })
    .returning({ id: generations.id })
  await database.db.insert(aiLearningData).values(
    texts.map((dataValue, resultIndex) => ({
      userId,
      generationId: kept!.id,
      resultIndex,
      dataType: 'liked-text',
      dataValue,
      tool,
      createdAt: DURING,
    })),
  )
}
