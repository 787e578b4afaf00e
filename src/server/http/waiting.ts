// Refuses whoever asks too often, and tells how long to wait. Knows nothing of what is counted.
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { Problem } from '#contract/problems.ts'

const MINUTE_S = 60

/**
 * Counts `points` for `key`.
 * @param what there is too much of, as a Dutch sentence; the message goes on with how long to wait.
 * @throws Problem tooManyTries when the limit is passed.
 */
export async function countOrWait(
  limiter: RateLimiterAbstract,
  key: string | number,
  { points = 1, what = 'Te veel pogingen.' }: { points?: number; what?: string } = {},
): Promise<void> {
  try {
    await limiter.consume(key, points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw waitFor(refusal.msBeforeNext, what)
  }
}

/** The problem tooManyTries for someone who has to wait `ms` milliseconds; `what` as above. */
export function waitFor(ms: number, what = 'Te veel pogingen.'): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1_000))
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_S)
  const wait =
    retryAfterSeconds < MINUTE_S
      ? `${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'seconde' : 'seconden'}`
      : `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
  return new Problem('tooManyTries', { message: `${what} Probeer het over ${wait} opnieuw.`, retryAfterSeconds })
}

/**
 * Makes a function that counts what one user, or one network (http/visitor-address.ts), does, and refuses more than `points` in any `seconds` on end. What is refused
 * does not count. It counts in the memory of this process, without a query, so each of several processes lets through as
 * much. That stops a script that runs away; a limit that must hold exactly is counted in the database.
 * @param enabled false lets everything through: only for load tests on a closed machine.
 * @param clock gives ms that never go back, as the clock on the wall does now and then.
 * @returns a function that counts `count` at once, no more than `points`, and throws Problem tooManyTries when the user has to
 *   wait.
 */
export function limitPerUser(
  enabled: boolean,
  { points, seconds, what }: { points: number; seconds: number; what: string },
  clock = () => performance.now(),
): (who: number | string, count?: number) => void {
  if (!enabled) return () => {}
  /** What each of them did that is counted, and when, in ms, oldest first; who did something last stands last. */
  const counted = new Map<number | string, readonly { at: number; count: number }[]>()
  return (who, count = 1) => {
    const now = clock()
    const begin = now - seconds * 1_000
    for (const [idle, deeds] of counted) {
      if ((deeds.at(-1)?.at ?? begin) > begin) break
      counted.delete(idle)
    }
    const recent = (counted.get(who) ?? []).filter(({ at }) => at > begin)
    const over = recent.reduce((sum, deed) => sum + deed.count, count) - points
    if (over > 0) {
      let passed = 0
      const last = recent.find((deed) => (passed += deed.count) >= over)
      throw waitFor((last?.at ?? now) - begin, what)
    }
    counted.delete(who)
    counted.set(who, [...recent, { at: now, count }])
  }
}
