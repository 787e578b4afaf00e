// The SQL of the list of users: searched, filtered, in any order, a page at a time. Takes as long among a hundred
// thousand as among a hundred. Knows nothing of HTTP.
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { listUsers, UserSort } from '#contract/accounts/administration-endpoints.ts'
import { isStorable } from '#contract/characters.ts'
import { entityId } from '#contract/endpoint.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { findWords, type Found } from '../db/search.ts'
import { cursorOf, fitting, readCursor } from '../http/paging.ts'
import { alphabetical, publicColumns, users, type PublicUser } from './tables.ts'

type UserQuery = z.output<typeof listUsers.query>

interface Order {
  /** As its index has it. */
  by: SQL
  /** Its value as a cursor keeps it: exact, while a Date would drop the microseconds and skip or repeat rows. */
  kept: SQL<string>
  /** The kept value as `by` compares with it. */
  from: (kept: string) => SQL
  /** What a kept value is, for one that somebody made up. */
  shape: z.ZodType<string>
}

const storable = z.string().refine(isStorable)
const spelled = (by: SQL<string>): Order => ({ by, kept: by, from: (kept) => sql`${kept}`, shape: storable })

const orders: Record<UserSort, Order> = {
  createdAt: {
    by: sql`${users.createdAt}`,
    kept: sql<string>`to_char(${users.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    from: (kept) => sql`${kept}::timestamptz`,
    // PostgreSQL knows no year 0.
    shape: z.iso.datetime().refine((kept) => !kept.startsWith('0000')),
  },
  name: spelled(alphabetical(users.name)),
  username: spelled(alphabetical(users.username)),
  email: spelled(alphabetical(users.email)),
  role: spelled(sql`${users.role}`),
}

export interface UserPage {
  rows: PublicUser[]
  /** Counted no further than one above COUNTED_UP_TO. */
  total: number
  /** Undefined on the last page. */
  next: string | undefined
}

/** @throws Problem invalidInput for a cursor that is not ours. */
export async function findUsers(db: Db, wanted: UserQuery): Promise<UserPage> {
  const { sort, limit, direction = sort === 'createdAt' ? 'desc' : 'asc' } = wanted
  const order = orders[sort]
  const place = wanted.after === undefined ? undefined : readCursor(wanted.after, z.tuple([order.shape, entityId]))
  const beyond = direction === 'desc' ? sql.raw('<') : sql.raw('>')
  const { total, among } = await matching(db, wanted)
  const turned = direction === 'desc' ? desc : asc
  const found = await db
    .select({ ...publicColumns, kept: order.kept })
    .from(users)
    .where(and(among, place && sql`(${order.by}, ${users.id}) ${beyond} (${order.from(place[0])}, ${place[1]})`))
    .orderBy(turned(order.by), turned(users.id))
    // One more than a page tells whether there is another.
    .limit(limit + 1)
  const { page, more } = fitting(found, limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ kept: _kept, ...row }) => row),
    total,
    next: more && last ? cursorOf(last.kept, last.id) : undefined,
  }
}

/** How many users there are that match, and the condition by which a page finds them. */
async function matching(db: Db, { search, role }: UserQuery): Promise<Found> {
  const ofRole = role === undefined ? undefined : eq(users.role, role)
  const ids = (holds: SQL | undefined) => db.select({ id: users.id }).from(users).where(and(holds, ofRole)).$dynamic()
  const found = await findWords(search, users, (holds, atMost) => ids(holds).limit(atMost))
  if (found === undefined) return { total: await countSome(db, ids(undefined)), among: ofRole }
  return { ...found, among: and(found.among, ofRole) }
}
