// Gives an account an address back that it had: by the link of the letter that told of the change, or without it. Either way whoever had the
// account meanwhile gets nothing more of it: of all who can take it back the oldest wins (docs/decisions/0062).
import { DELETION_DAYS } from '#contract/account-data/endpoints.ts'
import { DAY_MS } from '#contract/days.ts'
import { dropRequest } from '../account-data/deletion-store.ts'
import { moveTo, replacePassword } from '../accounts/address-store.ts'
import { letStay } from '../accounts/deletion-store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { changesBetween } from '../audit/rules.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { endSessionsOf } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { holdTakenBack } from '../publishing/tell-held.ts'
import { tellHappening } from '../second-step/letters.ts'
import { deletePasskeysOf } from '../second-step/passkey-store.ts'
import { removeSecret } from '../second-step/totp-store.ts'
import { removeFeed } from '../tasks/calendar-store.ts'
import { dropInvitations } from './invitation-store.ts'
import { settledLetter, stillYoursLetter, takenFromLetter } from './letters.ts'
import {
  dropLinks,
  dropTakeBacksBetween,
  dropTakeBacksSince,
  firstTakeBack,
  keepTakeBacks,
  type AccountLink,
} from './link-store.ts'
import { post, sendReset, type Office } from './post-office.ts'
import { takeBackUntil } from './rules.ts'
import { formerAddresses } from './views.ts'

/**
 * By the link. Whoever changed the address was logged in and knew the password: neither works any more. Nor does what they may have left
 * behind to come in by, to read along, or to keep its owner out: passkeys, codes, the address of the calendar, and a deletion that only the
 * other address was told of. And what was planned meanwhile waits.
 * @param hash of a password that nobody knows.
 */
export async function takeBack(
  site: Site,
  tx: Tx,
  deed: Deed<null>,
  { user, link, hash }: { user: PublicUser; link: AccountLink; hash: string },
): Promise<void> {
  await dropLinks(tx, user.id, ['change', 'confirm', 'reset'])
  await dropTakeBacksSince(tx, link)
  const restored = await moveTo(tx, user.id, link.email, deed.at)
  await dropInvitations(tx, link.email)
  await replacePassword(tx, user.id, hash)
  await dropRequest(tx, user.id)
  // One whose moment is there goes on: some of the account may be gone.
  if ((await letStay(tx, user.id, site.clock())) !== undefined) deed.record('user.takeBackDeletion', restored)
  await endLeftBehind(site, tx, deed, restored)
  await sendReset(site, tx, restored, deed.at)
  if (user.email.toLowerCase() !== restored.email.toLowerCase())
    await post(site, tx, (house) => takenFromLetter(house, user.email))
  // The link may be that of who had the account in between: who had it before them can still take it back, and reads that.
  await keepTakeBacks(tx, restored, deed.at)
  for (const email of await formerAddresses(tx, restored, deed.at))
    await post(site, tx, (house) => stillYoursLetter(house, email, takeBackUntil(deed.at)))
  deed.record('user.takeBack', restored, changesBetween(['email'], user, restored))
}

/**
 * Without the link: its owner, or an administrator, gave the account an address of which the link was still open. No address of the time
 * between can take the account back again, and what was added or planned in that time is treated as by the link. The password stays. So do
 * the sessions of who does it for themselves.
 * @param user with that address.
 */
export async function comeBack(
  site: Office,
  tx: Tx,
  deed: Pick<Deed<Actor | null>, 'by' | 'tell' | 'record'>,
  user: PublicUser,
  link: AccountLink,
): Promise<void> {
  await dropTakeBacksBetween(tx, link)
  await endMadeSince(site, tx, deed, user, link.createdAt)
}

/**
 * By an administrator who gives somebody another address, while some of before could still take the account back: none can any more, and what
 * was added since the first of them was left goes as well.
 * @param user with the new address.
 */
export async function settleFor(
  site: Office,
  tx: Tx,
  deed: Pick<Deed, 'by' | 'tell' | 'record'>,
  user: PublicUser,
): Promise<void> {
  const first = await firstTakeBack(tx, user.id, site.clock())
  for (const email of await formerAddresses(tx, user, site.clock()))
    await post(site, tx, (house) => settledLetter(house, email))
  await dropLinks(tx, user.id, ['takeBack'])
  if (first !== undefined) await endMadeSince(site, tx, deed, user, first.createdAt)
}

async function endMadeSince(
  site: Office,
  tx: Tx,
  deed: Pick<Deed<Actor | null>, 'by' | 'tell' | 'record'>,
  user: PublicUser,
  since: Date,
): Promise<void> {
  const confirmedAt = user.deletionDueAt === null ? undefined : user.deletionDueAt.getTime() - DELETION_DAYS * DAY_MS
  const stays =
    confirmedAt !== undefined &&
    confirmedAt >= since.getTime() &&
    (await letStay(tx, user.id, site.clock())) !== undefined
  if (stays) deed.record('user.takeBackDeletion', user)
  await dropRequest(tx, user.id)
  // Its owner asked an administrator: they log in again, and read why.
  const isHelped = deed.by !== null && deed.by.id !== user.id
  if (isHelped) await endSessionsOf(tx, user.id)
  await endLeftBehind(site, tx, deed, user, { since, isTold: stays || isHelped })
}

/** @param how.since left out: whenever it was made. @param how.isTold whether more came of it that its owner is told. */
async function endLeftBehind(
  site: Office,
  tx: Tx,
  deed: Pick<Deed<Actor | null>, 'tell'>,
  user: PublicUser,
  { since, isTold = false }: { since?: Date; isTold?: boolean } = {},
): Promise<void> {
  const hadCodes = await removeSecret(tx, user.id, { since })
  const passkeys = await deletePasskeysOf(tx, user.id, { since })
  const hadCalendar = await removeFeed(tx, user.id, since)
  if (since !== undefined && (hadCodes || passkeys > 0 || hadCalendar || isTold))
    await tellHappening(site, tx, user, 'cameBack')
  if (since === undefined && (hadCodes || passkeys > 0)) await tellHappening(site, tx, user, 'takenBack')
  await holdTakenBack(site, tx, deed, user, since)
}
