// Claiming, answering, handling and reopening, the same for messages and feedback; and the end of old messages. Each room marks
// its own rows (db/handled.ts). Knows nothing of HTTP or mail.
import { eq, lt, notExists, sql } from 'drizzle-orm'
import type { AnswerInput } from '#contract/contact/message.ts'
import type { Deed } from '../change/change.ts'
import { marksOn, type Marks } from '../db/handled.ts'
import type { Tx } from '../db/transaction.ts'
import { feedbackMarks } from '../feedback/store.ts'
import { ANSWERING_MINUTES, FORGOTTEN_HOURS } from './rules.ts'
import type { RepliesTo } from './store.ts'
import { contactSubmissions, replies } from './tables.ts'

/** One of the two kinds: how it is marked, and which column of an answer points at it. */
export interface Kind {
  marks: Marks
  replyColumn: RepliesTo
}

export const messageKind: Kind = { marks: marksOn(contactSubmissions), replyColumn: 'submissionId' }
export const feedbackKind: Kind = { marks: feedbackMarks, replyColumn: 'feedbackId' }

/** What a change is about. `name`: who wrote it, for the audit log. */
export interface Subject {
  id: number
  name: string
}

const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)

/** After the mail: the answer is kept, and who sent it is done with the message that was claimed at `claimedAt`. */
export async function settle(
  tx: Tx,
  deed: Deed,
  { marks, replyColumn }: Kind,
  { id, name }: Subject,
  answer: AnswerInput,
  claimedAt: Date,
): Promise<void> {
  // Its user may have taken the feedback back while the answer was under way: there is nothing left to keep the answer with.
  if (!(await marks.settle(tx, id, claimedAt, deed.by.id))) return
  await tx
    .insert(replies)
    .values({ [replyColumn]: id, sentBy: deed.by.id, subject: answer.subject, body: answer.text, sentAt: deed.at })
  deed.tell({ topic: 'messages', id })
  deed.record('message.answer', { id, name }, { subject: { to: answer.subject } })
}

/** @throws Problem changedMeanwhile when it is not open. */
export async function handle(tx: Tx, deed: Deed, { marks }: Kind, { id, name }: Subject): Promise<void> {
  await marks.handle(tx, id, deed.at, deed.by.id)
  deed.tell({ topic: 'messages', id })
  deed.record('message.handle', { id, name })
}

/** @throws Problem changedMeanwhile when it is open, or being answered. */
export async function reopen(tx: Tx, deed: Deed, { marks }: Kind, { id, name }: Subject): Promise<void> {
  await marks.reopen(tx, id, minutesBefore(deed.at, ANSWERING_MINUTES))
  deed.tell({ topic: 'messages', id })
  deed.record('message.reopen', { id, name })
}

/**
 * Opens again what was claimed by a process that died. What an administrator handled whose account was deleted within
 * the same day looks the same, and is open again: to be read twice is better than never.
 */
export async function reopenForgotten(tx: Tx, { at, tell }: Deed<null>): Promise<void> {
  const [from, to] = [minutesBefore(at, FORGOTTEN_HOURS * 60), minutesBefore(at, ANSWERING_MINUTES)]
  for (const { marks, replyColumn } of [messageKind, feedbackKind]) {
    const answers = tx
      .select({ one: sql`1` })
      .from(replies)
      .where(eq(replies[replyColumn], marks.id))
    if (await marks.reopenForgotten(tx, from, to, notExists(answers))) tell({ topic: 'messages' })
  }
}

/** Ends messages that were handled before `before`, with their answers. */
export async function purgeMessages(tx: Tx, { tell }: Deed<null>, before: Date): Promise<void> {
  const which = lt(contactSubmissions.handledAt, before)
  const gone = await tx.delete(contactSubmissions).where(which).returning({ id: contactSubmissions.id })
  if (gone.length > 0) tell({ topic: 'messages' })
}
