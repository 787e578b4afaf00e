// One entry of a feed in the intake, as browser and server exchange it.
import { z } from 'zod'
import { LINK_LIMITS } from '../links/link.ts'

/** What became of it: waits, is on the board, was skipped, or holds a word that the newsroom does not want to see. */
export const entryStates = ['new', 'kept', 'skipped', 'muted'] as const
export const entryState = z.enum(entryStates, { error: 'Kies new, kept, skipped of muted.' })
export type EntryState = (typeof entryStates)[number]

/**
 * Lengths in characters, of `url` in UTF-16 units. Of somebody else's text no more than an excerpt is kept: enough to choose by, and
 * no reason not to open it.
 */
export const ENTRY_LIMITS = { title: LINK_LIMITS.title, url: LINK_LIMITS.url, excerpt: 300, author: 100 } as const

/** How long an entry that nobody put on the board stays in the intake, in days. */
export const ENTRY_DAYS = 60

/** How many of its newest entries come in when a feed is fetched for the first time. */
export const FIRST_ENTRIES = 20

export const feedEntry = z.object({
  id: z.number().int(),
  feedId: z.number().int(),
  feedTitle: z.string(),
  title: z.string(),
  /** Always http or https. */
  url: z.string(),
  excerpt: z.string().nullable(),
  author: z.string().nullable(),
  /** As the feed says; null when it does not. */
  publishedAt: z.iso.datetime().nullable(),
  /** When it came in. */
  seenAt: z.iso.datetime(),
  state: entryState,
  /** The inspiration link that was made of it; null when it was not kept, or when the link was deleted for good. */
  linkId: z.number().int().nullable(),
})
export type FeedEntry = z.infer<typeof feedEntry>
