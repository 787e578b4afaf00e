// The endpoints of inspiration links.
import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/serve.ts'

export function linkRoutes(_app: FastifyInstance, _site: Site): void {}
