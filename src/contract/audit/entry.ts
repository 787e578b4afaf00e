// One line of the audit log: which administrator did what to whom or what. What it says to people stands in the web wing.
import { z } from 'zod'

/** What is read apart: what was changed, and who came to the door. */
export const auditParts = ['changes', 'door'] as const
export type AuditPart = (typeof auditParts)[number]

/** Subject and verb; every change by an administrator is one of these, and what happens at the door. */
export const auditActions = [
  'user.add',
  'user.edit',
  'user.role',
  'user.password',
  'user.details',
  'user.delete',
  'user.login',
  'user.loginFailed',
  'user.loginWait',
  'link.add',
  'link.edit',
  'link.delete',
  'link.restore',
  'link.reopen',
  'task.add',
  'task.edit',
  'task.complete',
  'task.reopen',
  'task.delete',
  'task.restore',
  'optimization.accept',
  'optimization.implement',
  'optimization.dismiss',
  'optimization.reopen',
  'optimization.revert',
  'message.answer',
  'message.handle',
  'message.reopen',
  'job.retry',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Every field of which a change is kept. What it is called stands in the web wing. */
export const auditFields = [
  'name',
  'username',
  'email',
  'role',
  'subscriptionStatus',
  'subscriptionType',
  'subscriptionStartDate',
  'subscriptionEndDate',
  'aiRequestsCount',
  'aiRequestsLimit',
  'title',
  'url',
  'status',
  'notes',
  'additionalNotes',
  'description',
  'checklist',
  'dueDate',
  'priority',
  'assignee',
  'recurrence',
  'link',
  'examplesShown',
  'timeLimitSeconds',
  'subject',
  'times',
  'address',
] as const
export type AuditField = (typeof auditFields)[number]

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

const change = z.object({ from: value.optional(), to: value.optional() })

/** Per field what it was and what it became; a new thing has only what it became. People and links go by their names. */
export const auditChanges = z.partialRecord(z.enum(auditFields), change)
export type AuditChanges = z.infer<typeof auditChanges>

export const auditEntry = z.object({
  id: z.number().int(),
  actorId: z.number().int().nullable(),
  actorName: z.string(),
  action: z.enum(auditActions),
  subjectId: z.number().int().nullable(),
  subjectName: z.string(),
  changes: auditChanges,
  createdAt: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof auditEntry>
