// The pictures that articles show by their address: fetched behind the filter, so that a browser never connects to other sites.
import type { FastifyInstance } from 'fastify'
import { articlePicture } from '#contract/articles/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'

/** What one person may have fetched in ten minutes: each picture of an article is fetched once, and then kept by the browser. */
export const ARTICLE_PICTURES_PER_TEN_MINUTES = 600

const TEN_MINUTES_S = 10 * 60
const KEPT_S = 60 * 60

/** @param limited false lets everyone fetch as much as they like: only for load tests on a closed machine. */
export function articlePictureRoutes(app: FastifyInstance, site: Site, fetching: SafeFetch, limited: boolean): void {
  const count = limitPerUser(limited, {
    points: ARTICLE_PICTURES_PER_TEN_MINUTES,
    seconds: TEN_MINUTES_S,
    what: 'Je hebt nu veel afbeeldingen opgehaald.',
  })
  serve(app, site, articlePicture, async ({ query: { url }, user, signal }) => {
    count(user.id)
    const picture = await fetching.picture(url, signal())
    // Loaded as the source of an image: nobody reads the reason, so every failure is a plain 404.
    if ('problem' in picture) throw new Problem('notFound', { message: picture.problem })
    return { mediaType: picture.mediaType, body: picture.bytes, keepSeconds: KEPT_S }
  })
}
