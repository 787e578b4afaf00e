// The cookies: of the session, and of a browser somebody has logged in with. Their names, their attributes, reading and
// writing them.
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
 * With its prefix a browser takes the cookie from this very host over https only: a neighbour on the same domain cannot
 * plant one. The plain name is not read there, or it still could.
 */
const nameOf = (cookie: 'session' | 'browser', { secure }: Place) => `${secure ? '__Host-' : ''}kopij_${cookie}`

const attributes = ({ secure }: Place) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const

/** The token a request came with, if any. */
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

/** What says that somebody logged in with this browser before. It lets nobody in. */
export function browserToken(request: FastifyRequest, place: Place): string | undefined {
  return request.cookies[nameOf('browser', place)]
}

export function setBrowserCookie(reply: FastifyReply, token: string, place: Place): void {
  reply.setCookie(nameOf('browser', place), token, { ...attributes(place), maxAge: BROWSER_DAYS * DAY_S })
}
