// The figures of a user's own AI requests: a part of Premium.
import { z } from 'zod'
import { file, get } from '../endpoint.ts'
import { reportFields, reportTables } from './overview.ts'
import { checkPeriod, periodFields, periodQuery } from './period.ts'

export const ownReport = z.object({
  ...reportFields,
  /** Ratings given within the period that the user has not taken back. */
  ratings: z.object({ up: z.number().int(), down: z.number().int() }),
})
export type OwnReport = z.infer<typeof ownReport>

export const ownUsage = get('/api/usage', { access: 'paid', query: periodQuery, output: ownReport })

export const ownUsageFile = get('/api/usage.csv', {
  access: 'paid',
  query: z.object({ ...periodFields, table: z.enum(reportTables).default('days') }).superRefine(checkPeriod),
  output: file,
})
