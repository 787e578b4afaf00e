// All SQL about the history. Every query on behalf of a user filters by that user's id, so nobody finds what others made.
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { entityId } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { articleTitle } from '../articles/views.ts'
import type { Db } from '../db/connect.ts'
import { holdsEveryWord } from '../db/search.ts'
import type { Tx } from '../db/transaction.ts'
import { dropComments } from '../feedback/store.ts'
import type { List } from '../http/paging.ts'
import { generations } from './tables.ts'

export type GenerationRow = typeof generations.$inferSelect

export type NewGeneration = Omit<
  typeof generations.$inferInsert,
  'source' | 'sourceWords' | 'searchText' | 'favourite' | 'deletedAt' | 'id'
>

/** Keeps a generation; the `source` in its input is kept beside it. Returns its id. */
export async function keepGeneration(db: Db, { input: given, ...generation }: NewGeneration): Promise<number> {
  const { source: article, ...input } = given
  const source = typeof article === 'string' && article !== '' ? article : null
  const searchText = [...textIn(input), ...textIn(generation.output)].join('\n')
  const [row] = await db
    .insert(generations)
    .values({ ...generation, input, source, sourceWords: wordsIn(source), searchText: sql`folded(${searchText})` })
    .returning({ id: generations.id })
  return (row as { id: number }).id
}

function textIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textIn) : []
}

/** Words are what stands between white space, as everywhere that people read how many there are. */
const wordsIn = (text: string | null) => text?.match(/\S+/g)?.length ?? 0

export interface GenerationQuery {
  /** Only this one. */
  id?: number | undefined
  search?: string | undefined
  tool?: string | undefined
  favourite?: boolean | undefined
  /** Only what was written for this article. */
  articleId?: number | undefined
}

/**
 * All columns but two: `searchText`, which only searches need and which repeats the texts of input and output, and `source`,
 * of which a page of twenty would read up to 400,000 characters.
 */
const { searchText: _searched, source: _source, ...columns } = getTableColumns(generations)
const listed = { ...columns, articleTitle: articleTitle(generations.articleId) }
export type GenerationEntry = Omit<GenerationRow, 'searchText' | 'source'> & { articleTitle: string | null }

/** The history of `userId`, newest first. */
export function findGenerations(
  db: Db,
  userId: number,
  { id, search, tool, favourite, articleId }: GenerationQuery,
): List<GenerationEntry, [id: number]> {
  return {
    place: z.tuple([entityId]),
    placeOf: (row) => [row.id],
    fetch: (count, after) =>
      db
        .select(listed)
        .from(generations)
        .where(
          and(
            eq(generations.userId, userId),
            isNull(generations.deletedAt),
            id === undefined ? undefined : eq(generations.id, id),
            holdsEveryWord(generations.searchText, search),
            tool === undefined ? undefined : eq(generations.tool, tool),
            favourite === undefined ? undefined : eq(generations.favourite, favourite),
            articleId === undefined ? undefined : eq(generations.articleId, articleId),
            after && lt(generations.id, after[0]),
          ),
        )
        .orderBy(desc(generations.id))
        .limit(count),
  }
}

/** The article that a generation was written from. @throws Problem notFound, also for a generation without one. */
export async function sourceOf(db: Db, userId: number, id: number): Promise<string> {
  const [row] = await db
    .select({ source: generations.source })
    .from(generations)
    .where(and(own(userId, id), isNull(generations.deletedAt)))
  if (typeof row?.source !== 'string') throw new Problem('notFound')
  return row.source
}

/** Which model made each of these generations, of those that this user has; those that they deleted too. */
export async function modelsOf(db: Db, userId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: generations.id, model: generations.model })
    .from(generations)
    .where(and(eq(generations.userId, userId), inArray(generations.id, [...ids])))
  return new Map(rows.map(({ id, model }) => [id, model]))
}

/** @throws Problem notFound. */
export async function markFavourite(db: Db, userId: number, id: number, favourite: boolean): Promise<void> {
  await changeOne(db, { favourite }, and(own(userId, id), isNull(generations.deletedAt)))
}

/** Marks it as deleted, so that it is listed no more; `purgeGenerations` removes it later. @throws Problem notFound. */
export async function deleteGeneration(db: Db, userId: number, id: number, now: Date): Promise<void> {
  await changeOne(db, { deletedAt: now }, and(own(userId, id), isNull(generations.deletedAt)))
}

/** Undoes a deletion that was made after `after`. @throws Problem notFound. */
export async function restoreGeneration(db: Db, userId: number, id: number, after: Date): Promise<void> {
  await changeOne(db, { deletedAt: null }, and(own(userId, id), gt(generations.deletedAt, after)))
}

/**
 * Removes for good what was deleted before `before`: with the examples learned from it, which the foreign key deletes,
 * and the comments written about it.
 */
export async function purgeGenerations(tx: Tx, before: Date): Promise<void> {
  const gone = tx.select({ id: generations.id }).from(generations).where(lt(generations.deletedAt, before))
  await dropComments(tx, gone)
  await tx.delete(generations).where(lt(generations.deletedAt, before))
}

const own = (userId: number, id: number) => and(eq(generations.userId, userId), eq(generations.id, id))

async function changeOne(
  db: Db,
  change: Partial<Pick<GenerationRow, 'favourite' | 'deletedAt'>>,
  which: SQL | undefined,
): Promise<void> {
  const changed = await db.update(generations).set(change).where(which).returning({ id: generations.id })
  if (changed.length === 0) throw new Problem('notFound')
}
