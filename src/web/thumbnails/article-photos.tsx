// The pictures of the article in the bar, to be taken as the photograph of a thumbnail. Nothing without such an article, or when it has
// none that this application keeps: of another site's a browser may draw nothing. What the screen says of files holds for those that
// people bring: these were looked at when they were stored, and the server enlarges all of their kinds and sizes.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readArticle } from '#contract/articles/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { ArticlePhoto } from './article-pictures.ts'
import { storedPhoto } from './stored-photo.ts'

interface ArticlePhotosProps {
  onPhoto: (file: File) => void
}

export function ArticlePhotos({ onPhoto }: ArticlePhotosProps) {
  const { article } = useArticle()
  const id = article?.articleId
  const { data = [] } = useQuery({
    queryKey: ['article-photos', id],
    queryFn: async ({ signal }) => {
      const { content } = await call(readArticle, { params: { id: id ?? 0 }, signal })
      // What reads Markdown is loaded with the first article.
      const { photosIn } = await import('./article-pictures.ts')
      return photosIn(content)
    },
    enabled: id !== undefined,
  })
  const [taking, setTaking] = useState<string>()
  if (data.length === 0) return null

  async function take({ name, alt }: ArticlePhoto) {
    setTaking(name)
    try {
      onPhoto(await storedPhoto(name, alt || 'foto uit het artikel'))
    } catch (error) {
      tellFailure('Deze foto kon niet worden opgehaald', error)
    }
    setTaking(undefined)
  }
  return (
    <section aria-label="Foto’s uit je artikel" className="grid gap-2">
      <h2 className="font-sans text-small font-semibold">Foto’s uit je artikel</h2>
      <ul className="flex flex-wrap gap-2">
        {data.map((photo, at) => (
          <li key={photo.name}>
            <button
              type="button"
              aria-label={photo.alt ? `Gebruik ‘${photo.alt}’` : `Gebruik foto ${at + 1} van ${data.length}`}
              aria-disabled={taking !== undefined}
              onClick={() => taking === undefined && void take(photo)}
              className="relative block size-16 overflow-hidden rounded-field bg-sunken hover:opacity-85"
            >
              <img src={photo.small} alt="" loading="lazy" className="size-full object-cover" />
              {taking === photo.name && (
                <span className="absolute inset-0 grid place-items-center bg-paper/70">
                  <Spinner />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
