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

const isBehind = sql`${articles.searchVersion} IS DISTINCT FROM ${articles.version}`

/** What one's own words are looked for in while its copy is behind. */
const ownText = sql`folded(${articles.title} || ' ' || ${articles.content})`

/**
 * The condition that an article holds every word of `q`; undefined when `q` has none. With few matches they are named by their
 * ids; with many, the list is read along its order until a page is full (db/search.ts tells why).
 */
export async function foundBy(
  db: Db,
  { q, userId }: { q: string | undefined; userId: number | null },
): Promise<SQL | undefined> {
  const holds = holdsEveryWord(articleSearch.words, q)
  if (q === undefined || holds === undefined) return undefined
  const copies = await db
    .select({ id: articleSearch.articleId })
    .from(articleSearch)
    .where(and(userId === null ? undefined : eq(articleSearch.userId, userId), holds))
    .limit(COUNTED_UP_TO + 1)
  const behind = await db
    .select({ id: articles.id, holds: sql<boolean>`${holdsEveryWordInPassing(ownText, q)}` })
    .from(articles)
    .where(and(userId === null ? undefined : eq(articles.userId, userId), isBehind))
  const late = new Map(behind.map((row) => [row.id, row.holds]))
  const lateIds = [...late].filter(([, matches]) => matches).map(([id]) => id)
  if (copies.length <= COUNTED_UP_TO)
    return isOneOf([...copies.map(({ id }) => id).filter((id) => !late.has(id)), ...lateIds])
  const inCopy = sql`${articles.id} IN (SELECT ${articleSearch.articleId} FROM ${articleSearch} WHERE ${articleSearch.articleId} = ${articles.id} AND ${holdsEveryWordInPassing(articleSearch.words, q)})`
  return late.size === 0 ? inCopy : sql`((${inCopy} AND NOT ${isOneOf([...late.keys()])}) OR ${isOneOf(lateIds)})`
}

const isOneOf = (ids: number[]) => sql`${articles.id} = ANY(${sql.param(ids)}::integer[])`

/** How many copies one transaction makes. */
const AT_ONCE = 50

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
    .where(and(isBehind, sql`${articles.updatedAt} <= ${before.toISOString()}::timestamptz`))
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
