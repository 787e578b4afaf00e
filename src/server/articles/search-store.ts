// The SQL of searching articles. A copy of each text is looked through, made when its writer rests; the few articles whose copy
// is behind are looked through themselves, so that a search is never behind what was saved.
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import { plainText } from '#contract/markdown/plain-text.ts'
import { shinglesOf } from '#contract/articles/shingles.ts'
import type { Db } from '../db/connect.ts'
import { holdsEveryWord, holdsEveryWordInPassing } from '../db/search.ts'
import type { Tx } from '../db/transaction.ts'
import { articles, articleSearch } from './tables.ts'

/** Of whose articles, and which words. */
interface Sought {
  /** Null for everybody's. */
  userId: number | null
  q: string | undefined
}

/** A list that is searched, from some place on. */
interface Searched {
  where: SQL | undefined
  orderBy: SQL[]
}

/**
 * How many articles are looked through along the list before an index is asked: enough for a page of a word that stands in one of
 * fifteen, for which the index would name thousands; and all that most writers have.
 */
const NEAR = 400

/** The same when so many of the first hold the word that a page of it is not much further. */
const FURTHER = 4_000
const PROMISING = 2

/**
 * The condition that an article of a list holds every word of `q`; undefined when `q` has none. It holds for the next `count`
 * articles of the list only: of a common word more are not sought.
 */
export async function foundIn(db: Db, { q, userId }: Sought, list: Searched, count: number): Promise<SQL | undefined> {
  if (q === undefined || q.trim() === '') return undefined
  const near = await findNear(db, q, list)
  if (near.ids.length >= count || near.read < NEAR) return isOneOf(near.ids)
  const further = near.ids.length < PROMISING ? [] : await findFurther(db, q, list, count)
  if (further.length === count) return isOneOf(further)
  const named = await findByIndex(db, q, userId)
  // Of many, the list is read along its order until a page is full (db/search.ts tells why).
  return named === undefined ? holdsEvery(q) : isOneOf(named)
}

const isOneOf = (ids: number[]) => sql`${articles.id} = ANY(${sql.param(ids)}::integer[])`

/** Whether an article holds every word: its copy, or where that is behind its own text. */
const holdsEvery = (
  q: string,
) => sql<boolean>`CASE WHEN ${articles.searchBehind} THEN ${holdsEveryWordInPassing(ownText, q)}
  ELSE (SELECT ${holdsEveryWordInPassing(articleSearch.words, q)} FROM ${articleSearch} WHERE ${articleSearch.articleId} = ${articles.id}) END`

const ownText = sql`folded(${articles.title} || ' ' || ${articles.content})`

/** The first articles of a list, each with whether it holds every word. */
const firstOf = ({ where, orderBy }: Searched, q: string, most: number) => sql`
  SELECT ${articles.id} AS id, ${holdsEvery(q)} AS holds FROM ${articles}
  ${where && sql`WHERE ${where}`} ORDER BY ${sql.join(orderBy, sql`, `)} LIMIT ${most}`

/** Which of the first `NEAR` articles of a list hold every word, and how many those were. */
async function findNear(db: Db, q: string, list: Searched): Promise<{ read: number; ids: number[] }> {
  const { rows } = await db.execute<{ read: number; ids: number[] }>(sql`
    SELECT count(*)::int AS read, coalesce(array_agg(id) FILTER (WHERE holds), '{}') AS ids
    FROM (${firstOf(list, q, NEAR)}) near`)
  return rows[0] ?? { read: 0, ids: [] }
}

/** At most `count` of the first `FURTHER` that do. */
async function findFurther(db: Db, q: string, list: Searched, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM (${firstOf(list, q, FURTHER)}) near WHERE holds LIMIT ${count}`)
  return rows.map(({ id }) => id)
}

/** The articles that hold every word, found with the index of the copies; undefined when they are more than `COUNTED_UP_TO`. */
async function findByIndex(db: Db, q: string, userId: number | null): Promise<number[] | undefined> {
  const copyOf = userId === null ? undefined : eq(articleSearch.userId, userId)
  const behind = and(sql`${articles.searchBehind}`, userId === null ? undefined : eq(articles.userId, userId))
  const { rows } = await db.execute<Record<'copies' | 'behind' | 'late', number[]>>(sql`SELECT
    ARRAY(SELECT ${articleSearch.articleId} FROM ${articleSearch}
      WHERE ${and(copyOf, holdsEveryWord(articleSearch.words, q))} LIMIT ${COUNTED_UP_TO + 1}) AS copies,
    ARRAY(SELECT ${articles.id} FROM ${articles} WHERE ${behind}) AS behind,
    ARRAY(SELECT ${articles.id} FROM ${articles} WHERE ${and(behind, holdsEveryWordInPassing(ownText, q))}) AS late`)
  const { copies, behind: notCopied, late } = rows[0] ?? { copies: [], behind: [], late: [] }
  if (copies.length > COUNTED_UP_TO) return undefined
  const stale = new Set(notCopied)
  return [...copies.filter((id) => !stale.has(id)), ...late]
}

/** How many copies one transaction makes: each takes some 10 ms, for which a save of that article would wait. */
const AT_ONCE = 10

/** Makes the copies that are behind of articles nobody has saved since `before`. Returns how many; fewer than asked: all. */
export async function refreshCopies(tx: Tx, before: Date, atOnce = AT_ONCE): Promise<number> {
  const rows = await tx
    .select({
      id: articles.id,
      userId: articles.userId,
      title: articles.title,
      content: articles.content,
      version: articles.version,
    })
    .from(articles)
    .where(and(sql`${articles.searchBehind}`, sql`${articles.updatedAt} <= ${before.toISOString()}::timestamptz`))
    .orderBy(asc(articles.id))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  for (const { id, userId, title, content, version } of rows) {
    const text = plainText(content)
    const copy = { words: sql<string>`folded(${wordsOf(`${title} ${text}`)})`, shingles: shinglesOf(text).hashes }
    await tx
      .insert(articleSearch)
      .values({ articleId: id, userId, ...copy })
      .onConflictDoUpdate({ target: articleSearch.articleId, set: copy })
    await tx.update(articles).set({ searchVersion: version }).where(eq(articles.id, id))
  }
  return rows.length
}

/** The different words of a text: a third of its length, and any part of a word is found in them as in the text. */
const wordsOf = (text: string) => [...new Set(text.split(/\s+/))].join(' ')
