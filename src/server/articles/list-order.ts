// The order of lists of articles, and the places in it. Knows no table.
import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ArticleSort } from '#contract/articles/endpoints.ts'

/** Where an article stands in a list: what it is sorted by, and its id. */
export type Place = readonly [value: string | number, id: number]

export interface ListOrder {
  sort: ArticleSort
  order: 'asc' | 'desc'
}

/** What an order is made of in one table: the column of each key, that of dates being the id, as an id is as old as its article. */
export type Keys = Record<ArticleSort, PgColumn>

/** For ORDER BY. */
export function inOrder(keys: Keys, { sort, order }: ListOrder): SQL[] {
  const direction = order === 'asc' ? asc : desc
  return sort === 'createdAt' ? [direction(keys.createdAt)] : [direction(keys[sort]), direction(keys.createdAt)]
}

/** What comes after a place: compared as a pair, which an index over both serves. */
export const beyond = (keys: Keys, list: ListOrder, place: Place) =>
  compared(keys, list, place, { asc: '>', desc: '<' })

/** A place itself and what comes before it. */
export const upTo = (keys: Keys, list: ListOrder, place: Place) =>
  compared(keys, list, place, { asc: '<=', desc: '>=' })

function compared(
  keys: Keys,
  { sort, order }: ListOrder,
  [value, id]: Place,
  signs: Record<'asc' | 'desc', string>,
): SQL {
  const key: SQLWrapper = keys[sort]
  return sql`(${key}, ${keys.createdAt}) ${sql.raw(signs[order])} (${value}, ${id})`
}
