// All SQL that reads messages and adds them, and that reads the answers. Knows nothing of HTTP, nor of how they are answered.
import { asc, and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { ContactInput } from '#contract/contact/fields.ts'
import { Problem } from '#contract/problems.ts'
import type { Board } from '#contract/usage/overview.ts'
import { paysAt, people } from '../accounts/views.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { excerpt } from '../db/excerpt.ts'
import { handledList, isPaid, stateOf, type HandledQuery } from '../db/handled-list.ts'
import { findWords } from '../db/search.ts'
import type { Tx } from '../db/transaction.ts'
import { contactSubmissions, replies } from './tables.ts'

const sender = people('sender')
const answerer = people('answerer')
const handler = people('handler')

const sameAddress = eq(sql`lower(${sender.email})`, sql`lower(${contactSubmissions.email})`)

/** Adds a message from the contact form, and returns its row. */
export async function addMessage(tx: Tx, { at, tell }: Deed<null>, input: ContactInput) {
  const [row] = await tx
    .insert(contactSubmissions)
    .values({
      ...input,
      company: input.company || null,
      betaTester: input.betaTester ?? false,
      createdAt: at,
    })
    .returning()
  const made = row as typeof contactSubmissions.$inferSelect
  tell({ topic: 'messages', id: made.id })
  return made
}

/** How many messages are open. */
export async function countMessages(db: Db): Promise<Pick<Board, 'messages'>> {
  const { rows } = await db.execute<Pick<Board, 'messages'>>(
    sql`SELECT count(*)::int AS messages FROM contact_submissions WHERE handled_at IS NULL`,
  )
  return rows[0] ?? { messages: 0 }
}

const { searchText: _search, ...messageColumns } = getTableColumns(contactSubmissions)

/** @param message what to select of the text: the column itself, or an excerpt of it. */
const selectMessages = (db: Db, now: Date, message: SQL<string> | typeof messageColumns.message) =>
  db
    .select({
      ...messageColumns,
      message,
      handledBy: handler.name,
      paid: isPaid(paysAt(now, sender)),
      accountId: sender.id,
      accountName: sender.name,
    })
    .from(contactSubmissions)
    .leftJoin(sender, sameAddress)
    .leftJoin(handler, eq(handler.id, contactSubmissions.handledBy))
    .$dynamic()

/** The list of the messages that match, each with the beginning of its text. */
export async function findMessages(db: Db, asked: HandledQuery, now: Date) {
  const table = contactSubmissions
  const sent = { table, senders: sql`LEFT JOIN ${sender} ON ${sameAddress}`, pays: paysAt(now, sender) }
  const ids = (holds?: SQL) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(stateOf(table, asked.state), holds))
      .$dynamic()
  const found = await findWords(asked.search, table, (holds, atMost) => ids(holds).limit(atMost))
  return {
    total: found?.total ?? (await countSome(db, ids())),
    ...handledList(sent, asked.state, found?.among, (which, order, count) =>
      selectMessages(db, now, excerpt(table.message))
        .where(which)
        .orderBy(...order)
        .limit(count),
    ),
  }
}

/** One message with its whole text. @throws Problem notFound. */
export async function findMessage(db: Db, id: number, now: Date) {
  const [row] = await selectMessages(db, now, messageColumns.message).where(eq(contactSubmissions.id, id))
  if (row === undefined) throw new Problem('notFound')
  return row
}

/** The column of `replies` that refers to what was answered. */
export type RepliesTo = 'submissionId' | 'feedbackId'

/** The answers to one message or feedback, oldest first. */
export function repliesTo(db: Db, to: RepliesTo, message: number) {
  const { id, subject, body, sentAt } = replies
  return db
    .select({ id, subject, text: body, sentAt, sentBy: answerer.name })
    .from(replies)
    .leftJoin(answerer, eq(answerer.id, replies.sentBy))
    .where(eq(replies[to], message))
    .orderBy(asc(id))
}
