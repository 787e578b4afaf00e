// What a login must know of the second step, which stands in a room of its own: that room is told of accounts, not the reverse.
import type { Tx } from '../db/transaction.ts'
import type { Candidate } from './store.ts'

/** What goes out instead of a session when the password alone is not enough. */
export interface Challenge {
  challenge: string
  /** Whether this account has no codes, so that only its passkey can be the second step. */
  passkeyOnly: boolean
}

/** Asks the second step of who gave a right password; null when there is none to ask. The user is locked in `tx`. */
export type AskSecondStep = (tx: Tx, candidate: Candidate, now: Date) => Promise<Challenge | null>
