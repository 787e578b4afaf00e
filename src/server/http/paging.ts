// Pages of long lists: where one ends is kept in a cursor of the last row's sort values, so that a page deep in the list
// costs no more than the first. Knows no list.
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { NEXT_HEADER, TOTAL_HEADER } from '#contract/page-headers.ts'
import { Problem } from '#contract/problems.ts'

const NO_PAGE = 'Deze pagina bestaat niet. Begin vooraan in de lijst.'

const values = z.array(z.union([z.string(), z.number()]))

/** The sort values of a row, as the browser hands them back. */
export function cursorOf(...sortValues: z.infer<typeof values>): string {
  return Buffer.from(JSON.stringify(sortValues)).toString('base64url')
}

/** Reads a cursor with the given parts. @throws Problem invalidInput for one that is not ours. */
export function readCursor<Parts extends z.ZodType>(cursor: string, parts: Parts): z.output<Parts> {
  try {
    return parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw new Problem('invalidInput', { message: NO_PAGE, errors: { after: NO_PAGE } })
  }
}

/** Most bytes of rows in one reply: hundreds of short ones, and no more of long ones than the memory can bear at once. */
export const PAGE_BYTES = 256 * 1024

/**
 * The first of `rows` that fit in one reply: at most `limit`, at least one, and of these no more than `PAGE_BYTES` as
 * JSON. `more` tells whether any is left: a list fetches one row more than its limit for that.
 * @param beyond whether more rows are known of than were fetched.
 */
export function fitting<Row>(rows: readonly Row[], limit: number, beyond = false): { page: Row[]; more: boolean } {
  let bytes = 0
  const end = rows.findIndex((row, at) => {
    bytes += Buffer.byteLength(JSON.stringify(row))
    return at >= limit || (at > 0 && bytes > PAGE_BYTES)
  })
  return end === -1 ? { page: [...rows], more: beyond } : { page: rows.slice(0, end), more: true }
}

/** So many rows are fetched at once: a thousand of the longest would be ten megabytes, of which a page holds a fraction. */
const STEP_ROWS = 50

/**
 * The rows of a page and one more, fetched in steps until `fitting` has enough.
 * @param fetch at most so many rows from behind `after`; undefined is the beginning.
 */
export async function gathered<Row>(
  limit: number,
  fetch: (count: number, after: Row | undefined) => Promise<Row[]>,
): Promise<{ rows: Row[]; beyond: boolean }> {
  const rows: Row[] = []
  for (;;) {
    const count = Math.min(STEP_ROWS, limit + 1 - rows.length)
    const step = await fetch(count, rows.at(-1))
    rows.push(...step)
    if (step.length < count) return { rows, beyond: false }
    // A row is longer here than as it is sent, so all of these may fit in the reply: that there are more must be told.
    if (rows.length > limit || fitting(rows, limit).more) return { rows, beyond: true }
  }
}

/** Says beside a list how long it is in all, and where its next page begins. */
export function tellPage(reply: FastifyReply, { total, next }: { total: number; next: string | undefined }): void {
  reply.header(TOTAL_HEADER, total)
  if (next !== undefined) reply.header(NEXT_HEADER, next)
}
