// The figures of one's own work: a part of Premium.
import { z } from 'zod'
import { file, get } from '../endpoint.ts'
import { reportFields, reportTables } from './overview.ts'
import { checkPeriod, periodFields, periodQuery } from './period.ts'

export const ownReport = z.object({
  ...reportFields,
  /** Thumbs that were given within the period and still stand. */
  ratings: z.object({ up: z.number().int(), down: z.number().int() }),
})
export type OwnReport = z.infer<typeof ownReport>

export const ownUsage = get('/api/usage', { access: 'paid', query: periodQuery, output: ownReport })

export const ownUsageFile = get('/api/usage.csv', {
  access: 'paid',
  query: z.object({ ...periodFields, table: z.enum(reportTables).default('days') }).superRefine(checkPeriod),
  output: file,
})
