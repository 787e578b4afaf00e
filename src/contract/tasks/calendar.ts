// The calendar of the tasks: a secret address that a calendar programme reads (iCalendar, RFC 5545).
import { z } from 'zod'
import { del, file, get, nothing, post } from '../endpoint.ts'

/** The asker's own address; null when there is none. */
const address = z.object({ url: z.string().nullable(), createdAt: z.iso.datetime().nullable() })
export type CalendarAddress = z.infer<typeof address>

export const readCalendarAddress = get('/api/tasks/calendar', { access: 'user', output: address })

/** Makes the address, or a new one: the one before is dead from then on. */
export const makeCalendarAddress = post('/api/tasks/calendar', { access: 'user', output: address, status: 201 })

export const stopCalendarAddress = del('/api/tasks/calendar', { access: 'user', output: nothing })

/**
 * The open tasks with a due date, as whole days: an administrator's address shows all of them, with `mine` only those
 * that are given to the owner; everybody else's shows only those. Of more than a thousand the first due. Whoever knows the
 * address reads it. `.ics` at the end is allowed.
 */
export const taskCalendar = get('/api/calendar/:token', {
  access: 'public',
  params: z.object({ token: z.string().transform((token) => token.replace(/\.ics$/i, '')) }),
  query: z.object({ mine: z.literal('true').optional() }),
  output: file,
})
