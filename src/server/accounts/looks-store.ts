// Keeps for accounts of before usernames had looks what theirs look like. Of those that already look alike the first has
// it; the others keep their names, and meet the rule with the next change of it.
import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lookOf } from './lookalikes.ts'
import { users } from './tables.ts'

const AT_ONCE = 1_000

/** While nobody else makes accounts: at the start, under its lock. */
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
