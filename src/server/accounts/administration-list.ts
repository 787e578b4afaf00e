// The SQL of the list of users: searched, filtered and sorted, one page at a time. Takes about as long among a hundred
// thousand users as among a hundred. Knows nothing of HTTP.
import { and, asc, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { listUsers, UserSort } from '#contract/accounts/administration-endpoints.ts'
import type { Desk } from '#contract/accounts/desk.ts'
import { isStorable } from '#contract/characters.ts'
import { entityId } from '#contract/endpoint.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { findWords, type Found } from '../db/search.ts'
import type { List } from '../http/paging.ts'
import { alphabetical, publicColumns, users, type PublicUser } from './tables.ts'

type UserQuery = Omit<z.output<typeof listUsers.query>, 'limit' | 'after'>

/** A user with `kept`, the value that the list is sorted by as the cursor stores it. */
type ListedUser = PublicUser & { kept: string }

interface Order {
  /** The sort expression, as its index has it. */
  by: SQL
  /** Its value as text for the cursor. Exact: a Date would drop the microseconds, and rows would be skipped or repeated. */
  kept: SQL<string>
  /** Turns the text of the cursor back into a value to compare with `by`. */
  from: (kept: string) => SQL
  /** The schema of that text: a client may send a cursor that we did not make. */
  shape: z.ZodType<string>
}

const storable = z.string().refine(isStorable)
const spelled = (by: SQL<string>): Order => ({ by, kept: by, from: (kept) => sql`${kept}`, shape: storable })

const orders: Record<UserSort, Order> = {
  createdAt: {
    by: sql`${users.createdAt}`,
    kept: sql<string>`to_char(${users.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    from: (kept) => sql`${kept}::timestamptz`,
    // PostgreSQL has no year 0: a query with it fails.
    shape: z.iso.datetime().refine((kept) => !kept.startsWith('0000')),
  },
  name: spelled(alphabetical(users.name)),
  username: spelled(alphabetical(users.username)),
  email: spelled(alphabetical(users.email)),
  role: spelled(sql`${users.role}`),
}

/** The list of users that match, with the order and the cursor that `sendPage` needs. */
export async function findUsers(db: Db, wanted: UserQuery): Promise<List<ListedUser, [kept: string, id: number]>> {
  const { sort, direction = sort === 'createdAt' ? 'desc' : 'asc' } = wanted
  const order = orders[sort]
  const beyond = direction === 'desc' ? sql.raw('<') : sql.raw('>')
  const { total, among } = await matching(db, wanted)
  const turned = direction === 'desc' ? desc : asc
  return {
    total,
    place: z.tuple([order.shape, entityId]),
    placeOf: ({ kept, id }) => [kept, id],
    fetch: (count, after) =>
      db
        .select({ ...publicColumns, kept: order.kept })
        .from(users)
        .where(and(among, after && sql`(${order.by}, ${users.id}) ${beyond} (${order.from(after[0])}, ${after[1]})`))
        .orderBy(turned(order.by), turned(users.id))
        .limit(count),
  }
}

/** The number of users that match, and the SQL condition that selects them. */
async function matching(db: Db, { search, role, desk }: UserQuery): Promise<Found> {
  const chosen = and(role && eq(users.role, role), desk && hasDesk(desk))
  const ids = (holds: SQL | undefined) => db.select({ id: users.id }).from(users).where(and(holds, chosen)).$dynamic()
  const found = await findWords(search, users, (holds, atMost) => ids(holds).limit(atMost))
  if (found === undefined) return { total: await countSome(db, ids(undefined)), among: chosen }
  return { ...found, among: and(found.among, chosen) }
}

/** SQL for `deskOf(user) === desk` (contract/accounts/desk.ts). */
const hasDesk = (desk: Desk): SQL | undefined =>
  desk === 'chief'
    ? or(eq(users.role, 'admin'), eq(users.desk, desk))
    : and(ne(users.role, 'admin'), eq(users.desk, desk))
