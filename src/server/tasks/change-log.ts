// What the audit log says of a change of one task.
import type { AuditChanges } from '#contract/audit/entry.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { record } from '../audit/store.ts'
import type { Db } from '../db/connect.ts'
import type { TaskRow } from './store.ts'

/** Who does it, and when. */
export interface By {
  actor: Pick<PublicUser, 'id' | 'name'>
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
