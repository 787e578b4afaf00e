// How a link is sent: moments as ISO text. Knows no endpoint.
import type { EntryRow } from './store.ts'

/** A link, or an entry of a list of them, as the contract has it. */
export function toWire<Row extends EntryRow>({ createdAt, claimedAt, deletedAt, ...row }: Row) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    claimedAt: claimedAt?.toISOString() ?? null,
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  }
}
