// The endpoints of reviews for who is logged in. Those behind the secret of a link have their own file.
import type { FastifyInstance } from 'fastify'
import type { FileReply } from '#contract/endpoint.ts'
import { fileNameOf } from '#contract/file-names.ts'
import { Problem } from '#contract/problems.ts'
import * as endpoints from '#contract/reviews/endpoints.ts'
import type { CountKept } from '../articles/save-store.ts'
import { holdArticle, holdForReading, NEWER, readArticle, readHead, tellOwner } from '../articles/store.ts'
import { findUndescribed } from '../articles/text-work.ts'
import { change } from '../change/change.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { standingOf, statementOf } from './clearance.ts'
import { answersOf, linksOf, withdrawLink } from './link-store.ts'
import { outsidePage, outsidePart } from './outside-page.ts'
import { outsideRoutes } from './outside-routes.ts'
import { recordPage } from './record-page.ts'
import { answerReturn } from './return-store.ts'
import { askOutside, review } from './steps.ts'
import * as store from './store.ts'
import { linkToWire, recordToWire } from './wire.ts'

/** @param count counts what is kept of a review. */
export function reviewRoutes(app: FastifyInstance, site: Site, count: CountKept): void {
  const { db, clock, address } = site
  const answersIn = async (id: number) => (await answersOf(db, id)).map((row) => linkToWire(row, clock()))

  serve(app, site, endpoints.readReviewRule, async () => ({ rule: await store.ruleOf(db) }))
  serve(app, site, endpoints.setReviewRule, async ({ user, body: { rule } }) => {
    await change(site, user, async (tx, deed) => {
      const before = await store.ruleOf(tx)
      if (before === rule) return
      await store.keepRule(tx, rule)
      deed.record('settings.review', { id: null, name: 'nakijken' }, { rule: { from: before, to: rule } })
      deed.tell({ topic: 'settings' })
    })
    return { rule }
  })

  serve(app, site, endpoints.readReviews, async ({ user, params: { id } }) => {
    const article = await readArticle(db, user, id)
    const { rule, goesOut } = await standingOf(db, article)
    return {
      rule,
      goesOut,
      line: goesOut === 'blocked' ? null : (await statementOf(site, article, goesOut)).line,
      records: (await store.reviewsOf(db, id)).map(recordToWire),
      outside: (await linksOf(db, id)).map((row) => linkToWire(row, clock())),
    }
  })
  serve(app, site, endpoints.reviewArticle, async ({ user, params: { id }, body }) => {
    const { content, version } = await readArticle(db, user, id)
    // A version that is still to come would be reviewed with what was found in the one before it.
    if (version !== body.version) throw new Problem('changedMeanwhile', { message: NEWER })
    const undescribed = await site.texts.work(findUndescribed, content, { userId: user.id })
    return change(site, user, async (tx, deed) =>
      recordToWire(await review(tx, deed, id, body, { undescribed, count })),
    )
  })
  serve(app, site, endpoints.exportReview, async ({ user, params, query: { format } }) => {
    const { id } = await readHead(db, user, params.id)
    const row = await store.findReview(db, id, params.record)
    if (row === undefined) throw new Problem('notFound', { message: 'Dit verslag bestaat niet.' })
    const record = recordToWire(row)
    const name = fileNameOf(`nagekeken ${record.title}`, 'nagekeken')
    if (format === 'json') return dataReply(name, { articleId: id, ...record })
    return pageReply(name, recordPage(record, id, outsidePart(await answersIn(id), clock())))
  })
  serve(app, site, endpoints.exportOutside, async ({ user, params, query: { format } }) => {
    const { id, title } = await readHead(db, user, params.id)
    const answers = await answersIn(id)
    const name = fileNameOf(`meegelezen ${title}`, 'meegelezen')
    return format === 'json'
      ? dataReply(name, { articleId: id, title, answers })
      : pageReply(name, outsidePage({ id, title }, answers, clock()))
  })

  serve(app, site, endpoints.addReviewLink, ({ user, params: { id } }) =>
    change(site, user, async (tx, deed) => {
      const { secret, link } = await askOutside(tx, deed, id)
      // The secret stands behind the `#`, which browsers send to no server.
      return { url: `${address()}/meelezen#${secret}`, link: linkToWire(link, deed.at) }
    }),
  )
  serve(app, site, endpoints.withdrawReviewLink, async ({ user, params: { id, link } }) => {
    await change(site, user, async (tx, deed) => {
      const article = await holdForReading(tx, deed, id)
      await withdrawLink(tx, id, link)
      tellOwner(deed, article)
    })
    return {}
  })

  serve(app, site, endpoints.answerReturn, ({ user, params: { id, link }, body: { text } }) =>
    change(site, user, async (tx, deed) => {
      await holdArticle(tx, deed, id)
      const row = await answerReturn(tx, deed, { articleId: id, id: link }, text)
      for (const onlyFor of new Set([user.id, row.askedBy ?? user.id])) deed.tell({ topic: 'articles', id, onlyFor })
      return linkToWire(row, deed.at)
    }),
  )

  outsideRoutes(app, site)
}

const dataReply = (name: string, data: object): FileReply => ({
  mediaType: 'application/json; charset=utf-8',
  body: `${JSON.stringify(data, null, 2)}\n`,
  fileName: `${name}.json`,
})

const pageReply = (name: string, body: string): FileReply => ({
  mediaType: 'text/html; charset=utf-8',
  body,
  fileName: `${name}.html`,
  inline: true,
})
