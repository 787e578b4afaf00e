// The tasks as the server has them, and the calls that change them: a change shows at once, and is undone when the server
// refuses it.
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

/** Marks the cache key of a single task, to tell it from that of a list. */
const ONE = 'one'

export type NewTask = z.input<typeof taskFields>
export type TaskEdit = z.input<typeof taskChanges>

/** All tasks that `wanted` selects, kept up to date with what others change. */
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

/** The tasks assigned to the logged-in user. */
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

/** People whom a task can be assigned to, found by `search`; with '' the first of all. */
export function useAssignees(search: string) {
  return useQuery({
    queryKey: ['task-assignees', search],
    queryFn: ({ signal }) => call(contract.findAssignees, { query: { search }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The query for what a task takes over from a link. */
export const linkQuery = (id: number) =>
  queryOptions({
    queryKey: ['task-link', id],
    queryFn: ({ signal }) => call(contract.readLinkForTask, { params: { id }, signal }),
  })

export const fetchTask = (id: number, signal?: AbortSignal) => call(contract.readTask, { params: { id }, signal })

/** What is shown of an open task: of the whole task, and until that is there of the list's entry, if that is complete. */
export type OpenTask = Pick<TaskEntry, 'id' | 'title' | 'description' | 'completed' | 'assigneeId'>

/** The whole of task `id`, kept up to date with what others change. Fetches nothing when `id` is undefined. */
export function useWholeTask(id: number | undefined, entry?: TaskEntry) {
  // The server ends a description that it cut with an ellipsis.
  const said = entry?.description?.endsWith('…') ? undefined : entry
  return useQuery<OpenTask>({
    queryKey: [...tasksKey, ONE, id],
    queryFn: id === undefined ? skipToken : ({ signal }) => fetchTask(id, signal),
    ...(said && { placeholderData: said }),
  })
}

/** The number of changes under way: the tasks are fetched again only after the last of them. */
let underWay = 0

type Shown = OpenTask & Partial<TaskEntry>

/** Applies `change` to every cached list and to the open task, sends the request, and restores them all when it fails. */
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
    // A task that leaves its list stays open.
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

/** What changes in a task when the item on `line` of its description is ticked, or unticked. */
const ticked =
  (line: number, done: boolean) =>
  ({ description, checklist }: Shown): Partial<Shown> => ({
    description: description && withTick(description, line, done),
    ...(checklist && { checklist: { ...checklist, done: checklist.done + (done ? 1 : -1) } }),
  })

/** All calls that change a task. Each rejects when it fails, after the lists have been restored. */
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
