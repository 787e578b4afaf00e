// The endpoints of a session: the current user, login, registration and logout.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentUser, login, logout, register } from '#contract/accounts/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { noteAtDoor, type DoorAction } from '../audit/door-store.ts'
import { change } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { servePublic, serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { browserToken, clearSessionCookie, sessionToken, setBrowserCookie, setSessionCookie } from '../http/cookies.ts'
import { createSession, endSession } from '../http/session-store.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { browserHash, rememberBrowser } from './browser-store.ts'
import { refuseGuessed } from './common-passwords.ts'
import { hashPassword, passwordMatches, toWire, trial } from './rules.ts'
import { addUser, findForLogin, recordLogin } from './store.ts'
import type { PublicUser } from './tables.ts'
import type { Throttle } from './throttle.ts'

/** A user who just logged in, with the tokens for the session cookie and the browser cookie. */
interface Entered {
  user: PublicUser
  session: string
  browser: string
}

export function accountRoutes(app: FastifyInstance, site: Site, throttle: Throttle): void {
  const { db, clock } = site

  /**
   * Makes a session and remembers the browser. The session is always a new one: a token that somebody else planted in the
   * browser before gives no access (session fixation).
   */
  async function enter(tx: Tx, user: PublicUser, request: FastifyRequest): Promise<Entered> {
    return {
      user,
      session: await createSession(tx, user.id, clock()),
      browser: await rememberBrowser(tx, user.id, browserToken(request, site), clock()),
    }
  }
  /** After the commit: ends the session that the browser had, and sets the cookies of the new one. */
  async function admit({ user, session, browser }: Entered, request: FastifyRequest, reply: FastifyReply) {
    const before = sessionToken(request, site)
    if (before !== undefined) await endSession(db, before)
    setSessionCookie(reply, session, site)
    setBrowserCookie(reply, browser, site)
    return toWire(user)
  }

  serve(app, site, currentUser, async ({ user }) => toWire(user))

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
            const user = await recordLogin(tx, found, ipAddress, at)
            return user && enter(tx, user, request)
          })
        : undefined
    if (entered === undefined) {
      await note('user.loginFailed')
      throw new Problem('wrongCredentials')
    }
    await note('user.login')
    return admit(entered, request, reply)
  })

  servePublic(app, site, register, async ({ body, request, reply }) => {
    const ipAddress = visitorAddress(request)
    const password = await throttle.registration(ipAddress, async () => {
      await refuseGuessed('password', body.password, body)
      return hashPassword(body.password)
    })
    const now = clock()
    const fields = {
      ...body,
      password,
      role: 'user',
      createdAt: now,
      ...trial(now),
      ipAddress,
      lastLoginDate: now,
    } as const
    const entered = await change(site, null, async (tx, deed) => {
      const made = await addUser(tx, fields)
      deed.tell({ topic: 'users', id: made.id })
      return enter(tx, made, request)
    })
    return admit(entered, request, reply)
  })

  servePublic(app, site, logout, async ({ request, reply }) => {
    const token = sessionToken(request, site)
    if (token !== undefined) await endSession(db, token)
    clearSessionCookie(reply, site)
    return {}
  })
}
