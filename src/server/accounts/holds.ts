// How the statements of other rooms lock users. Each lock lasts until the transaction ends. Knows no reason for any.
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/transaction.ts'
import { users } from './tables.ts'

/**
 * Locks a user, who can then not be deleted. Returns whether there is one.
 * @param lock with 'key share' others may still change the user, and hold them in the same way; with 'no key update' they
 *   may only refer to them.
 */
export async function holdUser(tx: Tx, id: number, lock: 'key share' | 'no key update'): Promise<boolean> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for(lock)
  return found !== undefined
}

/** The statement that locks a user as 'key share' does, and reads their `id`, `name` and `role`. */
export const userHeld = (id: number): SQL =>
  sql`SELECT ${users.id} AS id, ${users.name} AS name, ${users.role} AS role FROM ${users} WHERE ${eq(users.id, id)} FOR KEY SHARE`

/** The `id` of a user, who is locked as 'key share' does; no row when there is none. A part of a statement. */
export const idHeld = (id: number): SQL => sql`SELECT id FROM users WHERE id = ${id} FOR KEY SHARE`

/**
 * The `id` of each of these users, who are locked as 'no key update' does, in the order of their ids. A part of a statement.
 * @param ids a query of the ids.
 */
export const idsHeld = (ids: SQL): SQL => sql`SELECT id FROM users WHERE id IN (${ids}) ORDER BY id FOR NO KEY UPDATE`
