// The SQL of reading and holding articles as they are now; saving them has its own file. Knows nothing of HTTP, nor of who may.
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { ArticleHead } from '#contract/articles/article.ts'
import { Problem } from '#contract/problems.ts'
import { people } from '../accounts/views.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { cardColumns } from './list-store.ts'
import { articles } from './tables.ts'

const owner = people('owner')

const columns = {
  ...cardColumns,
  content: articles.content,
  originalContent: articles.originalContent,
  metrics: articles.metrics,
  metricsVersion: articles.metricsVersion,
  textVersion: articles.textVersion,
  seoTitle: articles.seoTitle,
  seoDescription: articles.seoDescription,
  seoKeywords: articles.seoKeywords,
  seoScore: articles.seoScore,
  seoData: articles.seoData,
  blocks: articles.blocks,
  sources: articles.sources,
  linkId: articles.linkId,
  ownerName: owner.name,
}

/** For the statements of articles only. */
export const selectArticles = (db: Db) =>
  db.select(columns).from(articles).leftJoin(owner, eq(owner.id, articles.userId)).$dynamic()
export type ArticleRow = Awaited<ReturnType<typeof selectArticles>>[number]

const present = isNull(articles.deletedAt)

/** Whose article may be read: one's own, and for an administrator everybody's and those of the house. */
export interface Reader {
  id: number
  role: string
}

const readableBy = ({ id, role }: Reader): SQL | undefined => (role === 'admin' ? undefined : eq(articles.userId, id))

/** An article that `reader` may read and that is not in the bin. @throws Problem notFound. */
export async function readArticle(db: Db, reader: Reader, id: number): Promise<ArticleRow> {
  const [row] = await selectArticles(db).where(and(eq(articles.id, id), readableBy(reader), present))
  if (row === undefined) throw new Problem('notFound', { message: NOT_FOUND })
  return row
}

/** The same for its owner only. @throws Problem notFound, or notAllowed for an administrator who may read it. */
export async function readOwnArticle(db: Db, reader: Reader, id: number): Promise<ArticleRow> {
  const row = await readArticle(db, reader, id)
  checkIsOwn(row, reader)
  return row
}

/** @throws Problem notAllowed for an administrator who may read what is not theirs. */
export function checkIsOwn({ userId }: { userId: number | null }, { id }: { id: number }): void {
  if (userId === id) return
  throw new Problem('notAllowed', { message: userId === null ? OF_THE_HOUSE : SOMEBODY_ELSES })
}

const headColumns = {
  id: articles.id,
  title: articles.title,
  version: articles.version,
  textVersion: articles.textVersion,
  seoDescription: articles.seoDescription,
}

/** The same without its text, which may be long. @throws Problem notFound. */
export async function readHead(db: Db, reader: Reader, id: number): Promise<ArticleHead> {
  const { userId: _owner, ...head } = await readOwnedHead(db, reader, id)
  return head
}

/** The same for its owner only. @throws Problem as `readOwnArticle` does. */
export async function readOwnHead(db: Db, reader: Reader, id: number): Promise<ArticleHead> {
  const { userId, ...head } = await readOwnedHead(db, reader, id)
  checkIsOwn({ userId }, reader)
  return head
}

/** With whose it is; null is the house. @throws Problem as `readHead` does. */
export async function readOwnedHead(db: Db, reader: Reader, id: number) {
  const [row] = await db
    .select({ ...headColumns, userId: articles.userId })
    .from(articles)
    .where(and(eq(articles.id, id), readableBy(reader), present))
  if (row === undefined) throw new Problem('notFound', { message: NOT_FOUND })
  return row
}

/** Whose article it is; undefined when it is gone or in the bin. Who asks has to know that they may. */
export async function articleOwner(
  db: Db,
  id: number,
): Promise<{ id: number | null; name: string | null } | undefined> {
  const [row] = await db
    .select({ id: owner.id, name: owner.name })
    .from(articles)
    .leftJoin(owner, eq(owner.id, articles.userId))
    .where(and(eq(articles.id, id), present))
  return row
}

/** Locks an article until the transaction ends, whoever has it; false when it is gone or in the bin. */
export async function holdPresent(tx: Tx, id: number): Promise<boolean> {
  const held = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, id), present))
    .for('update')
  return held.length > 0
}

/** The text of one's article and the marks in it; undefined when it has none that stand anywhere. */
export async function findMarked(
  db: Db,
  userId: number,
  id: number,
): Promise<Pick<ArticleRow, 'version' | 'content' | 'blocks'> | undefined> {
  const [row] = await db
    .select({ version: articles.version, content: articles.content, blocks: articles.blocks })
    .from(articles)
    .where(
      and(
        eq(articles.id, id),
        eq(articles.userId, userId),
        present,
        sql`jsonb_path_exists(${articles.blocks}, '$[*] ? (@.at != null)')`,
      ),
    )
  return row
}

/** Those of `ids` that `reader` may read and that are not in the bin, in their order, with how many bytes of text each has. */
export async function presentOf(
  db: Db,
  reader: Reader,
  ids: readonly number[],
): Promise<{ id: number; bytes: number }[]> {
  const rows = await db
    .select({ id: articles.id, bytes: sql<number>`octet_length(${articles.content})` })
    .from(articles)
    .where(and(inArray(articles.id, [...ids]), readableBy(reader), present))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** As the specification says it, section 8. */
const NOT_FOUND = 'Artikel niet gevonden'
const SOMEBODY_ELSES = 'Dit artikel is van iemand anders.'
const OF_THE_HOUSE = 'Dit artikel is van de redactie. Neem het eerst over.'

/** Whether this user may have something written for an article: only for one of their own. @throws Problem articleGone. */
export async function checkOwn(db: Db, userId: number, id: number): Promise<void> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.userId, userId), present))
  if (row === undefined) throw new Problem('articleGone')
}

/**
 * Locks an article of the actor until the transaction ends, and reads it.
 * @throws Problem notFound, or notAllowed when an administrator would change somebody else's; changedMeanwhile when `version`
 *   is not the newest.
 */
export async function holdArticle(
  tx: Tx,
  deed: Deed,
  id: number,
  { version, bin = false }: { version?: number | null | undefined; bin?: boolean } = {},
): Promise<ArticleRow> {
  const row = await holdForReading(tx, deed, id, bin)
  checkIsOwn(row, deed.by)
  if (version != null && version !== row.version) throw new Problem('changedMeanwhile', { message: NEWER })
  return row
}

/** The same for an article that the actor may read, an administrator any. @throws Problem notFound. */
export async function holdForReading(tx: Tx, { by }: Deed, id: number, bin = false): Promise<ArticleRow> {
  const [held] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, id), readableBy(by), bin ? isNotNull(articles.deletedAt) : present))
    .for('update')
  if (held === undefined) throw new Problem('notFound', { message: NOT_FOUND })
  const [row] = await selectArticles(tx).where(eq(articles.id, id))
  return row as ArticleRow
}

/** Mostly it was oneself, in another window. */
export const NEWER = 'Er is intussen een nieuwere versie van dit artikel opgeslagen.'

/** Reads an article as it is after a change, and tells its owner's other windows. */
export async function told(tx: Tx, deed: Deed, id: number): Promise<ArticleRow> {
  const [row] = await selectArticles(tx).where(eq(articles.id, id))
  const after = row as ArticleRow
  tellOwner(deed, after)
  return after
}

/** Tells the windows of who has an article; of one that is the house's, those of all administrators. */
export const tellOwner = (deed: Pick<Deed, 'tell'>, { id, userId }: { id: number; userId: number | null }): void =>
  deed.tell({ topic: 'articles', id, ...(userId !== null && { onlyFor: userId }) })

/** Tells who looks at the board that a link has an article now, or none any more. */
export function tellBoard(deed: Deed, linkId: number | null | undefined): void {
  if (linkId != null) deed.tell({ topic: 'links', id: linkId })
}

/** Marks the present version, which the caller holds, as checked by the actor; the record of it is the caller's (reviews/). */
export async function markChecked(tx: Tx, deed: Deed, { id, version }: ArticleRow): Promise<ArticleRow> {
  await tx
    .update(articles)
    .set({
      state: 'nagekeken',
      checkedVersion: version,
      checkedBy: deed.by.id,
      checkedByName: deed.by.name,
      checkedAt: deed.at,
    })
    .where(eq(articles.id, id))
  return told(tx, deed, id)
}
