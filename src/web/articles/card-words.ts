// What the cards and buttons of a list of articles say: counts, marks, how long something stays. Pure.
import { ARTICLE_BIN_DAYS, readingMinutes, type ArticleCard, type ArticleState } from '#contract/articles/article.ts'
import { characterCount } from '#contract/characters.ts'
import { DAY_MS } from '#contract/days.ts'
import { COUNTED_UP_TO, EXCERPT_CHARACTERS } from '#contract/paging.ts'
import { dayMonthYear } from '#web/ui/date-time.ts'
import { wordCount as wordsWithin } from '#web/sources/word-count.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { dayWords } from '#web/ui/moment-words.ts'

export const stateWords: Record<ArticleState, string> = {
  concept: 'Concept',
  nagekeken: 'Nagekeken',
  opnieuw: 'Opnieuw nakijken',
}

/** `1 artikel`, `1.200 artikelen`. */
export const articlesOf = (count: number) => `${dutchNumber(count)} ${count === 1 ? 'artikel' : 'artikelen'}`

/** Whose an article is, for `userId`, who sees those of all. */
export function ownerWords(card: Pick<ArticleCard, 'userId' | 'ownerName'>, userId: number): string | undefined {
  if (card.userId === null) return 'Van de redactie'
  return card.userId === userId ? 'Van jou' : card.ownerName
}

/** A count that goes no further than `COUNTED_UP_TO` + 1. */
export const upTo = (count: number) =>
  count > COUNTED_UP_TO ? `meer dan ${dutchNumber(COUNTED_UP_TO)}` : dutchNumber(count)

/** `1 plek in te vullen`; null when nothing is. */
export const gapWords = (gaps: number) =>
  gaps === 0 ? null : `${dutchNumber(gaps)} ${gaps === 1 ? 'plek' : 'plekken'} in te vullen`

/** `3 min lezen`. */
export const readingWords = (words: number) => `${dutchNumber(readingMinutes(words))} min lezen`

/** The first words of a text, with an ellipsis where it goes on: within a word, or after one. */
export function beginningOf({ excerpt, wordCount }: Pick<ArticleCard, 'excerpt' | 'wordCount'>): string {
  const isCut = characterCount(excerpt) >= EXCERPT_CHARACTERS || wordsWithin(excerpt) < wordCount
  // Behind a full stop four dots would stand in a row.
  return isCut ? `${excerpt}${/[.!?]$/.test(excerpt) ? ' ' : ''}…` : excerpt
}

/** Beside the mark: who checked it and when, or why it is to be checked again. Null for what never was. */
export function checkWords({ state, checked }: Pick<ArticleCard, 'state' | 'checked'>, now: Date): string | null {
  if (state === 'opnieuw') return 'Gewijzigd na nakijken'
  return state === 'nagekeken' && checked ? `${checked.byName}, ${dayWords(checked.at, now)}` : null
}

/** Until which day an article that was deleted at `deletedAt` can be put back: dd/mm/yyyy. */
export const binnedUntil = (deletedAt: string) =>
  dayMonthYear(new Date(new Date(deletedAt).getTime() + ARTICLE_BIN_DAYS * DAY_MS))
