// All SQL with which administrators change users. A change of a role, or the deletion of an account, must be the only such
// change in the installation at that moment (`alone: ['accounts']`), so that it can see who is the last administrator.
// Knows nothing of HTTP, nor of plain-text passwords.
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { fullDetailsInput, newUserInput, userEdit } from '#contract/accounts/administration.ts'
import { deskOf, type Desk } from '#contract/accounts/desk.ts'
import type { Role } from '#contract/accounts/user.ts'
import type { AuditAction, AuditChanges, AuditField } from '#contract/audit/entry.ts'
import { Problem } from '#contract/problems.ts'
import { changesBetween } from '../audit/rules.ts'
import { paidPeriods } from '../billing/views.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { endSessionsOf } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { holdUser } from './holds.ts'
import { endDateAfter, refuseEndBeforeStart, refuseUnderPaid } from './administration-rules.ts'
import { lookOf } from './lookalikes.ts'
import { deskToKeep, givenDesk } from './rules.ts'
import { confirmedBefore } from './address-store.ts'
import { addUser, takenOr } from './store.ts'
import { publicColumns, publishedBefore, users, type PublicUser } from './tables.ts'

/** The user that is changed. */
export interface Target {
  id: number
  /** The version that the administrator saw; without it there is no check. */
  version?: number | null | undefined
}

const hashOf = { password: users.password }

/** @throws Problem notFound. */
export async function findUser(db: Db, id: number): Promise<PublicUser> {
  const [row] = await db.select(publicColumns).from(users).where(eq(users.id, id))
  if (row === undefined) throw notThere()
  return row
}

/** The hash to check someone's own password against. @throws Problem notFound. */
export async function findPassword(db: Db, id: number): Promise<string> {
  const [row] = await db.select(hashOf).from(users).where(eq(users.id, id))
  if (row === undefined) throw notThere()
  return row.password
}

/** Adds a user without a trial; `password` is a hash. @throws Problem usernameTaken, usernameTooAlike or emailTaken. */
export async function insertUser(tx: Tx, deed: Deed, fields: z.output<typeof newUserInput>): Promise<PublicUser> {
  const made = await addUser(tx, { ...fields, desk: deskToKeep(fields), createdAt: deed.at })
  deed.tell({ topic: 'users', id: made.id })
  deed.record('user.add', made, {
    ...changesBetween(['name', 'username', 'email', 'role'], null, made),
    ...givenDesk(made),
  })
  return made
}

/** @throws Problem usernameTaken, usernameTooAlike or emailTaken, and those of `hold`. */
export async function updateIdentity(
  tx: Tx,
  deed: Deed,
  target: Target,
  fields: Omit<z.output<typeof userEdit>, 'version'>,
): Promise<PublicUser> {
  return save(tx, deed, await hold(tx, target), fields, 'user.edit')
}

/**
 * Changes a role. A user who begins to pay by it loses the end date of their trial.
 * @throws Problem lastAdministrator, and those of `hold`.
 */
export async function updateRole(tx: Tx, deed: Deed, target: Target, role: Role): Promise<PublicUser> {
  const before = await hold(tx, target)
  if (role !== 'admin') await mustNotBeLast(tx, before, deed.at)
  const subscriptionEndDate = endDateAfter(before, { ...before, role }, undefined)
  return save(tx, deed, before, { role, subscriptionEndDate }, 'user.role')
}

/** @throws Problem deskOfAdministrator, and those of `hold`. */
export async function updateDesk(tx: Tx, deed: Deed, target: Target, desk: Desk): Promise<PublicUser> {
  const before = await hold(tx, target)
  if (before.role === 'admin') throw new Problem('deskOfAdministrator')
  return save(tx, deed, before, { desk }, 'user.desk')
}

/**
 * @throws Problem lastAdministrator, usernameTaken, usernameTooAlike, emailTaken, invalidInput when the dates do not fit
 *   together, paysThemselves, and those of `hold`.
 */
export async function updateDetails(
  tx: Tx,
  deed: Deed,
  target: Target,
  { version: _seen, ...given }: z.output<typeof fullDetailsInput>,
): Promise<PublicUser> {
  const before = await hold(tx, target)
  if (given.role !== 'admin') await mustNotBeLast(tx, before, deed.at)
  const start = given.subscriptionStartDate === undefined ? before.subscriptionStartDate : given.subscriptionStartDate
  const end = endDateAfter(before, given, given.subscriptionEndDate)
  if (start !== before.subscriptionStartDate || end !== before.subscriptionEndDate) refuseEndBeforeStart(start, end)
  refuseUnderPaid(before, { ...given, subscriptionEndDate: end }, await findPaid(tx, before.id))
  const fields = {
    ...given,
    subscriptionStartDate: start,
    subscriptionEndDate: end,
    aiRequestsCount: given.aiRequestsCount ?? before.aiRequestsCount,
    aiRequestsLimit: given.aiRequestsLimit ?? before.aiRequestsLimit,
  }
  return save(tx, deed, before, fields, 'user.details')
}

/** What of Premium this user pays for now. Their row is locked, so a notice of Stripe's comes before this or after it. */
async function findPaid(tx: Tx, id: number): Promise<{ until: Date; goesOn: boolean } | undefined> {
  const { until, goesOn, userId } = paidPeriods
  const [paid] = await tx.select({ until, goesOn }).from(paidPeriods).where(eq(userId, id))
  return paid?.until ? { until: paid.until, goesOn: paid.goesOn } : undefined
}

/**
 * Stores a new password, already hashed, and ends all sessions of that user except the one with the token `keep`.
 * @param checked the hash that the current password was checked against, when it had to be.
 * @throws Problem changedMeanwhile when the stored hash is not `checked` any more, and those of `hold`.
 */
export async function updatePassword(
  tx: Tx,
  deed: Deed,
  target: Target,
  password: string,
  { checked, keep }: { checked?: string | undefined; keep?: string | undefined },
): Promise<PublicUser> {
  await hold(tx, target)
  const [row] = await tx
    .update(users)
    .set({ password, version: nextVersion })
    .where(and(eq(users.id, target.id), checked === undefined ? undefined : eq(users.password, checked)))
    .returning(publicColumns)
  if (row === undefined) throw new Problem('changedMeanwhile')
  await endSessionsOf(tx, target.id, keep)
  deed.tell({ topic: 'users', id: target.id })
  deed.record('user.password', row)
  return row
}

/**
 * What becomes of the articles of a user who is deleted: another user gets them, they go to the bin of the house, or, at the user's own
 * wish, the house keeps those that were published or reviewed, and the others go along.
 */
export type ArticlesGo = { to: number } | 'bin' | 'own wish'

/** What rooms need when a user is deleted: a job that is sent with it, links in letters, what is kept only as a hash, and who may publish. */
export type LeavingSite = Pick<Site, 'jobs' | 'secrets' | 'address' | 'mailer'>

/**
 * What becomes of what rooms keep about a user who is deleted. The user's row is locked, and still exists. Returns what the log says of
 * it.
 */
export type OnUserLeaves = (
  tx: Tx,
  deed: Deed<Actor | null>,
  id: number,
  articlesGo: ArticlesGo,
) => Promise<AuditChanges>

/**
 * Deletes a user with all their data. Figures and log entries stay, without the user in them; only the log entry of this
 * deletion has the username, as the privacy policy says. Must also be alone at tasks: a task refers to several users, and
 * a change of a task locks them in no fixed order, which could cause a deadlock.
 * @param leave does the part of all rooms.
 * @throws Problem lastAdministrator, those of `hold`, and invalidInput or notFound for who cannot get the articles.
 */
export async function removeUser(
  tx: Tx,
  deed: Deed<Actor | null>,
  target: Target,
  leave: OnUserLeaves,
  articlesGo: ArticlesGo,
): Promise<void> {
  const before = await hold(tx, target, 'update')
  await mustNotBeLast(tx, before, articlesGo === 'own wish' ? null : deed.at)
  if (typeof articlesGo === 'object') await holdReceiver(tx, target.id, articlesGo.to)
  deed.tell({ topic: 'users', id: target.id })
  const said = await leave(tx, deed, target.id, articlesGo)
  await tx.delete(users).where(eq(users.id, target.id))
  const action = articlesGo === 'own wish' ? 'user.deleteSelf' : 'user.delete'
  deed.record(action, { id: target.id, name: before.username }, said)
}

const OWN_RECEIVER = 'Wie weggaat, kan de artikelen niet krijgen. Kies iemand anders.'
const RECEIVER_GONE = 'Aan wie je de artikelen wilt geven, bestaat niet of is verwijderd. Kies iemand anders.'
const RECEIVER_GOES = 'Dit account wordt binnenkort zelf verwijderd, en dan gaan concepten mee. Kies iemand anders.'

/** Locks who gets the articles. @throws Problem invalidInput for the leaver, and for who is going too; notFound. */
async function holdReceiver(tx: Tx, leaver: number, id: number): Promise<void> {
  const refused = (message: string) => new Problem('invalidInput', { message, errors: { articlesTo: message } })
  if (id === leaver) throw refused(OWN_RECEIVER)
  if (!(await holdUser(tx, id, 'key share'))) throw new Problem('notFound', { message: RECEIVER_GONE })
  if ((await findUser(tx, id)).deletionDueAt !== null) throw refused(RECEIVER_GOES)
}

const nextVersion = sql`${users.version} + 1`

/**
 * Locks the user's row until the transaction ends, and returns the user as they are now.
 * @param lock 'update' when the row will be deleted, because upgrading a weaker lock later could cause a deadlock. The
 *   weaker 'no key update' does not block transactions that only refer to the user, such as those of the user's own work.
 * @throws Problem notFound, changedMeanwhile.
 */
async function hold(
  tx: Tx,
  { id, version }: Target,
  lock: 'update' | 'no key update' = 'no key update',
): Promise<PublicUser> {
  const [before] = await tx.select(publicColumns).from(users).where(eq(users.id, id)).for(lock)
  if (before === undefined) throw notThere()
  if (version !== undefined && version !== null && version !== before.version) throw new Problem('changedMeanwhile')
  return before
}

/**
 * @param now others whose account was to go by then do not count, as some of it may be gone already: it must not have to stay. Null where that
 *   deletion is carried out, for of two who go the first one can.
 * @throws Problem lastAdministrator when this user is the only administrator.
 */
export async function mustNotBeLast(
  tx: Tx,
  { id, role }: Pick<PublicUser, 'id' | 'role'>,
  now: Date | null,
): Promise<void> {
  if (role !== 'admin') return
  const stays = now === null ? undefined : or(isNull(users.deletionDueAt), gt(users.deletionDueAt, now))
  const others = and(eq(users.role, 'admin'), ne(users.id, id), stays)
  const [another] = await tx.select({ id: users.id }).from(users).where(others).limit(1)
  if (another === undefined) throw new Problem('lastAdministrator')
}

type Fields = Partial<Pick<PublicUser, AuditField & keyof PublicUser>>

/** Updates the fields that differ from `before`, and records them in the log; does nothing when none differs. */
async function save(tx: Tx, deed: Deed, before: PublicUser, fields: Fields, action: AuditAction): Promise<PublicUser> {
  const changes = changesBetween(Object.keys(fields) as (keyof Fields)[], before, fields)
  if (Object.keys(changes).length === 0) return before
  const update = tx
    .update(users)
    .set({
      ...fields,
      ...(changes.username && { usernameLook: await lookOf(fields.username ?? '') }),
      // Nobody showed that mail to the new address reaches this user.
      ...(changes.email && {
        emailConfirmedAt: null,
        wasConfirmed: confirmedBefore,
      }),
      version: nextVersion,
    })
    .where(eq(users.id, before.id))
  const [row] = await update.returning(publicColumns).catch((error: unknown) => {
    throw takenOr(error)
  })
  const after = row as PublicUser
  deed.tell({ topic: 'users', id: before.id })
  if (deskOf(after) !== deskOf(before)) {
    deed.tell({ topic: 'account', onlyFor: before.id })
    if (deskOf(after) !== 'none') await tx.delete(publishedBefore).where(eq(publishedBefore.userId, before.id))
  }
  deed.record(action, after, changes)
  return after
}

const notThere = () => new Problem('notFound', { message: 'Deze gebruiker bestaat niet of is verwijderd.' })
