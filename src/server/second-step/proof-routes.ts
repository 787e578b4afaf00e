// The endpoints with which one proves, within a session, who one is: as at login, so that what a stolen session must not do alone can
// ask for a fresh one.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as endpoints from '#contract/second-step/account-endpoints.ts'
import { CODE_MISSING, PASSKEY_ASKED } from '#contract/second-step/codes.ts'
import { Problem } from '#contract/problems.ts'
import { holdUser } from '../accounts/holds.ts'
import type { OwnPassword } from '../accounts/own-password.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { noteAtDoor } from '../audit/door-store.ts'
import { change } from '../change/change.ts'
import { sessionToken, setSessionCookie } from '../http/cookies.ts'
import { serve } from '../http/serve.ts'
import { renewSession } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { keepPasskeyChallenge, takePasskeyChallenge, type PasskeyQuestion } from './challenge-store.ts'
import { guessCode, inSession, wrongOwnCode } from './guess.ts'
import { checkLogin, loginOptions, placeOf } from './passkey-check.ts'
import { findPasskey, passkeysOf, recordUse } from './passkey-store.ts'
import { askedBeside, readSteps } from './steps-store.ts'
import { takeCode } from './take-code.ts'

export function proofRoutes(app: FastifyInstance, site: Site, throttle: Throttle, checkPassword: OwnPassword): void {
  const { db, clock } = site
  const guess = guessCode(site, throttle)

  serve(app, site, endpoints.checkProof, async () => ({}))

  serve(app, site, endpoints.proveByPassword, async ({ user, body: { currentPassword, code }, request, reply }) => {
    await checkPassword(user, currentPassword, request)
    // A password alone must not add a passkey beside what is asked at login: that would be a way around it.
    const beside = askedBeside(await readSteps(db, user.id))
    if (beside === 'passkey')
      throw new Problem('invalidInput', { message: PASSKEY_ASKED, errors: { currentPassword: PASSKEY_ASKED } })
    if (beside === 'code') {
      if (!code) throw wrongOwnCode(CODE_MISSING)
      const taken = await guess(request, inSession(user), () =>
        change(site, user, async (tx, { at }) => {
          await holdUser(tx, user.id, 'no key update')
          return takeCode(site, tx, user.id, code, at)
        }),
      )
      if (taken === undefined) throw wrongOwnCode()
    }
    return renew(user, request, reply)
  })

  serve(app, site, endpoints.proofOptions, async ({ user, request }) => {
    const place = placeOf(site, request)
    await throttle.passkey(visitorAddress(request))
    const options = await loginOptions(place, await passkeysOf(db, user.id))
    await keepPasskeyChallenge(db, asked(options.challenge, user), clock())
    return { ...options }
  })

  serve(app, site, endpoints.proveByPasskey, async ({ user, body, request, reply }) => {
    const place = placeOf(site, request)
    const passkey = await findPasskey(db, body.id)
    const isOwn = passkey?.userId === user.id
    const counter = isOwn
      ? await checkLogin(place, body, passkey, (challenge) => takePasskeyChallenge(db, asked(challenge, user), clock()))
      : undefined
    const isUsed =
      isOwn &&
      counter !== undefined &&
      (await change(site, user, (tx, { at }) => recordUse(tx, passkey.id, counter, at)))
    if (!isUsed) {
      await noteAtDoor(db, { action: 'user.passkeyFailed', user, ipAddress: visitorAddress(request), at: clock() })
      throw new Problem('passkeyRefused', { message: 'Met deze passkey kun je dit niet bevestigen.' })
    }
    return renew(user, request, reply)
  })

  async function renew(user: PublicUser, request: FastifyRequest, reply: FastifyReply) {
    const renewed = await change(site, user, async (tx, deed) => {
      // Ends the streams under the old token: the own windows connect again, a thief's cannot.
      deed.tell({ topic: 'users', id: user.id, onlyFor: user.id })
      return renewSession(tx, sessionToken(request, site) ?? '', deed.at)
    })
    // It was ended meanwhile, from elsewhere.
    if (renewed === undefined) throw new Problem('notLoggedIn')
    setSessionCookie(reply, renewed, site)
    return {}
  }
}

const asked = (challenge: string, { id: userId }: Pick<PublicUser, 'id'>): PasskeyQuestion => ({
  challenge,
  purpose: 'proof',
  userId,
})
