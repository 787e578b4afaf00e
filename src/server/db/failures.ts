// Tells what the error of a failed query means. Drizzle wraps pg's errors, so the whole chain of causes is examined.
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
    // A host name with several addresses, such as localhost: it holds one error for each address that was tried.
    if (at instanceof AggregateError) for (const each of at.errors) yield* causes(each)
  }
}

/** The name of the unique constraint that a query violated; undefined when it failed for another reason. */
export function brokenUnique(error: unknown): string | undefined {
  // 23505: unique_violation (PostgreSQL, appendix A).
  for (const { code, constraint } of causes(error)) if (code === '23505') return constraint
  return undefined
}

/** The name of the foreign key that a query violated; undefined when it failed for another reason. */
export function brokenReference(error: unknown): string | undefined {
  // 23503: foreign_key_violation.
  for (const { code, constraint } of causes(error)) if (code === '23503') return constraint
  return undefined
}

/** Whether the database rolled the transaction back because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  // 40P01: deadlock_detected.
  for (const { code } of causes(error)) if (code === '40P01') return true
  return false
}

/** Whether the database role lacks the privilege for what it tried. */
export function isForbidden(error: unknown): boolean {
  // 42501: insufficient_privilege.
  for (const { code } of causes(error)) if (code === '42501') return true
  return false
}

/** Error codes of an unreachable server. Other I/O fails with them too, so they count only for a query or a connect. */
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

/** Messages of pg errors that have no code: a connection ended, none became free in time, or an ended one was queried. */
const withoutCode = /Connection terminated|timeout exceeded when trying to connect|is not queryable/

/** Whether the database is unavailable: unreachable, shutting down, or out of connections, memory or disk space. */
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

/** Whether the error came from a query, and not from something else in a request. */
export function isQueryFailure(error: unknown): boolean {
  return error instanceof DrizzleQueryError || error instanceof pg.DatabaseError
}

/**
 * One line about an error, for a log or an administrator, of at most 500 characters. For a failed query it has only the
 * database's own message: Drizzle's message contains the whole statement with its values, such as a password's hash.
 */
export function describeFailure(error: unknown): string {
  const chain = [...causes(error)]
  const line = isQueryFailure(error)
    ? [chain.at(-1)?.code, chain.at(-1)?.constraint, chain.at(-1)?.message].filter(Boolean).join(' ')
    : chain.map(({ message }) => message).join(': ')
  return (line || String(error)).slice(0, 500)
}

/**
 * The pool, for code that queries it without Drizzle. What the database answers stays as it is; errors of the connection, which
 * any other connection could have too, are wrapped, so that they are known as a query's.
 */
export function askedDirectly(pool: pg.Pool) {
  return {
    query: (asked: pg.QueryConfig) =>
      pool.query(asked).catch((error: Error) => {
        throw error instanceof pg.DatabaseError ? error : new DrizzleQueryError(asked.text, [], error)
      }),
  }
}
