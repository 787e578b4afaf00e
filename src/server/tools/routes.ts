// Serves every tool of the registry at the address its contract names.
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { serveLines } from '../http/serve-lines.ts'
import type { Tool } from './define.ts'
import type { Provider } from './provider.ts'
import { tools } from './registry.ts'
import { runTool, type Caller } from './run.ts'

export function toolRoutes(app: FastifyInstance, site: Site, provider: Provider): void {
  const parts = { db: site.db, clock: site.clock, provider }
  for (const tool of Object.values<Tool>(tools)) {
    const { endpoint, streams, envelope } = tool.contract
    const answer = async (body: unknown, caller: Caller) => {
      const { output, ...receipt } = await runTool(parts, tool, body as Parameters<typeof runTool>[2], caller)
      return envelope(output, receipt)
    }
    if (!streams) serve(app, site, endpoint, ({ body, user, signal }) => answer(body, { user, signal }))
    else {
      serveLines(app, site, endpoint, ({ body, user, signal, emit }) =>
        answer(body, {
          user,
          signal,
          sink: { write: (text) => emit({ text }), restart: () => emit({ restart: true }) },
        }),
      )
    }
  }
}
