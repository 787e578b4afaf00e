// Says that the article in the bar does not go along with this title, because it is about something else, with both ways out
// of it. Otherwise shows what it is given, and says so when the title contradicts the article. Knows no form.
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { isAbout } from '#web/sources/article.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { useContradiction } from '#web/sources/use-contradiction.ts'
import { TYPING_PAUSE_MS, useDebounced } from '#web/ui/use-debounced.ts'
import { ElsewhereNotice } from './elsewhere-notice.tsx'

interface ArticleElsewhereProps {
  /** What stands in the field for the title. */
  title: string
  /** Called with the article's title when the user wants that instead. */
  onTitle: (title: string) => void
  children: ReactNode
}

export function ArticleElsewhere({ title, onTitle, children }: ArticleElsewhereProps) {
  const { article, change } = useArticle()
  // Half a word is in no article.
  const typed = useDebounced(title, TYPING_PAUSE_MS)
  const isContradicted = useContradiction(article, typed) && typed === title
  if (article === null || typed.trim() === '' || isAbout(article, typed) || isAbout(article, title))
    return (
      <>
        {isContradicted && (
          <p className="flex items-start gap-2 text-small text-ink-2">
            <Info aria-hidden className="mt-0.75 size-3.5 shrink-0 text-ink-3" />
            De titel lijkt het artikel tegen te spreken. Controleer welke van de twee klopt.
          </p>
        )}
        {children}
      </>
    )
  return (
    <ElsewhereNotice
      title="Het artikel gaat niet mee"
      no="Titel van het artikel"
      onDecide={(keeps) => (keeps ? change(article.id, { alsoFor: title }) : onTitle(article.title))}
    >
      {`Deze titel gaat over iets anders dan ‘${article.title}’.`}
    </ElsewhereNotice>
  )
}
