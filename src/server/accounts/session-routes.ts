// The endpoints of one's own sessions.
import type { FastifyInstance } from 'fastify'
import { endOtherSessions, endOwnSession, listSessions } from '#contract/accounts/sessions.ts'
import { dutchDay } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { change } from '../change/change.ts'
import { sessionToken } from '../http/cookies.ts'
import { UNKNOWN_DEVICE } from '../http/device.ts'
import { serve } from '../http/serve.ts'
import { endSessionOf, endSessionsOf, lastUse, sessionsOf } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'

export function sessionRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site

  serve(app, site, listSessions, async ({ user, request }) => {
    const found = await sessionsOf(db, user.id, sessionToken(request, site) ?? '', clock())
    return found.map(({ id, device, createdAt, expiresAt, current }) => ({
      id,
      device: device === '' ? UNKNOWN_DEVICE : device,
      lastUsedOn: dutchDay(lastUse(expiresAt)),
      createdAt: createdAt.toISOString(),
      current,
    }))
  })

  serve(app, site, endOwnSession, async ({ user, params }) => {
    await change(site, user, async (tx, deed) => {
      if (!(await endSessionOf(tx, user.id, params.id)))
        throw new Problem('notFound', { message: 'Deze sessie is al beëindigd.' })
      // Ends the streams of its windows, which then ask to log in; the others show the list as it is now.
      deed.tell({ topic: 'users', id: user.id, onlyFor: user.id })
      deed.tell({ topic: 'account', onlyFor: user.id })
    })
    return {}
  })

  serve(app, site, endOtherSessions, async ({ user, request }) => {
    await change(site, user, async (tx, deed) => {
      await endSessionsOf(tx, user.id, sessionToken(request, site))
      deed.tell({ topic: 'users', id: user.id, onlyFor: user.id })
      deed.tell({ topic: 'account', onlyFor: user.id })
    })
    return {}
  })
}
