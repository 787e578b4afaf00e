// The SQL about users that other rooms ask for: who is meant, who pays, and how trials go. Knows no password and no session.
import { asc, eq, sql } from 'drizzle-orm'
import type { Board } from '#contract/usage/overview.ts'
import type { Period } from '#contract/usage/period.ts'
import type { Db } from '../db/connect.ts'
import { isWithin } from '../db/dutch-days.ts'
import { holdsEveryWord } from '../db/search.ts'
import { hasSubscription } from '../billing/views.ts'
import { alphabetical, paysAt, users } from './tables.ts'

/** Users whose name, username or e-mail address holds every word of `search`, by name; at most `most` of them. */
export function findPeople(db: Db, search: string | undefined, most: number) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(holdsEveryWord(users.searchText, search))
    .orderBy(asc(alphabetical(users.name)), asc(users.id))
    .limit(most)
}

/** Whether the user with this e-mail address, if there is one, counts as paying at `now`. */
export async function hasPayingUser(db: Db, email: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ paid: sql<boolean>`coalesce(${paysAt(now)}, false)` })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return found?.paid ?? false
}

type PeopleCounts = Pick<Board, 'paying' | 'given' | 'trials' | 'trialsEnded' | 'registered' | 'converted'>

/** How many users pay, were given Premium or try at `now`, and how those fared who registered, or whose trial ended, within a period. */
export async function countPeople(db: Db, period: Period, now: Date): Promise<PeopleCounts> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<PeopleCounts>(sql`
    SELECT (count(*) FILTER (WHERE premium AND pays))::int AS paying,
      (count(*) FILTER (WHERE premium AND NOT pays))::int AS given,
      (count(*) FILTER (WHERE NOT premium AND ends > ${moment}))::int AS trials,
      (count(*) FILTER (WHERE NOT premium AND ends <= ${moment} AND ${isWithin(sql`ends`, period)}))::int AS "trialsEnded",
      (count(*) FILTER (WHERE registered_within))::int AS registered,
      (count(*) FILTER (WHERE registered_within AND premium AND pays))::int AS converted
    FROM (
      SELECT subscription_end_date AS ends, ${isWithin(sql`created_at`, period)} AS registered_within,
        ${paysAt(now)} AS premium, ${hasSubscription(users.id)} AS pays
      FROM users WHERE role <> 'admin'
    ) AS people`)
  return rows[0] ?? { paying: 0, given: 0, trials: 0, trialsEnded: 0, registered: 0, converted: 0 }
}
