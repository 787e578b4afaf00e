// The endpoints of a forgotten password: asking for a link, and the new password behind it.
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account-links/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { findPerson, markConfirmed, replacePassword } from '../accounts/address-store.ts'
import { refuseGuessed } from '../accounts/common-passwords.ts'
import { hashPassword } from '../accounts/rules.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { change } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { sendResetLetter } from './jobs.ts'
import { findLink, useLink } from './link-store.ts'
import { tellOfPassword } from './post-office.ts'
import { refuseUnlessOpen, stateOf } from '../letters/link.ts'

export function resetRoutes(app: FastifyInstance, site: Site, throttle: Throttle): void {
  const { db, clock, jobs, secrets } = site

  servePublic(app, site, contract.askReset, async ({ body: { email }, request }) => {
    await throttle.reset(visitorAddress(request))
    // Whether somebody has this address is looked up by the job: the answer neither says it nor takes longer for it.
    if (await throttle.mayWriteTo(email)) await jobs.send(db, sendResetLetter, { sealed: secrets.seal('mail', email) })
    return {}
  })

  servePublic(app, site, contract.readReset, async ({ params }) => {
    const { link, user } = await look(db, params.token)
    const state = stateOf(link, clock())
    return { state, username: state === 'open' ? user.username : '' }
  })

  servePublic(app, site, contract.resetPassword, async ({ params: { token }, body: { newPassword } }) => {
    // Looked at before hashing, which is made expensive: who has no link must not have the server work for them.
    const { link, user } = await look(db, token)
    refuseUnlessOpen(stateOf(link, clock()))
    await refuseGuessed('newPassword', newPassword, user)
    const password = await hashPassword(newPassword)
    await change(site, null, async (tx, deed) => {
      const used = await useLink(tx, token, ['reset'], deed.at)
      // The link shows that mail to this address reaches its user; if it is not theirs any more, it does nothing.
      const owner = await markConfirmed(tx, used.userId, used.email, deed.at)
      if (owner === undefined) throw new Problem('letterLinkUnknown')
      await replacePassword(tx, owner.id, password)
      await tellOfPassword(site, tx, owner, 'link')
      deed.record('user.reset', owner)
      deed.tell({ topic: 'users', id: owner.id })
      deed.tell({ topic: 'account', onlyFor: owner.id })
    })
    await throttle.forgive(user.username)
    return {}
  })
}

/** @throws Problem letterLinkUnknown, also when its user has another address by now. */
async function look(db: Db, token: string) {
  const link = await findLink(db, token, ['reset'])
  const user = await findPerson(db, link.userId)
  if (user === undefined || user.email.toLowerCase() !== link.email.toLowerCase())
    throw new Problem('letterLinkUnknown')
  return { link, user }
}
