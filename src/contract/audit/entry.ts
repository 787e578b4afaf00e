// One entry of the audit log: who did what to whom or what. The texts that people read are in the web application.
import { z } from 'zod'

/** The two parts of the log, which are read separately: `changes`, and `door` for logins and failed logins. */
export const auditParts = ['changes', 'door'] as const
export type AuditPart = (typeof auditParts)[number]

/** Every action that the log records, as subject and verb. Those from `user.login` to `user.loginWait` are the `door`. */
export const auditActions = [
  'user.add',
  'user.edit',
  'user.role',
  'user.desk',
  'user.password',
  'user.details',
  'user.delete',
  'user.premium',
  'user.join',
  'user.reset',
  'user.email',
  'user.takeBack',
  'user.askDeletion',
  'user.takeBackDeletion',
  'user.deleteSelf',
  'user.login',
  'user.loginFailed',
  'user.codeFailed',
  'user.passkeyFailed',
  'user.loginWait',
  'user.codesOn',
  'user.codesOff',
  'user.recoveryCodes',
  'user.passkeyAdd',
  'user.passkeyRemove',
  'user.secondStepClear',
  'invitation.add',
  'invitation.resend',
  'invitation.delete',
  'link.add',
  'link.edit',
  'link.delete',
  'link.restore',
  'link.reopen',
  'feed.add',
  'feed.edit',
  'feed.delete',
  'feed.import',
  'feed.mute',
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
  'settings.secondStep',
  'settings.review',
  'settings.publishedBefore',
  'site.connect',
  'site.renew',
  'site.rename',
  'site.pause',
  'site.resume',
  'site.disconnect',
  'article.publish',
  'article.unplan',
  'article.overrule',
  'article.takeOver',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Every field whose change the log records. Their Dutch labels are in the web application. */
export const auditFields = [
  'name',
  'username',
  'email',
  'role',
  'desk',
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
  'required',
  'rule',
  'intervalMinutes',
  'words',
  'website',
  'goesOut',
  'why',
  'sentBackBy',
  'articles',
  'articlesTo',
] as const
export type AuditField = (typeof auditFields)[number]

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

const change = z.object({ from: value.optional(), to: value.optional() })

/** Per field the old value (`from`) and the new one (`to`); something new has only `to`. Users and links are named. */
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
