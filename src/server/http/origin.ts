// Refuses what another website makes a browser send: changes from its pages, and everything that comes by a name which
// such a site may have made to point at this machine (DNS rebinding).
import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import { Problem } from '#contract/problems.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a request through that comes by the site's own address, and a change only from the site's own pages. That address
 * is `publicUrl`; without it localhost or a bare IP address, which no name server can point elsewhere.
 * A change without Origin and Sec-Fetch-Site is no browser's: the cookie's SameSite is what guards then. Sec-Fetch-Site
 * excuses nothing: to a browser a rebound page is of the same origin.
 * @throws Problem unknownHost, foreignOrigin
 */
export function refuseForeign(request: FastifyRequest, publicUrl: string | undefined): void {
  if (publicUrl === undefined) refuseName(request)
  if (readOnly.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined && site === undefined) return
  if (origin !== (publicUrl ?? `${request.protocol}://${request.host.toLowerCase()}`))
    throw new Problem('foreignOrigin')
}

/** Behind a proxy both count: what the proxy says it was asked for, a rebound page could have written itself. */
function refuseName(request: FastifyRequest): void {
  if (!isBare(request.headers.host) || !isBare(request.host)) throw new Problem('unknownHost')
}

/** `localhost`, `192.0.2.1`, `[2001:db8::1]`, with or without a port. */
function isBare(host = ''): boolean {
  const [, six, name = ''] = /^(?:\[([\da-f:.]+)\]|([^:[\]]+))(?::\d+)?$/i.exec(host) ?? []
  return name.toLowerCase() === 'localhost' || isIP(six ?? name) !== 0
}
