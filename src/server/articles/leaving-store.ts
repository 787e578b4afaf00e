// The SQL of articles that change hands: those of a user who is deleted, and those of the house that an administrator takes over. Their
// pictures go along; versions, campaigns, reviews and publications refer to the article alone.
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { mayNot } from '#contract/articles/may-not.ts'
import type { UserArticles, OwnArticles } from '#contract/articles/leaving.ts'
import { MOST_TITLES, MOST_PLANNED } from '#contract/articles/leaving.ts'
import { Problem } from '#contract/problems.ts'
import type { AuditChanges } from '#contract/audit/entry.ts'
import type { ArticlesGo } from '../accounts/administration-store.ts'
import { findPerson } from '../accounts/address-store.ts'
import { mayGetWords } from '../accounts/rules.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { sendsMail } from '../mail/mailer.ts'
import { discardPictures } from '../pictures/discard.ts'
import { givePictures } from '../pictures/store.ts'
import { onlineArticles, orderedVersions, plannedOrders, sentArticles } from '../publishing/views.ts'
import { receivedLetter } from './letters.ts'
import { removeLot } from './lot-store.ts'
import { unusedOf } from './picture-store.ts'
import { checkIsOwn, holdForReading, told, type ArticleRow } from './store.ts'
import { articlePictures as stored, articlePictureUses as uses, articles, articleSearch, ownedBy } from './tables.ts'

const present = isNull(articles.deletedAt)

/** Or stood on a website that was disconnected since: readers may find it there still. */
const isOnline = sql<boolean>`(${articles.wasPublished}
  OR EXISTS (SELECT FROM ${onlineArticles} WHERE ${onlineArticles.articleId} = ${articles.id}))`
const isPlanned = sql<boolean>`EXISTS (SELECT FROM ${plannedOrders} WHERE ${plannedOrders.articleId} = ${articles.id})`

/** Which the house has a record of: somebody answers for them, they were sent to a website, or somebody else has them published. */
const isOfRecord = or(
  isNotNull(articles.checkedVersion),
  articles.wasPublished,
  sql`EXISTS (SELECT FROM ${sentArticles} WHERE ${sentArticles.articleId} = ${articles.id})`,
  sql`EXISTS (SELECT FROM ${orderedVersions}
    WHERE ${orderedVersions.articleId} = ${articles.id} AND ${orderedVersions.askedBy} <> ${articles.userId})`,
)

/** What there is of a user's articles, for who is asked what becomes of them. */
export async function articlesOf(db: Db, userId: number): Promise<UserArticles> {
  const count = (which: SQL | undefined) => sql<number>`(count(*) FILTER (WHERE ${which}))::int`
  const [counted] = await db
    .select({
      all: count(present),
      online: count(and(present, isOnline)),
      planned: count(and(present, isPlanned)),
      drafts: count(and(present, sql`NOT ${isOnline}`, sql`NOT ${isPlanned}`)),
      bin: count(isNotNull(articles.deletedAt)),
    })
    .from(articles)
    .where(ownedBy(userId))
  const moments = await db
    .select({ at: plannedOrders.plannedFor })
    .from(plannedOrders)
    .innerJoin(articles, and(eq(articles.id, plannedOrders.articleId), present, ownedBy(userId)))
    .orderBy(asc(plannedOrders.plannedFor))
    .limit(MOST_PLANNED)
  const plannedFor = moments.flatMap(({ at }) => (at === null ? [] : [at.toISOString()]))
  return { ...(counted ?? { all: 0, online: 0, planned: 0, drafts: 0, bin: 0 }), plannedFor }
}

/** What would become of one's own articles if one's account were deleted now. */
export async function ownArticles(db: Db, userId: number): Promise<OwnArticles> {
  const stays = and(ownedBy(userId), isOfRecord)
  // One after the other: it may be a transaction.
  const all = await db.$count(articles, ownedBy(userId))
  const stay = await db.$count(articles, stays)
  const named = await db
    .select({ title: articles.title })
    .from(articles)
    .where(stays)
    .orderBy(desc(articles.id))
    .limit(MOST_TITLES)
  return { stay, titles: named.map(({ title }) => title), go: all - stay }
}

/** Holds all articles of a user, in the order of their ids, as everywhere: an administrator may be publishing one of them. */
export async function holdArticlesOf(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: articles.id }).from(articles).where(ownedBy(userId)).orderBy(asc(articles.id)).for('update')
}

/** Remembers of these articles that they stood on a website, which is about to be disconnected. */
export async function markPublished(tx: Tx, ids: readonly number[]): Promise<void> {
  const these = inArray(articles.id, [...ids])
  await tx.select({ id: articles.id }).from(articles).where(these).orderBy(asc(articles.id)).for('no key update')
  await tx.update(articles).set({ wasPublished: true }).where(these)
}

type Leaver = [
  tx: Tx,
  deed: Deed<Actor | null>,
  userId: number,
  site: Pick<Site, 'jobs' | 'secrets' | 'address' | 'mailer'>,
  go: ArticlesGo,
]

/**
 * Gives away the articles of a user who is deleted, which `holdArticlesOf` holds, and removes those that go with them; who gets them is
 * written to, at an address that is theirs. Returns what the log says of it.
 */
export async function onUserLeaves(...[tx, deed, userId, site, go]: Leaver): Promise<AuditChanges> {
  const receiver = typeof go === 'object' ? await findPerson(tx, go.to) : undefined
  const to = receiver?.id ?? null
  const isTheirWish = go === 'own wish'
  const count = await give(tx, isTheirWish ? and(ownedBy(userId), isOfRecord) : ownedBy(userId), userId, to, {
    ...(go === 'bin' && { deletedAt: sql`coalesce(${articles.deletedAt}, ${deed.at.toISOString()}::timestamptz)` }),
    // What was measured quotes their other articles; and of what they had in the bin nobody else knows that it would go.
    ...(isTheirWish && { deletedAt: null, metrics: null, metricsVersion: null }),
  })
  if (isTheirWish) await removeAll(tx, userId, site)
  if (count === 0) return {}
  // Those of the house are everybody's who may see them.
  deed.tell({ topic: 'articles', ...(to !== null && { onlyFor: to }) })
  if (receiver !== undefined && deed.by !== null && receiver.id !== deed.by.id && mayGetWords(receiver, site)) {
    const from = (await findPerson(tx, userId))?.name ?? ''
    const mayPublish = mayNot({ ...receiver, mailIsSent: sendsMail(site.mailer) }, 'publish', null) === null
    const given = { by: deed.by.name, from, count, mayPublish }
    await postLetter(site, tx, receivedLetter(site.address(), receiver, given))
  }
  return { articles: { to: count }, articlesTo: { to: typeof go === 'object' ? (receiver?.name ?? '') : words[go] } }
}

const words = { bin: 'prullenbak van de redactie', 'own wish': 'redactie' } as const

/**
 * Gives articles of `from`, which the caller holds, to `to`; null is the house. The copies for searches are made anew: to change the owner of
 * ten thousand would make as many entries anew in the index of their words, which takes minutes, while everybody who saves waits.
 * @returns how many.
 */
async function give(
  tx: Tx,
  which: SQL | undefined,
  from: number | null,
  to: number | null,
  also: Partial<Record<'deletedAt' | 'metrics' | 'metricsVersion', SQL | null>> = {},
): Promise<number> {
  const ids = tx.select({ id: articles.id }).from(articles).where(which)
  await tx.delete(articleSearch).where(inArray(articleSearch.articleId, ids))
  const given = await tx
    .update(articles)
    // A key is that of a device of who is gone: the same may be among those of who gets it.
    .set({ ...also, userId: to, clientKey: null, searchVersion: null })
    .where(which)
    .returning({ id: articles.id })
  await giveTheirPictures(tx, from)
  return given.length
}

/**
 * Gives the pictures of `from` that articles of somebody else have by now to who has those. One that several have goes to one of them:
 * the others see it because their article has it.
 */
async function giveTheirPictures(tx: Tx, from: number | null): Promise<void> {
  const theirs = from === null ? isNull(stored.userId) : eq(stored.userId, from)
  const inherited = sql`SELECT ${stored.name} AS name, max(${articles.userId}) AS heir FROM ${stored}
    JOIN ${uses} ON ${uses.name} = ${stored.name} JOIN ${articles} ON ${articles.id} = ${uses.articleId}
    WHERE ${theirs} AND ${articles.userId} IS DISTINCT FROM ${from}::integer GROUP BY ${stored.name}`
  const { rows } = await tx.execute<{ heir: number | null }>(sql`SELECT DISTINCT heir FROM (${inherited}) AS inherited`)
  for (const { heir } of rows) {
    const names = sql`SELECT inherited.name FROM (${inherited}) AS inherited WHERE heir IS NOT DISTINCT FROM ${heir}::integer`
    const files = sql`SELECT file ->> 'name' FROM ${stored}, jsonb_array_elements(${stored.files}) AS file
      WHERE ${stored.name} IN (${names})`
    await givePictures(tx, files, heir)
    await tx
      .update(stored)
      .set({ userId: heir })
      .where(sql`${stored.name} IN (${names})`)
  }
}

/**
 * Removes a lot of the articles that go with a user at their own wish, who is held and whose deletion can no longer be taken back. What the
 * house has a record of stays for `onUserLeaves`.
 * @returns whether there may be more.
 */
export const removeLotOf = (tx: Tx, userId: number, site: Pick<Site, 'jobs'>): Promise<boolean> =>
  removeLot(tx, site, and(ownedBy(userId), sql`NOT ${isOfRecord}`))

/** Removes the articles that a user still has: what they saved since the last lot, with the pictures that no other article has. */
async function removeAll(tx: Tx, userId: number, site: Pick<Site, 'jobs'>): Promise<void> {
  const rows = await tx
    .selectDistinct({ name: uses.name })
    .from(uses)
    .innerJoin(articles, eq(articles.id, uses.articleId))
    .where(ownedBy(userId))
  await tx.delete(articles).where(ownedBy(userId))
  const names = rows.map(({ name }) => name)
  await discardPictures(tx, site, await unusedOf(tx, names))
}

const LEAVING =
  'Je account wordt binnenkort verwijderd, en dan gaan concepten mee. Behoud eerst je account, of laat een andere beheerder dit doen.'

/** Gives the actor, an administrator, an article of the house that is held for them. @throws Problem notAllowed for who is going. */
export async function takeHeld(tx: Tx, deed: Deed, { id, title }: { id: number; title: string }): Promise<void> {
  if ((await findPerson(tx, deed.by.id))?.deletionDueAt) throw new Problem('notAllowed', { message: LEAVING })
  await give(tx, eq(articles.id, id), null, deed.by.id)
  deed.record('article.takeOver', { id, name: title })
  deed.tell({ topic: 'articles', id })
}

/**
 * Gives the actor, an administrator, an article of the house; one that is theirs already stays.
 * @throws Problem notFound, or notAllowed when it is somebody else's, who may have been faster, and for who is going.
 */
export async function takeOver(tx: Tx, deed: Deed, id: number): Promise<ArticleRow> {
  const article = await holdForReading(tx, deed, id)
  if (article.userId === null) await takeHeld(tx, deed, article)
  else checkIsOwn(article, deed.by)
  return told(tx, deed, id)
}
