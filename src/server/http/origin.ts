// Refuses what another website makes a browser send: changes from its pages (CSRF), and every request under a host name
// that such a site may have pointed at this machine (DNS rebinding). And every request that names two hosts.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import { Problem } from '#contract/problems.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a change through only when it comes from the site's own pages: from the origin `publicUrl`, or without one from the
 * origin that was asked. Without `publicUrl` any request, reads too, must be addressed to localhost or to a bare IP
 * address, which no name server can point elsewhere (decision 4).
 * A change without Origin and Sec-Fetch-Site was not sent by a current browser; against others the cookie's SameSite
 * protects. Sec-Fetch-Site never excuses a request: to a browser a page under a rebound name is of the same origin.
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

/**
 * Answers 400 to requests with more than one Host header (RFC 9112, section 3.2): Node takes the first, and a proxy before it may have
 * gone by another.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    // Names and values take turns.
    const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Problem('malformedRequest')
  })
}

/**
 * Both count: the Host header, and the host that a proxy says it was asked for. A rebound page could have written the
 * latter itself.
 */
function refuseName(request: FastifyRequest): void {
  if (!isBare(request.headers.host) || !isBare(request.host)) throw new Problem('unknownHost')
}

/** Whether a host is localhost or an IP address: `localhost`, `192.0.2.1`, `[2001:db8::1]`, with or without a port. */
function isBare(host = ''): boolean {
  const [, six, name = ''] = /^(?:\[([\da-f:.]+)\]|([^:[\]]+))(?::\d+)?$/i.exec(host) ?? []
  return name.toLowerCase() === 'localhost' || isIP(six ?? name) !== 0
}
