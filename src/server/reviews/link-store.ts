// All SQL about links for people outside, and about what they answered. Knows nothing of HTTP.
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { MOST_ANSWERS, MOST_REVIEW_LINKS, type OutsideInput } from '#contract/reviews/review.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { tokenHashOf } from '../letters/link.ts'
import { linkExpiry } from './rules.ts'
import { reviewLinks as links, reviewOverrules as overrules } from './tables.ts'

const columns = {
  id: links.id,
  articleId: links.articleId,
  version: links.version,
  askedBy: links.askedBy,
  createdAt: links.createdAt,
  expiresAt: links.expiresAt,
  decision: links.decision,
  name: links.name,
  remarks: links.remarks,
  decidedAt: links.decidedAt,
  answer: links.answer,
  answeredByName: links.answeredByName,
  answeredAt: links.answeredAt,
  why: overrules.why,
  overruledByName: overrules.overruledByName,
  overruledAt: overrules.createdAt,
}

const select = (db: Db) =>
  db.select(columns).from(links).leftJoin(overrules, eq(overrules.id, links.overruleId)).$dynamic()
export type LinkRow = Awaited<ReturnType<typeof select>>[number]

const open = (now: Date) => and(isNull(links.decision), gt(links.expiresAt, now))

/** How many links of one article are told. */
const MOST_TOLD = 50

/** Sent back, and neither answered nor overruled: the article does not go out. */
export const isBinding = sql`(${links.decision} = 'returned' AND ${links.answeredAt} IS NULL AND ${links.overruleId} IS NULL)`

/** The links of an article, newest first, but what was sent back and waits for an answer before all others. */
export const linksOf = (db: Db, articleId: number): Promise<LinkRow[]> =>
  select(db)
    .where(eq(links.articleId, articleId))
    .orderBy(sql`${isBinding} IS TRUE DESC`, desc(links.id))
    .limit(MOST_TOLD)

/** Every link of an article that was answered, oldest first. */
export const answersOf = (db: Db, articleId: number): Promise<LinkRow[]> =>
  select(db)
    .where(and(eq(links.articleId, articleId), isNotNull(links.decision)))
    .orderBy(links.id)

/** @throws Problem notFound. */
export async function readLink(db: Db, articleId: number, id: number): Promise<LinkRow> {
  const [row] = await select(db).where(and(eq(links.id, id), eq(links.articleId, articleId)))
  if (row === undefined) throw new Problem('notFound')
  return row
}

/** Adds a link for the actor to an article, which the caller holds. @throws Problem tooManyReviewLinks, tooManyAnswers. */
export async function insertLink(
  tx: Tx,
  deed: Deed,
  fields: { articleId: number; version: number; secretHash: string },
): Promise<LinkRow> {
  const count = await tx.$count(links, and(eq(links.articleId, fields.articleId), open(deed.at)))
  if (count >= MOST_REVIEW_LINKS) throw new Problem('tooManyReviewLinks')
  const answered = await tx.$count(links, and(eq(links.articleId, fields.articleId), isNotNull(links.decision)))
  if (answered + count >= MOST_ANSWERS) throw new Problem('tooManyAnswers')
  const [row] = await tx
    .insert(links)
    .values({ ...fields, askedBy: deed.by.id, createdAt: deed.at, expiresAt: linkExpiry(deed.at) })
    .returning({ id: links.id })
  return readLink(tx, fields.articleId, (row as { id: number }).id)
}

/** The link with this secret. @throws Problem reviewLinkUnknown; reviewLinkExpired when its time is over before it was answered. */
export async function findLink(db: Db, secret: string, now: Date): Promise<LinkRow> {
  const [row] = await select(db).where(eq(links.secretHash, tokenHashOf(secret)))
  if (row === undefined) throw new Problem('reviewLinkUnknown')
  // What was answered may be read back as long as the link would have worked.
  if (row.expiresAt <= now) throw new Problem('reviewLinkExpired')
  return row
}

/**
 * Keeps the answer of somebody outside: of several at once the first. Returns the link as it is then.
 * @throws Problem reviewLinkUnknown, reviewLinkExpired, reviewLinkAnswered.
 */
export async function answer(tx: Tx, secret: string, said: OutsideInput, now: Date): Promise<LinkRow> {
  const [row] = await tx
    .update(links)
    .set({ ...said, decidedAt: now })
    .where(and(eq(links.secretHash, tokenHashOf(secret)), open(now)))
    .returning({ id: links.id, articleId: links.articleId })
  if (row !== undefined) return readLink(tx, row.articleId, row.id)
  await findLink(tx, secret, now)
  throw new Problem('reviewLinkAnswered')
}

/** Withdraws a link that was not answered. @throws Problem notFound when there is none. */
export async function withdrawLink(tx: Tx, articleId: number, id: number): Promise<void> {
  const gone = await tx
    .delete(links)
    .where(and(eq(links.id, id), eq(links.articleId, articleId), isNull(links.decision)))
    .returning({ id: links.id })
  if (gone.length === 0) throw new Problem('notFound', { message: 'Deze link is al beantwoord of ingetrokken.' })
}

/** Removes what nobody answered, of links that ended before this moment. */
export async function forgetLinks(db: Db, before: Date): Promise<void> {
  await db.delete(links).where(and(isNull(links.decision), lt(links.expiresAt, before)))
}
