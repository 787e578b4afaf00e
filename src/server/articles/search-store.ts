// The SQL of searching articles. A copy of each text is looked through, made when its writer rests; the few articles whose copy
// is behind are looked through themselves, so that a search is behind what was saved of long texts alone.
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import { change, type ChangeSite } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { holdsEveryWord, holdsEveryWordInPassing } from '../db/search.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { beyond, inOrder, type Keys, type ListOrder, type Place } from './list-order.ts'
import type { SearchCopy } from './measured-text.ts'
import { articles, articleSearch } from './tables.ts'
import { copyForSearch } from './text-work.ts'

/** A list that is searched from a place on. */
interface Searched extends ListOrder {
  /** Whose articles: null for everybody's. */
  userId: number | null
  q: string
  after: Place | undefined
  /** The condition on articles for standing in the list at all. */
  passes: SQL | undefined
}

/** Which articles hold every word. */
export interface Found {
  among: SQL
  /** Up to which place that is sure; left out: to the end of the list. */
  until?: Place
}

/**
 * How many copies are read along the list before an index is asked: enough for a page of a word that stands in one of fifteen, for
 * which the index would name thousands; and all that most writers have.
 */
const NEAR = 400

/** The same when so many of the first hold the words that a page of them is not much further. */
const FURTHER = 4_000
const PROMISING = 2

/** What holds every word of `q`, enough for the next `count` articles of a list. */
export async function findNext(db: Db, list: Searched, count: number): Promise<Found> {
  const near = await readAlong(db, list, NEAR)
  if (near.copies >= count || near.until === undefined) return found(near)
  if (near.copies >= PROMISING) {
    const further = await readAlong(db, list, FURTHER, count)
    if (further.copies === count || further.until === undefined) return found(further)
  }
  const ids = await findByIndex(db, list)
  // Of many the next ones stand not far.
  return ids === undefined ? found(await readAlong(db, list, undefined, count)) : { among: isOneOf(ids) }
}

const found = ({ ids, until }: Read): Found => ({ among: isOneOf(ids), ...(until && { until }) })

const isOneOf = (ids: number[]) => sql`${articles.id} = ANY(${sql.param(ids)}::integer[])`

const keys: Keys = {
  createdAt: articleSearch.articleId,
  title: articleSearch.titleKey,
  wordCount: articleSearch.wordCount,
}

interface Read {
  ids: number[]
  /** How many of them were found by their copies, up to `until`. */
  copies: number
  /** How far was read; left out: to the end. */
  until?: Place
}

/**
 * The articles of a list that hold every word: by their copies in order, and those whose copies are behind wherever they stand.
 * Reads `most` copies at most, and no more once `count` hold them. One statement, so that none is missed that is saved meanwhile.
 */
async function readAlong(db: Db, list: Searched, most: number | undefined, count?: number): Promise<Read> {
  const { after, passes } = list
  const { rows } = await db.execute<{ id: number; key: string | number; read: number; found: boolean }>(sql`
    (SELECT id, key, read::int, found FROM (
      SELECT id, key, read, holds AND ${standsIn(passes)} AS found FROM (
        SELECT id, key, holds, row_number() OVER () AS read FROM (
          SELECT ${articleSearch.articleId} AS id, ${keys[list.sort]} AS key,
            ${holdsEveryWordInPassing(articleSearch.words, list.q)} AS holds
          FROM ${articleSearch} WHERE ${and(copiesOf(list), after && beyond(keys, list, after)) ?? sql`true`}
          ORDER BY ${sql.join(inOrder(keys, list), sql`, `)} ${most && sql`LIMIT ${most}`}
        ) AS ordered
      ) AS numbered
    ) AS along WHERE found ${most && sql`OR read = ${most}`} ${count && sql`LIMIT ${count}`})
    UNION ALL ${late(list, sql`NULL, 0, true`)}`)
  const along = rows.filter(({ read }) => read > 0)
  const copies = along.filter((row) => row.found).length
  const last = along.at(-1)
  const isEnd = last === undefined || (last.read !== most && copies !== count)
  return {
    ids: rows.filter((row) => row.found).map(({ id }) => id),
    copies,
    ...(!isEnd && { until: [last.key, last.id] }),
  }
}

/** Not a join, which might read the copies in another order and could not stop once there are enough. */
const standsIn = (passes: SQL | undefined) => sql`coalesce((SELECT true FROM ${articles}
  WHERE ${and(sql`${articles.id} = numbered.id`, sql`NOT ${articles.searchBehind}`, passes)}), false)`

const copiesOf = ({ userId }: Searched) => (userId === null ? undefined : eq(articleSearch.userId, userId))

/**
 * How much text without a copy one search looks through, in bytes; the shortest articles first. To fold a megabyte takes the database up
 * to 0.7 s of a processor, for which everybody waits where it has one connection.
 */
export const MOST_LATE_BYTES = 200_000

/**
 * Selects the articles whose copy is behind, which are few, and that hold every word themselves: of what is more than `MOST_LATE_BYTES`
 * by the title and the copy that there is. Each text is folded once, however many words are looked for.
 */
const late = ({ userId, q }: Searched, more: SQL) => sql`SELECT late.id, ${more} FROM (
  SELECT ${articles.id} AS id, CASE
    WHEN sum(octet_length(${articles.content})) OVER (ORDER BY octet_length(${articles.content}), ${articles.id}) <= ${MOST_LATE_BYTES}
    THEN folded(${articles.title} || ' ' || ${articles.content})
    ELSE folded(${articles.title}) || ' ' || coalesce(${articleSearch.words}, '')
  END AS text
  FROM ${articles} LEFT JOIN ${articleSearch} ON ${articleSearch.articleId} = ${articles.id}
  WHERE ${and(sql`${articles.searchBehind}`, userId === null ? undefined : eq(articles.userId, userId))} OFFSET 0
) AS late WHERE ${holdsEveryWordInPassing(sql`late.text`, q)}`

/** The articles that hold every word, found with the index of the copies; undefined when these are more than `COUNTED_UP_TO`. */
async function findByIndex(db: Db, list: Searched): Promise<number[] | undefined> {
  const { rows } = await db.execute<{ id: number; fresh: boolean; copied: boolean }>(sql`
    (SELECT ${articleSearch.articleId} AS id, NOT ${articles.searchBehind} AS fresh, true AS copied FROM ${articleSearch}
    JOIN ${articles} ON ${articles.id} = ${articleSearch.articleId}
    WHERE ${and(copiesOf(list), holdsEveryWord(articleSearch.words, list.q))} LIMIT ${COUNTED_UP_TO + 1})
    UNION ALL ${late(list, sql`true, false`)}`)
  if (rows.filter(({ copied }) => copied).length > COUNTED_UP_TO) return undefined
  return rows.filter(({ fresh }) => fresh).map(({ id }) => id)
}

/**
 * Makes the copy that is behind of the first article behind `after`, by id, that nobody has saved since `before`. Returns its id; undefined
 * when there is none. One at a time: a database that answers with ten long texts keeps the memory for them.
 */
export async function refreshCopy(
  site: ChangeSite & Pick<Site, 'db' | 'texts' | 'warn'>,
  before: Date,
  after: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const [row] = await site.db
    .select({
      id: articles.id,
      title: articles.title,
      content: articles.content,
      wordCount: articles.wordCount,
      textVersion: articles.textVersion,
    })
    .from(articles)
    .where(
      and(
        sql`${articles.searchBehind}`,
        sql`${articles.updatedAt} <= ${before.toISOString()}::timestamptz`,
        gt(articles.id, after),
      ),
    )
    .orderBy(asc(articles.id))
    .limit(1)
  if (row === undefined) return undefined
  // Read before the transaction, for which a save of that article would wait.
  const copy = await site.texts.work(copyForSearch, row, { userId: null, signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    // The next is made all the same.
    site.warn(error, 'Een artikel kon niet worden gelezen om erin te zoeken.')
    return undefined
  })
  if (copy !== undefined) await change(site, null, (tx) => keepCopy(tx, row, copy))
  return row.id
}

type Copied = Pick<typeof articles.$inferSelect, 'id' | 'title' | 'wordCount' | 'textVersion'>

/** Keeps it, unless the text has changed since or is being saved. */
async function keepCopy(
  tx: Tx,
  { id, title, wordCount, textVersion }: Copied,
  { words, shingles }: SearchCopy,
): Promise<void> {
  // Whose it is by now: it may have changed hands without a new text.
  const [held] = await tx
    .select({ userId: articles.userId })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.textVersion, textVersion)))
    .for('update', { skipLocked: true })
  if (held === undefined) return
  const copy = { words: sql<string>`folded(${words})`, titleKey: sql<string>`folded(${title})`, wordCount, shingles }
  await tx
    .insert(articleSearch)
    .values({ articleId: id, userId: held.userId, ...copy })
    .onConflictDoUpdate({ target: articleSearch.articleId, set: copy })
  await tx.update(articles).set({ searchVersion: textVersion }).where(eq(articles.id, id))
}
