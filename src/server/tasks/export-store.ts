// The SQL of what a user takes along of the tasks: those that they have, made or completed.
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { PublicUser } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { tasks } from './tables.ts'

/** What a task says is for who has it, and for administrators: a colleague may have written it anew since this user made or completed it. */
export const tasksOf = (db: Db, { id: userId, role }: Pick<PublicUser, 'id' | 'role'>) =>
  rowsInLots(
    (after, most) =>
      db
        .select({
          id: tasks.id,
          title: saidTo(userId, role, tasks.title),
          description: saidTo(userId, role, tasks.description),
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

const saidTo = (userId: number, role: PublicUser['role'], words: typeof tasks.title | typeof tasks.description) =>
  sql<string | null>`CASE WHEN ${role === 'admin'} OR ${tasks.assigneeId} = ${userId} THEN ${words} END`
