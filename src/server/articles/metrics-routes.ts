// The endpoint that measures an article: for its owner and for administrators.
import type { FastifyInstance } from 'fastify'
import { measureArticle as endpoint } from '#contract/articles/endpoints.ts'
import { change } from '../change/change.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { createTurns, inTurn } from '../workshop/turns.ts'
import { measureArticle } from './measure.ts'
import { keepMetrics } from './metrics-store.ts'
import { readArticle, type ArticleRow } from './store.ts'
import { toWire } from './wire.ts'

/** What one person may have measured in ten minutes: an article that long after every save by hand, of the longest a few. */
export const MEASURED_PER_TEN_MINUTES = 400

const TEN_MINUTES_S = 10 * 60

/** An article of ordinary length counts for one, and for one more for each so many characters of it and its original. */
const CHARACTERS_FOR_ONE_MORE = 25_000

/** How many are measured at once in this process, and how many of those for one person; who comes then waits. */
const AT_ONCE = 2
const AT_ONCE_OF_ONE = 1

/** @param limited false lets everyone measure as much as they like: only for load tests on a closed machine. */
export function articleMetricsRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const count = limitPerUser(limited, {
    points: MEASURED_PER_TEN_MINUTES,
    seconds: TEN_MINUTES_S,
    what: 'Je hebt nu veel laten meten.',
  })
  const turns = createTurns(AT_ONCE, Infinity, AT_ONCE_OF_ONE)
  serve(app, site, endpoint, async ({ user, params, signal }) => {
    const row = await readArticle(site.db, user, params.id)
    count(user.id, pointsOf(row))
    const asker = { userId: user.id, signal: signal() }
    const metrics = await inTurn(turns, asker, () => measureArticle(site, row, asker))
    return change(site, user, async (tx, deed) => toWire(await keepMetrics(tx, deed, row, metrics), user))
  })
}

const pointsOf = ({ content, originalContent }: ArticleRow) =>
  1 + Math.floor((content.length + (originalContent?.length ?? 0)) / CHARACTERS_FOR_ONE_MORE)
