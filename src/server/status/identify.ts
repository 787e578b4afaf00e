// Recognises an administrator who asked for the status before, while the database is away: that is when they want it most.
import { isDatabaseUnavailable } from '../db/failures.ts'
import type { Identify } from '../http/serve.ts'
import type { SessionUser } from '../http/session-store.ts'

/** How long a session is believed after the database last confirmed it, in ms. The screen asks twice a minute. */
const REMEMBERED_MS = 15 * 60_000

/** How long to wait for the database before a remembered session is believed, in ms. */
const PATIENCE_MS = 800

/** Most sessions remembered: administrators never have so many. */
const MOST = 100

const silent = Symbol('the database is silent')

/**
 * Reads the session as always. When the database does not answer, the administrator it named before is still believed, for
 * `REMEMBERED_MS`: a session that ended meanwhile can read the status for so long, and nothing else.
 */
export function rememberingIdentify(identify: Identify): Identify {
  const known = new Map<string, { user: SessionUser; at: number }>()
  return async (token, now) => {
    const read = identify(token, now)
    const before = known.get(token)
    if (before === undefined || now.getTime() - before.at > REMEMBERED_MS) known.delete(token)
    const believed = known.get(token)?.user
    try {
      const user = await (believed === undefined ? read : Promise.race([read, patience()]))
      if (user === silent) {
        read.catch(() => {})
        return believed ?? null
      }
      // Removed and added again, so that the first of the map is who asked longest ago.
      known.delete(token)
      if (user?.role === 'admin') known.set(token, { user, at: now.getTime() })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
      return user
    } catch (error) {
      if (believed !== undefined && isDatabaseUnavailable(error)) return believed
      throw error
    }
  }
}

const patience = () => new Promise<typeof silent>((resolve) => setTimeout(() => resolve(silent), PATIENCE_MS).unref())
