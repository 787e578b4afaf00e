// Serves every tool of the registry at the address its contract names.
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { serveLines } from '../http/serve-lines.ts'
import type { Tool } from './define.ts'
import type { Provider } from './provider.ts'
import { tools } from './registry.ts'
import { runTool, type Caller, type OwnArticle, type OwnText } from './run.ts'

/** Most generations of one user in a minute, of all tools together: more than anybody reads, and the 3-in-1 six times. */
export const GENERATIONS_PER_MINUTE = 20

/** Counts generations that a user begins. @throws Problem tooManyTries. */
export type GenerationPace = (userId: number, count?: number) => void

/**
 * One for all that generates. It holds for administrators and paying users too: no quota stops them.
 * @param limited false lets everyone generate as fast as they can: only for load tests on a closed machine.
 */
export const generationPace = (limited: boolean): GenerationPace =>
  limitPerUser(limited, {
    points: GENERATIONS_PER_MINUTE,
    seconds: 60,
    what: 'Je vraagt nu te veel teksten achter elkaar.',
  })

/** @param own refuses the article of a request that is not its user's, and reads one that is; left out: every article is refused. */
export function toolRoutes(
  app: FastifyInstance,
  site: Site,
  provider: Provider,
  count: GenerationPace,
  own: { ownArticle?: OwnArticle; ownText?: OwnText } = {},
): void {
  const running = { ...site, ...own }
  for (const tool of Object.values<Tool>(tools)) {
    const { endpoint, envelope } = tool.contract
    const answer = async (body: unknown, caller: Caller) => {
      count(caller.user.id)
      const { output, ...receipt } = await runTool(
        running,
        provider,
        tool,
        body as Parameters<typeof runTool>[3],
        caller,
      )
      return envelope(output, receipt)
    }
    if (!endpoint.streams)
      serve(app, site, endpoint, ({ body, user, signal }) => answer(body, { user, signal: signal() }))
    else {
      serveLines(app, site, endpoint, ({ body, user, signal, emit }) =>
        answer(body, {
          user,
          signal: signal(),
          sink: { write: (text) => emit({ text }), restart: () => emit({ restart: true }) },
        }),
      )
    }
  }
}
