// The number of AI requests that a user has made.
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/transaction.ts'
import { users } from './tables.ts'

/** Sets the count of a user whose requests were not counted one by one. */
export async function setRequestCount(tx: Tx, userId: number, requests: number): Promise<void> {
  await tx.update(users).set({ aiRequestsCount: requests }).where(eq(users.id, userId))
}
