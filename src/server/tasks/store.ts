// All SQL that reads tasks and what they refer to, and the statement that adds one. Knows nothing of HTTP.
import { and, asc, eq, getTableColumns, gte, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import { addDays, dutchDay } from '#contract/days.ts'
import type { DueTime, TaskState } from '#contract/tasks/endpoints.ts'
import type { Board } from '#contract/usage/overview.ts'
import { holdUser } from '../accounts/holds.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { people } from '../accounts/views.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { excerpt } from '../db/excerpt.ts'
import { holdsEveryWord } from '../db/search.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import { holdLink } from '../links/holds.ts'
import { findLink } from '../links/store.ts'
import { namedLinks } from '../links/views.ts'
import { ANCHOR_REACH } from './rules.ts'
import { tasks } from './tables.ts'

const { searchText: _search, checklistItems, checklistDone, ...rest } = getTableColumns(tasks)

/** The columns that are read of a task. */
const taskColumns = rest

/** A task as its table has it. */
export type TaskRow = Omit<typeof tasks.$inferSelect, 'searchText' | 'checklistItems' | 'checklistDone'>

const assignee = people('assignee')
const completer = people('completer')

/** The columns of a task in a list: the description is cut, and a row without a version cannot be edited (decision 22). */
const { version: _version, ...unversioned } = taskColumns
const entryColumns = { ...unversioned, description: excerpt(tasks.description), checklistItems, checklistDone }

/** The names of who and what a task refers to. */
const names = {
  assigneeName: assignee.name,
  completedByName: completer.name,
  linkTitle: namedLinks.title,
  linkUrl: namedLinks.url,
}

const selectTasks = (db: Db) =>
  db
    .select({ ...taskColumns, ...names })
    .from(tasks)
    .leftJoin(assignee, eq(assignee.id, tasks.assigneeId))
    .leftJoin(completer, eq(completer.id, tasks.completedBy))
    .leftJoin(namedLinks, eq(namedLinks.id, tasks.linkId))

const selectEntries = (db: Db) =>
  db
    .select({ ...entryColumns, ...names })
    .from(tasks)
    .leftJoin(assignee, eq(assignee.id, tasks.assigneeId))
    .leftJoin(completer, eq(completer.id, tasks.completedBy))
    .leftJoin(namedLinks, eq(namedLinks.id, tasks.linkId))

/** Adds a task and reads it with the names of who and what it refers to, in one statement. */
export function makeTask(tx: Tx, values: PgInsertValue<typeof tasks>) {
  const made = tx.$with('made').as(tx.insert(tasks).values(values).returning())
  const columns = Object.fromEntries(
    Object.keys(taskColumns).map((name) => [name, made[name as keyof typeof made]]),
  ) as unknown as typeof taskColumns
  return tx
    .with(made)
    .select({ ...columns, ...names })
    .from(made)
    .leftJoin(assignee, eq(assignee.id, made.assigneeId))
    .leftJoin(completer, eq(completer.id, made.completedBy))
    .leftJoin(namedLinks, eq(namedLinks.id, made.linkId))
}

/** A task with the names of who and what it refers to. */
export type NamedTask = Awaited<ReturnType<typeof selectTasks>>[number]
/** The same as a list shows it. */
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

export interface TaskQuery {
  state: TaskState
  /** A user's id, or 'none' for tasks without an assignee. */
  assignee?: number | 'none' | undefined
  priority?: number | undefined
  due?: DueTime | undefined
  search?: string | undefined
}

/** The tasks that are wanted, in the order people gave them. `today` is the day in the Netherlands. */
export async function findTasks(
  db: Db,
  wanted: TaskQuery,
  today: string,
): Promise<List<EntryRow, [position: number, id: number]>> {
  const where = and(isNull(tasks.deletedAt), matching(wanted, today))
  return {
    total: await countSome(db, db.select({ id: tasks.id }).from(tasks).where(where).$dynamic()),
    place: z.tuple([z.int32(), z.int32()]),
    placeOf: ({ position, id }) => [position, id],
    fetch: (count, after) =>
      selectEntries(db)
        .where(and(where, after && sql`(${tasks.position}, ${tasks.id}) > (${after[0]}, ${after[1]})`))
        .orderBy(asc(tasks.position), asc(tasks.id))
        .limit(count),
  }
}

/** How many tasks are open, and how many of those are overdue. */
export async function countTasks(db: Db, now: Date): Promise<Pick<Board, 'tasksOpen' | 'tasksOverdue'>> {
  const { rows } = await db.execute<Pick<Board, 'tasksOpen' | 'tasksOverdue'>>(sql`
    SELECT count(*)::int AS "tasksOpen",
      (count(*) FILTER (WHERE due_date < ${dutchDay(now)}::date))::int AS "tasksOverdue"
    FROM tasks WHERE deleted_at IS NULL AND NOT completed`)
  return rows[0] ?? { tasksOpen: 0, tasksOverdue: 0 }
}

function matching(wanted: TaskQuery, today: string): SQL | undefined {
  const { state, priority, due, search } = wanted
  const whose = wanted.assignee
  return and(
    state === 'all' ? undefined : eq(tasks.completed, state === 'done'),
    whose === undefined ? undefined : whose === 'none' ? isNull(tasks.assigneeId) : eq(tasks.assigneeId, whose),
    priority === undefined ? undefined : eq(tasks.priority, priority),
    due === 'overdue' ? and(lt(tasks.dueDate, today), eq(tasks.completed, false)) : undefined,
    due === 'today' ? eq(tasks.dueDate, today) : undefined,
    due === 'week' ? and(gte(tasks.dueDate, today), lte(tasks.dueDate, addDays(today, 6))) : undefined,
    holdsEveryWord(tasks.searchText, search),
  )
}

/**
 * @param asker who wants to see it: an administrator sees any task, anybody else what is assigned to them. Left out: any.
 * @throws Problem notFound, also for a deleted task.
 */
export async function findTask(
  db: Db,
  id: number,
  asker?: { id: number; role: PublicUser['role'] },
): Promise<NamedTask> {
  const theirs = asker && asker.role !== 'admin' ? eq(tasks.assigneeId, asker.id) : undefined
  const [row] = await selectTasks(db).where(and(eq(tasks.id, id), isNull(tasks.deletedAt), theirs))
  if (row === undefined) throw new Problem('notFound', { message: 'Deze taak bestaat niet of is verwijderd.' })
  return row
}

/** The due dates of a task and the occurrences it follows, the newest first. */
export async function dueDatesBefore(tx: Db, id: number): Promise<string[]> {
  const { rows } = await tx.execute<{ due: string }>(sql`
    WITH RECURSIVE chain AS (
      SELECT id, previous_id, due_date, 0 AS back FROM tasks WHERE id = ${id}
      UNION ALL
      SELECT earlier.id, earlier.previous_id, earlier.due_date, chain.back + 1
      FROM tasks AS earlier JOIN chain ON earlier.id = chain.previous_id
      WHERE chain.back < ${ANCHOR_REACH}
    )
    SELECT due_date::text AS due FROM chain WHERE due_date IS NOT NULL ORDER BY back`)
  return rows.map(({ due }) => due)
}

/** @throws Problem notFound, also for a link in the bin. */
export async function linkForTask(db: Db, id: number) {
  const link = await findLink(db, id)
  if (link === undefined) throw new Problem('notFound', { message: 'Deze link bestaat niet of is verwijderd.' })
  return { linkId: link.id, title: link.title, url: link.url, notes: link.notes }
}

/**
 * Locks the user and the link that a task is about to refer to, so that nobody deletes them before the transaction ends.
 * @throws Problem invalidInput that names the field of what is not there.
 */
export async function holdReferences(
  tx: Tx,
  { assigneeId, linkId }: { assigneeId?: number | null | undefined; linkId?: number | null | undefined },
): Promise<void> {
  const errors: Record<string, string> = {}
  if (typeof assigneeId === 'number' && !(await holdUser(tx, assigneeId, 'key share'))) {
    errors['assigneeId'] = 'Deze gebruiker bestaat niet of is verwijderd.'
  }
  if (typeof linkId === 'number' && !(await holdLink(tx, linkId))) {
    errors['linkId'] = 'Deze link bestaat niet of is verwijderd.'
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalidInput', { errors })
}
