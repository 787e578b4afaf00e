// The rules of accounts: how passwords are hashed, how long a trial lasts, and what is sent of a user. No SQL, no HTTP.
import { hash, verify, type Options } from '@node-rs/argon2'
import { deskOf, type Desk } from '#contract/accounts/desk.ts'
import type { AuditChanges } from '#contract/audit/entry.ts'
import { TRIAL_HOURS } from '#contract/quota.ts'
import type { Role, User } from '#contract/accounts/user.ts'
import type { Site } from '../http/site.ts'
import { sendsMail } from '../mail/mailer.ts'
import type { PublicUser } from './tables.ts'

/** argon2id with 19 MiB, two passes, one lane: OWASP's password storage cheat sheet, first choice for argon2id. */
const cost: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The hash of a password. It is normalized first (NFKC), because keyboards produce the same letter in several forms. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

/** The hash of a password that nobody has, made once per process. */
let nobody: Promise<string> | undefined

/**
 * Whether `password` matches the hash `stored`. Without a hash it takes equally long and is always false, so that the
 * response time does not reveal which usernames exist. Older hashes were made of the password as it was typed, without
 * normalizing, so that form is tried too.
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

/** For whoever had a trial with this address before: it ends as it begins. */
export const noTrial = (now: Date) => ({ subscriptionStartDate: now, subscriptionEndDate: now })

/** The desk that a new account keeps: an administrator is a chief by their role, and has none of before to go back to. */
export const deskToKeep = ({ role, desk }: { role: Role; desk: Desk }): Desk => (role === 'admin' ? 'none' : desk)

/** What the log says of the desk that comes with a new account or an invitation: nothing when it is none. */
export const givenDesk = ({ desk }: { desk: Desk }): AuditChanges => (desk === 'none' ? {} : { desk: { to: desk } })

/**
 * Whether a letter to this user may hold what people typed: titles, names, remarks. Where mail is sent only when the address was confirmed:
 * whoever registers with somebody else's would have the house write to them in words of their own.
 */
export const mayGetWords = (
  { email, emailConfirmedAt }: Pick<PublicUser, 'email' | 'emailConfirmedAt'>,
  { mailer }: Pick<Site, 'mailer'>,
): boolean => email !== '' && (emailConfirmedAt !== null || !sendsMail(mailer))

/** A user as browsers see them. */
export function toWire({ wasConfirmed: _ours, ...user }: PublicUser): User {
  return {
    ...user,
    desk: deskOf(user),
    createdAt: user.createdAt.toISOString(),
    subscriptionStartDate: user.subscriptionStartDate?.toISOString() ?? null,
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    lastLoginDate: user.lastLoginDate?.toISOString() ?? null,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    premiumEndedAt: user.premiumEndedAt?.toISOString() ?? null,
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  }
}

/** The same for the user themself, who is told what they have to do. */
export const toOwnWire = (user: PublicUser, { mailer }: Pick<Site, 'mailer'>): User => ({
  ...toWire(user),
  mailIsSent: sendsMail(mailer),
})
