// Which tasks the screen shows, and in which order. Renders nothing, makes no request.
import { z } from 'zod'
import { dueTimes, taskStates } from '#contract/tasks/endpoints.ts'
import type { TaskEntry } from '#contract/tasks/task.ts'

export const orders = ['own', 'due', 'priority'] as const

/** The values of the fields of the filter; an empty one filters nothing. */
export const wantedSchema = z.object({
  state: z.enum(taskStates),
  search: z.string(),
  /** 'me', 'none' or an id. */
  assignee: z.string().regex(/^(|me|none|\d+)$/),
  priority: z.enum(['', '0', '1', '2']),
  due: z.union([z.literal(''), z.enum(dueTimes)]),
  order: z.enum(orders),
})
export type Wanted = z.infer<typeof wantedSchema>

export const everythingOpen: Wanted = { state: 'open', search: '', assignee: '', priority: '', due: '', order: 'own' }

/** Whether a filter may hide tasks that have the chosen state. */
export const isFiltered = ({ search, assignee, priority, due }: Wanted) =>
  [search.trim(), assignee, priority, due].some((part) => part !== '')

/** Whether tasks can be moved: among hidden neighbours, or in an order that follows from a field, a place means nothing. */
export const mayReorder = (wanted: Wanted) => wanted.order === 'own' && wanted.state !== 'done' && !isFiltered(wanted)

/** The query of the endpoint. */
export function queryOf({ state, search, assignee, priority, due }: Wanted) {
  return {
    state,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(assignee !== '' && { assignee: assignee === 'me' || assignee === 'none' ? assignee : Number(assignee) }),
    ...(priority !== '' && { priority: Number(priority) }),
    ...(due !== '' && { due }),
  }
}

/** After every date. */
const NEVER = '9999-12-31'

/** The tasks in the wanted order; equal ones keep the order that users gave them. Completed tasks: the last one first. */
export function sorted(tasks: readonly TaskEntry[], { order, state }: Pick<Wanted, 'order' | 'state'>): TaskEntry[] {
  if (state === 'done') return tasks.toSorted((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''))
  if (order === 'priority') return tasks.toSorted((a, b) => b.priority - a.priority)
  if (order === 'due') return tasks.toSorted((a, b) => (a.dueDate ?? NEVER).localeCompare(b.dueDate ?? NEVER))
  return [...tasks]
}

/** The id before which task `id` must be put to get to place `to`, counted from 0 without itself; null for the end. */
export function neighbourAt(tasks: readonly { id: number }[], id: number, to: number): number | null {
  return tasks.filter((task) => task.id !== id)[to]?.id ?? null
}

/** The list with task `id` put right before task `beforeId`; at the end when that is null or not in the list. */
export function moved<One extends { id: number }>(tasks: readonly One[], id: number, beforeId: number | null): One[] {
  const mover = tasks.find((task) => task.id === id)
  if (mover === undefined) return [...tasks]
  const others = tasks.filter((task) => task.id !== id)
  const at = beforeId === null ? others.length : others.findIndex((task) => task.id === beforeId)
  return others.toSpliced(at === -1 ? others.length : at, 0, mover)
}
