// By which key a list of articles is sorted and in which direction, and how that is said. Pure.
import type { ArticleSort } from '#contract/articles/endpoints.ts'

export interface Sorting {
  sort: ArticleSort
  order: 'asc' | 'desc'
}

interface SortWords {
  label: string
  asc: string
  desc: string
}

/** The keys in the order in which they stand, with the words for both directions. */
export const sortWords: Record<ArticleSort, SortWords> = {
  createdAt: { label: 'Datum', asc: 'oudste eerst', desc: 'nieuwste eerst' },
  title: { label: 'Titel', asc: 'van A tot Z', desc: 'van Z tot A' },
  wordCount: { label: 'Woorden', asc: 'kortste eerst', desc: 'langste eerst' },
}

/** After a press on a key: the active one flips, another begins ascending (specification, section 9). */
export const pressedKey = ({ sort, order }: Sorting, key: ArticleSort): Sorting => ({
  sort: key,
  order: key === sort && order === 'asc' ? 'desc' : 'asc',
})
