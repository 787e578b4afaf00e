// All SQL about sessions. Knows nothing of cookies.
import { hash as digest, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import { SESSIONS_LISTED } from '#contract/accounts/sessions.ts'
import { DAY_MS, dutchDay } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { holdUser } from '../accounts/holds.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { people } from '../accounts/views.ts'
import { secondStepMissing } from '../second-step/views.ts'
import type { Db } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/transaction.ts'
import { sessions } from './tables.ts'

/** The user of a session. */
export type SessionUser = PublicUser & {
  /** Whether the house asks a second step of them, who have none. */
  secondStepMissing?: boolean
}

/** A session ends this long after it was last extended, in days. */
export const SESSION_DAYS = 30

/** However often it is extended, it ends this long after it began, in days. */
export const SESSION_MOST_DAYS = 90

const hash = (token: string) => digest('sha256', token, 'base64url')

/**
 * Starts a session and returns its token: 256 random bits, kept nowhere but in the cookie.
 * @param device in words, for the list of the user's sessions.
 */
export async function createSession(db: Db, userId: number, now: Date, device = ''): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({ tokenHash: hash(token), userId, device, createdAt: now, expiresAt: expiry(now) })
  return token
}

/**
 * The user of a session, read anew each time, so that a changed role counts from the next request. Null when the session
 * has ended or the user is gone.
 */
export async function readSession(db: Db, token: string, now: Date): Promise<SessionUser | null> {
  const row = await findSession(db, token, now)
  if (row === undefined) return null
  // Extended with the first use on a day: a write with every request would cost more than the request.
  if (isOfEarlierDay(lastUse(row.expiresAt), now)) {
    await db
      .update(sessions)
      .set({ expiresAt: expiry(now) })
      .where(eq(sessions.tokenHash, hash(token)))
  }
  return { ...row.user, secondStepMissing: row.secondStepMissing }
}

/** The same without extending the session: for the server itself, when it checks whether the session still exists. */
export async function watchSession(db: Db, token: string, now: Date): Promise<PublicUser | null> {
  return (await findSession(db, token, now))?.user ?? null
}

async function findSession(db: Db, token: string, now: Date) {
  const [row] = await prepared(db, 'read_session', prepareSession).execute({
    tokenHash: hash(token),
    now,
    oldest: oldestBegin(now),
  })
  return row
}

/** Every request begins with this query. */
function prepareSession(db: Db, name: string) {
  const user = people('user')
  return db
    .select({
      user: user._.selectedFields,
      expiresAt: sessions.expiresAt,
      secondStepMissing: secondStepMissing(user.id, user.role),
    })
    .from(sessions)
    .innerJoin(user, eq(user.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('oldest')),
      ),
    )
    .prepare(name)
}

/** One's sessions, the one with this token first, then those used last; `SESSIONS_LISTED` at most. */
export function sessionsOf(db: Db, userId: number, token: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      current: sql<boolean>`${sessions.tokenHash} = ${hash(token)}`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.createdAt, oldestBegin(now))))
    .orderBy(desc(sql`${sessions.tokenHash} = ${hash(token)}`), desc(sessions.expiresAt), desc(sessions.id))
    .limit(SESSIONS_LISTED)
}

/** When the user of the session with this token last proved who they are, by logging in or later; undefined when there is none. */
export async function lastProof(db: Db, token: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt, provedAt: sessions.provedAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, hash(token)))
  return row?.provedAt ?? row?.createdAt
}

/**
 * Notes that the user of a session just proved who they are. It goes on under a new token, which is returned, so that a copy of the
 * old one ends here instead of being as good as new. Undefined when there is no such session any more.
 */
export async function renewSession(db: Db, token: string, now: Date): Promise<string | undefined> {
  const renewed = randomBytes(32).toString('base64url')
  const rows = await db
    .update(sessions)
    .set({ tokenHash: hash(renewed), provedAt: now })
    .where(eq(sessions.tokenHash, hash(token)))
    .returning({ id: sessions.id })
  return rows.length > 0 ? renewed : undefined
}

/**
 * Holds the user of a session until the change ends. Whatever ends somebody's sessions, such as another password, holds them first: so what
 * lets its maker come in later comes wholly before that, and is ended as well, or not at all.
 * @throws Problem notLoggedIn when the session was ended meanwhile.
 */
export async function holdLoggedIn(tx: Tx, userId: number, token: string | undefined): Promise<void> {
  const isThere = await holdUser(tx, userId, 'no key update')
  const own = and(eq(sessions.userId, userId), eq(sessions.tokenHash, hash(token ?? '')))
  if (!isThere || (await tx.$count(sessions, own)) === 0) throw new Problem('notLoggedIn')
}

/** Ends one session of a user; returns whether there was one. */
export async function endSessionOf(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return gone.length > 0
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
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.createdAt, oldestBegin(now))))
}

/** When a session that ends then was last used, to the day. */
export const lastUse = (expiresAt: Date): Date => new Date(expiresAt.getTime() - SESSION_DAYS * DAY_MS)

/** Compared as days only when they can differ: naming the day of a moment takes longer than the rest. */
const isOfEarlierDay = (last: Date, now: Date): boolean =>
  last < now && (now.getTime() - last.getTime() >= DAY_MS || dutchDay(last) !== dutchDay(now))

/** What began at this moment or before has had its time. */
export const oldestBegin = (now: Date): Date => new Date(now.getTime() - SESSION_MOST_DAYS * DAY_MS)

function expiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
}
