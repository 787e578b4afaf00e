// The endpoints of articles and of their versions. Export and import have their own file.
import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/articles/endpoints.ts'
import { cardFields } from '#contract/articles/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change } from '../change/change.ts'
import { pageByCursor, sendPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { binArticle, unbinArticle, type OnBin } from './bin-store.ts'
import { takeOver } from './leaving-store.ts'
import * as lists from './list-store.ts'
import { checkLength } from './rules.ts'
import type { Saving } from './save.ts'
import * as store from './store.ts'
import { nameVersion } from './version-steps.ts'
import * as versions from './version-store.ts'
import { plainToWire, toWire, versionToWire } from './wire.ts'

/**
 * @param saving all ways in which a text is kept.
 * @param onBin what is to happen when an article goes into the bin, or comes out of it.
 */
export function articleRoutes(app: FastifyInstance, site: Site, saving: Saving, onBin: OnBin): void {
  const { db } = site

  serve(app, site, endpoints.listArticles, async ({ user, query, reply }) => {
    if (cardFields.every((field) => query[field] === undefined))
      return sendPage(reply, query, lists.findPlain(db, user.id), plainToWire)
    const { q, sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc', state, cursor: after, size } = query
    const userId = whose(user, query.everyone)
    const list = lists.findCards(db, { userId, q, sort, order, state, bin: query.bin === 'true' })
    const { entries, next } = await pageByCursor({ limit: size, after }, list, (row) => toWire(row, user), 'cursor')
    return { articles: entries, nextCursor: next ?? null }
  })
  serve(app, site, endpoints.countArticles, ({ user, query }) => lists.countArticles(db, whose(user, query.everyone)))
  serve(app, site, endpoints.sameKeyphrase, ({ user, query }) =>
    lists.findSameKeyphrase(db, user.id, query.keyphrase ?? '', query.except),
  )

  serve(app, site, endpoints.readArticle, async ({ user, params }) =>
    toWire(await store.readArticle(db, user, params.id), user),
  )
  serve(app, site, endpoints.readArticleHead, ({ user, params }) => store.readHead(db, user, params.id))
  serve(app, site, endpoints.addArticle, async ({ user, body }) => {
    checkLength(body.content, body.originalContent)
    return toWire(await saving.add(user, body), user)
  })
  serve(app, site, endpoints.saveArticle, async ({ user, params, body }) => {
    checkLength(body.content)
    return toWire(await saving.save(user, params.id, body), user)
  })
  serve(app, site, endpoints.deleteArticle, async ({ user, params }) => {
    await change(site, user, (tx, deed) => binArticle(tx, deed, params.id, onBin))
    return {}
  })
  serve(app, site, endpoints.undeleteArticle, ({ user, params }) =>
    change(site, user, async (tx, deed) => toWire(await unbinArticle(tx, deed, params.id, onBin), user)),
  )

  serve(app, site, endpoints.takeOverArticle, ({ user, params }) =>
    change(site, user, async (tx, deed) => toWire(await takeOver(tx, deed, params.id), user)),
  )

  serve(app, site, endpoints.listVersions, async ({ user, params, query, reply }) => {
    const { id } = await store.readHead(db, user, params.id)
    return sendPage(reply, query, versions.listVersions(db, id), versionToWire)
  })
  serve(app, site, endpoints.readVersion, async ({ user, params }) => {
    const { id } = await store.readHead(db, user, params.id)
    return versionToWire(await versions.readVersion(db, id, params.n))
  })
  serve(app, site, endpoints.nameVersion, ({ user, params, body }) =>
    change(site, user, async (tx, deed) => versionToWire(await nameVersion(tx, deed, params.id, body.name))),
  )
  serve(app, site, endpoints.restoreVersion, async ({ user, params, body }) =>
    toWire(await saving.restore(user, { ...params, version: body?.version }), user),
  )
}

/** Whose articles are asked for: null is everybody's. @throws Problem notAllowed. */
function whose(user: PublicUser, everyone: 'true' | 'false' | undefined): number | null {
  if (everyone !== 'true') return user.id
  if (user.role !== 'admin') throw new Problem('notAllowed')
  return null
}
