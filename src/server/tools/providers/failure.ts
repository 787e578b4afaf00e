// Turns whatever a call to a language model throws into the problem that the user sees and the line that the operator reads
// in the log. Knows nothing of how the call is made.
import { AISDKError, APICallError } from 'ai'
import { z } from 'zod'
import { masked } from '../../secrets/masked.ts'
import type { DraftProblem } from '../provider.ts'

/** Longest line for the log, in characters: a proxy's error page can be a whole document. */
const LONGEST_LINE = 500

/**
 * The problem behind `error`.
 * writerUnreachable: there is nobody to answer now, and later may be better (no connection, a broken one, a refused
 * key, no credit, too busy). writerFailed: it answered, and the answer is of no use.
 */
export function problemOf(error: unknown): DraftProblem {
  if (!APICallError.isInstance(error)) return 'writerFailed'
  if (isBlockedPrompt(error)) return 'writerRefused'
  const { statusCode } = error
  if (statusCode === undefined) return 'writerUnreachable'
  // A connection that breaks in the middle of the body has the status with which the reply began; the library marks such an
  // error as retryable.
  if (statusCode < 400) return error.isRetryable ? 'writerUnreachable' : 'writerFailed'
  return unavailable.has(statusCode) || statusCode >= 500 ? 'writerUnreachable' : 'writerFailed'
}

/** Not this request's fault: no key or a wrong one, no credit, not allowed, no such model or address, busy. */
const unavailable = new Set([401, 402, 403, 404, 407, 408, 429])

/** Error codes with which OpenAI, and Azure behind its protocol, turn a prompt down before any model sees it. */
const blockedCodes = new Set(['content_filter', 'content_policy_violation', 'invalid_prompt'])
const errorBody = z.object({ error: z.object({ code: z.string() }) })

function isBlockedPrompt({ statusCode, data }: APICallError): boolean {
  const body = errorBody.safeParse(data)
  return statusCode === 400 && body.success && blockedCodes.has(body.data.error.code)
}

/**
 * The cause for the log: one line with the vendor's own words. The library's error is not handed on, because it holds
 * the whole prompt and answer (the user's unpublished text), and in odd cases the key.
 */
export function causeOf(error: unknown, secrets: readonly string[]): Error {
  const words = [...describe(error)].join(': ')
  return new Error(masked(words, secrets).replaceAll(/\s+/g, ' ').slice(0, LONGEST_LINE))
}

function* describe(error: unknown): Generator<string> {
  if (APICallError.isInstance(error)) {
    if (error.statusCode !== undefined) yield `HTTP ${error.statusCode}`
    yield error.message
    // The cause of a network error is worth telling. That of "Invalid JSON response" quotes the body, so it is left out.
    if (error.isRetryable && error.cause instanceof Error) yield error.cause.message
  } else if (AISDKError.isInstance(error)) {
    // The messages of these quote what they could not read, which is the model's answer: only the name is told.
    yield error.name
  } else yield error instanceof Error ? error.message : String(error)
}
