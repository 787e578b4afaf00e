// The endpoints of usage figures, those of all users and one's own, on screen and for a spreadsheet.
import type { FastifyInstance } from 'fastify'
import { usageBoard, usageOverview, usageOverviewFile, type Overview } from '#contract/usage/overview.ts'
import { ownUsage, ownUsageFile, type OwnReport } from '#contract/usage/own-usage.ts'
import { dutchDay } from '#contract/days.ts'
import { periodBefore, resolvePeriod, type AskedPeriod, type Period } from '#contract/usage/period.ts'
import type { Db } from '../db/connect.ts'
import { ratingsOf } from '../feedback/store.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { readBoard } from './board.ts'
import { peopleOf, reportOf } from './figure-rules.ts'
import * as store from './figure-store.ts'
import { tableFile } from './figure-table.ts'
import * as own from './own-figure-store.ts'

export function usageRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site
  const asked = (query: AskedPeriod) => resolvePeriod(query, dutchDay(clock()))

  serve(app, site, usageOverview, async ({ query }) => overviewOf(db, asked(query), clock()))
  serve(app, site, usageOverviewFile, async ({ query }) =>
    tableFile(query.table, await overviewOf(db, asked(query), clock()), clock()),
  )
  serve(app, site, usageBoard, async ({ query }) => readBoard(db, asked(query), clock()))
  serve(app, site, ownUsage, async ({ user, query }) => ownReportOf(db, user.id, asked(query)))
  serve(app, site, ownUsageFile, async ({ user, query }) =>
    tableFile(query.table, await ownReportOf(db, user.id, asked(query)), clock()),
  )
}

async function overviewOf(db: Db, period: Period, now: Date): Promise<Overview> {
  const before = periodBefore(period)
  const since = await store.firstDay(db)
  const kept = await store.keptDays(db, { from: before.from, to: period.to })
  // Which days to sum follows from what was just read, and not from the calendar: so a day that the nightly job keeps in
  // between counts once all the same.
  const known = new Set(kept.map(({ day }) => day))
  const missing = store
    .livedDays({ from: before.from, to: period.to }, since, dutchDay(now))
    .filter((day) => !known.has(day))
  const summed = await store.summedDays(db, missing)
  const report = reportOf(period, [...kept, ...summed])
  const isWithin = ({ day }: { day: string }) => day >= period.from
  const { named, count } = await store.busiestPeople(
    db,
    kept.filter(isWithin).map(({ day }) => day),
    summed.filter(isWithin).map(({ people }) => people),
  )
  return {
    ...period,
    since,
    ...report,
    before: reportOf(before, [...kept, ...summed]).totals,
    ...peopleOf(named, count, report.totals),
  }
}

async function ownReportOf(db: Db, userId: number, period: Period): Promise<OwnReport> {
  return {
    ...period,
    since: await own.ownFirstDay(db, userId),
    ...(await own.ownFigures(db, userId, period)),
    before: await own.ownTotals(db, userId, periodBefore(period)),
    ratings: await ratingsOf(db, userId, period),
  }
}
