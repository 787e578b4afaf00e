// The way from a title to an article: a new one begins with that title, and with the article in the bar as its source. Renders
// nothing.
import { ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { newArticleFrom } from '#web/sources/article-address.ts'
import { isAbout } from '#web/sources/article.ts'
import { shortened } from '#web/sources/taking.ts'
import { useArticle } from '#web/sources/use-article.ts'

/** The target of a link. An article in the bar that is about something else than the title does not go along. */
export function useArticleBeginning(title: string) {
  const { article } = useArticle()
  const titel = shortened(title.replace(/\s+/g, ' ').trim(), ARTICLE_LIMITS.title)
  const goesAlong = article !== null && isAbout(article, title)
  return newArticleFrom(undefined, { titel, ...(goesAlong && { bron: 'balk' }) })
}
