// Fills in the column `username_look` (lookalikes.ts) for accounts that were made before it existed. Of several names that
// already look alike only the first gets the look; the others keep null, and must follow the rule when their name changes.
import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lookOf } from './lookalikes.ts'
import { users } from './tables.ts'

/** Rows per statement. */
const AT_ONCE = 1_000

/** Must not run while accounts are being made: it runs at start-up, under the lock of `migrateAndSeed`. */
export async function fillLooks(db: Db): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(and(isNull(users.usernameLook), gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(AT_ONCE)
    const lastRow = rows.at(-1)
    if (lastRow === undefined) return
    last = lastRow.id
    const firstOf = new Map<string, number>()
    for (const { id, username } of rows) {
      const look = await lookOf(username)
      if (!firstOf.has(look)) firstOf.set(look, id)
    }
    const given = JSON.stringify([...firstOf].map(([look, id]) => ({ id, look })))
    await db.execute(sql`
      update ${users} set username_look = given.look
      from json_to_recordset(${given}::json) as given(id int, look text)
      where ${users.id} = given.id and not exists (select 1 from ${users} other where other.username_look = given.look)
    `)
  }
}
