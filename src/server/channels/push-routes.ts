// Where the hub asks whether a subscription is wanted, and tells what changed (W3C WebSub, sections 5.3 and 7). Public: each
// subscription has an address of its own that nobody guesses, and what is told there is signed.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as endpoints from '#contract/channels/endpoints.ts'
import { DAY_MS } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { change } from '../change/change.ts'
import { servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { hashOf, openSecrets, topicOf } from './hub.ts'
import { takePush } from './jobs.ts'
import { isSigned } from './signature.ts'
import * as store from './subscription-store.ts'

/** What the hub may ask; anything else is no question of its. */
const question = z.object({
  'hub.mode': z.enum(['subscribe', 'unsubscribe', 'denied']),
  'hub.topic': z.string().max(2_000),
  'hub.challenge': z.string().max(1_000).default(''),
  'hub.lease_seconds': z.coerce.number().int().positive().optional().catch(undefined),
})

/** A lease that the hub does not name, and the longest that is believed, in ms. */
const USUAL_LEASE_MS = 5 * DAY_MS
const LONGEST_LEASE_MS = 30 * DAY_MS

export function pushRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site

  /** @throws Problem notFound for an address that is none of ours, or not any more. */
  async function subscriptionAt(secret: string): Promise<store.SubscriptionRow> {
    const row = await store.bySecretHash(db, hashOf(secret))
    if (row === undefined) throw new Problem('notFound')
    return row
  }

  servePublic(app, site, endpoints.confirmPush, async ({ params, query }) => {
    const row = await subscriptionAt(params.secret)
    const asked = question.safeParse(query)
    if (!asked.success || asked.data['hub.topic'] !== topicOf(site, row.channelId)) throw new Problem('notFound')
    const { 'hub.mode': mode, 'hub.challenge': challenge, 'hub.lease_seconds': seconds } = asked.data
    // Asked again with the others: each time after twice as long.
    if (mode === 'denied') return { mediaType: 'text/plain; charset=utf-8', body: '' }
    const leaseMs = Math.min(seconds === undefined ? USUAL_LEASE_MS : seconds * 1000, LONGEST_LEASE_MS)
    const isWanted = await change(site, null, (tx, { at }) =>
      mode === 'subscribe' ? store.confirmSubscription(tx, row, leaseMs, at) : store.confirmEnd(tx, row),
    )
    if (!isWanted) throw new Problem('notFound')
    return { mediaType: 'text/plain; charset=utf-8', body: challenge }
  })

  void app.register(async (scope) => {
    // The signature is of the bytes as they came, and they are no JSON.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    servePublic(scope, site, endpoints.takePush, async ({ params, request }) => {
      const row = await subscriptionAt(params.secret)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const { 'x-hub-signature': header } = request.headers
      const { signing } = openSecrets(site, row.sealedSecrets)
      // Whoever did not sign it is told the same as who did: they learn nothing (W3C WebSub, section 7.1).
      if (row.state === 'ending' || !isSigned(body, typeof header === 'string' ? header : undefined, signing)) return {}
      const { readFeed } = await import('./feed.ts')
      const { entries, deleted } = await readFeed(body.toString('utf8'))
      const told = entries
        .filter(({ channelId }) => channelId === row.channelId)
        .map(({ videoId, title, description, publishedAt }) => ({
          videoId,
          title,
          description,
          publishedAt: publishedAt.toISOString(),
        }))
      // Only taken here, so that the hub has its answer at once; a job does the rest.
      if (told.length + deleted.length > 0)
        await site.jobs.send(db, takePush, { channelId: row.channelId, entries: told, deleted })
      return {}
    })
  })
}
