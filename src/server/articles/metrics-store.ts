// The SQL of measuring articles: which of a user's other articles hold the same five words in a row, and what was measured.
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { ArticleMetrics } from '#contract/articles/metrics.ts'
import { change, type ChangeSite, type Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { holdForReading, told, type ArticleRow } from './store.ts'
import { articles, articleSearch, ownedBy } from './tables.ts'

/** The article that is measured: its writer's other articles are looked through, or the others of the house. */
type Own = Pick<ArticleRow, 'id' | 'userId'>

const others = ({ id, userId }: Own) => and(ownedBy(userId), ne(articles.id, id), isNull(articles.deletedAt))

/** How many shingles one statement looks up, each by itself; it takes some 10 ms. */
const AT_ONCE = 2_000

/** Of how many articles that hold a shingle it is told: enough to find those that share most. */
const ARTICLES_EACH = 8

/**
 * For this transaction. Reading the whole table looks cheap to PostgreSQL, which does not know that each row's array is fetched and
 * searched from end to end: for a thousand shingles among ten thousand articles that takes 20 s, the index a few ms. Compiling
 * the statement takes longer than running it.
 */
const byTheIndex = sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`

/** Which of `hashes` stand in a user's other articles, by the id of the article; those without a copy of their text left out. */
export async function findShared(
  site: ChangeSite,
  own: Own,
  hashes: readonly number[],
): Promise<Map<number, number[]>> {
  const shared = new Map<number, number[]>()
  const different = [...new Set(hashes)]
  for (let from = 0; from < different.length; from += AT_ONCE) {
    const some = sql.param(different.slice(from, from + AT_ONCE))
    const { rows } = await change(site, null, async (tx) => {
      await tx.execute(byTheIndex)
      // "OFFSET 0" keeps the search for one shingle by itself, so that there is nothing else to find its rows by than the index.
      return tx.execute<{ id: number; hashes: number[] }>(sql`
          SELECT found.id, array_agg(hash) AS hashes FROM unnest(${some}::integer[]) AS hash, LATERAL (
            SELECT ${articles.id} AS id FROM (
              SELECT ${articleSearch.articleId}, ${articleSearch.userId} FROM ${articleSearch}
              WHERE ${articleSearch.shingles} @> ARRAY[hash] OFFSET 0
            ) AS holding
            JOIN ${articles} ON ${articles.id} = holding.article_id AND NOT ${articles.searchBehind}
            WHERE holding.user_id IS NOT DISTINCT FROM ${own.userId} AND ${articles.id} <> ${own.id} AND ${articles.deletedAt} IS NULL
            LIMIT ${ARTICLES_EACH}
          ) AS found GROUP BY found.id`)
    })
    for (const { id, hashes: found } of rows) {
      const known = shared.get(id)
      if (known === undefined) shared.set(id, found)
      else for (const hash of found) known.push(hash)
    }
  }
  return shared
}

/** How many articles without a copy are read, and how many bytes of text together: a copy is made within a minute of the last save. */
const UNCOPIED = 20
const UNCOPIED_BYTES = 4_000_000

const text = { id: articles.id, title: articles.title, content: articles.content }

/** The texts of a user's other articles that were saved just now, newest first. */
export function findUncopied(db: Db, own: Own): Promise<{ id: number; title: string; content: string }[]> {
  const recent = db
    .select({
      id: articles.id,
      bytes:
        sql<number>`sum(octet_length(${articles.content})) OVER (ORDER BY ${articles.updatedAt} DESC, ${articles.id})`.as(
          'bytes',
        ),
    })
    .from(articles)
    .where(and(others(own), sql`${articles.searchBehind}`))
    .as('recent')
  return db
    .select(text)
    .from(articles)
    .innerJoin(recent, eq(recent.id, articles.id))
    .where(sql`${recent.bytes} <= ${UNCOPIED_BYTES}`)
    .orderBy(desc(articles.updatedAt))
    .limit(UNCOPIED)
}

/** The texts of a user's other articles with these ids. */
export async function findTexts(db: Db, own: Own, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select(text)
    .from(articles)
    .where(and(others(own), inArray(articles.id, [...ids])))
}

/**
 * Keeps what was measured of the text of `version`; what was measured of a newer one meanwhile stays.
 * @throws Problem as `holdForReading` does.
 */
export async function keepMetrics(
  tx: Tx,
  deed: Deed,
  { id, textVersion }: Pick<ArticleRow, 'id' | 'textVersion'>,
  metrics: ArticleMetrics,
): Promise<ArticleRow> {
  const held = await holdForReading(tx, deed, id)
  if ((held.metricsVersion ?? 0) <= textVersion)
    await tx
      .update(articles)
      .set({ metrics: JSON.stringify(metrics), metricsVersion: textVersion })
      .where(eq(articles.id, id))
  return told(tx, deed, id)
}
