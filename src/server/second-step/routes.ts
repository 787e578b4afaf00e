// The endpoints of the second step: at login, in one's account, and for administrators.
import type { FastifyInstance } from 'fastify'
import { checkOwnPassword, type OwnPassword } from '../accounts/own-password.ts'
import type { Throttle } from '../accounts/throttle.ts'
import type { Site } from '../http/site.ts'
import { totpRoutes } from './totp-routes.ts'
import { secondStepAdministrationRoutes } from './administration-routes.ts'
import { secondStepLoginRoutes } from './login-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { proofRoutes } from './proof-routes.ts'

export function secondStepRoutes(app: FastifyInstance, site: Site, throttle: Throttle, limited: boolean): void {
  const checkPassword: OwnPassword = (...asked) => checkOwnPassword(site, throttle, ...asked)
  secondStepLoginRoutes(app, site, throttle)
  totpRoutes(app, site, throttle, checkPassword)
  passkeyRoutes(app, site, limited)
  proofRoutes(app, site, throttle, checkPassword)
  secondStepAdministrationRoutes(app, site)
}
