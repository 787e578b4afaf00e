// How long lists are asked for in pages, the same for every list (docs/decisions/0016). The reply is the list itself; what
// belongs to the page stands in its headers. A page may end before its limit, where its entries are long: there are more
// as long as `x-next-page` says so.
import { z } from 'zod'
import { textField } from './text.ts'

/** Beyond it "more than" is said: counting a hundred thousand rows takes longer than fetching a page of them. */
export const COUNTED_UP_TO = 1_000

/** Entries on one page of a screen. */
export const PAGE_SIZE = 25

/** Most entries in one reply, and what a request gets that does not say how many. */
export const LARGEST_PAGE = 1_000

/** The part of a query that pages. @param most entries in one reply, where each takes much to find. */
export const pageQueryOf = (most: number) => ({
  limit: z.coerce.number().int().min(1).max(most, `Vraag hoogstens ${most} regels.`).default(most),
  /** Where the page before ended: its `x-next-page`. */
  after: z.string().max(1_000).optional(),
})
export const pageQuery = pageQueryOf(LARGEST_PAGE)

/** What a list sends of a longer text, in characters. The whole text comes with the entry itself, when it is opened. */
export const EXCERPT_CHARACTERS = 200

/** Longest text to look for, in characters. */
export const LONGEST_SEARCH = 200

/** What one looks for, anywhere in the words of an entry. */
export const searchQuery = textField({ max: LONGEST_SEARCH }).optional()
