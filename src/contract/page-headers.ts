// The headers beside one page of a list. Apart from paging.ts, so that the login form does not wait for zod.

/** How many entries there are, counted no further than `COUNTED_UP_TO`. */
export const TOTAL_HEADER = 'x-total-count'

/** What `after` must be for the next page; absent on the last. `Link` with `rel="next"` says the same as a whole address. */
export const NEXT_HEADER = 'x-next-page'
