// Answering, handling and reopening, the same for messages and feedback; and the removal of old messages. The rows of each
// table are marked by its own room (db/handled.ts). Knows nothing of HTTP or mail.
import { eq, lt, notExists, sql } from 'drizzle-orm'
import type { AnswerInput } from '#contract/contact/message.ts'
import type { Deed } from '../change/change.ts'
import { marksOn, type Marks } from '../db/handled.ts'
import type { Tx } from '../db/transaction.ts'
import { feedbackMarks } from '../feedback/store.ts'
import { ANSWERING_MINUTES, FORGOTTEN_HOURS } from './rules.ts'
import type { RepliesTo } from './store.ts'
import { contactSubmissions, replies } from './tables.ts'

/** Messages or feedback: how their rows are marked as handled, and which column of `replies` refers to them. */
export interface Kind {
  marks: Marks
  replyColumn: RepliesTo
}

export const messageKind: Kind = { marks: marksOn(contactSubmissions), replyColumn: 'submissionId' }
export const feedbackKind: Kind = { marks: feedbackMarks, replyColumn: 'feedbackId' }

/** The message that is changed. `name` is the name of its writer, for the audit log. */
export interface Subject {
  id: number
  name: string
}

const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)

/**
 * After the mail was sent: stores the answer, and marks the message, claimed at `claimedAt`, as handled by the actor. If it
 * was opened while the mail was being sent, it stays open, and shows the answer.
 */
export async function settle(
  tx: Tx,
  deed: Deed,
  { marks, replyColumn }: Kind,
  { id, name }: Subject,
  answer: AnswerInput,
  claimedAt: Date,
): Promise<void> {
  // The user may have removed the feedback while the answer was being sent. There is then no row to store the answer with.
  if (!(await marks.settle(tx, id, claimedAt, deed.by.id))) return
  await tx
    .insert(replies)
    .values({ [replyColumn]: id, sentBy: deed.by.id, subject: answer.subject, body: answer.text, sentAt: deed.at })
  deed.tell({ topic: 'messages', id })
  deed.record('message.answer', { id, name }, { subject: { to: answer.subject } })
}

/** Marks a message as handled without an answer. @throws Problem changedMeanwhile when it is not open. */
export async function handle(tx: Tx, deed: Deed, { marks }: Kind, { id, name }: Subject): Promise<void> {
  await marks.handle(tx, id, deed.at, deed.by.id)
  deed.tell({ topic: 'messages', id })
  deed.record('message.handle', { id, name })
}

/** Opens a handled message again. @throws Problem changedMeanwhile when it is open, or being answered. */
export async function reopen(tx: Tx, deed: Deed, { marks }: Kind, { id, name }: Subject): Promise<void> {
  await marks.reopen(tx, id, minutesBefore(deed.at, ANSWERING_MINUTES))
  deed.tell({ topic: 'messages', id })
  deed.record('message.reopen', { id, name })
}

/**
 * Opens messages again that were claimed by a process that died before it sent the answer. A message looks the same if it
 * was handled in the past day by an administrator whose account was deleted since: it is opened too, because it is better
 * that a message is read twice than never.
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

/** Deletes the messages that were handled before `before`, with their answers. */
export async function purgeMessages(tx: Tx, { tell }: Deed<null>, before: Date): Promise<void> {
  const which = lt(contactSubmissions.handledAt, before)
  const gone = await tx.delete(contactSubmissions).where(which).returning({ id: contactSubmissions.id })
  if (gone.length > 0) tell({ topic: 'messages' })
}
