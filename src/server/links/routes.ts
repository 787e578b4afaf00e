// The endpoints of inspiration links.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { entityId } from '#contract/endpoint.ts'
import * as endpoints from '#contract/links/endpoints.ts'
import type { BulkAction } from '#contract/links/endpoints.ts'
import type { Link } from '#contract/links/link.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { changesBetween } from '../audit/rules.ts'
import { record } from '../audit/store.ts'
import { cursorOf, fitting, readCursor, tellPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { changeLink, changeMany } from './steps.ts'
import * as store from './store.ts'

/** What the audit log keeps of a link. */
const recorded = ['title', 'url', 'notes', 'status', 'additionalNotes'] as const

const cursor = z.tuple([entityId])

export function linkRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site

  serve(app, site, endpoints.listLinks, async ({ user, query, reply }) => {
    const { limit, after, mine, ...asked } = query
    const bin = query.bin === 'true'
    if (bin && user.role !== 'admin') throw new Problem('notAllowed')
    const wanted = { ...asked, bin, claimedBy: mine === 'true' ? user.id : undefined }
    const [below] = after === undefined ? [] : readCursor(after, cursor)
    // One more than asked for tells whether there is another page.
    const { rows, total } = await store.findLinks(db, wanted, limit + 1, below)
    const { page, more } = fitting(rows.map(toWire), limit)
    const last = page.at(-1)
    tellPage(reply, { total, next: more && last ? cursorOf(last.id) : undefined })
    return page
  })

  serve(app, site, endpoints.readLink, async ({ user, params, query }) => {
    const bin = query.bin === 'true'
    if (bin && user.role !== 'admin') throw new Problem('notAllowed')
    const row = await store.findLink(db, params.id, { bin })
    if (row === undefined) throw new Problem('notFound')
    return toWire(row)
  })

  serve(app, site, endpoints.addLink, async ({ user, body }) => {
    const now = clock()
    const row = await db.transaction(async (tx) => {
      const made = await store.insertLink(tx, body, user.id, now)
      const changes = changesBetween(recorded, null, made)
      await record(tx, {
        actor: user,
        action: 'link.add',
        subject: { id: made.id, name: made.title },
        changes,
        at: now,
      })
      return made
    })
    return told(row)
  })

  serve(app, site, endpoints.saveLink, async ({ user, params, body }) => {
    const row = await store.updateLink(db, params.id, body, user.id, async (tx, before, after) => {
      const subject = { id: after.id, name: after.title }
      const changes = changesBetween(recorded, before, after)
      await record(tx, { actor: user, action: 'link.edit', subject, changes, at: clock() })
    })
    return told(row)
  })

  serve(app, site, endpoints.deleteLink, async ({ user, params }) => {
    await changed(user, params.id, 'delete')
    return {}
  })
  serve(app, site, endpoints.restoreLink, ({ user, params }) => changed(user, params.id, 'restore'))
  serve(app, site, endpoints.claimLink, ({ user, params }) => changed(user, params.id, 'claim'))
  serve(app, site, endpoints.releaseLink, ({ user, params }) => changed(user, params.id, 'unclaim'))
  serve(app, site, endpoints.advanceLink, ({ user, params, body }) => changed(user, params.id, body.status))

  serve(app, site, endpoints.changeLinks, async ({ user, body }) => {
    const results = await changeMany(db, body.action, body.ids, user, clock())
    // One for all: whoever watches asks for the list once.
    if (results.some(({ done }) => done)) await site.notices.tell({ topic: 'links' })
    return { results }
  })

  async function changed(user: PublicUser, id: number, action: BulkAction): Promise<Link> {
    return told(await changeLink(db, action, id, user, clock()))
  }

  async function told(row: store.LinkRow): Promise<Link> {
    await site.notices.tell({ topic: 'links', id: row.id })
    return toWire(row)
  }
}

function toWire<Row extends store.EntryRow>({ createdAt, claimedAt, deletedAt, ...row }: Row) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    claimedAt: claimedAt?.toISOString() ?? null,
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  }
}
