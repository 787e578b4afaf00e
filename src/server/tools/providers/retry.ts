// Tries a call to a language model again when the vendor says that may help. Knows nothing of what is called.
import { setTimeout as pause } from 'node:timers/promises'
import { APICallError } from 'ai'

/** Tries after the first one. */
export const RETRIES = 2

interface Patience {
  /** Pause before the first retry when the vendor names none; doubled for the second. In ms. */
  retryPauseMs: number
  /** Time left for everything, in ms. */
  timeLeftMs: () => number
  signal: AbortSignal
}

/**
 * Runs `call`, and runs it again after 429 and 5xx only. The library's own retries are off: they also repeat 408, 409
 * and broken connections, wait up to a minute, and wrap the error.
 * @throws what the last try threw; at once when the wait would not fit in the time left.
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  { retryPauseMs, timeLeftMs, signal }: Patience,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await call()
    } catch (error) {
      if (retry === RETRIES || !mayHelpToRetry(error)) throw error
      const waitMs = requestedWaitMs(error) ?? retryPauseMs * 2 ** retry
      if (waitMs >= timeLeftMs()) throw error
      await pause(waitMs, undefined, { signal })
    }
  }
}

function mayHelpToRetry(error: unknown): error is APICallError {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return false
  return error.statusCode === 429 || error.statusCode >= 500
}

/** The wait the vendor asks for: `retry-after-ms` (OpenAI), else `retry-after` in seconds or as a date (RFC 9110). */
function requestedWaitMs({ responseHeaders = {} }: APICallError): number | undefined {
  const { 'retry-after-ms': ms, 'retry-after': after } = responseHeaders
  const waits = [Number(ms || Number.NaN), Number(after || Number.NaN) * 1_000, Date.parse(after ?? '') - Date.now()]
  const wait = waits.find((candidate) => !Number.isNaN(candidate))
  return wait === undefined ? undefined : Math.max(0, wait)
}
