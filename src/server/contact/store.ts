// All SQL that reads messages and feedback, and that adds messages. Knows nothing of HTTP, nor of how they are answered.
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { FeedbackPart, MessageState } from '#contract/contact/endpoints.ts'
import type { ContactInput } from '#contract/contact/fields.ts'
import { entityId } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { textsIn } from '#contract/tools/define.ts'
import type { Board } from '#contract/usage/overview.ts'
import { paysAt, users } from '../accounts/tables.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { excerpt, excerptOf } from '../db/excerpt.ts'
import { findWords, holdsEveryWord } from '../db/search.ts'
import type { Tx } from '../db/transaction.ts'
import { userFeedback } from '../feedback/tables.ts'
import { generations } from '../history/tables.ts'
import type { List } from '../http/paging.ts'
import { contactSubmissions, replies } from './tables.ts'

const handlers = alias(users, 'handlers')

/** SQL for whether the joined user pays; false if there is no such user. */
const paidAt = (now: Date): SQL<boolean> => sql<boolean>`coalesce(${paysAt(now)}, false)`

const sameAddress = eq(sql`lower(${users.email})`, sql`lower(${contactSubmissions.email})`)

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

export interface MessageQuery {
  state: MessageState
  search?: string | undefined
}

/** The sort values of an entry: whether it is open and whether its sender pays (1 or 0), and its id. All descending. */
type Place = [open: number, paid: number, id: number]

const flag = z.number().int().min(0).max(1)
const place = z.tuple([flag, flag, entityId])

interface Placed {
  id: number
  paid: boolean
  handledAt: Date | null
}

const placeOf = ({ handledAt, paid, id }: Placed): Place => [handledAt === null ? 1 : 0, paid ? 1 : 0, id]

type Table = typeof contactSubmissions | typeof userFeedback

type Strata = readonly (readonly [open: boolean, paid: boolean])[]

/** The four parts of a list, in the order in which they are shown. */
const strata: Strata = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
]

const orderOf = (table: Table, now: Date) => [
  sql`${table.handledAt} IS NULL DESC`,
  sql`${paidAt(now)} DESC`,
  desc(table.id),
]

/**
 * A condition that limits the query to candidates for the next `count` entries: the first `count` of each part of the
 * list (`strata`), each read along an index. An index on the whole order is impossible, because whether somebody pays
 * changes without a change of their messages.
 * @param payers the SQL that joins the users whose payment decides.
 */
function candidates(
  table: Table,
  payers: SQL,
  { state, count, after }: { state: MessageState; count: number; after: Place | undefined },
  among: SQL | undefined,
  now: Date,
): SQL {
  const [afterOpen = 1, afterPaid = 1, afterId] = after ?? []
  const rank = (open: boolean, paid: boolean) => Number(open) * 2 + Number(paid)
  const last = rank(afterOpen === 1, afterPaid === 1)
  const parts = strata
    .filter(([open, paid]) => rank(open, paid) <= last && (state === 'all' || open === (state === 'open')))
    .map(([open, paid]) => {
      const part = and(
        open ? isNull(table.handledAt) : isNotNull(table.handledAt),
        paid ? paysAt(now) : sql`${paysAt(now)} IS NOT TRUE`,
        afterId !== undefined && rank(open, paid) === last ? lt(table.id, afterId) : undefined,
        among,
      )
      return sql`(SELECT ${table.id} FROM ${table} ${payers} WHERE ${part} ORDER BY ${table.id} DESC LIMIT ${count})`
    })
  return parts.length === 0 ? sql`false` : sql`${table.id} IN (${sql.join(parts, sql` UNION ALL `)})`
}

const stateOf = (table: Table, state: MessageState) =>
  state === 'all' ? undefined : state === 'open' ? isNull(table.handledAt) : isNotNull(table.handledAt)

const { searchText: _search, ...messageColumns } = getTableColumns(contactSubmissions)

/** @param message what to select of the text: the column itself, or an excerpt of it. */
const selectMessages = (db: Db, now: Date, message: SQL<string> | typeof messageColumns.message) =>
  db
    .select({
      ...messageColumns,
      message,
      handledBy: handlers.name,
      paid: paidAt(now),
      accountId: users.id,
      accountName: users.name,
    })
    .from(contactSubmissions)
    .leftJoin(users, sameAddress)
    .leftJoin(handlers, eq(handlers.id, contactSubmissions.handledBy))
    .$dynamic()

type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** The list of the messages that match, each with the beginning of its text. */
export async function findMessages(db: Db, asked: MessageQuery, now: Date): Promise<List<MessageRow, Place>> {
  const table = contactSubmissions
  const ids = (holds?: SQL) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(stateOf(table, asked.state), holds))
      .$dynamic()
  const found = await findWords(asked.search, table, (holds, atMost) => ids(holds).limit(atMost))
  const senders = sql`LEFT JOIN ${users} ON ${sameAddress}`
  return {
    total: found?.total ?? (await countSome(db, ids())),
    place,
    placeOf,
    fetch: (count, after) =>
      selectMessages(db, now, excerpt(table.message))
        .where(candidates(table, senders, { state: asked.state, count, after }, found?.among, now))
        .orderBy(...orderOf(table, now))
        .limit(count),
  }
}

/** One message with its whole text. @throws Problem notFound. */
export async function findMessage(db: Db, id: number, now: Date) {
  const [row] = await selectMessages(db, now, messageColumns.message).where(eq(contactSubmissions.id, id))
  if (row === undefined) throw new Problem('notFound')
  return row
}

/** The text that is searched. Its columns are in two tables, so no index can serve it (docs/decisions/0016). */
const feedbackSearch = sql`folded(concat_ws(' ', ${users.name}, ${users.email}, ${userFeedback.comment}, ${userFeedback.category}))`

const selectFeedback = (db: Db, now: Date) =>
  db
    .select({
      id: userFeedback.id,
      userId: users.id,
      name: users.name,
      email: users.email,
      tool: userFeedback.category,
      rating: userFeedback.rating,
      comment: userFeedback.comment,
      index: userFeedback.resultIndex,
      output: generations.output,
      createdAt: userFeedback.createdAt,
      handledAt: userFeedback.handledAt,
      handledBy: handlers.name,
      paid: paidAt(now),
    })
    .from(userFeedback)
    .innerJoin(users, eq(users.id, userFeedback.userId))
    // A generation that its user deleted is shown to nobody, administrators included.
    .leftJoin(generations, and(eq(generations.id, userFeedback.generationId), isNull(generations.deletedAt)))
    .leftJoin(handlers, eq(handlers.id, userFeedback.handledBy))
    .$dynamic()

/** The list of the feedback that matches, each with the beginning of its comment and of the text it is about. */
export async function findFeedback(db: Db, asked: MessageQuery & { only?: FeedbackPart | undefined }, now: Date) {
  const table = userFeedback
  const parts = { comment: isNotNull(table.comment), down: eq(table.rating, -1) }
  const among = and(asked.only && parts[asked.only], holdsEveryWord(feedbackSearch, asked.search))
  const givers = eq(users.id, table.userId)
  const counted = db
    .select({ id: table.id })
    .from(table)
    .innerJoin(users, givers)
    .where(and(stateOf(table, asked.state), among))
  return {
    total: await countSome(db, counted.$dynamic()),
    place,
    placeOf,
    fetch: async (count: number, after: Place | undefined) => {
      const step = { state: asked.state, count, after }
      const found = await selectFeedback(db, now)
        .where(candidates(table, sql`JOIN ${users} ON ${givers}`, step, among, now))
        .orderBy(...orderOf(table, now))
        .limit(count)
      return found.map(withText).map((row) => ({ ...row, comment: excerptOf(row.comment), text: excerptOf(row.text) }))
    },
  }
}

/** One feedback with its whole comment and text. @throws Problem notFound. */
export async function findOneFeedback(db: Db, id: number, now: Date) {
  const [row] = await selectFeedback(db, now).where(eq(userFeedback.id, id))
  if (row === undefined) throw new Problem('notFound')
  return withText(row)
}

type FeedbackRow = Awaited<ReturnType<typeof selectFeedback>>[number]

/** Replaces the generation's output by the text that the feedback is about; null when its user deleted that. */
const withText = ({ output, index, ...row }: FeedbackRow) => ({ ...row, text: textsIn(output)[index] ?? null })

/** The column of `replies` that refers to what was answered. */
export type RepliesTo = 'submissionId' | 'feedbackId'

/** The answers to one message or feedback, oldest first. */
export function repliesTo(db: Db, to: RepliesTo, message: number) {
  const { id, subject, body, sentAt } = replies
  return db
    .select({ id, subject, text: body, sentAt, sentBy: users.name })
    .from(replies)
    .leftJoin(users, eq(users.id, replies.sentBy))
    .where(eq(replies[to], message))
    .orderBy(asc(id))
}
