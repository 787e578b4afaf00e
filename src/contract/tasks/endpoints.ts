// The endpoints of tasks: the one list that administrators share, and for each user the tasks assigned to them.
import { z } from 'zod'
import { del, entityId, entityIdText, get, idParams, nothing, post, put } from '../endpoint.ts'
import { pageQuery, searchQuery } from '../paging.ts'
import { textField } from '../text.ts'
import {
  completedTask,
  HIGHEST_PRIORITY,
  savedTask,
  task,
  TASK_LIMITS,
  taskEntry,
  taskChanges,
  taskFields,
} from './task.ts'

export const taskStates = ['open', 'done', 'all'] as const
export type TaskState = (typeof taskStates)[number]

/** `overdue`: open, with a due date before today. `week`: due today or in the six days after. */
export const dueTimes = ['overdue', 'today', 'week'] as const
export type DueTime = (typeof dueTimes)[number]

/** How long a deleted task can be restored, in days. */
export const RESTORE_DAYS = 30

/** In the order that people gave them. Finds the tasks with every word of `search` in their title or description. */
export const listTasks = get('/api/tasks', {
  access: 'admin',
  query: z.object({
    state: z.enum(taskStates).default('all'),
    /** A user's id, `me` for the user who asks, or `none` for tasks that are assigned to nobody. */
    assignee: z.union([z.enum(['me', 'none']), entityIdText]).optional(),
    priority: z.coerce.number().int().min(0).max(HIGHEST_PRIORITY).optional(),
    due: z.enum(dueTimes).optional(),
    search: searchQuery,
    ...pageQuery,
  }),
  output: z.array(taskEntry),
})

/** The tasks assigned to the user who asks, in the order of the whole list. */
export const listOwnTasks = get('/api/tasks/mine', {
  access: 'user',
  query: z.object({ state: z.enum(taskStates).default('all'), ...pageQuery }),
  output: z.array(taskEntry),
})

/** Users who are not administrators can read only tasks assigned to them; any other is answered with 404. */
export const readTask = get('/api/tasks/:id', { access: 'user', params: idParams, output: task })

/** Adds a task at the end of the list. */
export const addTask = post('/api/tasks', { access: 'admin', body: taskFields, output: savedTask, status: 201 })

export const saveTask = put('/api/tasks/:id', {
  access: 'admin',
  params: idParams,
  body: taskChanges,
  output: savedTask,
})

/** A deleted task can be restored for `RESTORE_DAYS`. */
export const deleteTask = del('/api/tasks/:id', { access: 'admin', params: idParams, output: nothing })

export const restoreTask = post('/api/tasks/:id/restore', { access: 'admin', params: idParams, output: task })

/**
 * Completing a completed task changes nothing: the reply tells who completed it and when. Allowed for administrators and
 * for the assignee.
 */
export const completeTask = post('/api/tasks/:id/complete', {
  access: 'user',
  params: idParams,
  output: completedTask,
})

/**
 * Also removes the next occurrence that the completion made, unless someone has changed it since. Reopening an open task
 * changes nothing. Allowed for administrators and for the assignee.
 */
export const reopenTask = post('/api/tasks/:id/reopen', { access: 'user', params: idParams, output: task })

/** Moves the task right before the task `beforeId`, or to the end of the list when that is null. */
export const moveTask = post('/api/tasks/:id/position', {
  access: 'admin',
  params: idParams,
  body: z.object({ beforeId: entityId.nullable() }),
  output: task,
})

/**
 * Ticks or unticks one item of the checklist in the description as it is at that moment. `text` is the item's text: with
 * it the item is found even if lines were added before it. Fails with changedMeanwhile when the item is not found, or
 * `version` is given and not the newest.
 */
export const tickItem = post('/api/tasks/:id/checklist', {
  access: 'admin',
  params: idParams,
  body: z.object({
    /** The number of the item's line in the description, from 0. */
    line: z.number().int().min(0),
    done: z.boolean(),
    text: textField({ max: TASK_LIMITS.description })
      .nullish()
      .transform((given) => given ?? undefined),
    version: z
      .number()
      .int()
      .nullish()
      .transform((given) => given ?? undefined),
  }),
  output: task,
})

/**
 * Users to assign a task to, by name: those whose name, username or e-mail address contains every word of `search`, at
 * most `ASSIGNEES_AT_ONCE`.
 */
export const findAssignees = get('/api/tasks/assignees', {
  access: 'admin',
  query: z.object({ search: searchQuery }),
  output: z.array(z.object({ id: z.number().int(), name: z.string() })),
})

/** Most users in one reply of `findAssignees`. */
export const ASSIGNEES_AT_ONCE = 20

/** The data of an inspiration link with which the form for a new task is filled in. */
export const readLinkForTask = get('/api/tasks/from-link/:id', {
  access: 'admin',
  params: idParams,
  output: z.object({ linkId: z.number().int(), title: z.string(), url: z.string(), notes: z.string().nullable() }),
})
