// All SQL that claims, answers, handles and reopens, the same for messages and feedback; and that ends old ones. Knows nothing of HTTP or mail.
//
// An answer is claimed before it is mailed, or two administrators would both mail one. What is claimed has a moment in
// `handledAt` and nobody in `handledBy`.
import { and, between, eq, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { AnswerInput } from '#contract/contact/message.ts'
import { Problem } from '#contract/problems.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
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

/** What a change is about. `name`: who wrote it, for the audit log. */
export interface Subject {
  id: number
  name: string
}

const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)

/** @throws Problem changedMeanwhile when it is not open: somebody else answered or handled it. */
export async function claim(db: Db, { table }: Kind, id: number, at: Date): Promise<void> {
  await mark(db, table, { handledAt: at, handledBy: null }, and(eq(table.id, id), isNull(table.handledAt)))
}

/** After a mail that was not sent: as if nobody had begun. */
export async function giveBack(db: Db, { table }: Kind, id: number, at: Date): Promise<void> {
  await db
    .update(table)
    .set({ handledAt: null })
    .where(claimed(table, id, at))
}

/** After the mail: the answer is kept, and who sent it is done with the message that was claimed at `claimedAt`. */
export async function settle(
  tx: Tx,
  deed: Deed,
  { table, replyColumn }: Kind,
  { id, name }: Subject,
  answer: AnswerInput,
  claimedAt: Date,
): Promise<void> {
  const [there] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
  // Its user took the feedback back while the answer was under way: there is nothing left to keep the answer with.
  if (there === undefined) return
  await tx
    .update(table)
    .set({ handledBy: deed.by.id })
    .where(claimed(table, id, claimedAt))
  await tx
    .insert(replies)
    .values({ [replyColumn]: id, sentBy: deed.by.id, subject: answer.subject, body: answer.text, sentAt: deed.at })
  deed.tell({ topic: 'messages', id })
  deed.record('message.answer', { id, name }, { subject: { to: answer.subject } })
}

/** @throws Problem changedMeanwhile when it is not open. */
export async function handle(tx: Tx, deed: Deed, { table }: Kind, { id, name }: Subject): Promise<void> {
  const next = { handledAt: deed.at, handledBy: deed.by.id }
  await mark(tx, table, next, and(eq(table.id, id), isNull(table.handledAt)))
  deed.tell({ topic: 'messages', id })
  deed.record('message.handle', { id, name })
}

/** @throws Problem changedMeanwhile when it is open, or being answered. */
export async function reopen(tx: Tx, deed: Deed, { table }: Kind, { id, name }: Subject): Promise<void> {
  const done = or(isNotNull(table.handledBy), lt(table.handledAt, minutesBefore(deed.at, ANSWERING_MINUTES)))
  const which = and(eq(table.id, id), isNotNull(table.handledAt), done)
  await mark(tx, table, { handledAt: null, handledBy: null }, which)
  deed.tell({ topic: 'messages', id })
  deed.record('message.reopen', { id, name })
}

/**
 * Opens again what was claimed by a process that died. What an administrator handled whose account was deleted within
 * the same day looks the same, and is open again: to be read twice is better than never.
 */
export async function reopenForgotten(tx: Tx, { at, tell }: Deed<null>): Promise<void> {
  const [from, to] = [minutesBefore(at, FORGOTTEN_HOURS * 60), minutesBefore(at, ANSWERING_MINUTES)]
  for (const { table, replyColumn } of [messageKind, feedbackKind]) {
    const answered = tx
      .select({ one: sql`1` })
      .from(replies)
      .where(eq(replies[replyColumn], table.id))
    const reopened = await tx
      .update(table)
      .set({ handledAt: null })
      .where(and(isNull(table.handledBy), between(table.handledAt, from, to), notExists(answered)))
      .returning({ id: table.id })
    if (reopened.length > 0) tell({ topic: 'messages' })
  }
}

/** Ends messages that were handled before `before`, with their answers. */
export async function purgeMessages(tx: Tx, { tell }: Deed<null>, before: Date): Promise<void> {
  const which = lt(contactSubmissions.handledAt, before)
  const gone = await tx.delete(contactSubmissions).where(which).returning({ id: contactSubmissions.id })
  if (gone.length > 0) tell({ topic: 'messages' })
}

const claimed = (table: Kind['table'], id: number, at: Date) =>
  and(eq(table.id, id), eq(table.handledAt, at), isNull(table.handledBy))

async function mark(
  db: Db,
  table: Kind['table'],
  next: { handledAt: Date | null; handledBy: number | null },
  which: SQL | undefined,
): Promise<void> {
  const changed = await db.update(table).set(next).where(which).returning({ id: table.id })
  if (changed.length === 0) throw new Problem('changedMeanwhile')
}
