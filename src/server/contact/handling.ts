// All SQL that claims, answers, handles and reopens, the same for messages and feedback; and that ends old ones. Knows nothing of HTTP or mail.
//
// An answer is claimed before it is mailed, or two administrators would both mail one. Claimed is: handled, by nobody yet.
import { and, between, eq, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { AnswerInput } from '#contract/contact/message.ts'
import { Problem } from '#contract/problems.ts'
import { holdUser } from '../accounts/store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { record } from '../audit/store.ts'
import type { Db } from '../db/connect.ts'
import { userFeedback } from '../feedback/tables.ts'
import { ANSWERING_MINUTES, FORGOTTEN_HOURS } from './rules.ts'
import type { RepliesTo } from './store.ts'
import { contactSubmissions, replies } from './tables.ts'

/** One of the two kinds: where it stands, and which column of an answer points at it. */
export interface Kind {
  table: typeof contactSubmissions | typeof userFeedback
  replyColumn: RepliesTo
}

export const messageKind: Kind = { table: contactSubmissions, replyColumn: 'submissionId' }
export const feedbackKind: Kind = { table: userFeedback, replyColumn: 'feedbackId' }

/** What is done, by whom, to what, and when. `name`: who wrote it, for the audit log. */
export interface Deed {
  actor: PublicUser
  id: number
  name: string
  at: Date
}

const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)

/** @throws Problem changedMeanwhile when it is not open: somebody else answered or handled it. */
export async function claim(db: Db, { table }: Kind, id: number, at: Date): Promise<void> {
  await change(db, table, { handledAt: at, handledBy: null }, and(eq(table.id, id), isNull(table.handledAt)))
}

/** After a mail that was not sent: as if nobody had begun. */
export async function giveBack(db: Db, { table }: Kind, id: number, at: Date): Promise<void> {
  await db
    .update(table)
    .set({ handledAt: null })
    .where(claimed(table, id, at))
}

/** After the mail: the answer is kept, and who sent it is done with the message. */
export function settle(db: Db, { table, replyColumn }: Kind, answer: AnswerInput, deed: Deed): Promise<void> {
  const { actor, id, name, at } = deed
  return db.transaction(async (tx) => {
    const [there] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
    // Its user took the feedback back while the answer was under way: there is nothing left to keep the answer with.
    if (there === undefined) return
    await tx
      .update(table)
      .set({ handledBy: actor.id })
      .where(claimed(table, id, at))
    await tx
      .insert(replies)
      .values({ [replyColumn]: id, sentBy: actor.id, subject: answer.subject, body: answer.text, sentAt: at })
    await record(tx, {
      actor,
      action: 'message.answer',
      subject: { id, name },
      changes: { subject: { to: answer.subject } },
      at,
    })
  })
}

/** @throws Problem changedMeanwhile when it is not open. */
export function handle(db: Db, { table }: Kind, { actor, id, name, at }: Deed): Promise<void> {
  return db.transaction(async (tx) => {
    await holdUser(tx, actor.id)
    await change(tx, table, { handledAt: at, handledBy: actor.id }, and(eq(table.id, id), isNull(table.handledAt)))
    await record(tx, { actor, action: 'message.handle', subject: { id, name }, at })
  })
}

/** @throws Problem changedMeanwhile when it is open, or being answered. */
export function reopen(db: Db, { table }: Kind, { actor, id, name, at }: Deed): Promise<void> {
  return db.transaction(async (tx) => {
    await holdUser(tx, actor.id)
    const done = or(isNotNull(table.handledBy), lt(table.handledAt, minutesBefore(at, ANSWERING_MINUTES)))
    const which = and(eq(table.id, id), isNotNull(table.handledAt), done)
    await change(tx, table, { handledAt: null, handledBy: null }, which)
    await record(tx, { actor, action: 'message.reopen', subject: { id, name }, at })
  })
}

/**
 * Opens again what was claimed by a process that died. What an administrator handled whose account was deleted within
 * the same day looks the same, and is open again: to be read twice is better than never.
 * @returns whether there was any.
 */
export async function reopenForgotten(db: Db, now: Date): Promise<boolean> {
  const [from, to] = [minutesBefore(now, FORGOTTEN_HOURS * 60), minutesBefore(now, ANSWERING_MINUTES)]
  let found = 0
  for (const { table, replyColumn } of [messageKind, feedbackKind]) {
    const answered = db
      .select({ one: sql`1` })
      .from(replies)
      .where(eq(replies[replyColumn], table.id))
    const reopened = await db
      .update(table)
      .set({ handledAt: null })
      .where(and(isNull(table.handledBy), between(table.handledAt, from, to), notExists(answered)))
      .returning({ id: table.id })
    found += reopened.length
  }
  return found > 0
}

/** Ends messages that were handled before `before`, with their answers. Returns whether there was any. */
export async function purgeMessages(db: Db, before: Date): Promise<boolean> {
  const which = lt(contactSubmissions.handledAt, before)
  const gone = await db.delete(contactSubmissions).where(which).returning({ id: contactSubmissions.id })
  return gone.length > 0
}

const claimed = (table: Kind['table'], id: number, at: Date) =>
  and(eq(table.id, id), eq(table.handledAt, at), isNull(table.handledBy))

async function change(
  tx: Db,
  table: Kind['table'],
  next: { handledAt: Date | null; handledBy: number | null },
  which: SQL | undefined,
): Promise<void> {
  const changed = await tx.update(table).set(next).where(which).returning({ id: table.id })
  if (changed.length === 0) throw new Problem('changedMeanwhile')
}
