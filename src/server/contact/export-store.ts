// The SQL of what a user takes along of their messages: those that came from their address.
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { repliesTo, type RepliesTo } from './store.ts'
import { contactSubmissions as messages } from './tables.ts'

/** The answers to one message or feedback, without who wrote them. */
export async function answersTo(db: Db, to: RepliesTo, message: number) {
  return (await repliesTo(db, to, message)).map(({ subject, text, sentAt }) => ({ subject, text, sentAt }))
}

/** Every message from this address with its answers, oldest first. The caller knows that the address is the user's. */
export async function* messagesFrom(db: Db, email: string) {
  const { id, name, company, message, betaTester, createdAt, handledAt } = messages
  const rows = rowsInLots(
    (after, most) =>
      db
        .select({ id, name, company, message, betaTester, createdAt, handledAt })
        .from(messages)
        .where(and(eq(sql`lower(${messages.email})`, email.toLowerCase()), gt(id, after)))
        .orderBy(asc(id))
        .limit(most),
    (row) => row.id,
  )
  for await (const row of rows) yield { ...row, answers: await answersTo(db, 'submissionId', row.id) }
}
