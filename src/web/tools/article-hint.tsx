// Asks for the article beneath texts that were written from a title alone. Knows no tool.
import { Plus } from 'lucide-react'
import { isShortDescription } from '#contract/tools/subject.ts'
import { openArticleDialog } from '#web/sources/dialog-store.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { Button } from '#web/ui/button.tsx'

/** Renders nothing when there is an article, or a description of some length. */
export function ArticleHint({ description }: { description: string }) {
  const { article } = useArticle()
  if (article !== null || !isShortDescription(description)) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink-2">
      <p>Met het hele artikel schrijft Kopij drie tot vijf verschillende teksten, uit de feiten die erin staan.</p>
      <Button kind="quiet" size="small" className="-ml-3 sm:ml-0" onClick={() => openArticleDialog('give')}>
        <Plus aria-hidden />
        Voeg het artikel toe
      </Button>
    </div>
  )
}
