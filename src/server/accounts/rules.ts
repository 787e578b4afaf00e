// The rules of accounts: how passwords are kept, how long a trial lasts, what of a user leaves the server. No SQL, no HTTP.
import { hash, verify, type Options } from '@node-rs/argon2'
import { TRIAL_HOURS } from '#contract/quota.ts'
import type { User } from '#contract/accounts/user.ts'
import type { PublicUser } from './tables.ts'

/** argon2id with 19 MiB, two passes, one lane: OWASP's password storage cheat sheet, first choice for argon2id. */
const cost: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** A password as the database keeps it: of its one form, because keyboards make the same letters in several. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

/** Hash of a password nobody has, made once per process. */
let nobody: Promise<string> | undefined

/**
 * Whether `password` belongs to `stored`. Without a stored hash it takes as long and is never right,
 * so that the time of the answer does not tell which names exist. Hashes of before are of the form that was typed then.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const hashed = stored ?? (await nobody)
  const form = password.normalize('NFKC')
  const matches = (await verify(hashed, form)) || (form !== password && (await verify(hashed, password)))
  return matches && stored !== undefined
}

/** The trial that a registration at `now` starts. */
export function trial(now: Date): { subscriptionStartDate: Date; subscriptionEndDate: Date } {
  return { subscriptionStartDate: now, subscriptionEndDate: new Date(now.getTime() + TRIAL_HOURS * 60 * 60 * 1000) }
}

/** A user as the browser sees them. */
export function toWire(user: PublicUser): User {
  return {
    ...user,
    createdAt: user.createdAt.toISOString(),
    subscriptionStartDate: user.subscriptionStartDate?.toISOString() ?? null,
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    lastLoginDate: user.lastLoginDate?.toISOString() ?? null,
  }
}
