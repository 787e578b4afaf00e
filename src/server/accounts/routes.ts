// The endpoints of a session: who am I, log in, register, log out.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentUser, login, logout, register } from '#contract/accounts/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { noteAtDoor, type DoorAction } from '../audit/door-store.ts'
import { change } from '../change/change.ts'
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

export function accountRoutes(app: FastifyInstance, site: Site, throttle: Throttle): void {
  const { db, clock } = site

  /** Always a new session id: one that someone planted in the browser before is worth nothing afterwards. */
  async function enter(user: PublicUser, request: FastifyRequest, reply: FastifyReply) {
    const before = sessionToken(request, site)
    if (before !== undefined) await endSession(db, before)
    setSessionCookie(reply, await createSession(db, user.id, clock()), site)
    setBrowserCookie(reply, await rememberBrowser(db, user.id, browserToken(request, site), clock()), site)
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
    const user = right && found ? await recordLogin(db, found.id, ipAddress, clock()) : undefined
    if (user === undefined) {
      await note('user.loginFailed')
      throw new Problem('wrongCredentials')
    }
    await note('user.login')
    return enter(user, request, reply)
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
    const user = await change(site, null, async (tx, deed) => {
      const made = await addUser(tx, fields)
      deed.tell({ topic: 'users', id: made.id })
      return made
    })
    return enter(user, request, reply)
  })

  servePublic(app, site, logout, async ({ request, reply }) => {
    const token = sessionToken(request, site)
    if (token !== undefined) await endSession(db, token)
    clearSessionCookie(reply, site)
    return {}
  })
}
