// Pages of long lists, the same way for all: a cursor holds the sort values of the page's last row, so that a page deep in
// the list costs no more than the first (decision 16). Knows no particular list.
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { NEXT_HEADER, TOTAL_HEADER } from '#contract/page-headers.ts'
import { Problem } from '#contract/problems.ts'

const NO_PAGE = 'Deze pagina bestaat niet. Begin vooraan in de lijst.'

/** The values that a row is sorted by. */
type Sorted = readonly (string | number)[]

/** The cursor of these values; a client hands it back to get the next page. */
function cursorOf(values: Sorted): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

function readCursor<Place>(cursor: string, place: z.ZodType<Place>, field: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw new Problem('invalidInput', { message: NO_PAGE, errors: { [field]: NO_PAGE } })
  }
}

/** Most bytes of entries in one reply: room for hundreds of short ones, while a page of long ones stays small in memory. */
export const PAGE_BYTES = 256 * 1024

/**
 * How many rows one query fetches: a thousand of the longest would be ten megabytes, of which a page holds a fraction. Where one row may be
 * a megabyte the list itself stops reading at `PAGE_BYTES`.
 */
const STEP_ROWS = 50

/** How a room offers one of its long lists. */
export interface List<Row, Place extends Sorted> {
  /** How many rows there are in all, counted no further than `COUNTED_UP_TO` + 1; left out by lists that do not tell. */
  total?: number
  /** The schema of a place: a cursor comes from the client, who may have made it up. */
  place: z.ZodType<Place>
  /** The values that a row is sorted by; no two rows have the same. */
  placeOf: (row: Row) => Place
  /** At most `count` rows that come after the place `after`, in order; from the beginning when it is undefined. */
  fetch: (count: number, after: Place | undefined) => Promise<Row[]>
}

/**
 * One page of a list whose reply says itself where the next begins. `next`: undefined on the last page.
 * @param field the name of the cursor in the request.
 * @throws Problem invalidInput for a cursor that is not ours.
 */
export async function pageByCursor<Row, Place extends Sorted, Entry>(
  { limit, after }: { limit: number; after?: string | undefined },
  { place, placeOf, fetch }: List<Row, Place>,
  toEntry: (row: Row) => Entry,
  field = 'after',
): Promise<{ entries: Entry[]; next: string | undefined }> {
  let reached = after === undefined ? undefined : readCursor(after, place, field)
  const entries: Entry[] = []
  for (let bytes = 0; ;) {
    // Asks for one row more than the page takes: if it exists, there is a next page.
    const wanted = Math.min(STEP_ROWS, limit + 1 - entries.length)
    const rows = await fetch(wanted, reached)
    for (const row of rows) {
      const entry = toEntry(row)
      bytes += Buffer.byteLength(JSON.stringify(entry))
      if (entries.length === limit || (entries.length > 0 && bytes > PAGE_BYTES))
        return { entries, next: reached && cursorOf(reached) }
      entries.push(entry)
      reached = placeOf(row)
    }
    if (rows.length < wanted) return { entries, next: undefined }
  }
}

/**
 * One page of a list, as it is sent: at most `limit` entries and `PAGE_BYTES` of JSON, but at least one entry if there is
 * any. Only when there are more, headers of the reply say where the next page begins.
 * @throws Problem invalidInput for a cursor that is not ours.
 */
export async function sendPage<Row, Place extends Sorted, Entry>(
  reply: FastifyReply,
  asked: { limit: number; after?: string | undefined },
  list: List<Row, Place>,
  toEntry: (row: Row) => Entry,
): Promise<Entry[]> {
  if (list.total !== undefined) reply.header(TOTAL_HEADER, list.total)
  const { entries, next } = await pageByCursor(asked, list, toEntry)
  if (next !== undefined) tellNext(reply, next)
  return entries
}

function tellNext(reply: FastifyReply, next: string): void {
  reply.header(NEXT_HEADER, next)
  // The same as a standard header, for clients that do not know ours (RFC 8288). Path and query only, because a relative
  // address keeps the host that the client asked.
  const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost')
  searchParams.set('after', next)
  reply.header('link', `<${pathname}?${searchParams.toString()}>; rel="next"`)
}
