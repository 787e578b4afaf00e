// The accounts a new database begins with: its administrator, and on request people to try the product with.
import { randomBytes } from 'node:crypto'
import type { Role } from '#contract/accounts/user.ts'
import type { Db } from '../db/connect.ts'
import { hashPassword } from './rules.ts'
import { addUser, countUsers, type NewUser } from './store.ts'

/** For the person at the terminal, once: the database keeps only the hash. */
export interface PrintedAccount {
  username: string
  /** Undefined when it came from ADMIN_PASSWORD: that is not repeated. */
  password: string | undefined
  label: string
}

/** Makes the administrator `admin` when there is no administrator; undefined when there is one. */
export async function ensureAdministrator(
  db: Db,
  adminPassword: string | undefined,
): Promise<PrintedAccount | undefined> {
  const { administrators } = await countUsers(db)
  if (administrators > 0) return undefined
  const password = adminPassword ?? randomBytes(12).toString('base64url')
  await addUser(db, {
    username: 'admin',
    password: await hashPassword(password),
    email: 'admin@example.com',
    name: 'Beheerder',
    role: 'admin',
  })
  return { username: 'admin', password: adminPassword === undefined ? password : undefined, label: 'Beheerder' }
}

/** Everyone in the demo has this password; the names say that they are demo data. */
const DEMO_PASSWORD = 'demo-kopij'

const demoUsers: (Pick<NewUser, 'username' | 'name' | 'aiRequestsCount'> & { role: Role; label: string })[] = [
  {
    username: 'demo-redacteur',
    name: 'Demo Redacteur',
    role: 'user',
    aiRequestsCount: 3,
    label: 'Gratis, 3 van 10 verzoeken gebruikt',
  },
  { username: 'demo-premium', name: 'Demo Premium', role: 'paid', aiRequestsCount: 42, label: 'Premium' },
  { username: 'demo-vol', name: 'Demo Vol', role: 'free', aiRequestsCount: 10, label: 'Gratis, limiet bereikt' },
  { username: 'demo-beheerder', name: 'Demo Beheerder', role: 'admin', aiRequestsCount: 7, label: 'Beheerder' },
]

/** Fills a database that holds nobody but its administrator; undefined, and nothing changed, when it holds more. */
export async function fillDemo(db: Db): Promise<PrintedAccount[] | undefined> {
  const { all } = await countUsers(db)
  if (all > 1) return undefined
  const password = await hashPassword(DEMO_PASSWORD)
  for (const { label: _, ...user } of demoUsers) {
    const paid = user.role === 'paid'
    await addUser(db, {
      ...user,
      password,
      email: `${user.username}@example.com`,
      subscriptionStatus: paid ? 'paid' : 'not_paid',
      subscriptionType: paid ? 'paid' : 'free',
    })
  }
  return demoUsers.map(({ username, label }) => ({ username, password: DEMO_PASSWORD, label }))
}
