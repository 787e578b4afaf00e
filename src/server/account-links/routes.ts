// The endpoints of links in mail: which there are, and that of how people are let in.
import type { FastifyInstance } from 'fastify'
import { frontDoor } from '#contract/account-links/endpoints.ts'
import type { OnUserLeaves } from '../accounts/administration-store.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { confirmationRoutes } from './confirmation-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { resetRoutes } from './reset-routes.ts'

/** @param leave what becomes of what all rooms keep about a user who is deleted. */
export function accountLinkRoutes(app: FastifyInstance, site: Site, throttle: Throttle, leave: OnUserLeaves): void {
  servePublic(app, site, frontDoor, async () => ({
    registration: site.registration,
    mail: site.mailer.state().kind === 'smtp',
    contactEmail: site.contactEmail,
  }))
  confirmationRoutes(app, site, throttle, leave)
  resetRoutes(app, site, throttle)
  profileRoutes(app, site, throttle)
  invitationRoutes(app, site)
}
