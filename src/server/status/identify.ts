// Knows an administrator who looked before, while the database is away: just then the status is wanted most.
import { isDatabaseUnavailable } from '../db/failures.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Identify } from '../http/serve.ts'

/** How long after the last look that the database confirmed, in ms. The screen asks twice a minute. */
const REMEMBERED_MS = 15 * 60_000

/** Longer than this an answer of the database is not waited for, in ms. */
const PATIENCE_MS = 800

/** Most people remembered: there are never so many administrators. */
const MOST = 100

const silent = Symbol('the database is silent')

/**
 * Reads the session as always; when the database cannot, whoever it named a moment ago is still believed.
 * A session that ended meanwhile reads the status for at most that long, and nothing else.
 */
export function rememberingIdentify(identify: Identify): Identify {
  const known = new Map<string, { user: PublicUser; at: number }>()
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
      // Set anew, so that the first of them is who looked longest ago.
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
