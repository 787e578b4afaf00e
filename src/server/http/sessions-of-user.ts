// The SQL of what a user takes along of their sessions: since when and until when, and no token.
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { oldestBegin } from './session-store.ts'
import { sessions } from './tables.ts'

export const sessionsOf = (db: Db, userId: number, now: Date) =>
  db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.createdAt, oldestBegin(now))))
    .orderBy(asc(sessions.createdAt))
