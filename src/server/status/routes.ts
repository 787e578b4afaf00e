// The endpoint that tells how the parts of the house are.
import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/serve.ts'

export function statusRoutes(_app: FastifyInstance, _site: Site): void {}
