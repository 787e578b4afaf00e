// All SQL about visits. Knows nothing of cookies, and nothing of who came.
import { and, between, desc, eq, lt, ne, sql, sum } from 'drizzle-orm'
import type { Day } from '#contract/days.ts'
import type { Period } from '#contract/usage/period.ts'
import type { CountedPage } from '#contract/visits/cookies.ts'
import type { Db } from '../db/connect.ts'
import type { Visit } from './rules.ts'
import { visitCounts } from './tables.ts'

/** All pages together. */
const ALL = '*'

/** Adds a visit to the counts of its page and of the day, in one statement. */
export async function addVisit(db: Db, day: Day, path: CountedPage, visit: Visit): Promise<void> {
  const { firstOfPage, firstOfDay, newcomer } = visit
  const added = (name: string) => sql.raw(`visit_counts.${name} + excluded.${name}`)
  await db
    .insert(visitCounts)
    .values([
      // The page before the day in every statement: two visits at once never wait for each other in a circle.
      { day, path, visits: 1, visitors: Number(firstOfPage), newcomers: 0 },
      { day, path: ALL, visits: 1, visitors: Number(firstOfDay), newcomers: Number(newcomer) },
    ])
    .onConflictDoUpdate({
      target: [visitCounts.day, visitCounts.path],
      set: { visits: added('visits'), visitors: added('visitors'), newcomers: added('newcomers') },
    })
}

const inPeriod = ({ from, to }: Period) => between(visitCounts.day, from, to)

/** The days of the period that have visits, the newest first. */
export function visitsByDay(db: Db, period: Period) {
  const { day, visits, visitors, newcomers, path } = visitCounts
  return db
    .select({ day, visits, visitors, newcomers })
    .from(visitCounts)
    .where(and(inPeriod(period), eq(path, ALL)))
    .orderBy(desc(day))
}

/** The pages that have visits in the period, those seen most first. */
export function visitsByPage(db: Db, period: Period) {
  const { path, visits, visitors } = visitCounts
  const total = (column: typeof visits | typeof visitors) => sum(column).mapWith(Number)
  return db
    .select({ path, visits: total(visits), visitors: total(visitors) })
    .from(visitCounts)
    .where(and(inPeriod(period), ne(path, ALL)))
    .groupBy(path)
    .orderBy(desc(sum(visits)), path)
}

/** Forgets the counts of the days before `day`. */
export async function forgetVisits(db: Db, day: Day): Promise<void> {
  await db.delete(visitCounts).where(lt(visitCounts.day, day))
}
