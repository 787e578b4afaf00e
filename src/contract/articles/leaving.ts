// What there is of somebody's articles when their account is to be deleted: what an administrator is told, and what they are told themselves.
import { z } from 'zod'

/** How many moments of planned articles are told, and how many titles. */
export const MOST_PLANNED = 3
export const MOST_TITLES = 10

/** Counts of articles; one that is online and planned again counts as both, and one in the bin as that alone. */
export const userArticles = z.object({
  all: z.int(),
  online: z.int(),
  planned: z.int(),
  /** Neither online nor planned. */
  drafts: z.int(),
  bin: z.int(),
  /** The first moments at which planned ones go out. */
  plannedFor: z.array(z.iso.datetime()),
})
export type UserArticles = z.infer<typeof userArticles>

/** What would become of one's own articles: those that were published or reviewed are the house's, the others go. */
export const ownArticles = z.object({
  stay: z.int(),
  /** Of those that stay, the newest first; `MOST_TITLES` at most. */
  titles: z.array(z.string()),
  go: z.int(),
})
export type OwnArticles = z.infer<typeof ownArticles>
