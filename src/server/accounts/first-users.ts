// The first accounts of a new database: its administrator, and on request demo users to try the product with.
import { randomBytes } from 'node:crypto'
import type { Desk } from '#contract/accounts/desk.ts'
import type { Role } from '#contract/accounts/user.ts'
import { StartProblem } from '../config.ts'
import type { Tx } from '../db/transaction.ts'
import { whyGuessed } from './common-passwords.ts'
import { hashPassword } from './rules.ts'
import { addUser, countUsers, findForLogin, type NewUser } from './store.ts'

/** An account to print on the terminal. Its password is shown only then: the database stores the hash. */
export interface PrintedAccount {
  username: string
  /** Undefined when it came from ADMIN_PASSWORD, which is not printed. */
  password: string | undefined
  label: string
}

/**
 * Makes the administrator `admin` when there is no administrator yet; returns undefined when there is one.
 * @throws StartProblem when `adminPassword` is too easy to guess.
 */
export async function ensureAdministrator(
  tx: Tx,
  adminPassword: string | undefined,
): Promise<PrintedAccount | undefined> {
  const { administrators } = await countUsers(tx)
  if (administrators > 0) return undefined
  const password = adminPassword ?? randomBytes(16).toString('base64url')
  // Another user may have registered the name `admin`: then it becomes admin-2.
  const taken = (username: string) => findForLogin(tx, username)
  let username = 'admin'
  for (let number = 2; (await taken(username)) !== undefined; number += 1) username = `admin-${number}`
  const person = { username, email: `${username}@example.com`, name: 'Beheerder' }
  const why = adminPassword === undefined ? undefined : await whyGuessed(adminPassword, person)
  if (why !== undefined) throw new StartProblem(`Ongeldige instelling ADMIN_PASSWORD: ${why}`)
  // Nobody reads mail to the house's own example addresses: asking to confirm one would never end.
  const emailConfirmedAt = new Date()
  await addUser(tx, { ...person, password: await hashPassword(password), role: 'admin', emailConfirmedAt })
  return { username, password: adminPassword === undefined ? password : undefined, label: 'Beheerder' }
}

/** A random password that all demo users of one database share. */
const demoPassword = () => `demo-${randomBytes(4).toString('hex')}`

/** The usernames of the demo users. */
export type DemoName = 'demo-redacteur' | 'demo-premium' | 'demo-vol' | 'demo-beheerder'

/** The number of AI requests that each free demo user has used. */
export const DEMO_REQUESTS = { 'demo-redacteur': 3, 'demo-vol': 10 } as const

type DemoUser = Pick<NewUser, 'name' | 'aiRequestsCount'> & {
  username: DemoName
  role: Role
  desk: Desk
  label: string
}

const demoUsers: DemoUser[] = [
  {
    username: 'demo-redacteur',
    name: 'Demo Redacteur',
    role: 'user',
    desk: 'editor',
    aiRequestsCount: DEMO_REQUESTS['demo-redacteur'],
    label: 'Eindredacteur, gratis, 3 van 10 verzoeken gebruikt',
  },
  { username: 'demo-premium', name: 'Demo Premium', role: 'paid', desk: 'writer', label: 'Redacteur, Premium' },
  {
    username: 'demo-vol',
    name: 'Demo Vol',
    role: 'free',
    desk: 'none',
    aiRequestsCount: DEMO_REQUESTS['demo-vol'],
    label: 'Maker, gratis, limiet bereikt',
  },
  { username: 'demo-beheerder', name: 'Demo Beheerder', role: 'admin', desk: 'none', label: 'Beheerder' },
]

/**
 * Adds the demo users and their data to a database that has no users but its administrator. Returns undefined, and changes
 * nothing, when it has more. It must all happen in one transaction: a database with half of the demo would count as used.
 * @param fill adds the data of the demo users; it gets their ids by username.
 */
export async function fillDemo(
  tx: Tx,
  fill: (ids: Record<DemoName, number>) => Promise<void>,
): Promise<PrintedAccount[] | undefined> {
  const { all } = await countUsers(tx)
  if (all > 1) return undefined
  const secret = demoPassword()
  const password = await hashPassword(secret)
  const ids = {} as Record<DemoName, number>
  for (const { label: _, ...user } of demoUsers) {
    const paid = user.role === 'paid'
    const { id } = await addUser(tx, {
      ...user,
      password,
      email: `${user.username}@example.com`,
      emailConfirmedAt: new Date(),
      subscriptionStatus: paid ? 'paid' : 'not_paid',
      subscriptionType: paid ? 'paid' : 'free',
    })
    ids[user.username] = id
  }
  await fill(ids)
  return demoUsers.map(({ username, label }) => ({ username, password: secret, label }))
}
