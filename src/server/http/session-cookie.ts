// The session's cookie: its name, its attributes, reading and writing it.
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What the cookies need to know of the site. */
interface Place {
  /** Whether people reach it over https. */
  secure: boolean
}

/**
 * With its prefix a browser takes the cookie from this very host over https only: a neighbour on the same domain cannot
 * plant one. The plain name is not read there, or it still could.
 */
const nameOf = ({ secure }: Place) => (secure ? '__Host-kopij_session' : 'kopij_session')

const attributes = ({ secure }: Place) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const

/** The token a request came with, if any. */
export function sessionToken(request: FastifyRequest, place: Place): string | undefined {
  return request.cookies[nameOf(place)]
}

/** No expiry: the browser forgets it when it closes (specification, section 1: session lifetime). */
export function setSessionCookie(reply: FastifyReply, token: string, place: Place): void {
  reply.setCookie(nameOf(place), token, attributes(place))
}

export function clearSessionCookie(reply: FastifyReply, place: Place): void {
  reply.clearCookie(nameOf(place), attributes(place))
}
