// The title tool for who has no account: always the built-in writer, whatever model is configured. Nothing of it is kept, and
// no user is asked for.
import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'
import { titleTrial } from '#contract/tools/title-trial.ts'
import { AMOUNTS } from '#contract/tools/titeltovenaar.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { noArticle } from './define.ts'
import { builtIn } from './providers/built-in.ts'
import { titelTovenaarTool } from './titeltovenaar.ts'

/** The built-in writer answers at once; a limit is asked of language models only. */
const NO_TIME_LIMIT = Infinity

/** The writer's own words tell how to connect a language model, which a visitor cannot. */
const CANNOT = 'Hier kan de ingebouwde schrijfhulp geen titels bij bedenken. Geef een onderwerp in het Nederlands.'

/** @param open whether anybody may register: whoever tried often enough is told how to go on. */
export function titleTrialRoutes(app: FastifyInstance, site: Site, throttle: Throttle, open: boolean): void {
  const goOn = open
    ? 'Maak een gratis account aan om verder te gaan.'
    : 'Vraag de beheerder om een uitnodiging om verder te gaan.'
  const enough = `Je hebt dit uur genoeg geprobeerd. ${goOn}`

  servePublic(app, site, titleTrial, async ({ body: { subject }, request, signal }) => {
    await throttle.titleTrial(visitorAddress(request), enough)
    const asked = { input: { subject, context: '', amount: AMOUNTS.default }, article: noArticle, style: null }
    const ask = { ...asked, examples: async () => [], timeLimitSeconds: async () => NO_TIME_LIMIT }
    const { output } = await builtIn.draft(titelTovenaarTool, ask, signal()).catch((failure: unknown) => {
      if (failure instanceof Problem && failure.code === 'writerCannot')
        throw new Problem('writerCannot', { message: CANNOT })
      throw failure
    })
    return titleTrial.output.parse(output)
  })
}
