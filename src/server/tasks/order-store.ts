// All SQL about the order of tasks: one list that everybody shares, in which each task has a place (`position`).
import { and, asc, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { LARGEST_INTEGER } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { tasks } from './tables.ts'

/** Distance between neighbours: ten tasks in a row can be put at the same spot before all get new places. */
export const GAP = 1_024

/** The range of PostgreSQL's integer. */
const [LOWEST, HIGHEST] = [-LARGEST_INTEGER - 1, LARGEST_INTEGER]

/**
 * The place of a new task at the end, as a part of the statement that adds it. Where that is more than an integer can hold,
 * several tasks share the last place, in the order of their ids, until one is moved. Deleted tasks count too: they may come
 * back.
 */
export const placeAtEnd = sql<number>`(
  SELECT least(coalesce(max(position), 0)::bigint + ${sql.raw(String(GAP))}, ${sql.raw(String(HIGHEST))}) FROM tasks)`

/**
 * A place right before the task `beforeId`, or with null at the end, for the task `movingId` or a new one. Deleted tasks
 * keep their places: they may come back. The change must be alone at tasks, because a place is computed from those of its
 * neighbours, and nobody else may move them meanwhile. When there is no room, all tasks get new places.
 * @throws Problem invalidInput when there is no such task.
 */
export async function placeBefore(tx: Tx, beforeId: number | null, movingId?: number): Promise<number> {
  const place = await freePlace(tx, beforeId, movingId)
  if (place !== undefined) return place
  await renumber(tx)
  return (await freePlace(tx, beforeId, movingId)) as number
}

async function freePlace(tx: Tx, beforeId: number | null, movingId?: number): Promise<number | undefined> {
  const others = movingId === undefined ? undefined : ne(tasks.id, movingId)
  if (beforeId === null) {
    const [last] = await tx
      .select({ position: tasks.position })
      .from(tasks)
      .where(others)
      .orderBy(desc(tasks.position))
      .limit(1)
    const place = (last?.position ?? 0) + GAP
    return place <= HIGHEST ? place : undefined
  }
  const [next] = await tx.select({ id: tasks.id, position: tasks.position }).from(tasks).where(eq(tasks.id, beforeId))
  if (next === undefined) {
    const message = 'De taak waar deze voor moet komen, bestaat niet meer.'
    throw new Problem('invalidInput', { message, errors: { beforeId: message } })
  }
  const [previous] = await tx
    .select({ position: tasks.position })
    .from(tasks)
    .where(
      and(others, or(lt(tasks.position, next.position), and(eq(tasks.position, next.position), lt(tasks.id, next.id)))),
    )
    .orderBy(desc(tasks.position), desc(tasks.id))
    .limit(1)
  const before = previous?.position ?? next.position - 2 * GAP
  const place = Math.floor((before + next.position) / 2)
  return place > before && place < next.position && place >= LOWEST ? place : undefined
}

/** The id of the task right after this one, deleted tasks included; null at the end. */
export async function taskAfter(tx: Tx, { id, position }: { id: number; position: number }): Promise<number | null> {
  const [next] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(sql`(${tasks.position}, ${tasks.id}) > (${position}, ${id})`)
    .orderBy(asc(tasks.position), asc(tasks.id))
    .limit(1)
  return next?.id ?? null
}

/** Gives every task a new place in the order they have, with gaps again. */
async function renumber(tx: Tx): Promise<void> {
  await tx.execute(sql`
    UPDATE tasks SET position = ordered.place * ${GAP}::integer
    FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS place FROM tasks) AS ordered
    WHERE tasks.id = ordered.id`)
}

/**
 * Moves a task to right before the task `beforeId`, or with null to the end. The other task may have been deleted meanwhile:
 * it keeps its place, which is still where the mover wants this one.
 * @throws Problem notFound, or invalidInput when there is no task `beforeId`.
 */
export async function moveTask(tx: Tx, deed: Deed, id: number, beforeId: number | null): Promise<void> {
  const [there] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, id), isNull(tasks.deletedAt)))
  if (there === undefined) throw new Problem('notFound')
  // Asked to stand right before itself, it already stands where it should.
  if (beforeId === id) return
  await tx
    .update(tasks)
    .set({ position: await placeBefore(tx, beforeId, id) })
    .where(eq(tasks.id, id))
  deed.tell({ topic: 'tasks', id })
}
