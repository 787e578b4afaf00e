// The tasks as the server has them, and what one does with them: shown at once, put back when the server refuses.
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { LARGEST_PAGE } from '#contract/paging.ts'
import { withTick, type ChecklistItem } from '#contract/tasks/checklist.ts'
import * as contract from '#contract/tasks/endpoints.ts'
import type { TaskEntry, taskChanges, taskFields } from '#contract/tasks/task.ts'
import { call, callPage, type Page } from '#web/http/call.ts'
import { useLive } from '#web/live/use-live.ts'
import { moved, queryOf, type Wanted } from './wanted.ts'

const tasksKey = ['tasks'] as const

/** In the key of one whole task: it is no list. */
const ONE = 'one'

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

async function allPages(
  ask: (page: { limit: number; after?: string }) => Promise<Page<TaskEntry>>,
): Promise<TaskEntry[]> {
  const tasks: TaskEntry[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: Page<TaskEntry> = await ask({ limit: LARGEST_PAGE, ...(next !== '' && { after: next }) })
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

/** What is read of a task that is open: all of it once it is there, until then what a list has if that was not cut. */
export type OpenTask = Pick<TaskEntry, 'id' | 'title' | 'description' | 'completed' | 'assigneeId'>

/** All of one task, which follows what others make of it; undefined: of none. */
export function useWholeTask(id: number | undefined, entry?: TaskEntry) {
  const said = entry?.description?.endsWith('…') ? undefined : entry
  return useQuery<OpenTask>({
    queryKey: [...tasksKey, ONE, id],
    queryFn: id === undefined ? skipToken : () => fetchTask(id),
    ...(said && { placeholderData: said }),
  })
}

/** Changes under way: only after the last of them one asks what the server made of it. */
let underWay = 0

type Shown = OpenTask & Partial<TaskEntry>

/** Shows what `change` makes of every list and of what is open, asks the server, and puts all back when it refuses. */
async function attempt<Result>(
  client: QueryClient,
  change: <One extends Shown>(tasks: readonly One[]) => One[],
  request: () => Promise<Result>,
): Promise<Result> {
  underWay += 1
  await client.cancelQueries({ queryKey: tasksKey })
  const before = client.getQueriesData({ queryKey: tasksKey })
  client.setQueriesData<Shown[] | Shown>({ queryKey: tasksKey }, (known) => {
    if (known === undefined || Array.isArray(known)) return known && change(known)
    // What leaves a list is still open.
    return change([known])[0] ?? known
  })
  try {
    return await request()
  } catch (error) {
    for (const [key, known] of before) client.setQueryData(key, known)
    throw error
  } finally {
    underWay -= 1
    if (underWay === 0) void client.invalidateQueries({ queryKey: tasksKey })
  }
}

const change =
  (id: number, to: (task: Shown) => Partial<Shown>) =>
  <One extends Shown>(tasks: readonly One[]): One[] =>
    tasks.map((task) => (task.id === id ? { ...task, ...to(task) } : task))
const without =
  (id: number) =>
  <One extends Shown>(tasks: readonly One[]): One[] =>
    tasks.filter((task) => task.id !== id)
const same = <One extends Shown>(tasks: readonly One[]): One[] => [...tasks]

/** With an item ticked, or not, and counted. */
const ticked =
  (line: number, done: boolean) =>
  ({ description, checklist }: Shown): Partial<Shown> => ({
    description: description && withTick(description, line, done),
    ...(checklist && { checklist: { ...checklist, done: checklist.done + (done ? 1 : -1) } }),
  })

/** Everything one does with a task. What goes wrong is thrown, after the lists are as they were. */
export function useTaskActions(wanted: Pick<Wanted, 'state'>) {
  const client = useQueryClient()
  const params = (id: number) => ({ params: { id } })
  return {
    add: (body: NewTask) => attempt(client, same, () => call(contract.addTask, { body })),
    save: (id: number, body: TaskEdit) => attempt(client, same, () => call(contract.saveTask, { ...params(id), body })),
    complete: (id: number) =>
      attempt(client, wanted.state === 'open' ? without(id) : change(id, () => ({ completed: true })), () =>
        call(contract.completeTask, params(id)),
      ),
    reopen: (id: number) =>
      attempt(client, wanted.state === 'done' ? without(id) : change(id, () => ({ completed: false })), () =>
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
    tick: (id: number, { line, text }: ChecklistItem, done: boolean) =>
      attempt(client, change(id, ticked(line, done)), () =>
        call(contract.tickItem, { ...params(id), body: { line, text, done } }),
      ),
  }
}
export type TaskActions = ReturnType<typeof useTaskActions>
