// Refuses changes that another website makes a logged-in browser send.
import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a change through when the browser says it comes from this site or from the address bar, or when its Origin is
 * this host or that of `publicUrl`. Without either header it is no browser: the cookie's SameSite is what guards then.
 * @throws Problem foreignOrigin
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (readOnly.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const { origin } = request.headers
  if (origin === undefined && site === undefined) return
  const host = origin === undefined ? undefined : hostOf(origin)
  if (host !== undefined && (host === request.headers.host || (publicUrl && host === hostOf(publicUrl)))) return
  throw new Problem('foreignOrigin')
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}
