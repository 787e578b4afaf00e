// Says how long to wait, to who asks too often. Knows nothing of what is counted.
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
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
    const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1_000)
    const minutes = Math.max(1, Math.ceil(retryAfterSeconds / MINUTE_S))
    throw new Problem('tooManyTries', {
      message: `${what} Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
      retryAfterSeconds,
    })
  }
}
