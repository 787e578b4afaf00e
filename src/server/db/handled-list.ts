// Lists of what administrators handle (handled.ts): what is open before what is handled, of each first what somebody sent who
// pays, and of that the newest first. Knows no table.
import { and, desc, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { MessageState } from '#contract/contact/endpoints.ts'
import { entityId } from '#contract/endpoint.ts'

export interface HandledQuery {
  state: MessageState
  search?: string | undefined
}

/** The sort values of an entry: whether it is open and whether its sender pays (1 or 0), and its id. All descending. */
export type Place = [open: number, paid: number, id: number]

const flag = z.number().int().min(0).max(1)
const place = z.tuple([flag, flag, entityId])

export interface Placed {
  id: number
  paid: boolean
  handledAt: Date | null
}

const placeOf = ({ handledAt, paid, id }: Placed): Place => [handledAt === null ? 1 : 0, paid ? 1 : 0, id]

type Table = PgTable & Record<'id' | 'handledAt', AnyPgColumn>

/** A table of such entries, and who sent them. */
interface Sent {
  table: Table
  /** The SQL that joins the users whose payment decides. */
  senders: SQL
  /** Whether the joined user pays; null if there is no such user. */
  pays: SQL<boolean>
}

/** SQL for whether the joined user pays; false if there is no such user. */
export const isPaid = (pays: SQL<boolean>): SQL<boolean> => sql<boolean>`coalesce(${pays}, false)`

const orderOf = ({ table, pays }: Sent) => [
  sql`${table.handledAt} IS NULL DESC`,
  sql`${isPaid(pays)} DESC`,
  desc(table.id),
]

/** The condition that an entry is open, or handled; undefined for all. */
export const stateOf = (table: Table, state: MessageState) =>
  state === 'all' ? undefined : state === 'open' ? isNull(table.handledAt) : isNotNull(table.handledAt)

type Strata = readonly (readonly [open: boolean, paid: boolean])[]

/** The four parts of a list, in the order in which they are shown. */
const strata: Strata = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
]

/**
 * A condition that limits the query to candidates for the next `count` entries: the first `count` of each part of the
 * list (`strata`), each read along an index. An index on the whole order is impossible, because whether somebody pays
 * changes without a change of their messages.
 * @param among what else an entry must meet.
 */
function candidates(
  { table, senders, pays }: Sent,
  { state, count, after }: { state: MessageState; count: number; after: Place | undefined },
  among: SQL | undefined,
): SQL {
  const [afterOpen = 1, afterPaid = 1, afterId] = after ?? []
  const rank = (open: boolean, paid: boolean) => Number(open) * 2 + Number(paid)
  const last = rank(afterOpen === 1, afterPaid === 1)
  const parts = strata
    .filter(([open, paid]) => rank(open, paid) <= last && (state === 'all' || open === (state === 'open')))
    .map(([open, paid]) => {
      const part = and(
        open ? isNull(table.handledAt) : isNotNull(table.handledAt),
        paid ? pays : sql`${pays} IS NOT TRUE`,
        afterId !== undefined && rank(open, paid) === last ? lt(table.id, afterId) : undefined,
        among,
      )
      return sql`(SELECT ${table.id} FROM ${table} ${senders} WHERE ${part} ORDER BY ${table.id} DESC LIMIT ${count})`
    })
  return parts.length === 0 ? sql`false` : sql`${table.id} IN (${sql.join(parts, sql` UNION ALL `)})`
}

/**
 * The list of the entries in this state.
 * @param among what else an entry must meet.
 * @param read gets the condition, the order and the most of what is wanted next, and reads that.
 */
export function handledList<Row extends Placed>(
  sent: Sent,
  state: MessageState,
  among: SQL | undefined,
  read: (which: SQL, order: SQL[], count: number) => Promise<Row[]>,
) {
  return {
    place,
    placeOf,
    fetch: (count: number, after: Place | undefined) =>
      read(candidates(sent, { state, count, after }, among), orderOf(sent), count),
  }
}
