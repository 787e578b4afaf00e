// The figures of the whole house, for administrators; what waits for them, and how trials go.
import { z } from 'zod'
import { file, get } from '../endpoint.ts'
import { figures } from './figures.ts'
import { checkPeriod, periodFields, periodQuery } from './period.ts'

/** What every report of figures has, one's own too. */
export const reportFields = {
  from: z.iso.date(),
  to: z.iso.date(),
  /** The first day that has figures at all; null: nothing was ever made. */
  since: z.iso.date().nullable(),
  totals: figures,
  /** Of as many days, up to the first. */
  before: figures,
  /** Every day of the period, also those without requests. */
  days: z.array(figures.extend({ day: z.iso.date() })),
  /** Most requests first; `name` is the tool's own name. */
  tools: z.array(figures.extend({ name: z.string() })),
  models: z.array(figures.extend({ name: z.string() })),
}
export const report = z.object(reportFields)
export type Report = z.infer<typeof report>

/** More people than this are summed into one line. */
export const PEOPLE_NAMED = 20

/** `userId` is null for everybody whose account was deleted, together. */
const person = figures.extend({ userId: z.number().int().nullable(), name: z.string() })
export type Person = z.infer<typeof person>

export const overview = z.object({
  ...reportFields,
  /** Most requests first. */
  people: z.array(person),
  /** Everybody who is not named, and how many that are; null: nobody. */
  others: figures.extend({ count: z.number().int() }).nullable(),
})
export type Overview = z.infer<typeof overview>

export const usageOverview = get('/api/usage/overview', { access: 'admin', query: periodQuery, output: overview })

/** Which table of a report a spreadsheet gets. */
export const reportTables = ['days', 'tools', 'models'] as const
export const overviewTables = [...reportTables, 'people'] as const
export type OverviewTable = (typeof overviewTables)[number]

export const usageOverviewFile = get('/api/usage/overview.csv', {
  access: 'admin',
  query: z.object({ ...periodFields, table: z.enum(overviewTables).default('days') }).superRefine(checkPeriod),
  output: file,
})

/** What waits, and how trials go. `trialsEnded`, `registered` and `converted` are of the period, the rest is of now. */
export const board = z.object({
  linksOpen: z.number().int(),
  linksClaimed: z.number().int(),
  tasksOpen: z.number().int(),
  /** Of those, with a due date before today. */
  tasksOverdue: z.number().int(),
  /** Contact messages that nobody is done with. */
  messages: z.number().int(),
  /** People who pay, administrators aside. */
  paying: z.number().int(),
  /** Who does not pay and has an end date ahead. */
  trials: z.number().int(),
  /** Who does not pay and whose end date has passed within the period: a trial that was not taken further, or a subscription that was not. */
  trialsEnded: z.number().int(),
  /** Accounts made within the period, administrators aside. */
  registered: z.number().int(),
  /** Of those, who pay now: whether they had a trial first is not kept. */
  converted: z.number().int(),
})
export type Board = z.infer<typeof board>

export const usageBoard = get('/api/usage/board', { access: 'admin', query: periodQuery, output: board })
