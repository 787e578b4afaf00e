// What the audit log says of a change of one task.
import type { AuditChanges } from '#contract/audit/entry.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { record } from '../audit/store.ts'
import type { Db } from '../db/connect.ts'
import { changesBetween } from '../audit/rules.ts'
import type { NamedTask, TaskRow } from './store.ts'

/** Who does it, and when. */
export interface By {
  actor: Pick<PublicUser, 'id' | 'name' | 'role'>
  now: Date
}

type Verb = 'task.add' | 'task.edit' | 'task.complete' | 'task.reopen' | 'task.delete' | 'task.restore'

/** Keeps a line about it; within the transaction of the change. */
export function log(
  tx: Db,
  action: Verb,
  { id, title }: Pick<TaskRow, 'id' | 'title'>,
  { actor, now }: By,
  changes: AuditChanges = {},
): Promise<void> {
  return record(tx, { actor, action, subject: { id, name: title }, changes, at: now })
}

const recorded = ['title', 'description', 'dueDate', 'priority', 'recurrence', 'assignee', 'link'] as const

const named = (task: NamedTask) => ({ ...task, assignee: task.assigneeName, link: task.linkTitle })

/** What an edit changed of a task, or with null a new one has: people and links by their names. Completing has words of its own. */
export function taskChanges(before: NamedTask | null, after: NamedTask): AuditChanges {
  const changes = changesBetween(recorded, before && named(before), named(after))
  // Two of the same name are two.
  if (before && before.assigneeId !== after.assigneeId) {
    changes.assignee = { from: before.assigneeName, to: after.assigneeName }
  }
  if (before && before.linkId !== after.linkId) changes.link = { from: before.linkTitle, to: after.linkTitle }
  return changes
}
