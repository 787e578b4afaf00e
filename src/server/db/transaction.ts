// The one place that opens transactions. It takes a connection from the pool and always releases it, also when it broke.
import { DrizzleQueryError, sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './connect.ts'
import { isQueryFailure } from './failures.ts'
import { asTransaction, isInTransaction } from './open-transaction.ts'

declare const inTransaction: unique symbol

/**
 * An open transaction. A store's function that needs several statements, or may only be part of a change, takes a `Tx`.
 * The pool (`Db`) is not accepted there, because each of its statements may use another connection. The reverse is allowed:
 * a function that takes a `Db`, because it only reads or is a single statement, also accepts a `Tx`.
 */
export type Tx = Db & { readonly [inTransaction]: true }

/** Statements at the beginning and the end of a transaction. */
interface Edges {
  /** Statements that are sent in one message with BEGIN, before `work` runs. */
  first?: readonly SQL[]
  /** Gets the rows of the last of `first`; by throwing it ends the transaction. */
  checkFirst?: (rows: readonly unknown[]) => void
  /** Returns the statements to send in one message with COMMIT; called when `work` is done. */
  last?: (tx: Tx) => readonly SQL[]
}

/**
 * Runs `work` in a transaction, which is committed when `work` returns and rolled back when it throws.
 * @throws Error when the caller is within a transaction already: the embedded database has one connection, so waiting for
 *   a second one would last forever.
 */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
  edges: Edges = {},
): Promise<Result> {
  if (isInTransaction()) throw new Error('A transaction within a transaction: pass on the tx there is.')
  // Wrapped, so that a server that closes the connection during connecting counts as unavailable (isDatabaseUnavailable),
  // as one that does so during a statement.
  const client = await pool.connect().catch((error: Error) => {
    throw new DrizzleQueryError('connect', [], error)
  })
  let lost: Error | undefined
  let stuck = false
  // A connection that is lost between two statements emits this event. Without a listener it would end the process.
  const onError = (error: Error) => void (lost = error)
  client.on('error', onError)
  try {
    return await transactionOn(client, work, edges, () => (stuck = true))
  } catch (error) {
    // The error with which the server closed the connection tells more than that of the statement which then failed.
    throw lost !== undefined && isQueryFailure(error) ? new DrizzleQueryError('transaction', [], lost) : error
  } finally {
    client.off('error', onError)
    // A truthy argument makes the pool destroy the connection. It makes another when it needs one.
    client.release(lost ?? stuck)
  }
}

/**
 * The same on a connection that the caller holds, and releases.
 * @param onStuck called when the rollback failed: the connection is then in an unknown state.
 */
export async function transactionOn<Result>(
  client: pg.ClientBase,
  work: (tx: Tx) => Promise<Result>,
  { first = [], checkFirst, last = () => [] }: Edges = {},
  onStuck: () => void = () => {},
): Promise<Result> {
  const tx = txOn(client)
  try {
    const { rows } = await say(tx, sql`begin`, ...first)
    checkFirst?.(rows)
    const result = await asTransaction(() => work(tx))
    const { command } = await say(tx, ...last(tx), sql`commit`)
    // When a statement failed and `work` ignored that, PostgreSQL answers COMMIT with a rollback, without an error.
    if (command !== 'COMMIT') throw new Error('A statement of this transaction failed, so nothing of it was kept.')
    return result
  } catch (error) {
    await say(tx, sql`rollback`).catch(onStuck)
    throw error
  }
}

/** The `Tx` of a connection: always the same one, so that statements prepared on the connection are reused. */
function txOn(client: pg.ClientBase): Tx {
  const known = txs.get(client)
  if (known !== undefined) return known
  const tx = drizzle(client as pg.Client) as unknown as Tx
  txs.set(client, tx)
  return tx
}
const txs = new WeakMap<pg.ClientBase, Tx>()

/** Sends all statements in one message, and returns the result of the last. */
async function say(tx: Tx, ...statements: readonly SQL[]): Promise<pg.QueryResult> {
  // With its parameters inlined: PostgreSQL accepts several statements in one message only as plain text.
  const answer: unknown = await tx.execute(sql.join([...statements], sql`; `).inlineParams())
  // For several statements the driver returns an array of results, which its types do not tell.
  return (Array.isArray(answer) ? answer.at(-1) : answer) as pg.QueryResult
}
