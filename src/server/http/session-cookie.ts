// The session's cookie: its name, its attributes, reading and writing it.
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'kopij_session'

/** The token a request came with, if any. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE]
}

/** No expiry: the browser forgets it when it closes (specification, section 1: session lifetime). */
export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
