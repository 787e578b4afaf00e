// Statements that are asked all the time: built once, and planned once per connection. Knows no table.
import type { Db } from './connect.ts'

const known = new WeakMap<Db, Map<string, unknown>>()

/**
 * The statement of that name, which nothing else has; of the pool, or of a connection that is in a transaction. Building one
 * takes Drizzle as long as the database takes to answer it, and a transaction that is alone keeps everybody waiting meanwhile.
 * @param build ends in `.prepare(name)`; what differs from call to call is a `sql.placeholder`.
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
