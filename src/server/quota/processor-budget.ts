// The processor time that one user may spend in an hour, on pictures and documents together. The count is in the database, so that all
// processes share it; what a process reserved that died ends with its hour.
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { askedDirectly } from '../db/failures.ts'
import type { Site } from '../http/site.ts'
import { waitFor } from '../http/waiting.ts'
import type { ProcessorBudget, Spending } from '../workshop/spending.ts'

const HOUR_S = 60 * 60

/**
 * Seconds of a processor in an hour. `trial`: ten minutes, of which a photograph of 1280 px takes half a minute to enlarge. `paid`, and
 * of administrators: half of what a machine of two cores has, so that one session that was stolen leaves the rest to others.
 */
export const PROCESSOR_SECONDS = { trial: 600, paid: 3_600 }

/**
 * Of an hour, what may be spent already by who can do work all the same that costs more than is left: looking at a picture that is to
 * be enlarged is work too.
 */
const HARDLY_ANY = 0.1

/** @param pays whether a user has Premium now, or is an administrator. */
export function createProcessorBudget(
  { pool }: Pick<Site, 'pool'>,
  pays: (userId: number) => Promise<boolean>,
): ProcessorBudget {
  // Both count under the same key: who pays has more from that moment.
  const limiter = (seconds: number) =>
    new RateLimiterPostgres({
      storeClient: askedDirectly(pool),
      storeType: 'pool',
      tableName: 'login_tries',
      tableCreated: true,
      keyPrefix: 'processor',
      points: seconds * 1_000,
      duration: HOUR_S,
    })
  const trial = limiter(PROCESSOR_SECONDS.trial)
  const paid = limiter(PROCESSOR_SECONDS.paid)

  /**
   * @param hardlyAny of an hour, what may be spent already by who gets what is left of it, where that is less than `ms`.
   * @throws Problem tooManyTries.
   */
  async function take(userId: number, ms: number, hardlyAny: number): Promise<Reserved> {
    const budget = (await pays(userId)) ? paid : trial
    // What costs more than there is in an hour can be done by who has hardly spent any yet.
    const asked = Math.min(Math.max(1, Math.ceil(ms)), budget.points)
    try {
      const { msBeforeNext } = await budget.consume(userId, asked)
      return { budget, ms: asked, ends: performance.now() + msBeforeNext }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      // It was counted with those before it.
      const before = refusal.consumedPoints - asked
      const left = before <= hardlyAny * budget.points ? budget.points - before : 0
      const ends = performance.now() + refusal.msBeforeNext
      // Where its hour is over nothing of it counts any more: given back it would be time for the next.
      if (refusal.msBeforeNext > 0) await budget.reward(userId, asked - left)
      if (left > 0) return { budget, ms: left, ends }
      throw waitFor(refusal.msBeforeNext, 'Je hebt dit uur veel rekenwerk laten doen.')
    }
  }

  return {
    // Who goes on has spent more than what is counted of them.
    reserve: async (userId, ms) =>
      spendingOf(userId, await take(userId, ms, HARDLY_ANY), (more) => take(userId, more, -1)),
  }
}

/** What was taken from an hour. */
interface Reserved {
  budget: RateLimiterPostgres
  ms: number
  /** When that hour is over, by `performance.now()`. */
  ends: number
}

/** @param take takes more. */
function spendingOf(userId: number, first: Reserved, take: (ms: number) => Promise<Reserved>): Spending {
  const { budget } = first
  const reserved = [first]
  let used = 0
  let isSettled = false
  const sum = (parts: readonly Reserved[]) => parts.reduce((ms, part) => ms + part.ms, 0)
  async function count(ms: number) {
    try {
      if (ms > 0) await budget.penalty(userId, ms)
      else if (ms < 0) await budget.reward(userId, -ms)
    } catch {
      // The work is done, and the database away: what was reserved stands until its hour is over.
    }
  }
  return {
    used(ms) {
      if (isSettled) void count(Math.ceil(ms))
      else used += ms
    },
    async cover(ms) {
      const lacking = used + ms - sum(reserved)
      if (lacking > 0) reserved.push(await take(lacking))
    },
    settle() {
      isSettled = true
      // A reservation ends with its hour; what was used then counts in the next.
      return count(Math.ceil(used) - sum(reserved.filter(({ ends }) => performance.now() < ends)))
    },
  }
}
