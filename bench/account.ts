// The accounts with which the benchmarks send their requests.
import { eq } from 'drizzle-orm'
import type { Role } from '#contract/accounts/user.ts'
import { hashPassword } from '#server/accounts/rules.ts'
import { addUser } from '#server/accounts/store.ts'
import { users } from '#server/accounts/tables.ts'
import type { Db } from '#server/db/connect.ts'

const PASSWORD = 'meten-is-weten'

/** Makes an account with this name, in place of one from an earlier run, and logs it in at `url`. Returns its cookie. */
export async function logIn(db: Db, url: string, username: string, role: Role): Promise<string> {
  const password = await hashPassword(PASSWORD)
  await db.delete(users).where(eq(users.username, username))
  await addUser(db, { username, name: 'Meting', email: `${username}@example.com`, password, role })
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  if (!reply.ok) throw new Error(`login: ${reply.status}`)
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
