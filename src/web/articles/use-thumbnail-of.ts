// From an article to a thumbnail of it: the article goes into the bar, and its title into the form. Renders nothing.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLoggedInUser } from '#web/session/use-user.ts'
import type { OwnArticle } from '#web/sources/own-article.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useArticleAsSource } from './use-article-as-source.ts'

/** The tools that make thumbnails, by their tab. */
export type ThumbnailTool = 'yt-thumbnail-generator' | 'social-thumbnail-generator'

/** Returns the function that goes there. Without a title it says that one is needed, and stays. */
export function useThumbnailOf(): (own: OwnArticle, tool: ThumbnailTool) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id } = useLoggedInUser()
  const place = useArticleAsSource()
  return async (own, tool) => {
    if (own.title.trim() === '')
      return void toast({ title: 'Nog geen titel', description: 'Geef je artikel eerst een titel.' })
    // Without a text there is nothing for the bar, but a title is enough for a thumbnail.
    await place(own)
    // With that screen, not with the editor.
    if (tool === 'yt-thumbnail-generator') {
      const { beginWithTitle } = await import('#web/thumbnails/youtube/begin-with-title.ts')
      beginWithTitle(client, id, own.title)
    } else {
      const { beginBatchWithTitle } = await import('#web/thumbnails/social/begin-with-title.ts')
      beginBatchWithTitle(client, id, own.title)
    }
    await navigate({ to: '/admin', search: { tab: tool } })
  }
}
