// The endpoints of invitations. An invitation is accepted by registering with it (accounts/routes.ts).
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account-links/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { findByEmail } from '../accounts/address-store.ts'
import { deskToKeep, givenDesk } from '../accounts/rules.ts'
import { change } from '../change/change.ts'
import { sessionToken } from '../http/cookies.ts'
import { serve, servePublic } from '../http/serve.ts'
import { holdLoggedIn } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import * as store from './invitation-store.ts'
import { invitationLetter } from './letters.ts'
import { post } from './post-office.ts'
import { newToken } from '../letters/link.ts'

export function invitationRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site

  serve(app, site, contract.listInvitations, () => store.findInvitations(db, clock()))

  serve(app, site, contract.invite, async ({ user, body: { email, role, desk: asked }, request }) =>
    change(site, user, async (tx, deed) => {
      // One that was on its way when its sender took their account back would be a way in.
      await holdLoggedIn(tx, user.id, sessionToken(request, site))
      // Administrators see all users anyway: to them it is no secret who has an account.
      if ((await findByEmail(tx, email)) !== undefined) throw taken()
      const { token, tokenHash } = newToken()
      const desk = deskToKeep({ role, desk: asked })
      const id = await store.putInvitation(tx, { email, role, desk }, { tokenHash, invitedBy: user.id, now: deed.at })
      await post(site, tx, (house) => invitationLetter(house, { email, role, desk }, deed.by.name, token))
      deed.record('invitation.add', { id: null, name: email }, { role: { to: role }, ...givenDesk({ desk }) })
      deed.tell({ topic: 'users' })
      return store.findInvitation(tx, id, deed.at)
    }),
  )

  serve(app, site, contract.resendInvitation, async ({ user, params: { id }, request }) =>
    change(site, user, async (tx, deed) => {
      await holdLoggedIn(tx, user.id, sessionToken(request, site))
      const { token, tokenHash } = newToken()
      await store.renewInvitation(tx, id, { tokenHash, invitedBy: user.id, now: deed.at })
      const found = await store.findInvitation(tx, id, deed.at)
      // They got an account without it.
      if ((await findByEmail(tx, found.email)) !== undefined) throw taken()
      await post(site, tx, (house) => invitationLetter(house, found, deed.by.name, token))
      const desk = deskToKeep(found)
      deed.record(
        'invitation.resend',
        { id: null, name: found.email },
        { role: { to: found.role }, ...givenDesk({ desk }) },
      )
      deed.tell({ topic: 'users' })
      return found
    }),
  )

  serve(app, site, contract.deleteInvitation, async ({ user, params: { id } }) => {
    await change(site, user, async (tx, deed) => {
      const email = await store.removeInvitation(tx, id)
      deed.record('invitation.delete', { id: null, name: email })
      deed.tell({ topic: 'users' })
    })
    return {}
  })

  servePublic(app, site, contract.readInvitation, ({ params }) => store.findByToken(db, params.token, clock()))
}

const taken = () => {
  const message = 'Met dit e-mailadres is er al een account.'
  return new Problem('emailTaken', { message, errors: { email: message } })
}
