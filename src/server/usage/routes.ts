// The endpoints of the figures, and of what they say could be better.
import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/serve.ts'
import { figureRoutes } from './figure-routes.ts'
import { optimizationRoutes } from './optimization-routes.ts'

export function usageRoutes(app: FastifyInstance, site: Site): void {
  figureRoutes(app, site)
  optimizationRoutes(app, site)
}
