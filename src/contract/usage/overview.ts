// The figures of all users together, for administrators, and the counts of what waits for them and of trials.
import { z } from 'zod'
import { file, get } from '../endpoint.ts'
import { figures } from './figures.ts'
import { checkPeriod, periodFields, periodQuery } from './period.ts'

/** The fields that every report has, both the administrators' and the user's own. */
export const reportFields = {
  from: z.iso.date(),
  to: z.iso.date(),
  /** The first day that has figures at all; null when there was never a request. */
  since: z.iso.date().nullable(),
  totals: figures,
  /** Totals of the period before, which is as long and ends on the day before `from`. */
  before: figures,
  /** Every day of the period, also those without requests. */
  days: z.array(figures.extend({ day: z.iso.date() })),
  /** Most requests first; `name` is the tool's own name. */
  tools: z.array(figures.extend({ name: z.string() })),
  models: z.array(figures.extend({ name: z.string() })),
}
export const report = z.object(reportFields)
export type Report = z.infer<typeof report>

/** This many people are listed by name; all others are added up into one line. */
export const PEOPLE_NAMED = 20

/** `userId` is null for the line that adds up all deleted accounts. */
const person = figures.extend({ userId: z.number().int().nullable(), name: z.string() })
export type Person = z.infer<typeof person>

export const overview = z.object({
  ...reportFields,
  /** Most requests first. */
  people: z.array(person),
  /** The sum of all people beyond `PEOPLE_NAMED`, and their number; null when there are none. */
  others: figures.extend({ count: z.number().int() }).nullable(),
})
export type Overview = z.infer<typeof overview>

export const usageOverview = get('/api/usage/overview', { access: 'admin', query: periodQuery, output: overview })

/** The tables of a report that can be downloaded as CSV. */
export const reportTables = ['days', 'tools', 'models'] as const
export const overviewTables = [...reportTables, 'people'] as const
export type OverviewTable = (typeof overviewTables)[number]

export const usageOverviewFile = get('/api/usage/overview.csv', {
  access: 'admin',
  query: z.object({ ...periodFields, table: z.enum(overviewTables).default('days') }).superRefine(checkPeriod),
  output: file,
})

/**
 * Counts of what waits for administrators, and of trials. `trialsEnded`, `registered` and `converted` count within the
 * period, all others count at this moment.
 */
export const board = z.object({
  /** Links with the status Open. */
  linksOpen: z.number().int(),
  /** Links with the status Opgepakt. */
  linksClaimed: z.number().int(),
  tasksOpen: z.number().int(),
  /** Those of `tasksOpen` with a due date before today. */
  tasksOverdue: z.number().int(),
  /** Contact messages that are still open. */
  messages: z.number().int(),
  /** Users who pay for Premium themselves, without administrators. */
  paying: z.number().int(),
  /** Users who have Premium because an administrator gave it to them. */
  given: z.number().int(),
  /** Users without Premium whose end date is in the future. */
  trials: z.number().int(),
  /** Users without Premium whose end date passed within the period: a trial or a subscription that was not continued. */
  trialsEnded: z.number().int(),
  /** Accounts made within the period, without administrators. */
  registered: z.number().int(),
  /** Those of `registered` who pay now. Whether they had a trial first is not recorded. */
  converted: z.number().int(),
})
export type Board = z.infer<typeof board>

export const usageBoard = get('/api/usage/board', { access: 'admin', query: periodQuery, output: board })
