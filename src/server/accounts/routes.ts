// The endpoints of a session: who am I, log in, register, log out.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentUser, login, logout, register } from '#contract/accounts/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { change } from '../change/change.ts'
import { servePublic, serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { clearSessionCookie, sessionToken, setSessionCookie } from '../http/session-cookie.ts'
import { createSession, endSession } from '../http/session-store.ts'
import { visitorAddress } from '../http/visitor-address.ts'
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
    return toWire(user)
  }

  serve(app, site, currentUser, async ({ user }) => toWire(user))

  servePublic(app, site, login, async ({ body, request, reply }) => {
    let found: Awaited<ReturnType<typeof findForLogin>>
    const right = await throttle.login(visitorAddress(request), body.username, async () => {
      found = await findForLogin(db, body.username)
      return passwordMatches(found?.password, body.password)
    })
    const user = right && found ? await recordLogin(db, found.id, visitorAddress(request), clock()) : undefined
    if (user === undefined) throw new Problem('wrongCredentials')
    return enter(user, request, reply)
  })

  servePublic(app, site, register, async ({ body, request, reply }) => {
    await throttle.registration(visitorAddress(request))
    const now = clock()
    const password = await hashPassword(body.password)
    const ipAddress = visitorAddress(request)
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
