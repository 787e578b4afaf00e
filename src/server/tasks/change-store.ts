// All SQL that changes tasks. What people change is recorded in the audit log and told to open windows. Knows no HTTP.
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { itemAt, withTick, type ItemPlace } from '#contract/tasks/checklist.ts'
import type { TaskChanges, TaskFields } from '#contract/tasks/task.ts'
import { lastActor } from '../audit/store.ts'
import type { Deed } from '../change/change.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/transaction.ts'
import { log, taskChanges, tellAssignee } from './change-log.ts'
import { markCompleted, markOpen } from './completion-store.ts'
import { placeAtEnd } from './order-store.ts'
import { findTask, holdReferences, makeTask, type NamedTask, type TaskRow } from './store.ts'
import { tasks } from './tables.ts'

/** @throws Problem invalidInput when assignee or link do not exist. */
export async function insertTask(tx: Tx, deed: Deed, { completed, ...fields }: TaskFields): Promise<NamedTask> {
  await holdReferences(tx, fields)
  const [made] = await prepared(tx, 'insert_task', prepareInsert).execute({ ...fields, by: deed.by.id, at: deed.at })
  const task = made as NamedTask
  log(deed, 'task.add', task, taskChanges(null, task))
  if (!completed) return task
  await markCompleted(tx, deed, task.id)
  return findTask(tx, task.id)
}

const slot = sql.placeholder

/** Adds a task at the end of the list. */
const prepareInsert = (tx: Tx, name: string) =>
  makeTask(tx, {
    title: slot('title'),
    description: slot('description'),
    dueDate: slot('dueDate'),
    priority: slot('priority'),
    assigneeId: slot('assigneeId'),
    linkId: slot('linkId'),
    recurrence: slot('recurrence'),
    position: placeAtEnd,
    createdBy: slot('by'),
    createdAt: slot('at'),
    updatedAt: slot('at'),
  }).prepare(name)

/** @throws Problem notFound, changedMeanwhile when `version` is not the newest, or invalidInput. */
export async function updateTask(tx: Tx, deed: Deed, id: number, given: TaskChanges): Promise<NamedTask> {
  const { version, completed, ...fields } = given
  const held = await heldTask(tx, id, version)
  const differs = (Object.keys(fields) as (keyof typeof fields)[]).filter(
    (field) => fields[field] !== undefined && fields[field] !== held[field],
  )
  // Only what changes is checked: the link that the task has may be in the bin by now, which is no reason to refuse a new
  // title.
  await holdReferences(tx, {
    ...(differs.includes('assigneeId') && { assigneeId: fields.assigneeId }),
    ...(differs.includes('linkId') && { linkId: fields.linkId }),
  })
  if (differs.length > 0) {
    const before = await findTask(tx, id)
    await tx
      .update(tasks)
      .set({ ...defined(fields), updatedAt: deed.at, version: sql`${tasks.version} + 1` })
      .where(eq(tasks.id, id))
    const after = await findTask(tx, id)
    log(deed, 'task.edit', after, taskChanges(before, after))
    if (before.assigneeId !== after.assigneeId) tellAssignee(deed, before)
  }
  if (completed === true) await markCompleted(tx, deed, id)
  if (completed === false) await markOpen(tx, deed, id)
  return findTask(tx, id)
}

/** Only the fields that were given: a field that is left out stays as it is. */
function defined<Fields extends object>(fields: Fields): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}

/**
 * The actions that raise the version, after which a task differs from what somebody has open; whoever did the last of them
 * is named. Deleting and restoring are none of them: a task comes back as it was.
 */
const EDITS = ['task.edit', 'task.complete', 'task.reopen'] as const

/** Locks the row of a task until the transaction ends, and returns it. @throws Problem notFound or changedMeanwhile. */
async function heldTask(tx: Tx, id: number, version: number | undefined): Promise<TaskRow> {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), isNull(tasks.deletedAt)))
    .for('update')
  if (row === undefined) throw new Problem('notFound', { message: 'Deze taak bestaat niet of is verwijderd.' })
  if (version === undefined || version === row.version) return row
  const who = await lastActor(tx, id, EDITS)
  throw new Problem(
    'changedMeanwhile',
    who === undefined ? {} : { message: `${who} heeft deze taak intussen gewijzigd.` },
  )
}

/**
 * Ticks one item of the checklist in the description as it stands now.
 * @throws Problem notFound, or changedMeanwhile when that item is not there any more.
 */
export async function tickItem(
  tx: Tx,
  deed: Deed,
  id: number,
  { done, version, ...place }: ItemPlace & { done: boolean; version?: number | undefined },
): Promise<NamedTask> {
  const before = await heldTask(tx, id, version)
  const item = itemAt(before.description, place)
  if (item === undefined) {
    const message = 'Dit punt staat er niet meer. Bekijk de nieuwe omschrijving.'
    throw new Problem('changedMeanwhile', { message })
  }
  if (item.done !== done) {
    const description = withTick(before.description ?? '', item.line, done)
    await tx
      .update(tasks)
      .set({ description, updatedAt: deed.at, version: sql`${tasks.version} + 1` })
      .where(eq(tasks.id, id))
    const line = (ticked: boolean) => `[${ticked ? 'x' : ' '}] ${item.text}`
    log(deed, 'task.edit', before, { checklist: { from: line(!done), to: line(done) } })
  }
  return findTask(tx, id)
}

/** Marks a task as deleted, so that it is listed no more; `purgeTasks` removes it later. @throws Problem notFound. */
export async function deleteTask(tx: Tx, deed: Deed, id: number): Promise<void> {
  const [row] = await tx
    .update(tasks)
    .set({ deletedAt: deed.at })
    .where(and(eq(tasks.id, id), isNull(tasks.deletedAt)))
    .returning()
  if (row === undefined) throw new Problem('notFound', { message: 'Deze taak bestaat niet of is al verwijderd.' })
  log(deed, 'task.delete', row)
}

/** Brings back what was deleted after `after`, where it stood. @throws Problem notFound. */
export async function restoreTask(tx: Tx, deed: Deed, id: number, after: Date): Promise<NamedTask> {
  // If another occurrence follows the same task by now, this one no longer does: a task is followed once.
  const previousId = sql`CASE WHEN EXISTS (
      SELECT 1 FROM tasks AS other
      WHERE other.previous_id = ${tasks.previousId} AND other.deleted_at IS NULL
    ) THEN NULL ELSE ${tasks.previousId} END`
  const [row] = await tx
    .update(tasks)
    .set({ deletedAt: null, previousId, updatedAt: deed.at })
    .where(and(eq(tasks.id, id), gt(tasks.deletedAt, after)))
    .returning()
  if (row === undefined) {
    throw new Problem('notFound', { message: 'Deze taak is niet verwijderd, of kan niet meer worden teruggehaald.' })
  }
  log(deed, 'task.restore', row)
  return findTask(tx, id)
}

/** Removes for good what was deleted before `before`. */
export async function purgeTasks(tx: Tx, before: Date): Promise<void> {
  await tx.delete(tasks).where(lt(tasks.deletedAt, before))
}
