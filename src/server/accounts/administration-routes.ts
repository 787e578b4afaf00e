// The endpoints of user management.
import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/serve.ts'

export function administrationRoutes(_app: FastifyInstance, _site: Site): void {}
