// The one place that opens a transaction. It takes a connection from the pool and always gives it back, broken ones included.
import { DrizzleQueryError, sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './connect.ts'
import { isQueryFailure } from './failures.ts'
import { asTransaction, isInTransaction } from './open-transaction.ts'

declare const inTransaction: unique symbol

/**
 * A transaction that is open. What a store does in several statements, or only as part of a change, asks for a `Tx`:
 * the pool (`Db`) does not fit there, because each of its statements may go over another connection. The other way a
 * `Tx` does fit where a store asks for `Db`: what only reads, or is a single statement, works within a transaction too.
 */
export type Tx = Db & { readonly [inTransaction]: true }

interface Edges {
  /** Statements that go out in one message with the beginning, before any work. */
  first?: readonly SQL[]
  /** Hears what the last of `first` answered; may refuse by throwing. */
  checkFirst?: (rows: readonly unknown[]) => void
  /** Statements that go out in one message with the commit; asked for when the work is done. */
  last?: (tx: Tx) => readonly SQL[]
}

/**
 * Runs `work` in a transaction: what it returns is committed, and what it throws undoes everything.
 * @throws Error when a transaction is open already: the embedded database has one connection, and waiting for a second
 *   one would last forever.
 */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
  edges: Edges = {},
): Promise<Result> {
  if (isInTransaction()) throw new Error('A transaction within a transaction: pass on the tx there is.')
  // A server that hangs up on who comes in is away, as one that hangs up on a statement.
  const client = await pool.connect().catch((error: Error) => {
    throw new DrizzleQueryError('connect', [], error)
  })
  let lost: Error | undefined
  let stuck = false
  // A connection that is lost between two statements says so by this event; unheard, it would end the process.
  const onError = (error: Error) => void (lost = error)
  client.on('error', onError)
  try {
    return await transactionOn(client, work, edges, () => (stuck = true))
  } catch (error) {
    // What the server said when it hung up tells more than the statement that found nobody.
    throw lost !== undefined && isQueryFailure(error) ? new DrizzleQueryError('transaction', [], lost) : error
  } finally {
    client.off('error', onError)
    // A connection that broke is thrown away, and the pool makes another when it needs one.
    client.release(lost ?? stuck)
  }
}

/**
 * The same on a connection that the caller holds, and gives back.
 * @param onStuck called when the connection could not roll back: nobody knows what it is in the middle of.
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
    // After a failed statement that the work passed over, PostgreSQL answers a commit with a rollback, and no error.
    if (command !== 'COMMIT') throw new Error('A statement of this transaction failed, so nothing of it was kept.')
    return result
  } catch (error) {
    await say(tx, sql`rollback`).catch(onStuck)
    throw error
  }
}

/** Of each connection the same one: what was prepared on it stays prepared. */
function txOn(client: pg.ClientBase): Tx {
  const known = txs.get(client)
  if (known !== undefined) return known
  const tx = drizzle(client as pg.Client) as unknown as Tx
  txs.set(client, tx)
  return tx
}
const txs = new WeakMap<pg.ClientBase, Tx>()

/** Says all in one message, and returns what the last statement answered. */
async function say(tx: Tx, ...statements: readonly SQL[]): Promise<pg.QueryResult> {
  // Without parameters: PostgreSQL takes several statements in one message only as plain text.
  const answer: unknown = await tx.execute(sql.join([...statements], sql`; `).inlineParams())
  // For several statements the driver gives a list, which its types do not say.
  return (Array.isArray(answer) ? answer.at(-1) : answer) as pg.QueryResult
}
