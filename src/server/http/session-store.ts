// All SQL about sessions. Knows nothing of cookies.
import { hash as digest, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/days.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { people } from '../accounts/views.ts'
import type { Db } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { sessions } from './tables.ts'

/** A session ends this long after it was last extended, in days. */
export const SESSION_DAYS = 30

const hash = (token: string) => digest('sha256', token, 'base64url')

/** Starts a session and returns its token: 256 random bits, kept nowhere but in the cookie. */
export async function createSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({ tokenHash: hash(token), userId, createdAt: now, expiresAt: expiry(now) })
  return token
}

/**
 * The user of a session, read anew each time, so that a changed role counts from the next request. Null when the session
 * has ended or the user is gone.
 */
export async function readSession(db: Db, token: string, now: Date): Promise<PublicUser | null> {
  const row = await findSession(db, token, now)
  if (row === undefined) return null
  // Extended at most once a day: a write with every request would cost more than the request.
  if (row.expiresAt.getTime() < expiry(now).getTime() - DAY_MS) {
    await db
      .update(sessions)
      .set({ expiresAt: expiry(now) })
      .where(eq(sessions.tokenHash, hash(token)))
  }
  return row.user
}

/** The same without extending the session: for the server itself, when it checks whether the session still exists. */
export async function watchSession(db: Db, token: string, now: Date): Promise<PublicUser | null> {
  return (await findSession(db, token, now))?.user ?? null
}

async function findSession(db: Db, token: string, now: Date) {
  const [row] = await prepared(db, 'read_session', prepareSession).execute({ tokenHash: hash(token), now })
  return row
}

/** Every request begins with this query. */
function prepareSession(db: Db, name: string) {
  const user = people('user')
  return db
    .select({ user: user._.selectedFields, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(user, eq(user.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare(name)
}

/** Ends one session; a token that belongs to none changes nothing. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash(token)))
}

/** Ends all sessions of a user; the one of token `but`, if given, goes on. */
export async function endSessionsOf(db: Db, userId: number, but?: string): Promise<void> {
  const others = but === undefined ? undefined : ne(sessions.tokenHash, hash(but))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/** Removes what `readSession` no longer accepts. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
}
