// The SQL of what a user takes along of the tasks: those that they have, made or completed.
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { tasks } from './tables.ts'

export const tasksOf = (db: Db, userId: number) =>
  rowsInLots(
    (after, most) =>
      db
        .select({
          id: tasks.id,
          title: tasks.title,
          description: tasks.description,
          dueDate: tasks.dueDate,
          priority: tasks.priority,
          recurrence: tasks.recurrence,
          completed: tasks.completed,
          forYou: sql<boolean>`${tasks.assigneeId} IS NOT DISTINCT FROM ${userId}`,
          madeByYou: sql<boolean>`${tasks.createdBy} IS NOT DISTINCT FROM ${userId}`,
          completedByYou: sql<boolean>`${tasks.completedBy} IS NOT DISTINCT FROM ${userId}`,
          completedAt: tasks.completedAt,
          createdAt: tasks.createdAt,
        })
        .from(tasks)
        .where(
          and(
            or(eq(tasks.assigneeId, userId), eq(tasks.createdBy, userId), eq(tasks.completedBy, userId)),
            isNull(tasks.deletedAt),
            gt(tasks.id, after),
          ),
        )
        .orderBy(asc(tasks.id))
        .limit(most),
    ({ id }) => id,
  )
