// Puts an article on a site, or brings what stands there up to date. However it ends, it can be begun again and never leaves two. Knows
// no kind of site, and not what becomes of its failures.
import { randomUUID } from 'node:crypto'
import { Problem } from '#contract/problems.ts'
import { holdPresent, readArticle, type ArticleRow } from '../articles/store.ts'
import { asOfVersion } from '../articles/version-steps.ts'
import { change, type ChangeSite } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Site } from '../http/site.ts'
import { clearance, statementFor, type Statement } from '../reviews/clearance.ts'
import { openReturns } from '../reviews/return-store.ts'
import { openKept, type RemoteSite } from './open-remote.ts'
import type { Outgoing } from './outgoing.ts'
import { note } from './publication-store.ts'
import { RemoteProblem, type Remote, type RemotePost, type Wanted } from './remote.ts'
import { checkMayGoOut, mayOverwrite } from './rules.ts'
import { sendPictures } from './send-pictures.ts'
import type { PublicationRow, SiteRow } from './tables.ts'
import { compareThere, makeOutgoing, textOnly, type ToSend } from './text-work.ts'

export type SendSite = RemoteSite & ChangeSite & Pick<Site, 'db' | 'files' | 'texts'>

/** The house reads whatever article it was told to send; who may tell it so was checked. */
const HOUSE = { id: 0, role: 'admin' }

/** The article of an order, as it was ordered. @throws Problem notFound. */
export async function articleOf(
  site: Pick<Site, 'db' | 'texts'>,
  { articleId, orderedVersion }: Pick<PublicationRow, 'articleId' | 'orderedVersion'>,
): Promise<ArticleRow> {
  const article = await readArticle(site.db, HOUSE, articleId)
  return orderedVersion === null ? article : asOfVersion(site, article, orderedVersion)
}

/** A run that was replaced meanwhile: whatever took its place does the rest. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/**
 * @returns how it stands there, and what the site did not take.
 * @param about.checkRight asks whether who ordered it still may: before each thing that is sent of the text, of which pictures can take minutes.
 * @throws RemoteProblem, Overtaken, RightLost, and Problem: notFound, gapsOpen, reviewNeeded, sentBack, changedThere, goneThere,
 *   alreadyPublic.
 */
export async function sendArticle(
  site: SendSite,
  {
    target,
    row,
    article,
    checkRight,
  }: { target: SiteRow; row: PublicationRow; article: ArticleRow; checkRight: (db: Db) => Promise<void> },
  signal: AbortSignal,
): Promise<{ post: RemotePost; outgoing: Outgoing; notes: string[] }> {
  checkMayGoOut(article, row, await openReturns(site.db, article.id))
  const statement = await statementOf(site, article, row)
  const remote = openKept(site, target, signal)
  const noted = async (fields: Parameters<typeof note>[2], db: Db = site.db) => {
    await checkRight(db)
    Object.assign(row, fields)
    if (!(await note(db, row, fields))) throw new Overtaken()
  }
  const found = await findPost(remote, row)
  // Known from now on, whatever comes of this run: its answer may have been lost, or somebody changed it there.
  if (found !== null && found.isPublic !== row.isPublic)
    await noted({ isPublic: found.isPublic, address: found.address, editAddress: found.editAddress })
  if (row.remoteId !== null && found === null && !mayOverwrite(row, null)) throw new Problem('goneThere')
  if (found !== null) await checkUntouched(site, found, { target, row, article, statement })
  const pictures = await sendPictures(site, target.id, remote, article, signal)
  const { words, ...outgoing } = await made(site, { kind: target.kind, article, there: pictures, statement })
  const post = found ?? (await begin(remote, row, outgoing, noted))
  // What was found by its mark, and what was begun just now, is a draft of ours with nothing in it yet.
  if (row.remoteId !== post.id)
    await noted({ remoteId: post.id, mark: null, ...asItStands(post), sentVersion: null, sentCovers: [] })
  const cover = outgoing.cover === null ? [] : [outgoing.cover.picture.id]
  const sentCovers = [...new Set([...row.sentCovers, ...cover])]
  await change(site, null, async (tx) => {
    // The last moment: whoever sends it back holds the article too, and comes before this, or finds that it goes out.
    if (!(await holdPresent(tx, article.id))) throw new Problem('notFound')
    checkMayGoOut(article, row, await openReturns(tx, article.id))
    await noted({ sendingWords: words, sentCovers }, tx)
  })
  const saved = await save(site, remote, post, outgoing, { target, row, article, statement })
  return { ...saved, outgoing }
}

/**
 * What goes with it of AI. As a draft nobody reads it yet: one that waits for a review may go there, and says that AI wrote it.
 * @throws Problem reviewNeeded.
 */
export const statementOf = (
  site: Pick<Site, 'db' | 'texts'>,
  article: ArticleRow,
  { draft }: { draft: boolean },
): Promise<Statement> => (draft ? statementFor(site, article) : clearance(site, article))

const made = ({ texts }: Pick<Site, 'texts'>, asked: ToSend) =>
  texts.work(makeOutgoing, { ...asked, article: textOnly(asked.article) }, { userId: asked.article.userId })

/** What is kept of how it stands there: all that differs from it later, somebody else changed. */
export const asItStands = ({ title, html, updatedAt }: RemotePost) => ({
  sentTitle: title,
  sentHtml: html,
  sentRemoteAt: updatedAt,
})

/** Null when there is none yet, or none any more. */
export async function findPost(
  remote: Remote,
  { remoteId, mark }: Pick<PublicationRow, 'remoteId' | 'mark'>,
): Promise<RemotePost | null> {
  if (remoteId !== null) {
    const post = await remote.find(remoteId)
    if (post !== null || mark === null) return post
  }
  return mark === null ? null : remote.findMark(mark)
}

/**
 * Begins a draft under an address that no other has, kept before it is asked for: when its answer is lost the next run finds it by that,
 * instead of making another.
 */
async function begin(
  remote: Remote,
  row: PublicationRow,
  { title }: Outgoing,
  noted: (fields: Partial<PublicationRow>) => Promise<void>,
): Promise<RemotePost> {
  const mark = row.mark ?? `kopij-${randomUUID()}`
  await noted({ mark })
  return remote.begin(mark, title)
}

interface About {
  target: SiteRow
  row: PublicationRow
  article: ArticleRow
  statement: Statement
}

/** @throws Problem changedThere, or alreadyPublic for what would be taken back to a draft. */
export async function checkUntouched(
  site: Pick<Site, 'texts'>,
  post: RemotePost,
  { target, row, article, statement }: About,
): Promise<void> {
  if (row.draft && post.isPublic) throw new Problem('alreadyPublic')
  // Found by its mark: nobody but us knows of it.
  if (row.remoteId !== post.id || mayOverwrite(row, post)) return
  const { sentTitle, sentHtml, sendingWords } = row
  const about = { sent: { sentTitle, sentHtml, sendingWords }, post }
  const ours = { kind: target.kind, article: textOnly(article), there: new Map(), statement }
  const changedThere = await site.texts.work(compareThere, { ...about, ours }, { userId: article.userId })
  if (changedThere !== null) throw new Problem('changedThere', { changedThere })
}

function wantedOf(row: PublicationRow, outgoing: Outgoing, post: RemotePost): Wanted {
  const { title, html, slug, seoTitle, seoDescription, headMark, cover } = outgoing
  const isNew = row.sentVersion === null
  // A picture that somebody chose there stays; ours goes when the text begins with it no longer.
  const isOurs = post.cover !== null && row.sentCovers.includes(post.cover)
  return {
    title,
    html,
    isPublic: !row.draft,
    // An address that was changed there since stays: links lead to it.
    slug: slug !== '' && (isNew || slug !== row.sentSlug) ? slug : undefined,
    excerpt: row.excerpt ?? (isNew && outgoing.excerpt !== '' ? outgoing.excerpt : undefined),
    tags: row.tags ?? undefined,
    seoTitle,
    seoDescription,
    headMark,
    cover: cover ?? (isOurs ? null : undefined),
  }
}

/** Saves it; when it was changed there at this very moment, it is looked at once more. */
async function save(site: SendSite, remote: Remote, post: RemotePost, outgoing: Outgoing, about: About) {
  try {
    return await remote.save(post, wantedOf(about.row, outgoing, post))
  } catch (error) {
    if (!(error instanceof RemoteProblem) || error.failure !== 'collision') throw error
    const newer = await remote.find(post.id)
    if (newer === null) throw new Problem('goneThere', { cause: error })
    await checkUntouched(site, newer, about)
    return remote.save(newer, wantedOf(about.row, outgoing, newer))
  }
}
