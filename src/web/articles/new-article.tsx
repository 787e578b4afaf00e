// A new article, from its first word on: on this device until it has a title and a text, then on the server.
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { ArticleRoom } from './article-room.tsx'
import { useArticle } from './use-article.ts'
import { newStart, useDraftsOf } from './use-start.ts'
import { windowName } from './window-name.ts'
import { useQuery } from '@tanstack/react-query'

interface NewArticleProps {
  onAdded: (article: Article) => void
}

export function NewArticle({ onAdded }: NewArticleProps) {
  const { data: drafts } = useDraftsOf(null)
  const { data: own } = useQuery({ queryKey: ['window'], queryFn: windowName, staleTime: Infinity })
  const [added, setAdded] = useState<number>()
  const { data: article } = useArticle(added)
  const { concept } = useLocation().search as { concept?: unknown }
  const [start, setStart] = useState<ReturnType<typeof newStart>>()
  // What this very window was writing before it was reloaded stands there again; others stand in the list of articles.
  if (start === undefined && drafts !== undefined && own !== undefined)
    setStart(
      newStart(
        drafts.find(({ key, windowId }) => (concept === undefined ? windowId === own : key === concept)),
        {},
        {},
      ),
    )
  if (start === undefined) return null
  return (
    <ArticleRoom
      article={article ?? null}
      start={start}
      isOwn
      onAdded={(made) => {
        setAdded(made.id)
        onAdded(made)
      }}
    />
  )
}
