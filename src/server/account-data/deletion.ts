// How an account is deleted at its user's own wish: asked for, confirmed by mail, taken back, and done when it is due.
import { DELETION_DAYS, DELETION_LINK_HOURS } from '#contract/account-data/endpoints.ts'
import { DAY_MS } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { findPerson, markConfirmed } from '../accounts/address-store.ts'
import { mustNotBeLast, removeUser, type LeavingSite, type OnUserLeaves } from '../accounts/administration-store.ts'
import { findDue, holdDue, letLastStay, letStay, makeDue } from '../accounts/deletion-store.ts'
import { holdUser } from '../accounts/holds.ts'
import { mayGetWords } from '../accounts/rules.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { ownArticles, removeLotOf } from '../articles/leaving-store.ts'
import { change } from '../change/change.ts'
import { endSessionsOf } from '../http/session-store.ts'
import type { Db } from '../db/connect.ts'
import type { Site } from '../http/site.ts'
import { refuseUnlessOpen, stateOf } from '../letters/link.ts'
import { postLetter } from '../letters/post.ts'
import { confirmLetter, dueLetter, goneLetter, keptLetter, lastLetter, reminderLetter } from './deletion-letters.ts'
import { claimReminder, dropRequest, findRequest, keepRequest } from './deletion-store.ts'

/** What changes, letters and links need. */
export type DeletionSite = LeavingSite & Pick<Site, 'db' | 'pool' | 'notices' | 'clock'>

const HOUR_MS = 60 * 60 * 1000

/** Where who gets a letter logs in. */
const accountOf = ({ address }: Pick<Site, 'address'>) => `${address()}/admin?tab=account`

/** Mails the link that confirms; whose password it is has been checked. @throws Problem lastAdministrator, deletionDue. */
export async function askDeletion(site: DeletionSite, user: PublicUser): Promise<void> {
  await change(
    site,
    user,
    async (tx, { by, at }) => {
      await mustNotBeLast(tx, by, at).catch(toOneself)
      const now = await findPerson(tx, user.id)
      if (now === undefined) throw new Problem('notLoggedIn')
      if (now.deletionDueAt !== null) throw new Problem('deletionDue')
      const token = await keepRequest(tx, now, at, new Date(at.getTime() + DELETION_LINK_HOURS * HOUR_MS))
      const articles = await ownArticles(tx, now.id)
      // Titles are what people typed.
      const told = mayGetWords(now, site) ? articles : { ...articles, titles: [] }
      await postLetter(site, tx, confirmLetter(now, `${site.address()}/verwijderen#${token}`, told))
    },
    { alone: ['accounts'] },
  )
}

/** The same problem, told to who is the last administrator. */
function toOneself(problem: unknown): never {
  if (!(problem instanceof Problem) || problem.code !== 'lastAdministrator') throw problem
  throw new Problem('lastAdministrator', {
    message: 'Je bent de enige beheerder. Maak eerst iemand anders beheerder; daarna kun je je account verwijderen.',
  })
}

/**
 * Makes the account due that a link was mailed for, and ends its sessions.
 * @returns when it goes. @throws Problem letterLinkUnknown, letterLinkUsed, letterLinkExpired, lastAdministrator.
 */
export async function confirmDeletion(site: DeletionSite, token: string): Promise<Date> {
  const { userId: id } = await lookUp(site.db, token)
  return change(
    site,
    { id },
    async (tx, deed) => {
      const dueAt = new Date(deed.at.getTime() + DELETION_DAYS * DAY_MS)
      await mustNotBeLast(tx, deed.by, deed.at).catch(toOneself)
      const user = await makeDue(tx, id, dueAt)
      // Held from here on: whoever takes it back at this moment leaves no link to confirm.
      const { linkEndsAt } = await lookUp(tx, token)
      refuseUnlessOpen(stateOf({ usedAt: user === undefined ? deed.at : null, expiresAt: linkEndsAt }, deed.at))
      if (user === undefined) throw new Problem('letterLinkUsed')
      // Whoever has the link reads the mail of this address: then the trial it had is remembered when the account goes.
      await markConfirmed(tx, id, user.email, deed.at)
      await endSessionsOf(tx, id)
      await postLetter(site, tx, dueLetter(user, dueAt, accountOf(site), await ownArticles(tx, id)))
      deed.record('user.askDeletion', user)
      deed.tell({ topic: 'users', id })
      return dueAt
    },
    { alone: ['accounts'] },
  )
}

/** @throws Problem letterLinkUnknown. */
async function lookUp(db: Db, token: string) {
  const found = await findRequest(db, token)
  if (found === undefined) throw new Problem('letterLinkUnknown')
  return found
}

/**
 * Lets the account stay, and makes a link that was mailed for it worthless.
 * @throws Problem deletionBegun once its moment is there, for some of it may be gone.
 */
export async function takeBackDeletion(site: DeletionSite, { id }: Pick<PublicUser, 'id'>): Promise<void> {
  await change(site, { id }, async (tx, deed) => {
    // Held before it is looked at: what is confirmed at this moment would not be seen, and stay.
    await holdUser(tx, id, 'no key update')
    const user = await letStay(tx, id, site.clock())
    if (user === undefined && (await findPerson(tx, id))?.deletionDueAt) throw new Problem('deletionBegun')
    await dropRequest(tx, id)
    if (user === undefined) return
    await postLetter(site, tx, keptLetter(user, accountOf(site)))
    deed.record('user.takeBackDeletion', user)
    deed.tell({ topic: 'users', id })
    deed.tell({ topic: 'account', onlyFor: id })
  })
}

/** Reminds everyone whose account goes within a day. */
export async function remindDue(site: DeletionSite, now: Date, signal: AbortSignal): Promise<void> {
  for (const { id } of await findDue(site.db, new Date(now.getTime() + DAY_MS))) {
    if (signal.aborted) return
    await change(site, null, async (tx) => {
      // Held as whoever takes it back does: a user first, then the request.
      const user = await holdDue(tx, id, new Date(now.getTime() + DAY_MS))
      const dueAt = user?.deletionDueAt
      if (!user || !dueAt || dueAt <= now || !(await claimReminder(tx, id, now))) return
      await postLetter(site, tx, reminderLetter(user, dueAt, accountOf(site), await ownArticles(tx, id)))
    })
  }
}

/**
 * Deletes every account that is due, each in a change of its own, as an administrator would; its drafts go before that, in lots. What is left
 * when the process stops is done by the next run. @param leave what becomes of its data.
 */
export async function deleteDue(
  site: DeletionSite,
  leave: OnUserLeaves,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  for (const { id } of await findDue(site.db, now)) {
    if (signal.aborted) return
    await deleteOne(site, leave, id, now, signal).catch(async (problem: unknown) => {
      if (!(problem instanceof Problem) || problem.code !== 'lastAdministrator') throw problem
      await keepLast(site, id)
    })
  }
}

async function deleteOne(
  site: DeletionSite,
  leave: OnUserLeaves,
  id: number,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  while (await removeLotOfDrafts(site, id, now)) if (signal.aborted) return
  await change(
    site,
    null,
    async (tx, deed) => {
      const user = await holdDue(tx, id, now)
      if (user === undefined) return
      const articles = await ownArticles(tx, id)
      await removeUser(tx, deed, { id }, leave, 'own wish')
      await postLetter(site, tx, goneLetter(user, site.address(), articles))
    },
    { alone: ['tasks', 'accounts'] },
  )
}

/** @returns whether there may be more. @throws Problem lastAdministrator before anything of theirs is gone. */
const removeLotOfDrafts = (site: DeletionSite, id: number, now: Date) =>
  change(
    site,
    null,
    async (tx) => {
      const user = await holdDue(tx, id, now)
      if (user === undefined) return false
      await mustNotBeLast(tx, user, null)
      return removeLotOf(tx, id, site)
    },
    { alone: ['accounts'] },
  )

/** Who was one of several administrators when they asked, and is the last one now, stays. */
const keepLast = (site: DeletionSite, id: number) =>
  change(site, null, async (tx, deed) => {
    const user = await letLastStay(tx, id)
    await dropRequest(tx, id)
    if (user === undefined) return
    await postLetter(site, tx, lastLetter(user, accountOf(site)))
    deed.tell({ topic: 'users', id })
  })
