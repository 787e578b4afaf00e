// The endpoints of contact messages.
import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/serve.ts'

export function contactRoutes(_app: FastifyInstance, _site: Site): void {}
