// The SQL of lists of articles: cards in any order, the specification's plain list, and how many there are of each kind.
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { ArticleCounts } from '#contract/articles/endpoints.ts'
import { articleStates, type ArticleState } from '#contract/articles/article.ts'
import { entityId } from '#contract/endpoint.ts'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import { people } from '../accounts/views.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { PAGE_BYTES, type List } from '../http/paging.ts'
import { isHeld } from '../publishing/views.ts'
import { beyond, inOrder, upTo, type Keys, type ListOrder, type Place } from './list-order.ts'
import { findNext, type Found } from './search-store.ts'
import { articles } from './tables.ts'

const owner = people('owner')

/** The columns of a card. None of them is the text, which a list must not read. */
export const cardColumns = {
  id: articles.id,
  userId: articles.userId,
  title: articles.title,
  excerpt: articles.excerpt,
  wordCount: articles.wordCount,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
  version: articles.version,
  state: articles.state,
  checkedVersion: articles.checkedVersion,
  checkedByName: articles.checkedByName,
  checkedAt: articles.checkedAt,
  gaps: articles.gaps,
  deletedAt: articles.deletedAt,
}

export interface CardQuery extends ListOrder {
  /** Whose: null for everybody's. */
  userId: number | null
  q: string | undefined
  state: ArticleState | undefined
  bin: boolean
}

const keys: Keys = { createdAt: articles.id, title: articles.titleKey, wordCount: articles.wordCount }

const keyShape = { createdAt: entityId, title: z.string(), wordCount: z.int() } as const

const selectCards = (db: Db) =>
  db
    .select({ ...cardColumns, titleKey: articles.titleKey, ownerName: owner.name, isHeld: isHeld(articles.id) })
    .from(articles)
    .leftJoin(owner, eq(owner.id, articles.userId))
    .$dynamic()
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** The cards that are wanted, by cursor. */
export function findCards(db: Db, wanted: CardQuery): List<CardRow, Place> {
  const { sort, q } = wanted
  const select = (count: number, after: Place | undefined, found?: Found) =>
    selectCards(db)
      .where(
        and(
          among(wanted),
          after && beyond(keys, wanted, after),
          found?.among,
          found?.until && upTo(keys, wanted, found.until),
        ),
      )
      .orderBy(...inOrder(keys, wanted))
      .limit(count)
  return {
    place: z.tuple([keyShape[sort], entityId]),
    placeOf: (row) => [sort === 'createdAt' ? row.id : sort === 'title' ? row.titleKey : row.wordCount, row.id],
    fetch: async (count, after) =>
      q === undefined || q.trim() === ''
        ? select(count, after)
        : select(count, after, await findNext(db, { ...wanted, q, after, passes: among(wanted) }, count)),
  }
}

/** Whose, in which state, in the bin or not. */
export function among({ userId, state, bin }: Pick<CardQuery, 'userId' | 'state' | 'bin'>): SQL | undefined {
  return and(
    userId === null ? undefined : eq(articles.userId, userId),
    bin ? isNotNull(articles.deletedAt) : isNull(articles.deletedAt),
    state === undefined ? undefined : eq(articles.state, state),
  )
}

/** How many bytes the texts of the rows before this one have together. The length of a text is read without the text. */
const bytesBefore = sql`coalesce(sum(octet_length(${articles.content}))
  OVER (ORDER BY ${articles.id} DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)`

const selectPlain = (db: Db) =>
  db
    // What no longer fits in a page is not read: fifty of the longest texts are fifty megabytes.
    .select({
      ...cardColumns,
      content: sql<string>`CASE WHEN ${bytesBefore} <= ${PAGE_BYTES} THEN ${articles.content} ELSE '' END`,
    })
    .from(articles)
    .$dynamic()
export type PlainRow = Awaited<ReturnType<typeof selectPlain>>[number]

/** The specification's list: whole articles of a user, newest first. */
export function findPlain(db: Db, userId: number): List<PlainRow, [id: number]> {
  return {
    place: z.tuple([entityId]),
    placeOf: ({ id }) => [id],
    fetch: (count, after) =>
      selectPlain(db)
        .where(and(eq(articles.userId, userId), isNull(articles.deletedAt), after && lt(articles.id, after[0])))
        .orderBy(desc(articles.id))
        .limit(count),
  }
}

/** @param userId null for everybody's. */
export async function countArticles(db: Db, userId: number | null): Promise<ArticleCounts> {
  const count = (state: ArticleState | undefined, bin: boolean) =>
    countSome(db, db.select({ id: articles.id }).from(articles).where(among({ userId, state, bin })).$dynamic())
  const [bin, ...states] = await Promise.all([
    count(undefined, true),
    ...articleStates.map((state) => count(state, false)),
  ])
  const [concept = 0, nagekeken = 0, opnieuw = 0] = states
  // Each has one state; of more than are counted no more is said.
  const all = Math.min(concept + nagekeken + opnieuw, COUNTED_UP_TO + 1)
  return { all, bin, concept, nagekeken, opnieuw }
}

/** A user's other articles with this keyphrase, at most ten. */
export async function findSameKeyphrase(db: Db, userId: number, keyphrase: string, except: number | undefined) {
  const key = keyphrase.trim().replace(/\s+/g, ' ')
  if (key === '') return []
  return db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(
      and(
        eq(articles.userId, userId),
        isNull(articles.deletedAt),
        sql`${articles.keyphraseKey} <> ''`,
        sql`${articles.keyphraseKey} = folded(${key})`,
        except === undefined ? undefined : ne(articles.id, except),
      ),
    )
    .orderBy(desc(articles.id))
    .limit(10)
}

/** The title of each of these articles, in the bin or not. */
export async function titlesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(inArray(articles.id, [...ids]))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
