// How long lists are requested page by page, the same for every list (docs/decisions/0016). The reply body is the list
// itself; the total and the next page are in the headers. A page with long entries may end before its limit, so only the
// presence of `x-next-page` tells whether there are more.
import { z } from 'zod'
import { textField } from './text.ts'

/** Beyond this number only "more than" is shown: counting a hundred thousand rows takes longer than fetching a page. */
export const COUNTED_UP_TO = 1_000

/** Entries on one page of a screen. */
export const PAGE_SIZE = 25

/** Most entries in one reply, and the default when a request names no limit. */
export const LARGEST_PAGE = 1_000

/** The query fields for paging. @param most the highest and the default `limit`: lower where entries are large or slow. */
export const pageQueryOf = (most: number) => ({
  limit: z.coerce.number().int().min(1).max(most, `Vraag hoogstens ${most} regels.`).default(most),
  /** The cursor at which the previous page ended: its `x-next-page` header. */
  after: z.string().max(1_000).optional(),
})
export const pageQuery = pageQueryOf(LARGEST_PAGE)

/** How many characters of a longer text a list sends. The whole text is fetched when its entry is opened. */
export const EXCERPT_CHARACTERS = 200

/** Longest search text, in characters. */
export const LONGEST_SEARCH = 200

/** The search text; its words may occur anywhere in the text of an entry. */
export const searchQuery = textField({ max: LONGEST_SEARCH }).optional()
