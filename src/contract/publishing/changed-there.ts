// What differs when somebody changed an article on a website. Knows no website.
import { z } from 'zod'

/** Longest text of each side of a difference: enough to see what somebody did. In characters. */
export const LONGEST_DIFFERENCE = 200_000

const side = z.object({
  title: z.string(),
  /** Readable text, a paragraph per line. */
  text: z.string(),
})

/** What stands there now, what we sent last, and what would go out now. */
export const changedThere = z.object({
  theirs: side,
  sent: side,
  ours: side,
  /** Says what `theirs` was, for `seen` of who overwrites it. */
  seen: z.string(),
  /** When it was changed there, as the site says. */
  at: z.iso.datetime().nullable(),
})
export type ChangedThere = z.infer<typeof changedThere>
