// The accounts the benchmarks ask with.
import { eq } from 'drizzle-orm'
import { hashPassword } from '#server/accounts/rules.ts'
import { addUser } from '#server/accounts/store.ts'
import { users } from '#server/accounts/tables.ts'
import type { Db } from '#server/db/connect.ts'

const PASSWORD = 'meten-is-weten'

/** One account that is never refused, and one with ten requests left; both logged in at `url`, as cookies. */
export async function makeAccount(db: Db, url: string): Promise<{ cookie: string; limited: string }> {
  const password = await hashPassword(PASSWORD)
  const cookieOf = async (username: string, role: 'paid' | 'user') => {
    await db.delete(users).where(eq(users.username, username))
    await addUser(db, { username, name: 'Meting', email: `${username}@example.com`, password, role })
    const reply = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    })
    return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  return { cookie: await cookieOf('meting', 'paid'), limited: await cookieOf('meting-tien', 'user') }
}
