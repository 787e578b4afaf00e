// Pages of long lists, one way for all: where one ends is kept in a cursor of the last row's sort values, so that a page deep
// in the list costs no more than the first. Knows no list.
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { NEXT_HEADER, TOTAL_HEADER } from '#contract/page-headers.ts'
import { Problem } from '#contract/problems.ts'

const NO_PAGE = 'Deze pagina bestaat niet. Begin vooraan in de lijst.'

/** The values that a row is sorted by. */
type Sorted = readonly (string | number)[]

/** These values, as a client hands them back. */
function cursorOf(values: Sorted): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

function readCursor<Place>(cursor: string, place: z.ZodType<Place>): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw new Problem('invalidInput', { message: NO_PAGE, errors: { after: NO_PAGE } })
  }
}

/** Most bytes of entries in one reply: hundreds of short ones, and no more of long ones than the memory can bear at once. */
export const PAGE_BYTES = 256 * 1024

/** So many rows are fetched at once: a thousand of the longest would be ten megabytes, of which a page holds a fraction. */
const STEP_ROWS = 50

/** A long list as its room finds it. */
export interface List<Row, Place extends Sorted> {
  /** How many there are in all, counted no further than `COUNTED_UP_TO` + 1; only of lists that say so. */
  total?: number
  /** What the place of a row is, for one that somebody made up. */
  place: z.ZodType<Place>
  /** By what it is sorted; no two rows have the same. */
  placeOf: (row: Row) => Place
  /** At most so many rows that stand behind `after`, in their order; undefined is the beginning. */
  fetch: (count: number, after: Place | undefined) => Promise<Row[]>
}

/**
 * One page of a list, as it is sent: at most `limit` entries, at least one, and no more than `PAGE_BYTES` of them as JSON.
 * Only when there are more, the headers beside it say where the next page begins.
 * @throws Problem invalidInput for a cursor that is not ours.
 */
export async function sendPage<Row, Place extends Sorted, Entry>(
  reply: FastifyReply,
  { limit, after }: { limit: number; after?: string | undefined },
  { total, place, placeOf, fetch }: List<Row, Place>,
  toEntry: (row: Row) => Entry,
): Promise<Entry[]> {
  if (total !== undefined) reply.header(TOTAL_HEADER, total)
  let reached = after === undefined ? undefined : readCursor(after, place)
  const page: Entry[] = []
  for (let bytes = 0; ;) {
    // One more than the page takes: only a row that is there tells that there are more.
    const wanted = Math.min(STEP_ROWS, limit + 1 - page.length)
    const rows = await fetch(wanted, reached)
    for (const row of rows) {
      const entry = toEntry(row)
      bytes += Buffer.byteLength(JSON.stringify(entry))
      if (page.length === limit || (page.length > 0 && bytes > PAGE_BYTES)) {
        if (reached !== undefined) tellNext(reply, cursorOf(reached))
        return page
      }
      page.push(entry)
      reached = placeOf(row)
    }
    if (rows.length < wanted) return page
  }
}

function tellNext(reply: FastifyReply, next: string): void {
  reply.header(NEXT_HEADER, next)
  // The same for clients that know nothing of us (RFC 8288). Of the address only path and query: the host is what they asked.
  const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost')
  searchParams.set('after', next)
  reply.header('link', `<${pathname}?${searchParams.toString()}>; rel="next"`)
}
