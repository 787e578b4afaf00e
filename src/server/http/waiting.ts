// Says how long to wait, to who asks too often. Knows nothing of what is counted.
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { Problem } from '#contract/problems.ts'

const MINUTE_S = 60

/**
 * Counts `points` for `key`.
 * @param what there is too much of, as a Dutch sentence.
 * @throws Problem tooManyTries that says after it how long to wait.
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

/** The problem of who has to wait `ms`. */
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
 * Counts what one user does, and refuses more than `points` in `seconds`. In this process, without a statement: of
 * several processes each lets through as much. It stops a script that runs away; what may not be exceeded by one is
 * counted in the database.
 * @param enabled false lets everything through: only for load tests on a closed machine.
 */
export function limitPerUser(
  enabled: boolean,
  { points, seconds, what }: { points: number; seconds: number; what: string },
): (userId: number, count?: number) => Promise<void> {
  if (!enabled) return async () => {}
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return (userId, count = 1) => countOrWait(limiter, userId, { points: count, what })
}
