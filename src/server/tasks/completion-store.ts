// All SQL about completing tasks and reopening them, and about the occurrence that follows a recurring one.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { unticked } from '#contract/tasks/checklist.ts'
import { dutchDay } from '#contract/days.ts'
import type { Db } from '../db/connect.ts'
import { log, type By } from './change-log.ts'
import { changing, placeBefore, taskAfter } from './order-store.ts'
import { nextDueDate } from './rules.ts'
import { dueDatesBefore, findTask, type NamedTask, type TaskRow } from './store.ts'
import { tasks } from './tables.ts'

/** The occurrence that a completion made. */
export type Next = { id: number; dueDate: string }

/**
 * Completes it for who is first; for anyone after it stays as the first left it.
 * @throws Problem notFound, also for a task that the actor may not see.
 */
export function completeTask(db: Db, id: number, by: By): Promise<{ task: NamedTask; next: Next | null }> {
  return changing(db, async (tx) => {
    await findTask(tx, id, by.actor)
    const next = await completeWithin(tx, id, by)
    return { task: await findTask(tx, id), next }
  })
}

/**
 * Opens it again, and takes back what followed it. An open task stays as it is.
 * @throws Problem notFound, also for a task that the actor may not see.
 */
export function reopenTask(db: Db, id: number, by: By): Promise<NamedTask> {
  return changing(db, async (tx) => {
    await findTask(tx, id, by.actor)
    await reopenWithin(tx, id, by)
    return findTask(tx, id)
  })
}

const standing = (id: number) => and(eq(tasks.id, id), isNull(tasks.deletedAt))

/** The same within `changing`. Returns the occurrence that follows. */
export async function completeWithin(tx: Db, id: number, by: By): Promise<Next | null> {
  const [done] = await tx
    .update(tasks)
    .set({
      completed: true,
      completedAt: by.now,
      completedBy: by.actor.id,
      updatedAt: by.now,
      version: sql`${tasks.version} + 1`,
    })
    .where(and(standing(id), eq(tasks.completed, false)))
    .returning()
  if (done === undefined) return null
  await log(tx, 'task.complete', done, by)
  return done.recurrence === null ? null : follow(tx, done, done.recurrence, by)
}

/** Makes the next occurrence, unless there is one: it stands where the completed one stood, with nothing ticked. */
async function follow(
  tx: Db,
  done: TaskRow,
  recurrence: NonNullable<TaskRow['recurrence']>,
  by: By,
): Promise<Next | null> {
  const dueDate = nextDueDate(recurrence, await dueDatesBefore(tx, done.id), dutchDay(by.now))
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
      createdBy: by.actor.id,
      createdAt: by.now,
      updatedAt: by.now,
    })
    // Reopened and completed again, while someone worked on the one that followed: that one stays the only one.
    .onConflictDoNothing()
    .returning()
  if (made === undefined) return null
  await log(tx, 'task.add', made, by, { dueDate: { to: dueDate } })
  return { id: made.id, dueDate }
}

/** The same within `changing`. */
export async function reopenWithin(tx: Db, id: number, by: By): Promise<void> {
  const [open] = await tx
    .update(tasks)
    .set({
      completed: false,
      completedAt: null,
      completedBy: null,
      updatedAt: by.now,
      version: sql`${tasks.version} + 1`,
    })
    .where(and(standing(id), eq(tasks.completed, true)))
    .returning()
  if (open === undefined) return
  await log(tx, 'task.reopen', open, by)
  // Every edit raises the version: at 0 nobody has touched it.
  const [gone] = await tx
    .delete(tasks)
    .where(and(eq(tasks.previousId, id), eq(tasks.version, 0), isNull(tasks.deletedAt)))
    .returning()
  if (gone !== undefined) await log(tx, 'task.delete', gone, by)
}
