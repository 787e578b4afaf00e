// The endpoints of publishing.
import type { FastifyInstance } from 'fastify'
import { deskOf, isAtLeast } from '#contract/accounts/desk.ts'
import { Problem } from '#contract/problems.ts'
import * as endpoints from '#contract/publishing/endpoints.ts'
import { findAdministrators } from '../accounts/staff-store.ts'
import { readOwnedHead } from '../articles/store.ts'
import { change } from '../change/change.ts'
import { sessionToken } from '../http/cookies.ts'
import { sendPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { sendsMail } from '../mail/mailer.ts'
import { disconnect } from './disconnect.ts'
import { findPublications } from './publication-store.ts'
import { checkMayPublish, rightLost } from './right.ts'
import { findSites, labelSite } from './site-store.ts'
import { publicationToWire, siteToChoose, siteToWire } from './wire.ts'

/** Loaded when somebody connects or publishes, as the job does (jobs.ts): most of the time nobody does. */
const connecting = () => import('./connect.ts')
const ordering = () => import('./order.ts')

export function publishingRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site

  serve(app, site, endpoints.listSites, ({ user, query, reply }) => {
    // Administrators connect websites, whether or not they may publish there.
    const isAdmin = user.role === 'admin'
    if (!isAdmin) checkMayPublish(site, user, null)
    return sendPage(reply, query, findSites(db), isAdmin ? siteToWire : siteToChoose)
  })
  serve(app, site, endpoints.connectSite, async ({ user, body, signal }) => {
    const { connect } = await connecting()
    return siteToWire(await connect(site, user, body, signal()))
  })
  serve(app, site, endpoints.testSite, async ({ user, params, signal }) => {
    const { test } = await connecting()
    return siteToWire(await test(site, user, params.id, signal()))
  })
  serve(app, site, endpoints.labelSite, ({ user, params, body }) =>
    change(site, user, async (tx, deed) => siteToWire(await labelSite(tx, deed, params.id, body.label || null))),
  )
  serve(app, site, endpoints.disconnectSite, async ({ user, params }) => {
    await change(site, user, (tx, deed) => disconnect(site, tx, deed, params.id))
    return {}
  })

  serve(app, site, endpoints.listPublishers, async ({ user }) => {
    if (!isAtLeast(deskOf(user), 'writer')) throw new Problem('deskNeeded')
    const administrators = await findAdministrators(db, sendsMail(site.mailer))
    const names = administrators.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'nl'))
    return { names: names.slice(0, endpoints.MOST_PUBLISHERS) }
  })
  serve(app, site, endpoints.publishArticle, async ({ user, params, body, request, signal }) => {
    const { order } = await ordering()
    const by = { user, token: sessionToken(request, site) }
    return publicationToWire(await order(site, by, params.id, body, signal()))
  })
  serve(app, site, endpoints.listPublications, async ({ user, params }) => {
    const article = await readOwnedHead(db, user, params.id)
    return (await findPublications(db, article.id)).map((entry) => {
      // Said before its moment.
      const lost = entry.publication.state === 'planned' ? rightLost(site, entry.asker, article) : null
      return publicationToWire(entry, lost?.told)
    })
  })
  serve(app, site, endpoints.cancelPublication, async ({ user, params }) => {
    const { cancel } = await ordering()
    return publicationToWire(await cancel(site, user, { articleId: params.id, publicationId: params.publication }))
  })
}
