// Prepared statements, for queries that run all the time: built by Drizzle once, and planned once per connection. Knows no
// table.
import type { Db } from './connect.ts'

const known = new WeakMap<Db, Map<string, unknown>>()

/**
 * The prepared statement `name` of `db`, which is built at its first use. Building a query takes Drizzle about as long as
 * the database takes to run it, and a change that holds an advisory lock makes all others wait meanwhile.
 * @param db the pool, or a transaction's connection; each has its own statements.
 * @param name must be unique in the whole product.
 * @param build makes the statement and ends in `.prepare(name)`; values that differ per call are `sql.placeholder`s.
 */
export function prepared<On extends Db, Statement>(
  db: On,
  name: string,
  build: (db: On, name: string) => Statement,
): Statement {
  let statements = known.get(db)
  if (statements === undefined) known.set(db, (statements = new Map()))
  let statement = statements.get(name) as Statement | undefined
  if (statement === undefined) statements.set(name, (statement = build(db, name)))
  return statement
}
