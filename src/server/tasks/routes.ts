// The endpoints of tasks.
import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/serve.ts'

export function taskRoutes(_app: FastifyInstance, _site: Site): void {}
