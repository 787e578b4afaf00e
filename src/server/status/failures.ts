// Remembers the last failure of each part, and writes it to the database as soon as that answers. Nobody waits for it.
import type { LastError } from '#contract/status/part.ts'
import type { Db } from '../db/connect.ts'
import { describeFailure } from '../db/failures.ts'
import { keepFailure, readFailures, type Failure, type KeptPart } from './store.ts'

/** How long after a failed attempt to write to the database the next is made, in ms. */
const RETRY_MS = 10_000

export interface FailureLog {
  /** Notes a failure in memory, at once; it is written to the database afterwards. */
  note(part: KeptPart, error: unknown): void
  /** Reads what other processes noted. @throws when the database does not answer. */
  learn(): Promise<void>
  /** The last failure of a part, as this process knows it. */
  last(part: KeptPart): LastError
  close(): void
}

export function createFailureLog({ db, clock }: { db: Db; clock: () => Date }): FailureLog {
  const known = new Map<KeptPart, Failure>()
  const unwritten = new Set<Failure>()
  let timer: NodeJS.Timeout | undefined
  let writing = false
  let closed = false

  /** Writes what is not written yet. One call works at a time: a hundred requests that fail together leave one row. */
  async function write(): Promise<void> {
    if (writing || closed) return
    writing = true
    clearTimeout(timer)
    timer = undefined
    for (const failure of unwritten) {
      const written = await keepFailure(db, failure).then(
        () => true,
        () => false,
      )
      if (!written) break
      unwritten.delete(failure)
    }
    writing = false
    if (unwritten.size > 0 && !closed) timer = setTimeout(() => void write(), RETRY_MS).unref()
  }

  const last = (part: KeptPart): LastError => {
    const failure = known.get(part)
    return failure === undefined ? null : { message: failure.error, at: failure.failedAt.toISOString() }
  }
  const remember = (failure: Failure) => {
    const before = known.get(failure.part)
    if (before !== undefined && before.failedAt > failure.failedAt) return
    known.set(failure.part, failure)
  }

  return {
    note(part, error) {
      const failure = { part, error: describeFailure(error), failedAt: clock() }
      const before = known.get(part)
      if (before !== undefined) unwritten.delete(before)
      remember(failure)
      unwritten.add(failure)
      // While the database is away a next attempt is planned: with every failing request one more would fail too.
      if (timer === undefined || part !== 'database') void write()
    },
    async learn() {
      for (const row of await readFailures(db)) remember({ ...row, part: row.part as KeptPart })
      // The database answered, so what is not written yet can be written now.
      void write()
    },
    last,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
