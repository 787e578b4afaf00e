// The endpoints of the figures.
import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/serve.ts'
import { figureRoutes } from './figure-routes.ts'

export function usageRoutes(app: FastifyInstance, site: Site): void {
  figureRoutes(app, site)
}
