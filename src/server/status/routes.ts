// The endpoint that tells how the parts of the house are.
import type { FastifyInstance } from 'fastify'
import { readStatus } from '#contract/status/endpoints.ts'
import { identifyBySession, serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { checkHouse, type House } from './checks.ts'
import { rememberingIdentify } from './identify.ts'

export function statusRoutes(app: FastifyInstance, site: Site, house: Omit<House, 'db' | 'clock' | 'since'>): void {
  const whole: House = { ...house, db: site.db, clock: site.clock, since: site.clock() }
  serve(app, site, readStatus, () => checkHouse(whole), rememberingIdentify(identifyBySession(site)))
  app.addHook('onClose', async () => house.failures.close())
}
