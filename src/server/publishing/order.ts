// Takes an order to publish an article: looks first whether somebody changed it there, and has the rest done by a job. Knows no HTTP.
import type { z } from 'zod'
import type { publishInput } from '#contract/publishing/publication.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { holdForReading, readArticle, type ArticleRow } from '../articles/store.ts'
import { closeVersion } from '../articles/version-store.ts'
import { change } from '../change/change.ts'
import { holdLoggedIn } from '../http/session-store.ts'
import { tell, type PublishingSite } from './carry-out.ts'
import { publishLater } from './jobs.ts'
import { openKept } from './open-remote.ts'
import { cancelOrder, findPublication, readEntry, takeOrder, type EntryRow } from './publication-store.ts'
import { RemoteProblem } from './remote.ts'
import { checkMayPublish } from './right.ts'
import { checkReviewed, type Statement } from '../reviews/clearance.ts'
import { openReturns, overrule } from '../reviews/return-store.ts'
import { bindingOf, checkMayGoOut, isBusy, mayOverwrite, timingOf } from './rules.ts'
import { checkUntouched, findPost, statementOf } from './send.ts'
import { holdSite, markPaused, readSite } from './site-store.ts'
import type { PublicationRow, SiteRow } from './tables.ts'

/**
 * Has the present version of an article of the user, for administrators anybody's, sent to a site.
 * @param by.token of the session in which it was asked.
 * @throws Problem notFound, deskNeeded, emailUnconfirmed, sitePaused, gapsOpen, reviewNeeded, sentBack, publicationUnderWay, changedThere,
 *   goneThere, alreadyPublic, notAllowed for who overrules and is no administrator, and invalidInput for a moment that is past.
 */
export async function order(
  site: PublishingSite,
  { user, token }: { user: PublicUser; token: string | undefined },
  articleId: number,
  input: z.output<typeof publishInput>,
  signal: AbortSignal,
): Promise<EntryRow> {
  const { db } = site
  const article = await readArticle(db, user, articleId)
  checkMayPublish(site, user, article)
  if (input.overrule !== undefined && user.role !== 'admin')
    throw new Problem('notAllowed', { message: ONLY_ADMINISTRATORS })
  const target = await readSite(db, input.siteId)
  if (target.state === 'paused') throw new Problem('sitePaused')
  const timing = timingOf(input.when, site.clock())
  checkMayGoOut(article, timing, bindingOf(await openReturns(db, articleId), input))
  const statement = await statementOf(site, article, timing)
  const overwriting = { overwrite: input.overwrite ?? false, overwriteSeen: input.seen ?? null }
  const before = await findPublication(db, articleId, target.id)
  if (before && isBusy(before, site.clock())) throw new Problem('publicationUnderWay')
  if (before?.remoteId)
    await look(site, user, { target, article, row: { ...before, ...timing, ...overwriting }, statement }, signal)
  const id = await change(site, user, async (tx, deed) => {
    // The website may have taken long to answer: who took their account back meanwhile ended this session.
    await holdLoggedIn(tx, user.id, token)
    // Held from here on: whoever sends it back or saves it comes before this, or after.
    const held = await holdForReading(tx, deed, articleId)
    await holdSite(tx, target.id)
    const sentBack = await openReturns(tx, articleId)
    checkMayGoOut(held, timing, bindingOf(sentBack, input))
    // What was saved while the website was asked has been reviewed by nobody.
    if (!timing.draft) await checkReviewed(tx, held)
    if (!timing.draft && input.overrule !== undefined) await overrule(tx, deed, held, sentBack, input.overrule)
    const row = await takeOrder(
      tx,
      deed,
      { articleId, siteId: target.id },
      { orderedVersion: held.version, ...timing, ...overwriting, excerpt: input.excerpt, tags: input.tags },
    )
    // After the order, by which it is known to be kept.
    await closeVersion(tx, held, { reason: 'publish' })
    await site.jobs.send(
      tx,
      publishLater,
      { publicationId: row.id, order: row.order },
      timing.plannedFor === null ? {} : { after: timing.plannedFor },
    )
    const goesOut = timing.draft ? 'als concept' : (timing.plannedFor?.toISOString() ?? 'meteen')
    const changes = { website: { to: target.nameApart }, goesOut: { to: goesOut } }
    deed.record('article.publish', { id: articleId, name: held.title }, changes)
    tell(deed, { row, article: held })
    return row.id
  })
  return readEntry(db, id)
}

const ONLY_ADMINISTRATORS = 'Alleen een beheerder kan een artikel laten gaan dat is teruggestuurd.'

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
    if (post !== null) await checkUntouched(site, post, about)
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
