// When a job is due. Knows no job and no database.
import { CronExpressionParser } from 'cron-parser'
import type { Schedule } from '#contract/status/job.ts'

const MINUTE_MS = 60_000

/** What clocks on the wall show, for jobs as for people. */
const TIME_ZONE = 'Europe/Amsterdam'

/** The last moment up to and including `now` at which it was due. */
export function lastDue(schedule: Schedule, now: Date): Date {
  if ('everyMinutes' in schedule) {
    const every = schedule.everyMinutes * MINUTE_MS
    return new Date(Math.floor(now.getTime() / every) * every)
  }
  // Backwards the library passes over a moment in the hour that the clocks skip, and counts one in the hour that they
  // show twice double. Forwards it does neither, so only forwards counts.
  const back = cronFrom(schedule.cron, now)
  back.prev()
  back.prev()
  let due = back.prev().toDate()
  for (let next = nextDue(schedule, due); next <= now; next = nextDue(schedule, due)) due = next
  return due
}

/** The first moment after `now` at which it is due. */
export function nextDue(schedule: Schedule, now: Date): Date {
  return 'everyMinutes' in schedule
    ? new Date(lastDue(schedule, now).getTime() + schedule.everyMinutes * MINUTE_MS)
    : cronFrom(schedule.cron, now).next().toDate()
}

const cronFrom = (cron: string, currentDate: Date) => CronExpressionParser.parse(cron, { tz: TIME_ZONE, currentDate })
