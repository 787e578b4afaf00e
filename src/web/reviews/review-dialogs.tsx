// The dialogs about the review of an article; they stay open whatever becomes of the panel that opened them.
import type { Article } from '#contract/articles/article.ts'
import { readArticle } from '#contract/articles/endpoints.ts'
import type { ShownPicture } from '#web/editor/picture-host.ts'
import { call } from '#web/http/call.ts'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Reviewing } from './use-reviewing.ts'

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog)
const OutsideDialog = lazyPart(async () => (await import('./outside-dialog.tsx')).OutsideDialog)

interface ReviewDialogsProps {
  reviewing: Reviewing
  /** Where a picture of the text can be seen. */
  shown: (src: string) => ShownPicture
  onReviewed: (article: Article) => void
}

export function ReviewDialogs({ reviewing: { open, close }, shown, onReviewed }: ReviewDialogsProps) {
  if (open === undefined) return null
  const { what, article } = open
  if (what === 'outside') return <OutsideDialog article={article} onClose={close} />

  async function reviewed() {
    close()
    toast({ title: 'Nagekeken', description: 'Je naam, de datum en je besluiten staan bij deze versie.' })
    try {
      onReviewed(await call(readArticle, { params: { id: article.id } }))
    } catch {
      // It is on record; the room hears of it from the stream, as other windows do.
    }
  }
  return <ReviewDialog article={article} shown={shown} onReviewed={() => void reviewed()} onClose={close} />
}
