// All SQL about the calendars of tasks: the secret address of each user, and the tasks that a calendar reads there.
import { randomBytes } from 'node:crypto'
import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { PublicUser } from '../accounts/tables.ts'
import { people } from '../accounts/views.ts'
import type { Db } from '../db/connect.ts'
import { excerpt } from '../db/excerpt.ts'
import { namedLinks } from '../links/views.ts'
import { calendarFeeds, tasks } from './tables.ts'

/** 256 bits, as the table says: nobody guesses it. */
const TOKEN_BYTES = 32

export async function feedOf(db: Db, userId: number) {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return feed
}

/** Makes the user's feed, or gives it a new token: the old address then stops working. */
export async function renewFeed(db: Db, userId: number, now: Date) {
  const fresh = { token: randomBytes(TOKEN_BYTES).toString('base64url'), createdAt: now }
  const [feed] = await db
    .insert(calendarFeeds)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh })
    .returning()
  return feed as typeof calendarFeeds.$inferSelect
}

/** Ends the address of a user's calendar, or only one that was made since then. @returns whether there was one. */
export async function removeFeed(db: Db, userId: number, since?: Date): Promise<boolean> {
  const isTheirs = and(eq(calendarFeeds.userId, userId), since && gte(calendarFeeds.createdAt, since))
  const removed = await db.delete(calendarFeeds).where(isTheirs).returning()
  return removed.length > 0
}

/** The form of the tokens that `renewFeed` makes. Others are not looked up: the database refuses a text with U+0000. */
const tokenPattern = /^[\w-]{43}$/

/** The user whose feed has this token; undefined when there is none. */
export async function ownerOf(db: Db, token: string): Promise<Pick<PublicUser, 'id' | 'role'> | undefined> {
  if (!tokenPattern.test(token)) return undefined
  const owner = people('owner')
  const [found] = await db
    .select({ id: owner.id, role: owner.role })
    .from(calendarFeeds)
    .innerJoin(owner, eq(owner.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.token, token))
  return found
}

/** What one calendar holds at most: whoever knows the address may ask for it as often as they like. */
const CALENDAR_TASKS = 1_000
/** How much of a description a calendar holds, in characters. */
const CALENDAR_CHARACTERS = 1_000

/**
 * Open tasks that have a due date, the first due first and no more than `CALENDAR_TASKS`. Long descriptions are cut: an
 * event links to its task, where the rest can be read. With `assigneeId` only those assigned to that user.
 */
export async function tasksWithDate(db: Db, assigneeId?: number) {
  const assignee = people('assignee')
  const rows = await db
    .select({
      id: tasks.id,
      title: tasks.title,
      description: excerpt(tasks.description, CALENDAR_CHARACTERS),
      dueDate: tasks.dueDate,
      priority: tasks.priority,
      version: tasks.version,
      createdAt: tasks.createdAt,
      updatedAt: tasks.updatedAt,
      assigneeName: assignee.name,
      linkUrl: namedLinks.url,
    })
    .from(tasks)
    .leftJoin(assignee, eq(assignee.id, tasks.assigneeId))
    .leftJoin(namedLinks, eq(namedLinks.id, tasks.linkId))
    .where(
      and(
        isNull(tasks.deletedAt),
        eq(tasks.completed, false),
        isNotNull(tasks.dueDate),
        assigneeId === undefined ? undefined : eq(tasks.assigneeId, assigneeId),
      ),
    )
    .orderBy(asc(tasks.dueDate), asc(tasks.position), asc(tasks.id))
    .limit(CALENDAR_TASKS)
  return rows.map((row) => ({ ...row, dueDate: row.dueDate ?? '' }))
}

export type DatedTask = Awaited<ReturnType<typeof tasksWithDate>>[number]
