// The way from a title to an article: a new one begins with that title, and with the article in the bar as its source. Knows no
// list.
import { FilePenLine } from 'lucide-react'
import { ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { isAbout } from '#web/sources/article.ts'
import { newArticleFrom } from '#web/sources/article-address.ts'
import { shortened } from '#web/sources/taking.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'

interface MakeArticleProps {
  title: string
  /** Id of the title on the screen, read out after the name of the link. */
  describedBy: string
}

/** An article about something else than the title does not go along. */
export function MakeArticle({ title, describedBy }: MakeArticleProps) {
  const { article } = useArticle()
  const titel = shortened(title.replace(/\s+/g, ' ').trim(), ARTICLE_LIMITS.title)
  const goesAlong = article !== null && isAbout(article, title)
  return (
    <PlainLink
      {...newArticleFrom(undefined, { titel, ...(goesAlong && { bron: 'balk' }) })}
      aria-label="Maak artikel"
      title="Maak artikel"
      aria-describedby={describedBy}
      className={buttonLook({ kind: 'quiet', size: 'row' })}
    >
      <FilePenLine aria-hidden />
    </PlainLink>
  )
}
