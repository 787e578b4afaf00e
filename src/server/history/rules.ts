// How long a deletion can be undone. No SQL, no HTTP.
import { UNDO_MINUTES } from '#contract/history/endpoints.ts'

/** The moment from which on deletions can still be undone; what was deleted before it may be purged. */
export function undoFrom(now: Date): Date {
  return new Date(now.getTime() - UNDO_MINUTES * 60_000)
}
