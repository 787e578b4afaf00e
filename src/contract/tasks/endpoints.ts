// The list of tasks that administrators share, and the part of it that is somebody's own.
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

/** Overdue: open, and its day is past. Week: today and the six days after it. */
export const dueTimes = ['overdue', 'today', 'week'] as const
export type DueTime = (typeof dueTimes)[number]

/** How long a deleted task can be brought back. */
export const RESTORE_DAYS = 30

/** In the order people gave them. Every word of `search` occurs in title or description. */
export const listTasks = get('/api/tasks', {
  access: 'admin',
  query: z.object({
    state: z.enum(taskStates).default('all'),
    /** A user's id, or who asks, or nobody. */
    assignee: z.union([z.enum(['me', 'none']), entityIdText]).optional(),
    priority: z.coerce.number().int().min(0).max(HIGHEST_PRIORITY).optional(),
    due: z.enum(dueTimes).optional(),
    search: searchQuery,
    ...pageQuery,
  }),
  output: z.array(taskEntry),
})

/** The tasks that are given to who asks, in the order of the whole list. */
export const listOwnTasks = get('/api/tasks/mine', {
  access: 'user',
  query: z.object({ state: z.enum(taskStates).default('all'), ...pageQuery }),
  output: z.array(taskEntry),
})

/** Who is no administrator reads only what is given to them; another task does not exist for them. */
export const readTask = get('/api/tasks/:id', { access: 'user', params: idParams, output: task })

/** It becomes the last of the list. */
export const addTask = post('/api/tasks', { access: 'admin', body: taskFields, output: savedTask, status: 201 })

export const saveTask = put('/api/tasks/:id', {
  access: 'admin',
  params: idParams,
  body: taskChanges,
  output: savedTask,
})

/** It can be brought back for `RESTORE_DAYS`. */
export const deleteTask = del('/api/tasks/:id', { access: 'admin', params: idParams, output: nothing })

export const restoreTask = post('/api/tasks/:id/restore', { access: 'admin', params: idParams, output: task })

/**
 * Completing a completed task changes nothing: the answer tells who did it and when. Open to administrators and to whom
 * it is given.
 */
export const completeTask = post('/api/tasks/:id/complete', {
  access: 'user',
  params: idParams,
  output: completedTask,
})

/**
 * Takes back the occurrence that followed, unless someone has worked on it since. An open task stays as it is. Open to
 * administrators and to whom it is given.
 */
export const reopenTask = post('/api/tasks/:id/reopen', { access: 'user', params: idParams, output: task })

/** Puts it right before another task, or with null at the end. */
export const moveTask = post('/api/tasks/:id/position', {
  access: 'admin',
  params: idParams,
  body: z.object({ beforeId: entityId.nullable() }),
  output: task,
})

/**
 * Ticks one item of the checklist, or takes its tick away; the rest of the description stays as it is by then.
 * `text` is the item's, so that it is found again when lines were added before it.
 */
export const tickItem = post('/api/tasks/:id/checklist', {
  access: 'admin',
  params: idParams,
  body: z.object({
    /** Of the description, from 0. */
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

/** Who tasks can be given to: the first by name, of everybody whose name, username or e-mail address holds `search`. */
export const findAssignees = get('/api/tasks/assignees', {
  access: 'admin',
  query: z.object({ search: searchQuery }),
  output: z.array(z.object({ id: z.number().int(), name: z.string() })),
})

/** As many as `findAssignees` gives at once. */
export const ASSIGNEES_AT_ONCE = 20

/** What a new task takes over of an inspiration link. */
export const readLinkForTask = get('/api/tasks/from-link/:id', {
  access: 'admin',
  params: idParams,
  output: z.object({ linkId: z.number().int(), title: z.string(), url: z.string(), notes: z.string().nullable() }),
})
