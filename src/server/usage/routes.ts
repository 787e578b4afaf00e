// The endpoints of the figures.
import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/serve.ts'

export function usageRoutes(_app: FastifyInstance, _site: Site): void {}
