// The endpoints of a login's second step, and of a login by passkey, which is both steps at once.
import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/second-step/login-endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { browserHash } from '../accounts/browser-store.ts'
import { admit, enter } from '../accounts/enter.ts'
import { holdUser } from '../accounts/holds.ts'
import type { AskSecondStep } from '../accounts/second-step.ts'
import { findCandidate, recordLogin } from '../accounts/store.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { noteAtDoor } from '../audit/door-store.ts'
import { change } from '../change/change.ts'
import { browserToken } from '../http/cookies.ts'
import { servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import * as challenges from './challenge-store.ts'
import { guessCode } from './guess.ts'
import { tellRecoveryCode } from './letters.ts'
import { checkLogin, loginOptions, placeOf } from './passkey-check.ts'
import { findPasskey, recordUse } from './passkey-store.ts'
import { askedBeside, readSteps } from './steps-store.ts'
import { takeCode } from './take-code.ts'
import { countRecoveryCodes } from './totp-store.ts'

export const askSecondStep: AskSecondStep = async (tx, candidate, now) => {
  const asked = askedBeside(await readSteps(tx, candidate.id))
  if (asked === null) return null
  return { challenge: await challenges.openChallenge(tx, candidate, now), passkeyOnly: asked === 'passkey' }
}

export function secondStepLoginRoutes(app: FastifyInstance, site: Site, throttle: Throttle): void {
  const { db, clock } = site
  const guess = guessCode(site, throttle)

  servePublic(app, site, endpoints.secondStep, async ({ body: { challenge, code }, request, reply }) => {
    const ipAddress = visitorAddress(request)
    const tried = await challenges.tryChallenge(db, challenge, clock())
    const browser = browserToken(request, site)
    const browserKey = browser === undefined ? undefined : browserHash(browser)
    const found = tried && (await findCandidate(db, tried.userId, browserKey))
    if (found === undefined || !tried?.isOf(found.password)) throw new Problem('challengeOver')
    const whose = found.known ? `browser ${browserKey}` : 'strangers'
    const entered = await guess(request, { user: found, whose }, () =>
      change(site, null, async (tx, { at }) => {
        if (!(await holdUser(tx, found.id, 'no key update'))) return undefined
        const kind = await takeCode(site, tx, found.id, code, at)
        if (kind === undefined) return undefined
        // Thrown, so that the code is not used up either: another request ended this login, or the password was changed.
        if (!(await challenges.useChallenge(tx, challenge))) throw new Problem('challengeOver')
        const user = await recordLogin(tx, found, ipAddress, at)
        if (user === undefined) throw new Problem('challengeOver')
        if (kind === 'recovery') await tellRecoveryCode(site, tx, user, await countRecoveryCodes(tx, user.id))
        return enter(site, tx, user, request)
      }),
    ).catch(async (problem: unknown) => {
      // A wait is no try: who waits as told finds the challenge as it was.
      if (problem instanceof Problem && problem.code === 'tooManyTries') await challenges.giveBackTry(db, challenge)
      throw problem
    })
    if (entered === undefined) {
      const { message } = new Problem('wrongCode')
      throw new Problem('wrongCode', { errors: { code: message } })
    }
    await noteAtDoor(db, { action: 'user.login', user: found, ipAddress, at: clock() })
    return admit(site, entered, request, reply)
  })

  servePublic(app, site, endpoints.passkeyLoginOptions, async ({ request }) => {
    const place = placeOf(site, request)
    await throttle.passkey(visitorAddress(request))
    const options = await loginOptions(place)
    await challenges.keepPasskeyChallenge(db, asked(options.challenge), clock())
    return { ...options }
  })

  servePublic(app, site, endpoints.passkeyLogin, async ({ body, request, reply }) => {
    const ipAddress = visitorAddress(request)
    const place = placeOf(site, request)
    const passkey = await findPasskey(db, body.id)
    const found = passkey && (await findCandidate(db, passkey.userId))
    const counter =
      passkey &&
      (await checkLogin(place, body, passkey, (challenge) =>
        challenges.takePasskeyChallenge(db, asked(challenge), clock()),
      ))
    const entered =
      passkey && found && counter !== undefined
        ? await change(site, null, async (tx, { at }) => {
            if (!(await holdUser(tx, found.id, 'no key update'))) return undefined
            if (!(await recordUse(tx, passkey.id, counter, at))) return undefined
            const user = await recordLogin(tx, { id: found.id }, ipAddress, at)
            return user && enter(site, tx, user, request)
          })
        : undefined
    if (entered === undefined) {
      await noteAtDoor(db, { action: 'user.passkeyFailed', user: found ?? null, ipAddress, at: clock() })
      throw new Problem('passkeyRefused')
    }
    await noteAtDoor(db, { action: 'user.login', user: entered.user, ipAddress, at: clock() })
    return admit(site, entered, request, reply)
  })
}

const asked = (challenge: string): challenges.PasskeyQuestion => ({ challenge, purpose: 'login', userId: null })
