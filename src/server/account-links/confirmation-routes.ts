// The endpoints of links that are about an address: it is confirmed, taken over, taken back, or not its reader's.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account-links/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { findPerson, markConfirmed, moveTo } from '../accounts/address-store.ts'
import { removeUser, type OnUserLeaves } from '../accounts/administration-store.ts'
import { hashPassword } from '../accounts/rules.ts'
import { emailTaken } from '../accounts/store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { change, type Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { sessionToken } from '../http/cookies.ts'
import { endSessionsOf, holdLoggedIn } from '../http/session-store.ts'
import { serve, servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { changesBetween } from '../audit/rules.ts'
import { dropInvitations } from './invitation-store.ts'
import {
  canBeTakenBack,
  dropLinks,
  findLink,
  keepTakeBacks,
  ownTakeBack,
  pendingEmail,
  useLink,
  type AccountLink,
} from './link-store.ts'
import { askToConfirm, askToMove, tellOldAddress } from './post-office.ts'
import { comeBack, takeBack } from './taking-back.ts'
import { stateOf } from '../letters/link.ts'

const kinds = contract.confirmationKinds

export function confirmationRoutes(app: FastifyInstance, site: Site, throttle: Throttle, leave: OnUserLeaves): void {
  const { db, clock } = site

  /** @throws Problem as `useLink` does, and letterLinkUnknown when it is about nothing any more. */
  async function use(tx: Tx, token: string, now: Date): Promise<{ link: AccountLink; user: PublicUser }> {
    const link = await useLink(tx, token, kinds, now)
    const user = await findPerson(tx, link.userId)
    if (user === undefined || !isStillAbout(link, user)) throw new Problem('letterLinkUnknown')
    return { link, user }
  }

  servePublic(app, site, contract.readConfirmation, async ({ params }) => {
    const link = await findLink(db, params.token, kinds)
    const user = await findPerson(db, link.userId)
    if (user === undefined || !isStillAbout(link, user)) throw new Problem('letterLinkUnknown')
    const isDone = link.kind === 'confirm' && user.emailConfirmedAt !== null
    return {
      kind: link.kind as contract.ConfirmationKind,
      email: link.email,
      state: isDone ? 'done' : stateOf(link, clock()),
      removes: disownsAccount(link, user),
    }
  })

  servePublic(app, site, contract.confirmEmail, async ({ params }) => {
    // Hashed beforehand, as it takes long: of no use but to a link that takes a change back.
    const { kind: asked } = await findLink(db, params.token, kinds)
    const unknowable = asked === 'takeBack' ? await hashPassword(randomBytes(32).toString('base64url')) : ''
    const { kind, email } = await change(
      site,
      null,
      async (tx, deed) => {
        const { link, user } = await use(tx, params.token, deed.at)
        if (link.kind === 'confirm') await markConfirmed(tx, user.id, link.email, deed.at)
        if (link.kind === 'change') await move(tx, deed, user, link.email)
        if (link.kind === 'takeBack') await takeBack(site, tx, deed, { user, link, hash: unknowable })
        deed.tell({ topic: 'account', onlyFor: user.id })
        deed.tell({ topic: 'users', id: user.id })
        return link
      },
      { alone: ['accounts'] },
    )
    return { kind: kind as contract.ConfirmationKind, email }
  })

  async function move(tx: Tx, deed: Deed<null>, user: PublicUser, email: string): Promise<void> {
    // Whoever took an account over could keep its owner out by having the address that was left for an account of their own.
    if (await canBeTakenBack(tx, email, deed.at, user.id)) throw emailTaken()
    const moved = await moveTo(tx, user.id, email, deed.at)
    await dropInvitations(tx, email)
    const backTo = await ownTakeBack(tx, user.id, email, deed.at)
    const isTold = await keepTakeBacks(tx, user, deed.at)
    if (backTo !== undefined) await comeBack(site, tx, deed, moved, backTo)
    else if (!isTold) await tellOldAddress(site, tx, user, deed.at)
    // Of the former address: that link must not do anything to the account any more.
    await dropLinks(tx, user.id, ['confirm', 'reset'])
    deed.record('user.email', moved, changesBetween(['email'], user, moved))
  }

  servePublic(app, site, contract.disown, async ({ params }) => {
    const removed = await change(
      site,
      null,
      async (tx, deed) => {
        const { link, user } = await use(tx, params.token, deed.at)
        if (!disownsAccount(link, user)) {
          deed.tell({ topic: 'account', onlyFor: user.id })
          return false
        }
        // First, so that no open window of theirs goes on: the deletion itself ends them too, but says nothing.
        await endSessionsOf(tx, user.id)
        // Whose account it was is not asked: so nothing that they wrote is lost by it.
        await removeUser(tx, deed, { id: user.id }, leave, 'bin')
        return true
      },
      { alone: ['tasks', 'accounts'] },
    )
    return { removed }
  })

  serve(app, site, contract.sendConfirmation, async ({ user, request }) => {
    await throttle.letter(user.id)
    const email = await change(site, user, async (tx, { at }) => {
      // What waits may end with this session at this moment.
      await holdLoggedIn(tx, user.id, sessionToken(request, site))
      const now = (await findPerson(tx, user.id)) ?? user
      const waiting = await pendingEmail(tx, user.id, at)
      if (waiting !== null) {
        await askToMove(site, tx, now, waiting, at)
        await keepTakeBacks(tx, now, at)
      } else if (now.emailConfirmedAt === null) await askToConfirm(site, tx, now, at, 'again')
      return waiting ?? now.email
    })
    return { email, mail: site.mailer.state().kind === 'smtp' }
  })
}

/**
 * Whether 'Dit was ik niet' means the whole account: nobody ever showed that mail of it reaches them. One that had another address, and
 * confirmed it, is somebody's, and an administrator may have mistyped the new one.
 */
const disownsAccount = ({ kind }: AccountLink, { emailConfirmedAt, wasConfirmed }: PublicUser) =>
  kind === 'confirm' && emailConfirmedAt === null && !wasConfirmed

/** A link to confirm the address of an account is about nothing once the account has another. */
const isStillAbout = (link: AccountLink, user: PublicUser) =>
  link.kind !== 'confirm' || link.email.toLowerCase() === user.email.toLowerCase()
