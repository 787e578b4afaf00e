// Takes an order to publish an article: looks first whether somebody changed it there, and has the rest done by a job. Knows no HTTP.
import type { z } from 'zod'
import type { publishInput } from '#contract/publishing/publication.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { holdForReading, readArticle, type ArticleRow } from '../articles/store.ts'
import { change } from '../change/change.ts'
import { tell, type PublishingSite } from './carry-out.ts'
import { publishLater } from './jobs.ts'
import { openKept } from './open-remote.ts'
import { cancelOrder, findPublication, readEntry, takeOrder, type EntryRow } from './publication-store.ts'
import { RemoteProblem } from './remote.ts'
import { checkMayPublish } from './right.ts'
import type { Statement } from '../reviews/clearance.ts'
import { checkMayGoOut, isBusy, mayOverwrite, timingOf } from './rules.ts'
import { checkUntouched, findPost, statementOf } from './send.ts'
import { markPaused, readSite } from './site-store.ts'
import type { PublicationRow, SiteRow } from './tables.ts'

/**
 * Has an article of the user, for administrators anybody's, sent to a site.
 * @throws Problem notFound, deskNeeded, emailUnconfirmed, sitePaused, gapsOpen, reviewNeeded, publicationUnderWay, changedThere, goneThere, alreadyPublic, and invalidInput for a
 *   moment that is past.
 */
export async function order(
  site: PublishingSite,
  user: PublicUser,
  articleId: number,
  input: z.output<typeof publishInput>,
  signal: AbortSignal,
): Promise<EntryRow> {
  const { db } = site
  const article = await readArticle(db, user, articleId)
  checkMayPublish(site, user, article)
  const target = await readSite(db, input.siteId)
  if (target.state === 'paused') throw new Problem('sitePaused')
  const timing = timingOf(input.when, site.clock())
  checkMayGoOut(article, timing)
  const statement = await statementOf(site, article, timing)
  const overwriting = { overwrite: input.overwrite ?? false, overwriteSeen: input.seen ?? null }
  const before = await findPublication(db, articleId, target.id)
  if (before && isBusy(before, site.clock())) throw new Problem('publicationUnderWay')
  if (before?.remoteId)
    await look(site, user, { target, article, row: { ...before, ...timing, ...overwriting }, statement }, signal)
  const id = await change(site, user, async (tx, deed) => {
    await holdForReading(tx, deed, articleId)
    const row = await takeOrder(
      tx,
      deed,
      { articleId, siteId: target.id },
      { ...timing, ...overwriting, excerpt: input.excerpt, tags: input.tags },
    )
    await site.jobs.send(
      tx,
      publishLater,
      { publicationId: row.id, order: row.order },
      timing.plannedFor === null ? {} : { after: timing.plannedFor },
    )
    const goesOut = timing.draft ? 'als concept' : (timing.plannedFor?.toISOString() ?? 'meteen')
    const changes = { website: { to: target.nameApart }, goesOut: { to: goesOut } }
    deed.record('article.publish', { id: articleId, name: article.title }, changes)
    tell(deed, { row, article })
    return row.id
  })
  return readEntry(db, id)
}

interface About {
  target: SiteRow
  row: PublicationRow
  article: ArticleRow
  statement: Statement
}

/**
 * Whether it stands there as we left it. A site that does not answer now is asked again by the job.
 * @throws Problem changedThere, goneThere, alreadyPublic or sitePaused.
 */
async function look(site: PublishingSite, user: PublicUser, about: About, signal: AbortSignal): Promise<void> {
  const { target, row } = about
  try {
    const post = await findPost(openKept(site, target, signal), row)
    if (post !== null) checkUntouched(post, about)
    else if (!mayOverwrite(row, null)) throw new Problem('goneThere')
  } catch (error) {
    if (!(error instanceof RemoteProblem)) throw error
    if (error.failure !== 'key') return
    await change(site, user, (tx, deed) => markPaused(tx, deed, target, error.told))
    throw new Problem('sitePaused', { cause: error })
  }
}

/** @throws Problem notFound, deskNeeded, emailUnconfirmed, or notPlanned when it has begun or is over. */
export async function cancel(
  site: PublishingSite,
  user: PublicUser,
  { articleId, publicationId }: { articleId: number; publicationId: number },
): Promise<EntryRow> {
  await change(site, user, async (tx, deed) => {
    const article = await holdForReading(tx, deed, articleId)
    checkMayPublish(site, user, article)
    const row = await cancelOrder(tx, publicationId, articleId)
    deed.record('article.unplan', { id: articleId, name: article.title })
    tell(deed, { row, article })
  })
  return readEntry(site.db, publicationId)
}
