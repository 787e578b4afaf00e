// Reads what a failed query means. Drizzle wraps pg's errors, so the whole chain of causes is looked at.

interface DatabaseFailure {
  code?: string
  constraint?: string
  message?: string
  cause?: unknown
}

function* causes(error: unknown): Generator<DatabaseFailure> {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as DatabaseFailure).cause) yield at
}

/** The name of the unique constraint that a query broke; undefined when it failed for another reason. */
export function brokenUnique(error: unknown): string | undefined {
  // 23505: unique_violation (PostgreSQL, appendix A).
  for (const { code, constraint } of causes(error)) if (code === '23505') return constraint
  return undefined
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])

/** Whether the database did not answer: connection refused or lost, shutting down, or out of connections. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const { code, message = '' } of causes(error)) {
    // Classes 08 (connection) and 57P0x (shutting down), 53300 (too many connections).
    if (code !== undefined && (unreachable.has(code) || /^(08|57P0|53300)/.test(code))) return true
    // pg gives these two no code.
    if (/Connection terminated|timeout exceeded when trying to connect/.test(message)) return true
  }
  return false
}
