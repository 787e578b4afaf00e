// Makes links, and posts each with its letter, within the change that it belongs to. Knows no endpoint.
import { isSubscribed } from '#contract/access.ts'
import { findByEmail } from '../accounts/address-store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import type { Letter } from '../letters/letter.ts'
import { postLetter } from '../letters/post.ts'
import { tellFormerAddresses, tellHappening } from '../second-step/letters.ts'
import { deletePasskeysOf } from '../second-step/passkey-store.ts'
import { dropUnconfirmed, removeSecret } from '../second-step/totp-store.ts'
import { removeFeed } from '../tasks/calendar-store.ts'
import * as letters from './letters.ts'
import { canBeTakenBack, dropLinks, makeLink } from './link-store.ts'

/** What posting takes of the site. */
export type Office = Pick<Site, 'jobs' | 'secrets' | 'address' | 'contactEmail' | 'payments' | 'mailer' | 'clock'>

const houseOf = ({ address, contactEmail, payments }: Office): letters.House => ({
  address: address(),
  contactEmail,
  payments: payments !== undefined,
})

/** Posts a letter about this installation. */
export const post = (office: Office, tx: Tx, letter: (house: letters.House) => Letter): Promise<void> =>
  postLetter(office, tx, letter(houseOf(office)))

/** Asks a user to confirm the address of their account. */
export async function askToConfirm(
  office: Office,
  tx: Tx,
  user: PublicUser,
  at: Date,
  how: 'registered' | 'added' | 'again',
): Promise<void> {
  const token = await makeLink(tx, { kind: 'confirm', userId: user.id, email: user.email }, at)
  await post(office, tx, (house) => letters.confirmLetter(house, user, token, how))
}

/** Sends a user the link to a new password. */
export async function sendReset(office: Office, tx: Tx, user: PublicUser, at: Date): Promise<void> {
  const token = await makeLink(tx, { kind: 'reset', userId: user.id, email: user.email }, at)
  await post(office, tx, (house) => letters.resetLetter(house, user, token))
}

/**
 * Sends the link that gives a user the address `email`. When somebody else has that address, or can still take it back, the letter goes to
 * them and has no link, and whoever asked sees no difference.
 */
export async function askToMove(office: Office, tx: Tx, user: PublicUser, email: string, at: Date): Promise<void> {
  const token = await makeLink(tx, { kind: 'change', userId: user.id, email }, at)
  const owner = await findByEmail(tx, email)
  const isLeft = owner === undefined && (await canBeTakenBack(tx, email, at, user.id))
  await post(office, tx, (house) => {
    if (isLeft) return letters.addressLeftLetter(house, email)
    if (owner !== undefined && owner.id !== user.id) return letters.addressInUseLetter(house, owner)
    return letters.changeLetter(house, user, email, token)
  })
}

/**
 * Tells the present address that it will be replaced, with the link that takes that back. Not where nobody showed that the
 * address is the user's: a typing error must not give the account to whoever reads that mailbox.
 */
export async function tellOldAddress(office: Office, tx: Tx, user: PublicUser, at: Date): Promise<void> {
  if (user.emailConfirmedAt === null) return
  const token = await makeLink(tx, { kind: 'takeBack', userId: user.id, email: user.email }, at)
  await post(office, tx, (house) => letters.movingLetter(house, user, token))
}

/**
 * Tells a user that their password was changed, and ends what somebody who knew the former one may have left behind: links on their way to
 * a new password or to another address, codes that were begun and not confirmed, and the address of the calendar, which is read without a
 * session.
 */
export async function tellOfPassword(
  office: Office,
  tx: Tx,
  user: PublicUser,
  by: Parameters<typeof letters.passwordChangedLetter>[2]['by'],
): Promise<void> {
  await dropLinks(tx, user.id, ['reset'])
  const hadMove = (await dropLinks(tx, user.id, ['change'])) > 0
  const hadCalendar = await removeFeed(tx, user.id)
  await dropUnconfirmed(tx, user.id)
  if (by !== 'user') await endUnproven(office, tx, user)
  await post(office, tx, (house) => letters.passwordChangedLetter(house, user, { by, hadMove, hadCalendar }))
  await tellFormerAddresses(office, tx, user)
}

/**
 * Ends the passkeys and codes from before anybody showed that the account's address is theirs: a stranger may have registered with it, and
 * waited until its owner uses the account. Not where an earlier address was confirmed.
 */
async function endUnproven(office: Office, tx: Tx, user: PublicUser): Promise<void> {
  if (user.wasConfirmed) return
  const until = user.emailConfirmedAt ?? undefined
  const hadCodes = await removeSecret(tx, user.id, { until })
  const passkeys = await deletePasskeysOf(tx, user.id, { until })
  if (hadCodes || passkeys > 0) await tellHappening(office, tx, user, 'unproven')
}

/** Whether a user is on trial, over or not: they neither pay nor are an administrator, and their time ends. */
export const isOnTrial = (user: PublicUser): user is PublicUser & { subscriptionEndDate: Date } =>
  user.role !== 'admin' && !isSubscribed(user) && user.premiumEndedAt === null && user.subscriptionEndDate !== null
