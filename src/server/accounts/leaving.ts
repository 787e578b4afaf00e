// What happens to everything that is kept about a user who goes: one list of all rooms that keep something. Knows no table.
import * as audit from '../audit/store.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import * as links from '../links/leaving-store.ts'
import * as usage from '../usage/figure-store.ts'

/** A room's part in the deletion of a user, who is locked and still there. */
export type OnUserLeaves = (tx: Tx, deed: Deed, id: number) => Promise<void>

/** For a room whose foreign keys say it: each deletes its row with the user, or forgets in it who it was. */
const BY_REFERENCES = 'by references'

/**
 * Each room that keeps something about users, in the order in which they lock their rows. A room with a reference to
 * users that is not in this list fails a test.
 */
export const leaving: Record<string, OnUserLeaves | typeof BY_REFERENCES> = {
  links: links.onUserLeaves,
  usage: usage.onUserLeaves,
  audit: audit.onUserLeaves,
  accounts: BY_REFERENCES,
  contact: BY_REFERENCES,
  feedback: BY_REFERENCES,
  history: BY_REFERENCES,
  optimizations: BY_REFERENCES,
  quota: BY_REFERENCES,
  styles: BY_REFERENCES,
  tasks: BY_REFERENCES,
  tools: BY_REFERENCES,
}

/** Lets every room do its part; what the foreign keys do follows with the row of the user itself. */
export async function leave(tx: Tx, deed: Deed, id: number): Promise<void> {
  for (const part of Object.values(leaving)) if (part !== BY_REFERENCES) await part(tx, deed, id)
}
