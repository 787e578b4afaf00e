// The nightly job: each day that has passed is summed once and kept.
import { addDays, dutchDay, type Day } from '#contract/days.ts'
import { change, type ChangeSite } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { keepDay, unkeptDays } from './figure-store.ts'

const MINUTE_MS = 60 * 1000

/**
 * How long after midnight a day is closed, in ms. A request is logged with the moment it ended, right then; this leaves
 * room for a statement that waits for a lock, and for processes whose clocks differ.
 */
const CLOSED_AFTER_MS = 15 * MINUTE_MS

/**
 * Most days that one run sums. After a long absence the job catches up in parts: between its runs requests get at the one
 * connection of the embedded database.
 */
export const DAYS_PER_RUN = 60

/** The last day to which nothing is added any more. */
export function lastClosedDay(now: Date): Day {
  return addDays(dutchDay(new Date(now.getTime() - CLOSED_AFTER_MS)), -1)
}

/** Keeps the oldest days that have passed and are not kept yet, each in one statement. */
export async function keepClosedDays(site: ChangeSite & Pick<Site, 'db'>, now: Date): Promise<void> {
  const days = await unkeptDays(site.db, lastClosedDay(now), DAYS_PER_RUN)
  for (const day of days) await change(site, null, (tx) => keepDay(tx, day))
}

export const keepFigures = scheduledJob({
  name: 'keep-figures',
  title: 'Dagcijfers',
  // Soon after midnight, and again soon after the oldest days of a long absence.
  schedule: { everyMinutes: 10 },
  run: (site: ChangeSite & Pick<Site, 'db'>, { now }) => keepClosedDays(site, now),
})
