// Reads what a failed query means. Drizzle wraps pg's errors, so the whole chain of causes is looked at.
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

interface DatabaseFailure {
  code?: string
  syscall?: string
  constraint?: string
  message?: string
  cause?: unknown
}

function* causes(error: unknown): Generator<DatabaseFailure> {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as DatabaseFailure).cause) {
    yield at
    // A name with several addresses, localhost say: each was tried.
    if (at instanceof AggregateError) for (const each of at.errors) yield* causes(each)
  }
}

/** The name of the unique constraint that a query broke; undefined when it failed for another reason. */
export function brokenUnique(error: unknown): string | undefined {
  // 23505: unique_violation (PostgreSQL, appendix A).
  for (const { code, constraint } of causes(error)) if (code === '23505') return constraint
  return undefined
}

/** The name of the foreign key whose other end is not there; undefined when the query failed for another reason. */
export function brokenReference(error: unknown): string | undefined {
  // 23503: foreign_key_violation.
  for (const { code, constraint } of causes(error)) if (code === '23503') return constraint
  return undefined
}

/** Whether the database ended a transaction because it and another waited for each other. */
export function isDeadlock(error: unknown): boolean {
  // 40P01: deadlock_detected.
  for (const { code } of causes(error)) if (code === '40P01') return true
  return false
}

/** Whether the role that asked has no right to what it asked. */
export function isForbidden(error: unknown): boolean {
  // 42501: insufficient_privilege.
  for (const { code } of causes(error)) if (code === '42501') return true
  return false
}

/** The network's codes of a server that is not reached; they count only where a query met them, or connecting did. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
])

/** What pg says without a code: the connection ended, none came free in time, or it was asked something after its end. */
const withoutCode = /Connection terminated|timeout exceeded when trying to connect|is not queryable/

/** Whether the database could not do its work: not reached or lost, shutting down, out of connections, or its disk full. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const ofQuery = isQueryFailure(error)
  for (const { code, syscall, message = '' } of causes(error)) {
    // Classes 08 (connection), 53 (disk full, out of memory, too many connections) and 57P0x (shutting down).
    if (code !== undefined && /^(08|53|57P0)/.test(code)) return true
    const connecting = syscall === 'connect' || syscall === 'getaddrinfo'
    if ((ofQuery || connecting) && code !== undefined && unreachable.has(code)) return true
    if (withoutCode.test(message)) return true
  }
  return false
}

/** Whether a query failed, and not something else that a request met. */
export function isQueryFailure(error: unknown): boolean {
  return error instanceof DrizzleQueryError || error instanceof pg.DatabaseError
}

/**
 * One line about an error, for a log or an administrator. Of a failed query only what the database said: Drizzle's own
 * message holds the whole statement with its values, a password's hash among them.
 */
export function describeFailure(error: unknown): string {
  const chain = [...causes(error)]
  const line = isQueryFailure(error)
    ? [chain.at(-1)?.code, chain.at(-1)?.constraint, chain.at(-1)?.message].filter(Boolean).join(' ')
    : chain.map(({ message }) => message).join(': ')
  return (line || String(error)).slice(0, 500)
}

/** The pool for a library that asks it by itself: what fails is known as a query's failure, as with Drizzle's. */
export function askedDirectly(pool: pg.Pool) {
  return {
    query: (asked: pg.QueryConfig) =>
      pool.query(asked).catch((error: Error) => {
        throw new DrizzleQueryError(asked.text, [], error)
      }),
  }
}
