// The endpoints of inspiration links.
import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/links/endpoints.ts'
import type { BulkAction } from '#contract/links/endpoints.ts'
import type { Link } from '#contract/links/link.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change } from '../change/change.ts'
import { sendPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { changeLink, changeMany } from './steps.ts'
import * as store from './store.ts'
import { toWire } from './wire.ts'

export function linkRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site

  serve(app, site, endpoints.listLinks, async ({ user, query, reply }) => {
    const bin = query.bin === 'true'
    if (bin && user.role !== 'admin') throw new Problem('notAllowed')
    const wanted = { ...query, bin, claimedBy: query.mine === 'true' ? user.id : undefined }
    return sendPage(reply, query, await store.findLinks(db, wanted), toWire)
  })

  serve(app, site, endpoints.readLink, async ({ user, params, query }) => {
    const bin = query.bin === 'true'
    if (bin && user.role !== 'admin') throw new Problem('notAllowed')
    const row = await store.findLink(db, params.id, { bin })
    if (row === undefined) throw new Problem('notFound', { message: 'Deze link bestaat niet of is verwijderd.' })
    return toWire(row)
  })

  serve(app, site, endpoints.addLink, ({ user, body }) =>
    change(site, user, async (tx, deed) => toWire(await store.insertLink(tx, deed, body))),
  )
  serve(app, site, endpoints.saveLink, ({ user, params, body }) =>
    change(site, user, async (tx, deed) => toWire(await store.updateLink(tx, deed, params.id, body))),
  )

  const step = (user: PublicUser, id: number, action: BulkAction): Promise<Link> =>
    change(site, user, async (tx, deed) => toWire(await changeLink(tx, deed, action, id)))
  serve(app, site, endpoints.deleteLink, async ({ user, params }) => {
    await step(user, params.id, 'delete')
    return {}
  })
  serve(app, site, endpoints.restoreLink, ({ user, params }) => step(user, params.id, 'restore'))
  serve(app, site, endpoints.claimLink, ({ user, params }) => step(user, params.id, 'claim'))
  serve(app, site, endpoints.releaseLink, ({ user, params }) => step(user, params.id, 'unclaim'))
  serve(app, site, endpoints.advanceLink, ({ user, params, body }) => step(user, params.id, body.status))
  serve(app, site, endpoints.changeLinks, async ({ user, body }) => ({
    results: await change(site, user, (tx, deed) => changeMany(tx, deed, body.action, body.ids)),
  }))
}
