// The calendar of the tasks: a secret address to which a calendar application subscribes (iCalendar, RFC 5545).
import { z } from 'zod'
import { del, file, get, nothing, post } from '../endpoint.ts'

/** The user's own calendar address; both fields are null when there is none. */
const address = z.object({ url: z.string().nullable(), createdAt: z.iso.datetime().nullable() })
export type CalendarAddress = z.infer<typeof address>

/** Fresh like making one: the address goes on being read when the session that told it has long ended. */
export const readCalendarAddress = get('/api/tasks/calendar', { access: 'user', fresh: true, output: address })

/** Makes the user's address, or replaces it: the former address stops working. */
export const makeCalendarAddress = post('/api/tasks/calendar', {
  access: 'user',
  fresh: true,
  output: address,
  status: 201,
})

export const stopCalendarAddress = del('/api/tasks/calendar', { access: 'user', output: nothing })

/**
 * The open tasks that have a due date, as all-day events, at most a thousand, the earliest due. Whoever knows the address
 * can read it; `.ics` at its end is allowed. The address of an administrator shows everybody's tasks, or with `mine` only
 * those assigned to its owner; the address of any other user shows only the tasks assigned to them.
 */
export const taskCalendar = get('/api/calendar/:token', {
  access: 'public',
  params: z.object({ token: z.string().transform((token) => token.replace(/\.ics$/i, '')) }),
  query: z.object({ mine: z.literal('true').optional() }),
  output: file,
})
