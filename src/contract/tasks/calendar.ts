// The calendar of the tasks: a secret address that a calendar programme reads (iCalendar, RFC 5545).
import { z } from 'zod'
import { del, file, get, nothing, post } from '../endpoint.ts'

/** The asker's own address; null when there is none. */
const address = z.object({ url: z.string().nullable(), createdAt: z.iso.datetime().nullable() })
export type CalendarAddress = z.infer<typeof address>

export const readCalendarAddress = get('/api/tasks/calendar', { access: 'admin', output: address })

/** Makes the address, or a new one: the one before is dead from then on. */
export const makeCalendarAddress = post('/api/tasks/calendar', { access: 'admin', output: address, status: 201 })

export const stopCalendarAddress = del('/api/tasks/calendar', { access: 'admin', output: nothing })

/**
 * Every open task with a due date, as whole days. Whoever knows the address reads it, for as long as its owner is an
 * administrator; with `mine` only the tasks that are given to the owner. `.ics` at the end is allowed.
 */
export const taskCalendar = get('/api/calendar/:token', {
  access: 'public',
  params: z.object({ token: z.string().transform((token) => token.replace(/\.ics$/i, '')) }),
  query: z.object({ mine: z.literal('true').optional() }),
  output: file,
})
