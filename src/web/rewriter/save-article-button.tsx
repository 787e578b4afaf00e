// The button that saves a rewritten text as an article, and its dialog. Knows no article.
import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { newKey } from '#web/sources/new-key.ts'
import { Button } from '#web/ui/button.tsx'
import type { Review } from './rewrite-review.ts'

const SaveArticle = lazyPart(async () => (await import('./save-article.tsx')).SaveArticle)

interface SaveArticleButtonProps {
  review: Review
  result: string
}

export function SaveArticleButton({ review, result }: SaveArticleButtonProps) {
  const [open, setOpen] = useState(false)
  /** Stays until it is saved: after a failure it is not known whether the server has it already. */
  const [articleKey, setArticleKey] = useState(newKey)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        onPointerEnter={() => void SaveArticle.preload()}
        onFocus={() => void SaveArticle.preload()}
        onClick={() => setOpen(true)}
      >
        <BookmarkPlus aria-hidden />
        Bewaar als artikel
      </Button>
      {open && (
        <SaveArticle
          review={review}
          result={result}
          articleKey={articleKey}
          onSaved={() => {
            setOpen(false)
            setArticleKey(newKey)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
