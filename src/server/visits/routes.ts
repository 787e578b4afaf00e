// The endpoints of visits: a page tells of itself, and administrators see the counts.
import type { FastifyInstance } from 'fastify'
import { dutchDay } from '#contract/days.ts'
import { resolvePeriod } from '#contract/usage/period.ts'
import { visitCookies } from '#contract/visits/cookies.ts'
import { countVisit, readVisits } from '#contract/visits/endpoints.ts'
import { serve, servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { network, visitorAddress } from '../http/visitor-address.ts'
import { limitPerUser } from '../http/waiting.ts'
import { mayCount, visitOf } from './rules.ts'
import * as store from './store.ts'

/** Most visits of one network that are counted in a minute: more than an office sees, and too few to make figures with. */
export const VISITS_PER_MINUTE = 120

/**
 * @param measured whether visits are counted in this installation; if not, no cookie is ever set.
 * @param limited false counts as many as come: only for load tests on a closed machine.
 */
export function visitRoutes(app: FastifyInstance, site: Site, measured: boolean, limited: boolean): void {
  // In memory, and for a minute: no address of a visitor is ever kept.
  const count = limitPerUser(limited, { points: VISITS_PER_MINUTE, seconds: 60, what: 'Er komen nu te veel bezoeken.' })
  const { db, clock, secure } = site
  // Scripts may remove them: whoever withdraws their consent has them gone at once.
  const attributes = { path: '/', sameSite: 'lax', secure } as const
  const { visitor, visit: visitOfDay } = visitCookies

  servePublic(app, site, countVisit, async ({ body: { path }, request, reply }) => {
    const { cookies } = request
    if (!measured || !mayCount(cookies)) {
      for (const { name } of [visitor, visitOfDay]) if (cookies[name] !== undefined) reply.clearCookie(name, attributes)
      return {}
    }
    count(network(visitorAddress(request)))
    const today = dutchDay(clock())
    const visit = visitOf(cookies, path, today)
    await store.addVisit(db, today, path, visit)
    reply.setCookie(visitOfDay.name, visit.cookie, { ...attributes, maxAge: visitOfDay.seconds })
    if (visit.newcomer) reply.setCookie(visitor.name, '1', { ...attributes, maxAge: visitor.seconds })
    return {}
  })

  serve(app, site, readVisits, async ({ query }) => {
    const period = resolvePeriod(query, dutchDay(clock()))
    const [days, pages] = [await store.visitsByDay(db, period), await store.visitsByPage(db, period)]
    return { measured, ...period, days, pages }
  })
}
