// The endpoints of a session: the current user, login, registration and logout.
import type { FastifyInstance } from 'fastify'
import { currentUser, login, logout, register } from '#contract/accounts/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { noteAtDoor, type DoorAction } from '../audit/door-store.ts'
import { change } from '../change/change.ts'
import { servePublic, serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { browserToken, clearSessionCookie, sessionToken } from '../http/cookies.ts'
import { endSession } from '../http/session-store.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { browserHash } from './browser-store.ts'
import { refuseGuessed } from './common-passwords.ts'
import type { Correspondence } from './correspondence.ts'
import { admit, enter } from './enter.ts'
import { holdUser } from './holds.ts'
import { hadTrial } from './past-trials-store.ts'
import { hashPassword, noTrial, passwordMatches, toOwnWire, trial } from './rules.ts'
import type { AskSecondStep } from './second-step.ts'
import { addUser, findForLogin, recordLogin } from './store.ts'
import type { Throttle } from './throttle.ts'

/** What others do at the door. */
interface Doorkeepers {
  /** Asks the second step, when an account has one. */
  ask: AskSecondStep
  /** Lets invited people in, and writes to whoever registered. */
  letters: Omit<Correspondence, 'passwordChanged'>
}

export function accountRoutes(
  app: FastifyInstance,
  site: Site,
  throttle: Throttle,
  { ask, letters }: Doorkeepers,
): void {
  const { db, clock } = site

  serve(app, site, currentUser, async ({ user }) => toOwnWire(user, site))

  servePublic(app, site, login, async ({ body, request, reply }) => {
    const ipAddress = visitorAddress(request)
    const browser = browserToken(request, site)
    const browserKey = browser === undefined ? undefined : browserHash(browser)
    const found = await findForLogin(db, body.username, browserKey)
    const own = found?.known ? `browser ${browserKey} ${found.id}` : undefined
    const note = (action: DoorAction) => noteAtDoor(db, { action, user: found ?? null, ipAddress, at: clock() })
    const right = await throttle
      .login({ ipAddress, username: body.username, own }, () => passwordMatches(found?.password, body.password))
      .catch(async (problem: unknown) => {
        if (problem instanceof Problem && problem.code === 'tooManyTries') await note('user.loginWait')
        throw problem
      })
    const entered =
      right && found
        ? await change(site, null, async (tx, { at }) => {
            // Held, so that a second step that is being set up now is either asked, or ends the session that is made here.
            if (!(await holdUser(tx, found.id, 'no key update'))) return undefined
            const asked = await ask(tx, found, at)
            if (asked !== null) return asked
            const user = await recordLogin(tx, found, ipAddress, at)
            return user && enter(site, tx, user, request)
          })
        : undefined
    if (entered === undefined) {
      await note('user.loginFailed')
      throw new Problem('wrongCredentials')
    }
    if ('challenge' in entered) throw new Problem('secondStepNeeded', { challenge: entered })
    await note('user.login')
    return admit(site, entered, request, reply)
  })

  servePublic(app, site, register, async ({ body: { invitation, ...body }, request, reply }) => {
    const ipAddress = visitorAddress(request)
    const applicant = { email: body.email, invitation }
    const password = await throttle.registration(ipAddress, async () => {
      await letters.refuse(applicant)
      await refuseGuessed('password', body.password, body)
      return hashPassword(body.password)
    })
    const entered = await change(
      site,
      null,
      async (tx, deed) => {
        const { invited, ...admitted } = await letters.admit(tx, deed.at, applicant)
        const tried = !invited && (await hadTrial(tx, site.secrets, body.email, deed.at))
        const made = await addUser(tx, {
          ...body,
          ...admitted,
          password,
          createdAt: deed.at,
          // As who is added by an administrator: an invited colleague tries nothing.
          ...(!invited && (tried ? noTrial : trial)(deed.at)),
          ipAddress,
          lastLoginDate: deed.at,
        })
        deed.tell({ topic: 'users', id: made.id })
        await letters.welcome(tx, deed, made, invited ? 'invited' : 'registered', tried ? 'refused' : 'begins')
        return enter(site, tx, made, request)
      },
      // So that nobody gets an address in the moment in which it is left, before it can be seen who may take it back.
      { alone: ['accounts'] },
    )
    return admit(site, entered, request, reply)
  })

  servePublic(app, site, logout, async ({ request, reply }) => {
    const token = sessionToken(request, site)
    if (token !== undefined) await endSession(db, token)
    clearSessionCookie(reply, site)
    return {}
  })
}
