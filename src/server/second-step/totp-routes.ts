// The endpoints with which one sets up the own codes of an app and recovery codes.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as endpoints from '#contract/second-step/account-endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { holdUser } from '../accounts/holds.ts'
import type { OwnPassword } from '../accounts/own-password.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { change, type Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { sessionToken } from '../http/cookies.ts'
import { isFresh } from '../http/fresh.ts'
import { serve } from '../http/serve.ts'
import { endSessionsOf, holdLoggedIn } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { guessCode, inSession, wrongOwnCode } from './guess.ts'
import { tellHappening, type happenings } from './letters.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { askedBeside, readSteps } from './steps-store.ts'
import { takeCode } from './take-code.ts'
import { newSecret, otpauthUrl, stepOf } from './totp.ts'
import * as store from './totp-store.ts'

export function totpRoutes(app: FastifyInstance, site: Site, throttle: Throttle, checkPassword: OwnPassword): void {
  const { db, clock, secrets } = site
  const guess = guessCode(site, throttle)

  serve(app, site, endpoints.readSecondStep, async ({ user, request }) => {
    const [totp, recoveryCodesLeft, steps] = [
      await store.findTotp(db, user.id),
      await store.countRecoveryCodes(db, user.id),
      await readSteps(db, user.id),
    ]
    return {
      codesSince: totp?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft,
      required: steps?.required ?? false,
      fresh: await isFresh(site, sessionToken(request, site)),
    }
  })

  serve(app, site, endpoints.beginTotp, async ({ user, body, request }) => {
    await checkPassword(user, body.currentPassword, request)
    const token = sessionToken(request, site)
    await mustHaveProvedPasskey(user, token)
    const secret = await newSecret()
    const sealed = secrets.seal('second-step', secret)
    await change(site, user, async (tx, { at }) => {
      await holdLoggedIn(tx, user.id, token)
      if (!(await store.keepSecret(tx, user.id, sealed, at))) throw new Problem('secondStepStands')
    })
    return { secret, otpauthUrl: await otpauthUrl(secret, user.username) }
  })

  serve(app, site, endpoints.confirmTotp, async ({ user, body, request }) => {
    const totp = await store.findTotp(db, user.id)
    if (totp === undefined || isOver(totp, clock())) throw new Problem('secondStepNotBegun')
    if (totp.confirmedAt !== null) throw new Problem('secondStepStands')
    await mustHaveProvedPasskey(user, sessionToken(request, site))
    const { sealedSecret } = totp
    const secret = secrets.open('second-step', sealedSecret)
    const step = await guess(request, inSession(user), () => stepOf(secret, body.code, clock()))
    if (step === undefined) throw wrongOwnCode()
    const recoveryCodes = newRecoveryCodes()
    await changing(user, 'codesOn', request, async (tx, deed) => {
      if (!(await store.confirmSecret(tx, user.id, { sealedSecret, step, now: deed.at })))
        throw new Problem('secondStepNotBegun')
      await store.keepRecoveryCodes(tx, user.id, recoveryCodes, deed.at)
      deed.record('user.codesOn', subject(user))
    })
    return { recoveryCodes }
  })

  serve(app, site, endpoints.renewRecoveryCodes, async ({ user, body, request }) => {
    await mustBeOwner(user, body.currentPassword, request)
    const recoveryCodes = newRecoveryCodes()
    await withCode(user, 'recoveryCodes', body.code, request, async (tx, deed) => {
      await store.keepRecoveryCodes(tx, user.id, recoveryCodes, deed.at)
      deed.record('user.recoveryCodes', subject(user))
    })
    return { recoveryCodes }
  })

  serve(app, site, endpoints.removeTotp, async ({ user, body, request }) => {
    await mustBeOwner(user, body.currentPassword, request)
    await withCode(user, 'codesOff', body.code, request, async (tx, deed) => {
      await store.removeSecret(tx, user.id)
      deed.record('user.codesOff', subject(user))
    })
    return {}
  })

  /** Codes are asked instead of a passkey from then on: who is asked for that beside the password proves it first. @throws Problem freshLoginNeeded. */
  async function mustHaveProvedPasskey({ id }: PublicUser, token: string | undefined): Promise<void> {
    if (askedBeside(await readSteps(db, id)) === 'passkey' && !(await isFresh(site, token)))
      throw new Problem('freshLoginNeeded')
  }

  /** A code alone is not enough: a telephone lies about more than a password does. @throws Problem invalidInput on currentPassword. */
  async function mustBeOwner(user: PublicUser, password: string | null | undefined, request: FastifyRequest) {
    if (!password && (await isFresh(site, sessionToken(request, site)))) return
    await checkPassword(user, password ?? '', request)
  }

  /** A change for which a code is used up. @throws Problem invalidInput on code, tooManyTries. */
  async function withCode(
    user: PublicUser,
    what: keyof typeof happenings,
    code: string,
    request: FastifyRequest,
    work: (tx: Tx, deed: Deed) => Promise<void>,
  ) {
    const taken = await guess(request, inSession(user), () =>
      changing(user, what, request, async (tx, deed) => {
        const kind = await takeCode(site, tx, user.id, code, deed.at)
        if (kind !== undefined) await work(tx, deed)
        return kind
      }),
    )
    if (taken === undefined) throw wrongOwnCode()
  }

  /** Runs `work`; unless it gives undefined with nothing done, the user's other sessions end and a letter tells what happened. */
  function changing<Done>(
    user: PublicUser,
    what: keyof typeof happenings,
    request: FastifyRequest,
    work: (tx: Tx, deed: Deed) => Promise<Done>,
  ): Promise<Done> {
    return change(site, user, async (tx, deed) => {
      // As a login does, which begins a session: so one is the first.
      await holdUser(tx, user.id, 'no key update')
      const done = await work(tx, deed)
      if (what !== 'codesOn' && done === undefined) return done
      if (what !== 'recoveryCodes') {
        await endSessionsOf(tx, user.id, sessionToken(request, site))
        deed.tell({ topic: 'users', id: user.id })
      }
      deed.tell({ topic: 'account', onlyFor: user.id })
      await tellHappening(site, tx, user, what)
      return done
    })
  }
}

/** How long a secret may be confirmed, in ms: who knew the password once must not come with it later. */
const CONFIRM_MS = 60 * 60_000

const isOver = ({ confirmedAt, createdAt }: { confirmedAt: Date | null; createdAt: Date }, now: Date) =>
  confirmedAt === null && now.getTime() - createdAt.getTime() > CONFIRM_MS

const subject = ({ id, username: name }: PublicUser) => ({ id, name })
