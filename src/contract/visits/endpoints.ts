// Counting visits of the public pages, and the counts for administrators.
import { z } from 'zod'
import { get, nothing, post } from '../endpoint.ts'
import { periodQuery } from '../usage/period.ts'
import { countedPages, visitAddress } from './cookies.ts'

/**
 * Counts that a visitor who agreed sees a page. Of everybody else, and where nothing is measured, nothing is kept; the reply
 * is the same.
 */
export const countVisit = post(visitAddress.path, {
  access: 'public',
  bodyBytes: 1024,
  body: z.object({ path: z.enum(countedPages, { error: 'Deze pagina wordt niet geteld.' }) }),
  output: nothing,
})

const counts = {
  /** How often it was seen. */
  visits: z.number().int(),
  /** By how many browsers that day; over several days, their sum. */
  visitors: z.number().int(),
}

export const visitReport = z.object({
  /** Whether visits are counted now. */
  measured: z.boolean(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** The days with visits, the newest first. `newcomers`: browsers that were never counted before. */
  days: z.array(z.object({ day: z.iso.date(), ...counts, newcomers: z.number().int() })),
  /** The pages with visits, those seen most first. */
  pages: z.array(z.object({ path: z.string(), ...counts })),
})
export type VisitReport = z.infer<typeof visitReport>

export const readVisits = get('/api/visits', { access: 'admin', query: periodQuery, output: visitReport })
