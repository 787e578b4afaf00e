// All SQL about completing tasks and reopening them, and about the occurrence that follows a recurring one.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { unticked } from '#contract/tasks/checklist.ts'
import { dutchDay } from '#contract/days.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { log } from './change-log.ts'
import { placeBefore, taskAfter } from './order-store.ts'
import { nextDueDate } from './rules.ts'
import { dueDatesBefore, findTask, type NamedTask, type TaskRow } from './store.ts'
import { tasks } from './tables.ts'

/** The occurrence that a completion made. */
export type Next = { id: number; dueDate: string }

/**
 * Completes a task; one that is completed already stays as it is. Returns it with the occurrence that follows, if one was
 * made.
 * @throws Problem notFound, also for a task that the actor may not see.
 */
export async function completeTask(tx: Tx, deed: Deed, id: number): Promise<{ task: NamedTask; next: Next | null }> {
  await findTask(tx, id, deed.by)
  const next = await markCompleted(tx, deed, id)
  return { task: await findTask(tx, id), next }
}

/**
 * Opens a task again, and removes the occurrence that followed it unless somebody has edited that. An open task stays as it
 * is.
 * @throws Problem notFound, also for a task that the actor may not see.
 */
export async function reopenTask(tx: Tx, deed: Deed, id: number): Promise<NamedTask> {
  await findTask(tx, id, deed.by)
  await markOpen(tx, deed, id)
  return findTask(tx, id)
}

const standing = (id: number) => and(eq(tasks.id, id), isNull(tasks.deletedAt))

/** The same for an actor who is known to be allowed to. Returns the occurrence that follows, if one was made. */
export async function markCompleted(tx: Tx, deed: Deed, id: number): Promise<Next | null> {
  const [done] = await tx
    .update(tasks)
    .set({
      completed: true,
      completedAt: deed.at,
      completedBy: deed.by.id,
      updatedAt: deed.at,
      version: sql`${tasks.version} + 1`,
    })
    .where(and(standing(id), eq(tasks.completed, false)))
    .returning()
  if (done === undefined) return null
  log(deed, 'task.complete', done)
  return done.recurrence === null ? null : follow(tx, deed, done, done.recurrence)
}

/** Makes the next occurrence, unless there is one: it stands where the completed one stood, with nothing ticked. */
async function follow(
  tx: Tx,
  deed: Deed,
  done: TaskRow,
  recurrence: NonNullable<TaskRow['recurrence']>,
): Promise<Next | null> {
  const dueDate = nextDueDate(recurrence, await dueDatesBefore(tx, done.id), dutchDay(deed.at))
  const [made] = await tx
    .insert(tasks)
    .values({
      title: done.title,
      description: done.description === null ? null : unticked(done.description),
      dueDate,
      priority: done.priority,
      assigneeId: done.assigneeId,
      linkId: done.linkId,
      recurrence,
      previousId: done.id,
      position: await placeBefore(tx, await taskAfter(tx, done)),
      createdBy: deed.by.id,
      createdAt: deed.at,
      updatedAt: deed.at,
    })
    // The task was completed before, and reopened while the occurrence that followed had been edited: that one stays the
    // only one.
    .onConflictDoNothing()
    .returning()
  if (made === undefined) return null
  log(deed, 'task.add', made, { dueDate: { to: dueDate } })
  return { id: made.id, dueDate }
}

/** The same for an actor who is known to be allowed to. */
export async function markOpen(tx: Tx, deed: Deed, id: number): Promise<void> {
  const [open] = await tx
    .update(tasks)
    .set({
      completed: false,
      completedAt: null,
      completedBy: null,
      updatedAt: deed.at,
      version: sql`${tasks.version} + 1`,
    })
    .where(and(standing(id), eq(tasks.completed, true)))
    .returning()
  if (open === undefined) return
  log(deed, 'task.reopen', open)
  // Every edit raises the version: at 0 nobody has edited the occurrence.
  const [gone] = await tx
    .delete(tasks)
    .where(and(eq(tasks.previousId, id), eq(tasks.version, 0), isNull(tasks.deletedAt)))
    .returning()
  if (gone !== undefined) log(deed, 'task.delete', gone)
}
