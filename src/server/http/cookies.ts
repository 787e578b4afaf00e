// The two cookies: that of the session, and that which marks a browser somebody logged in with before. Their names and
// attributes, and how they are read and written.
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What the cookies need to know of the site. */
interface Place {
  /** Whether people reach it over https. */
  secure: boolean
}

/** How long a browser stays known after its last login, in days. */
export const BROWSER_DAYS = 365

const DAY_S = 24 * 60 * 60

/**
 * A browser accepts a cookie with the prefix `__Host-` only from this very host and over https, so that a neighbour on the
 * same domain cannot plant one. Over https the plain name is not read at all: a neighbour can plant that one.
 */
const nameOf = (cookie: 'session' | 'browser', { secure }: Place) => `${secure ? '__Host-' : ''}kopij_${cookie}`

const attributes = ({ secure }: Place) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const

/** The session's token that a request carries, if any. */
export function sessionToken(request: FastifyRequest, place: Place): string | undefined {
  return request.cookies[nameOf('session', place)]
}

/** No expiry: the browser forgets it when it closes (specification, section 1: session lifetime). */
export function setSessionCookie(reply: FastifyReply, token: string, place: Place): void {
  reply.setCookie(nameOf('session', place), token, attributes(place))
}

export function clearSessionCookie(reply: FastifyReply, place: Place): void {
  reply.clearCookie(nameOf('session', place), attributes(place))
}

/** The token that marks a browser somebody logged in with before (decision 20). It gives no access. */
export function browserToken(request: FastifyRequest, place: Place): string | undefined {
  return request.cookies[nameOf('browser', place)]
}

export function setBrowserCookie(reply: FastifyReply, token: string, place: Place): void {
  reply.setCookie(nameOf('browser', place), token, { ...attributes(place), maxAge: BROWSER_DAYS * DAY_S })
}
