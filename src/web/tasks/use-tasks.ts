// The tasks as the server has them, and what one does with them: shown at once, put back when the server refuses.
import { keepPreviousData, queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { LARGEST_PAGE } from '#contract/paging.ts'
import { checklistOf, withTick, type ChecklistItem } from '#contract/tasks/checklist.ts'
import * as contract from '#contract/tasks/endpoints.ts'
import type { Task, taskChanges, taskFields } from '#contract/tasks/task.ts'
import { call, callPage, type Page } from '#web/http/call.ts'
import { useLive } from '#web/live/use-live.ts'
import { moved, queryOf, type Wanted } from './wanted.ts'

const tasksKey = ['tasks'] as const

export type NewTask = z.input<typeof taskFields>
export type TaskEdit = z.input<typeof taskChanges>

/** Every task that is wanted; those of others too, as soon as they change. */
export function useTasks(wanted: Wanted) {
  useLive(['tasks'], tasksKey)
  const query = queryOf(wanted)
  return useQuery({
    queryKey: [...tasksKey, query],
    queryFn: ({ signal }) => allPages((page) => callPage(contract.listTasks, { query: { ...query, ...page }, signal })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** The tasks that are given to who is logged in. */
export function useOwnTasks(state: 'open' | 'done') {
  useLive(['tasks'], tasksKey)
  return useQuery({
    queryKey: [...tasksKey, 'own', state],
    queryFn: ({ signal }) => allPages((page) => callPage(contract.listOwnTasks, { query: { state, ...page }, signal })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

async function allPages(ask: (page: { limit: number; after?: string }) => Promise<Page<Task>>): Promise<Task[]> {
  const tasks: Task[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: Page<Task> = await ask({ limit: LARGEST_PAGE, ...(next !== '' && { after: next }) })
    tasks.push(...page.entries)
    next = page.next
  }
  return tasks
}

/** People a task can be given to. */
export function useAssignees(search: string) {
  return useQuery({
    queryKey: ['task-assignees', search],
    queryFn: ({ signal }) => call(contract.findAssignees, { query: { search }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** What a task takes over of a link. */
export const linkQuery = (id: number) =>
  queryOptions({
    queryKey: ['task-link', id],
    queryFn: ({ signal }) => call(contract.readLinkForTask, { params: { id }, signal }),
  })

export const fetchTask = (id: number) => call(contract.readTask, { params: { id } })

/** Changes under way: only after the last of them one asks what the server made of it. */
let underWay = 0

/** Shows what `change` makes of every list, asks the server, and puts all back when it refuses. */
async function attempt<Result>(
  client: QueryClient,
  change: (task: readonly Task[]) => Task[],
  request: () => Promise<Result>,
): Promise<Result> {
  underWay += 1
  await client.cancelQueries({ queryKey: tasksKey })
  const before = client.getQueriesData<Task[]>({ queryKey: tasksKey })
  client.setQueriesData<Task[]>({ queryKey: tasksKey }, (tasks) => tasks && change(tasks))
  try {
    return await request()
  } catch (error) {
    for (const [key, tasks] of before) client.setQueryData(key, tasks)
    throw error
  } finally {
    underWay -= 1
    if (underWay === 0) void client.invalidateQueries({ queryKey: tasksKey })
  }
}

const change = (id: number, to: Partial<Task>) => (tasks: readonly Task[]) =>
  tasks.map((task) => (task.id === id ? { ...task, ...to } : task))
const without = (id: number) => (tasks: readonly Task[]) => tasks.filter((task) => task.id !== id)
const same = (tasks: readonly Task[]) => [...tasks]

/** Everything one does with a task. What goes wrong is thrown, after the lists are as they were. */
export function useTaskActions(wanted: Pick<Wanted, 'state'>) {
  const client = useQueryClient()
  const params = (id: number) => ({ params: { id } })
  return {
    add: (body: NewTask) => attempt(client, same, () => call(contract.addTask, { body })),
    save: (id: number, body: TaskEdit) => attempt(client, same, () => call(contract.saveTask, { ...params(id), body })),
    complete: (id: number) =>
      attempt(client, wanted.state === 'open' ? without(id) : change(id, { completed: true }), () =>
        call(contract.completeTask, params(id)),
      ),
    reopen: (id: number) =>
      attempt(client, wanted.state === 'done' ? without(id) : change(id, { completed: false }), () =>
        call(contract.reopenTask, params(id)),
      ),
    remove: (id: number) => attempt(client, without(id), () => call(contract.deleteTask, params(id))),
    restore: (id: number) => attempt(client, same, () => call(contract.restoreTask, params(id))),
    move: (id: number, beforeId: number | null) =>
      attempt(
        client,
        (tasks) => moved(tasks, id, beforeId),
        () => call(contract.moveTask, { ...params(id), body: { beforeId } }),
      ),
    tick: ({ id, description }: Task, { line, text }: ChecklistItem, done: boolean) =>
      attempt(client, change(id, { description: withTick(description ?? '', line, done) }), () =>
        call(contract.tickItem, { ...params(id), body: { line, text, done } }),
      ),
  }
}
export type TaskActions = ReturnType<typeof useTaskActions>

/** How much of its checklist is done; null without one. */
export function progressOf({ description }: Task): { done: number; of: number } | null {
  const items = checklistOf(description)
  return items.length === 0 ? null : { done: items.filter(({ done }) => done).length, of: items.length }
}
