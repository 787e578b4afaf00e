// What every way into the house ends with: a session, a browser that is known from now on, and their cookies. Knows no way in.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/accounts/user.ts'
import type { Tx } from '../db/transaction.ts'
import { browserToken, sessionToken, setBrowserCookie, setSessionCookie } from '../http/cookies.ts'
import { deviceOf } from '../http/device.ts'
import { createSession, endSession, readSession } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { rememberBrowser } from './browser-store.ts'
import { toOwnWire } from './rules.ts'
import type { PublicUser } from './tables.ts'

/** A user who just came in, with the tokens for the session cookie and the browser cookie. */
export interface Entered {
  user: PublicUser
  session: string
  browser: string
}

/**
 * Makes a session and remembers the browser. The session is always a new one: a token that somebody else planted in the
 * browser before gives no access (session fixation).
 */
export async function enter(
  site: Pick<Site, 'clock' | 'secure'>,
  tx: Tx,
  user: PublicUser,
  request: FastifyRequest,
): Promise<Entered> {
  return {
    user,
    session: await createSession(tx, user.id, site.clock(), deviceOf(request.headers)),
    browser: await rememberBrowser(tx, user.id, browserToken(request, site), site.clock()),
  }
}

/** After the commit: ends the session that the browser had, sets the cookies of the new one, and returns whose it is. */
export async function admit(
  site: Pick<Site, 'db' | 'clock' | 'secure' | 'mailer'>,
  { user, session, browser }: Entered,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const before = sessionToken(request, site)
  if (before !== undefined) await endSession(site.db, before)
  setSessionCookie(reply, session, site)
  setBrowserCookie(reply, browser, site)
  return toOwnWire((await readSession(site.db, session, site.clock())) ?? user, site)
}
