// Whether a login is so recent that its user need not be asked for the password again. Knows nothing of what it is asked for.
import type { FastifyRequest } from 'fastify'
import { FRESH_MINUTES } from '#contract/second-step/account-endpoints.ts'
import { sessionToken } from '../http/cookies.ts'
import { beginOf } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'

export async function isFresh(site: Pick<Site, 'db' | 'clock' | 'secure'>, request: FastifyRequest): Promise<boolean> {
  const begun = await beginOf(site.db, sessionToken(request, site) ?? '')
  return begun !== undefined && site.clock().getTime() - begun.getTime() < FRESH_MINUTES * 60_000
}
