// The headers that accompany one page of a list. Apart from paging.ts, so that the login form need not load zod.

/** How many entries the list has, if it counts them. Counting stops at `COUNTED_UP_TO` + 1, which means "more than". */
export const TOTAL_HEADER = 'x-total-count'

/** The value of `after` for the next page; absent on the last page. `Link` (`rel="next"`) has it as a whole address. */
export const NEXT_HEADER = 'x-next-page'
