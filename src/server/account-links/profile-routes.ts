// The endpoints of one's own name and address. That of one's own password is accounts/administration-routes.ts.
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account-links/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { findPerson, rename } from '../accounts/address-store.ts'
import { checkOwnPassword } from '../accounts/own-password.ts'
import { toOwnWire } from '../accounts/rules.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { changesBetween } from '../audit/rules.ts'
import { change } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { sessionToken } from '../http/cookies.ts'
import { isFresh } from '../http/fresh.ts'
import { serve } from '../http/serve.ts'
import { holdLoggedIn } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { askedBeside, readSteps } from '../second-step/steps-store.ts'
import { dropLinks, keepTakeBacks, ownTakeBack, pendingEmail } from './link-store.ts'
import { askToMove, tellOldAddress } from './post-office.ts'

export function profileRoutes(app: FastifyInstance, site: Site, throttle: Throttle): void {
  const { db, clock } = site

  const ownAccount = async (from: Db, user: PublicUser) => ({
    user: toOwnWire(user, site),
    pendingEmail: await pendingEmail(from, user.id, clock()),
  })

  serve(app, site, contract.readAccount, ({ user }) => ownAccount(db, user))

  serve(app, site, contract.editAccount, async ({ user, body, request }) => {
    const { name, email, currentPassword } = body
    const moves = email.toLowerCase() !== user.email.toLowerCase()
    if (moves) {
      await checkOwnPassword(site, throttle, user, currentPassword ?? '', request)
      // Taking a move back ends the second step: a password alone would walk around it by a move of one's own.
      if (askedBeside(await readSteps(db, user.id)) !== null && !(await isFresh(site, sessionToken(request, site))))
        throw new Problem('freshLoginNeeded')
      await throttle.letter(user.id)
      if (!(await throttle.mayWriteTo(email))) throw new Problem('tooManyTries', { message: FULL })
    }
    return change(site, user, async (tx, deed) => {
      await holdLoggedIn(tx, user.id, sessionToken(request, site))
      let now = (await findPerson(tx, user.id)) ?? user
      if (name !== now.name) {
        const renamed = await rename(tx, user.id, name)
        deed.record('user.edit', renamed, changesBetween(['name'], now, renamed))
        now = renamed
      }
      if (moves) {
        await askToMove(site, tx, now, email, deed.at)
        await keepTakeBacks(tx, now, deed.at)
        // No link for an address that is left for the one before it: it may be a thief's.
        if ((await ownTakeBack(tx, user.id, email, deed.at)) === undefined) await tellOldAddress(site, tx, now, deed.at)
      } else await dropLinks(tx, user.id, ['change'])
      deed.tell({ topic: 'users', id: user.id })
      deed.tell({ topic: 'account', onlyFor: user.id })
      return ownAccount(tx, now)
    })
  })
}

const FULL = 'Naar dit adres zijn net al veel mails gestuurd. Probeer het over een uur opnieuw.'
