// When a job is due. Knows no job and no database.
import { CronExpressionParser } from 'cron-parser'
import type { Schedule } from '#contract/status/job.ts'

const MINUTE_MS = 60_000

/** The time zone in which the cron schedules of jobs are written. */
const TIME_ZONE = 'Europe/Amsterdam'

/** The last moment up to and including `now` at which a job was due. */
export function lastDue(schedule: Schedule, now: Date): Date {
  if ('everyMinutes' in schedule) {
    const every = schedule.everyMinutes * MINUTE_MS
    return new Date(Math.floor(now.getTime() / every) * every)
  }
  // Going backwards, cron-parser passes over a moment in the hour that clocks skip in spring, and counts one in the hour
  // that comes twice in autumn double. Going forwards it does neither. So: a few steps back, then forwards to the last one.
  const back = cronFrom(schedule.cron, now)
  back.prev()
  back.prev()
  let due = back.prev().toDate()
  for (let next = nextDue(schedule, due); next <= now; next = nextDue(schedule, due)) due = next
  return due
}

/** The first moment after `now` at which a job is due. */
export function nextDue(schedule: Schedule, now: Date): Date {
  return 'everyMinutes' in schedule
    ? new Date(lastDue(schedule, now).getTime() + schedule.everyMinutes * MINUTE_MS)
    : cronFrom(schedule.cron, now).next().toDate()
}

const cronFrom = (cron: string, currentDate: Date) => CronExpressionParser.parse(cron, { tz: TIME_ZONE, currentDate })
