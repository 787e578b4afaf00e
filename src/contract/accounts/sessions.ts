// The endpoints of one's own sessions: where one is logged in, and how to end that.
import { z } from 'zod'
import { del, get, idParams, nothing } from '../endpoint.ts'

export const ownSession = z.object({
  id: z.number().int(),
  /** In words: 'Chrome op Windows'. */
  device: z.string(),
  /** The Dutch day of its last use, as `2026-11-20`. */
  lastUsedOn: z.iso.date(),
  createdAt: z.iso.datetime(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** Most sessions in one reply: whoever has more ends all others, and has not many. */
export const SESSIONS_LISTED = 100

/** The one that asks stands first, then those used last; `SESSIONS_LISTED` at most. */
export const listSessions = get('/api/account/sessions', { access: 'user', output: z.array(ownSession) })

/** Ends one session; 404 for that of somebody else. The one that asks may end itself too. */
export const endOwnSession = del('/api/account/sessions/:id', {
  access: 'user',
  params: idParams,
  output: nothing,
})

/** Ends all but the one that asks. */
export const endOtherSessions = del('/api/account/sessions', { access: 'user', output: nothing })
