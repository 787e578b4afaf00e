// The notices that a change of one task sends, and what the audit log says of it.
import type { AuditChanges } from '#contract/audit/entry.ts'
import { changesBetween } from '../audit/rules.ts'
import type { Deed } from '../change/change.ts'
import type { NamedTask, TaskRow } from './store.ts'

type Verb = 'task.add' | 'task.edit' | 'task.complete' | 'task.reopen' | 'task.delete' | 'task.restore'

/** Records a change of a task in the audit log, and tells the windows that watch the list and those of its assignee. */
export function log(
  deed: Deed,
  action: Verb,
  task: Pick<TaskRow, 'id' | 'title' | 'assigneeId'>,
  changes?: AuditChanges,
): void {
  deed.tell({ topic: 'tasks', id: task.id })
  tellAssignee(deed, task)
  deed.record(action, { id: task.id, name: task.title }, changes)
}

/** Tells the windows of a task's assignee, whether of now or from before the change: they watch only their own tasks. */
export function tellAssignee(deed: Deed, { id, assigneeId }: Pick<TaskRow, 'id' | 'assigneeId'>): void {
  if (assigneeId !== null) deed.tell({ topic: 'tasks', id, onlyFor: assigneeId })
}

const recorded = ['title', 'description', 'dueDate', 'priority', 'recurrence', 'assignee', 'link'] as const

const named = (task: NamedTask) => ({ ...task, assignee: task.assigneeName, link: task.linkTitle })

/**
 * The changes of a task for the audit log, people and links by their names; with null as `before` the fields of a new task.
 * Completing is recorded as an action of its own.
 */
export function taskChanges(before: NamedTask | null, after: NamedTask): AuditChanges {
  const changes = changesBetween(recorded, before && named(before), named(after))
  // Compared by id: two people may have the same name.
  if (before && before.assigneeId !== after.assigneeId) {
    changes.assignee = { from: before.assigneeName, to: after.assigneeName }
  }
  if (before && before.linkId !== after.linkId) changes.link = { from: before.linkTitle, to: after.linkTitle }
  return changes
}
