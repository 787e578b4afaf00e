// Serves every tool of the registry at the address its contract names.
import type { FastifyInstance } from 'fastify'
import { serve, type Site } from '../http/serve.ts'
import type { Tool } from './define.ts'
import type { Provider } from './provider.ts'
import { tools } from './registry.ts'
import { runTool } from './run.ts'

export function toolRoutes(app: FastifyInstance, site: Site, provider: Provider): void {
  const parts = { db: site.db, clock: site.clock, provider }
  for (const tool of Object.values<Tool>(tools)) {
    serve(app, site, tool.contract.endpoint, ({ body, user, signal }) => runTool(parts, tool, body, { user, signal }))
  }
}
