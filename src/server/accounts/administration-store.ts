// All SQL by which administrators change users. Each change locks first the administrators and the user it is about, in
// the order of their ids: so two changes never wait for each other, and who is the last administrator is known.
// Knows nothing of HTTP, nor of passwords in the clear.
import { and, asc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { fullDetailsInput, newUserInput, userEdit } from '#contract/accounts/administration.ts'
import type { Role } from '#contract/accounts/user.ts'
import type { AuditAction, AuditField } from '#contract/audit/entry.ts'
import { Problem } from '#contract/problems.ts'
import { changesBetween } from '../audit/rules.ts'
import { forgetUser, record } from '../audit/store.ts'
import type { Db } from '../db/connect.ts'
import { endSessionsOf } from '../http/session-store.ts'
import { releaseClaimsOf } from '../links/claims-of-user.ts'
import { holdTasks } from '../tasks/order-store.ts'
import { forgetUserInDays } from '../usage/figure-store.ts'
import { endDateAfter, refuseEndBeforeStart } from './administration-rules.ts'
import { addUser, takenOr } from './store.ts'
import { publicColumns, users, type PublicUser } from './tables.ts'

/** Who changes whom, and when. */
export interface Deed {
  actor: PublicUser
  /** The user it is about. */
  id: number
  /** The version the actor saw; without it any will do. */
  version?: number | null | undefined
  at: Date
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

/** Adds a user without a trial; `password` is already hashed. @throws Problem usernameTaken or emailTaken. */
export function insertUser(
  db: Db,
  { actor, at }: Omit<Deed, 'id'>,
  fields: z.output<typeof newUserInput>,
): Promise<PublicUser> {
  return db.transaction(async (tx) => {
    const [asking] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, actor.id), eq(users.role, 'admin')))
      .for('key share')
    if (asking === undefined) throw new Problem('notAllowed')
    const made = await addUser(tx, { ...fields, createdAt: at })
    const changes = changesBetween(['name', 'username', 'email', 'role'], null, made)
    await record(tx, { actor, action: 'user.add', subject: made, changes, at })
    return made
  })
}

/** @throws Problem usernameTaken or emailTaken, and those of `change`. */
export function updateIdentity(db: Db, deed: Deed, fields: Omit<z.output<typeof userEdit>, 'version'>) {
  return change(db, deed, false, (tx, before) => save(tx, deed, before, fields, 'user.edit'))
}

/** Who begins to pay by it loses the end of their trial. @throws Problem lastAdministrator, and those of `change`. */
export function updateRole(db: Db, deed: Deed, role: Role): Promise<PublicUser> {
  return change(db, deed, role !== 'admin', (tx, before) => {
    const subscriptionEndDate = endDateAfter(before, { ...before, role }, undefined)
    return save(tx, deed, before, { role, subscriptionEndDate }, 'user.role')
  })
}

/** @throws Problem lastAdministrator, usernameTaken, emailTaken, invalidInput for dates, and those of `change`. */
export function updateDetails(
  db: Db,
  deed: Deed,
  { version: _seen, ...given }: z.output<typeof fullDetailsInput>,
): Promise<PublicUser> {
  return change(db, deed, given.role !== 'admin', (tx, before) => {
    const start = given.subscriptionStartDate === undefined ? before.subscriptionStartDate : given.subscriptionStartDate
    const end = endDateAfter(before, given, given.subscriptionEndDate)
    if (start !== before.subscriptionStartDate || end !== before.subscriptionEndDate) refuseEndBeforeStart(start, end)
    const fields = {
      ...given,
      subscriptionStartDate: start,
      subscriptionEndDate: end,
      aiRequestsCount: given.aiRequestsCount ?? before.aiRequestsCount,
      aiRequestsLimit: given.aiRequestsLimit ?? before.aiRequestsLimit,
    }
    return save(tx, deed, before, fields, 'user.details')
  })
}

/**
 * Keeps a new password, already hashed, and ends that user's sessions but the one of token `keep`.
 * @param checked the hash that the old password was checked against; a newer one makes it changedMeanwhile.
 */
export function updatePassword(
  db: Db,
  deed: Deed,
  password: string,
  { checked, keep }: { checked?: string | undefined; keep?: string | undefined },
): Promise<PublicUser> {
  return change(db, deed, false, async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ password, version: nextVersion })
      .where(and(eq(users.id, deed.id), checked === undefined ? undefined : eq(users.password, checked)))
      .returning(publicColumns)
    if (row === undefined) throw new Problem('changedMeanwhile')
    await endSessionsOf(tx, deed.id, keep)
    await record(tx, { actor: deed.actor, action: 'user.password', subject: row, at: deed.at })
    return row
  })
}

/**
 * Deletes a user with all that is theirs, and releases the links they had claimed. Returns those links' ids.
 * Figures and log stay without whom they are about; only this deed names the username, as the privacy policy says.
 * @throws Problem lastAdministrator, and those of `change`.
 */
export function removeUser(db: Db, deed: Deed): Promise<number[]> {
  return db.transaction(async (tx) => {
    // Whoever changes tasks takes this first, and then the users whom the tasks name.
    await holdTasks(tx)
    const before = await hold(tx, deed, true, 'update')
    const released = await releaseClaimsOf(tx, deed.id)
    await forgetUserInDays(tx, deed.id)
    await forgetUser(tx, deed.id)
    await tx.delete(users).where(eq(users.id, deed.id))
    const subject = { id: deed.id, name: before.username }
    await record(tx, { actor: deed.actor, action: 'user.delete', subject, at: deed.at })
    return released
  })
}

const nextVersion = sql`${users.version} + 1`

/** Runs `work` in a transaction that holds the user and all administrators. @throws those of `hold`. */
function change<Result>(
  db: Db,
  deed: Deed,
  demotes: boolean,
  work: (tx: Db, before: PublicUser) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => work(tx, await hold(tx, deed, demotes, 'no key update')))
}

/**
 * Locks the user and all administrators until the transaction ends. Administrators are locked so that they can still be
 * referred to, or whoever writes in their name would wait.
 * @param demotes whether afterwards the user is no administrator.
 * @param lock 'update' where the row goes away: a weaker lock that becomes a stronger one can wait for itself.
 * @throws Problem notFound, lastAdministrator, changedMeanwhile, or notAllowed when the actor is no administrator any more.
 */
async function hold(
  tx: Db,
  { actor, id, version }: Deed,
  demotes: boolean,
  lock: 'update' | 'no key update',
): Promise<PublicUser> {
  const inOrder = (which: SQL | undefined, strength = lock) =>
    tx.select(publicColumns).from(users).where(which).orderBy(asc(users.id)).for(strength)
  const isAdministrator = eq(users.role, 'admin')
  const below = await inOrder(and(isAdministrator, lt(users.id, id)), 'no key update')
  const [before] = await inOrder(eq(users.id, id))
  const above = await inOrder(and(isAdministrator, gt(users.id, id)), 'no key update')
  if (before === undefined) throw notThere()
  const others = [...below, ...above]
  if (demotes && before.role === 'admin' && others.length === 0) throw new Problem('lastAdministrator')
  const acting = [...others, before].find((user) => user.id === actor.id)
  if (acting?.role !== 'admin') throw new Problem('notAllowed')
  if (version !== undefined && version !== null && version !== before.version) throw new Problem('changedMeanwhile')
  return before
}

type Fields = Partial<Pick<PublicUser, AuditField & keyof PublicUser>>

/** Writes what differs from `before`, and the log with it; nothing when nothing does. */
async function save(
  tx: Db,
  { actor, at }: Deed,
  before: PublicUser,
  fields: Fields,
  action: AuditAction,
): Promise<PublicUser> {
  const changes = changesBetween(Object.keys(fields) as (keyof Fields)[], before, fields)
  if (Object.keys(changes).length === 0) return before
  const update = tx
    .update(users)
    .set({ ...fields, version: nextVersion })
    .where(eq(users.id, before.id))
  const [row] = await update.returning(publicColumns).catch((error: unknown) => {
    throw takenOr(error)
  })
  await record(tx, { actor, action, subject: row as PublicUser, changes, at })
  return row as PublicUser
}

const notThere = () => new Problem('notFound', { message: 'Deze gebruiker bestaat niet of is verwijderd.' })
