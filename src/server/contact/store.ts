// All SQL that reads and adds messages and feedback. Knows nothing of HTTP, nor of how they are answered.
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FeedbackPart, MessageState } from '#contract/contact/endpoints.ts'
import type { ContactInput } from '#contract/contact/fields.ts'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { userFeedback } from '../feedback/tables.ts'
import { generations } from '../history/tables.ts'
import { contactSubmissions, replies } from './tables.ts'

const handlers = alias(users, 'handlers')

/** `entitlement(user, now).paid` of the joined user, false without one. */
const paidAt = (now: Date): SQL<boolean> => sql<boolean>`coalesce(${users.role} = 'admin' or (
  (${users.role} = 'paid' or (${users.subscriptionStatus} = 'paid' and ${users.subscriptionType} = 'paid'))
  and (${users.subscriptionEndDate} is null or ${users.subscriptionEndDate} > ${now.toISOString()}::timestamptz)
), false)`

const sameAddress = eq(sql`lower(${users.email})`, sql`lower(${contactSubmissions.email})`)

/** Whether somebody who counts as paying at `now` has this address. */
export async function hasPayingUser(db: Db, email: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ paid: paidAt(now) })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return found?.paid ?? false
}

export async function addMessage(db: Db, input: ContactInput, now: Date) {
  const [row] = await db
    .insert(contactSubmissions)
    .values({
      ...input,
      company: input.company || null,
      betaTester: input.betaTester ?? false,
      createdAt: now,
    })
    .returning()
  return row as typeof contactSubmissions.$inferSelect
}

export interface Wanted {
  state: MessageState
  search?: string | undefined
  limit: number
  /** The place of the last entry of the page before. */
  after?: Place | undefined
}

/** Where an entry stands: open or not, paid or not (1 or 0), and its id; each from high to low. */
export type Place = [open: number, paid: number, id: number]

interface Placed {
  id: number
  paid: boolean
  handledAt: Date | null
}

export const placeOf = ({ handledAt, paid, id }: Placed): Place => [handledAt === null ? 1 : 0, paid ? 1 : 0, id]

type Table = typeof contactSubmissions | typeof userFeedback

function wanted(table: Table, { state, after }: Wanted, paid: SQL<boolean>) {
  const open = sql`case when ${table.handledAt} is null then 1 else 0 end`
  const first = sql`case when ${paid} then 1 else 0 end`
  return {
    order: [sql`${open} desc`, sql`${first} desc`, desc(table.id)],
    state: state === 'all' ? undefined : state === 'open' ? isNull(table.handledAt) : isNotNull(table.handledAt),
    after:
      after &&
      sql`(${open}, ${first}, ${table.id}) < (${after[0]}::integer, ${after[1]}::integer, ${after[2]}::integer)`,
  }
}

/** Every word of `search` occurs in one of the columns; what LIKE reads as a sign is looked for as it stands. */
function containing(search: string | undefined, columns: SQL): SQL | undefined {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return and(
    ...words.map((word) => sql`lower(concat_ws(' ', ${columns})) LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
  )
}

const messageWords = sql`${contactSubmissions.name}, ${contactSubmissions.email}, ${contactSubmissions.company}, ${contactSubmissions.message}`

const selectMessages = (db: Db, now: Date) =>
  db
    .select({
      ...getTableColumns(contactSubmissions),
      handledBy: handlers.name,
      paid: paidAt(now),
      accountId: users.id,
      accountName: users.name,
    })
    .from(contactSubmissions)
    .leftJoin(users, sameAddress)
    .leftJoin(handlers, eq(handlers.id, contactSubmissions.handledBy))
    .$dynamic()

/** One page, and how many there are in all: counted no further than `COUNTED_UP_TO` + 1. */
export async function findMessages(db: Db, asked: Wanted, now: Date) {
  const { order, state, after } = wanted(contactSubmissions, asked, paidAt(now))
  const among = and(state, containing(asked.search, messageWords))
  const rows = await selectMessages(db, now)
    .where(and(among, after))
    .orderBy(...order)
    .limit(asked.limit + 1)
  const counted = db.select({ id: contactSubmissions.id }).from(contactSubmissions).where(among)
  return page(rows, asked.limit, await countOf(db, counted.limit(COUNTED_UP_TO + 1).as('counted')))
}

/** @throws Problem notFound. */
export async function findMessage(db: Db, id: number, now: Date) {
  const [row] = await selectMessages(db, now).where(eq(contactSubmissions.id, id))
  if (row === undefined) throw new Problem('notFound')
  return row
}

const feedbackWords = sql`${users.name}, ${users.email}, ${userFeedback.comment}, ${userFeedback.category}`

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
    // Deleted by its user: out of everybody's sight.
    .leftJoin(generations, and(eq(generations.id, userFeedback.generationId), isNull(generations.deletedAt)))
    .leftJoin(handlers, eq(handlers.id, userFeedback.handledBy))
    .$dynamic()

/** As `findMessages`. */
export async function findFeedback(db: Db, asked: Wanted & { only?: FeedbackPart | undefined }, now: Date) {
  const { order, state, after } = wanted(userFeedback, asked, paidAt(now))
  const parts = { comment: isNotNull(userFeedback.comment), down: eq(userFeedback.rating, -1) }
  const among = and(state, asked.only && parts[asked.only], containing(asked.search, feedbackWords))
  const rows = await selectFeedback(db, now)
    .where(and(among, after))
    .orderBy(...order)
    .limit(asked.limit + 1)
  const counted = db
    .select({ id: userFeedback.id })
    .from(userFeedback)
    .innerJoin(users, eq(users.id, userFeedback.userId))
    .where(among)
  return page(rows, asked.limit, await countOf(db, counted.limit(COUNTED_UP_TO + 1).as('counted')))
}

/** @throws Problem notFound. */
export async function findOneFeedback(db: Db, id: number, now: Date) {
  const [row] = await selectFeedback(db, now).where(eq(userFeedback.id, id))
  if (row === undefined) throw new Problem('notFound')
  return row
}

export type RepliesTo = 'submissionId' | 'feedbackId'

/** The answers to these, oldest first, by what they answer. */
export async function repliesTo(db: Db, to: RepliesTo, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { id, subject, body, sentAt } = replies
  return db
    .select({ id, subject, text: body, sentAt, sentBy: users.name, to: sql<number>`${replies[to]}` })
    .from(replies)
    .leftJoin(users, eq(users.id, replies.sentBy))
    .where(inArray(replies[to], [...ids]))
    .orderBy(asc(id))
}

async function countOf(db: Db, counted: Parameters<ReturnType<Db['select']>['from']>[0]): Promise<number> {
  const [found] = await db.select({ total: sql<number>`count(*)::integer` }).from(counted)
  return found?.total ?? 0
}

/** The row beyond the page only tells that there is one. */
function page<Row extends Placed>(all: Row[], limit: number, total: number) {
  const rows = all.slice(0, limit)
  const last = rows.at(-1)
  return { rows, total, next: all.length > limit && last ? placeOf(last) : undefined }
}
