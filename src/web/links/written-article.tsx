// The way to the article that was written about a link, and beside it the step that comes next: the link is done. Makes no
// request.
import { Check, FileText } from 'lucide-react'
import type { LinkEntry } from '#contract/links/link.ts'
import { mayFinish } from '#contract/links/steps.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { articleAt } from '#web/sources/article-address.ts'
import { Button } from '#web/ui/button.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { articleShown } from './link-article.ts'

interface WrittenArticleProps {
  link: LinkEntry
  onFinish: () => void
}

/** Renders nothing without one, and for whoever cannot open it. */
export function WrittenArticle({ link, onFinish }: WrittenArticleProps) {
  const articleId = articleShown(link, useLoggedInUser())
  if (articleId === null) return null
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <PlainLink
        {...articleAt(articleId)}
        aria-label={`Artikel over ‘${link.title}’`}
        className="inline-flex items-center gap-1.5 rounded-small text-small font-semibold text-accent-ink underline-offset-4 hover:underline max-md:min-h-11 md:min-h-8"
      >
        <FileText aria-hidden className="size-4" />
        Artikel
      </PlainLink>
      {mayFinish(link) && (
        <Button kind="quiet" size="small" aria-label={`Markeer ‘${link.title}’ als Klaar`} onClick={onFinish}>
          <Check aria-hidden />
          Klaar
        </Button>
      )}
    </span>
  )
}
