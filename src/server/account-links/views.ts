// What other rooms may ask of links in mail: which addresses can take an account back.
import { and, asc, eq, gt, isNull, min, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { accountLinks } from './tables.ts'

/**
 * To how many former addresses is written: the oldest are most likely the owner's, and somebody who moves their account again and again would
 * have thousands of letters sent.
 */
const MOST_FORMER = 3

/** The addresses, other than that of now, that can take an account back now: the oldest, each once. */
export async function formerAddresses(
  db: Db,
  { id, email: present }: { id: number; email: string },
  now: Date,
): Promise<string[]> {
  const { userId, email, kind, usedAt, createdAt, expiresAt } = accountLinks
  const rows = await db
    .select({ email })
    .from(accountLinks)
    .where(
      and(
        eq(userId, id),
        eq(kind, 'takeBack'),
        isNull(usedAt),
        gt(expiresAt, now),
        ne(sql`lower(${email})`, present.toLowerCase()),
      ),
    )
    .groupBy(email)
    .orderBy(asc(min(createdAt)))
    .limit(MOST_FORMER)
  return rows.map((row) => row.email)
}
