// The article that stands in the bar: kept per user until 'Nieuw', also over a reload. Another in its place, and none, can be
// undone. Knows no markup and no tool.
import { useCallback } from 'react'
import { useKept } from '#web/kept/use-kept.ts'
import { toast } from '#web/ui/toast-store.ts'
import { ARTICLE_KEY, articleSchema, type Article } from './article.ts'

export interface ArticleInBar {
  /** null: nothing was given. */
  article: Article | null
  /** Changes something of the article; does nothing when another has taken its place meanwhile. */
  change: (id: string, fields: Partial<Article>) => void
  /** Puts an article in the bar, or none, without a word: for who says it otherwise. */
  put: (article: Article | null) => void
  /** Puts an article in the bar. A toast says so, and offers to put back the one that stood there. */
  fill: (article: Article) => void
  /** Empties the bar; a toast offers to undo that. */
  clear: () => void
}

export function useArticle(): ArticleInBar {
  const [article, set] = useKept(ARTICLE_KEY, null, articleSchema)
  const change = useCallback(
    (id: string, fields: Partial<Article>) => set((now) => (now?.id === id ? { ...now, ...fields } : now)),
    [set],
  )
  return {
    article,
    change,
    put: set,
    fill(next) {
      // Read at this moment: a page may have been read for seconds.
      const before: (Article | null)[] = []
      set((now) => {
        before.push(now)
        return next
      })
      const [stood = null] = before
      toast({
        title: 'Artikel staat klaar',
        description: 'Elke tool gebruikt het nu.',
        ...(stood && { action: { label: 'Zet het vorige terug', run: () => set(stood) } }),
      })
    },
    clear() {
      if (article === null) return
      set(null)
      toast({
        title: 'Klaar voor een nieuw artikel',
        description: article.title,
        action: { label: 'Zet terug', run: () => set((now) => now ?? article) },
      })
    },
  }
}
