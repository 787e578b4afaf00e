// Whether the texts on a screen were made of something else than what stands in the bar now, and in which words that is said.
// Knows no markup.
import { useMemo } from 'react'
import { isAbout, type Article } from '#web/sources/article.ts'
import { isAnotherTitle } from '#web/sources/other-title.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { titleIn, type Asked } from './input-words.ts'

/** In characters: shorter sentences stand in any two articles. */
const TELLING_SENTENCE = 20

/** Whether `before` is the text `now`, perhaps corrected since: at least half of its sentences stand there still. */
function isSameText(before: string, now: string): boolean {
  if (before === now) return true
  const sentences = before.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.length >= TELLING_SENTENCE)
  return sentences.length > 0 && sentences.filter((sentence) => now.includes(sentence)).length * 2 >= sentences.length
}

/**
 * 'uit een ander artikel: ‘…’' for texts that do not belong to the article in the bar, or came from one where none stands now;
 * null for those that belong here, and when it is not known what they were made of.
 * @param asked the request that they were written for.
 * @param article what stands in the bar.
 * @param title what stands in the form: texts that were asked for that title belong here too.
 */
export function elsewhereIn(asked: Asked, article: Article | null, title: string): string | null {
  const before = titleIn(asked)
  if (asked === null || before === undefined) return null
  const { source } = asked
  if (typeof source === 'string' && source.trim() !== '') {
    if (article === null) return `uit een ander artikel: ‘${before}’`
    if (isSameText(source, article.text)) return null
    return before === article.title ? 'uit een andere tekst met deze titel' : `uit een ander artikel: ‘${before}’`
  }
  if (article === null || !isAnotherTitle(before, title) || isAbout(article, before)) return null
  return `bij een andere titel: ‘${before}’`
}

/** The same for the bar of this moment. */
export function useElsewhere(asked: Asked, title: string): string | null {
  const { article } = useArticle()
  return useMemo(() => elsewhereIn(asked, article, title), [asked, article, title])
}
