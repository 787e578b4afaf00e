// Where readers find the article: for who posts a caption about it. Nothing as long as it stands nowhere.
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useReadingPlace } from '#web/sources/use-reading-place.ts'

export function ArticleAddress({ articleId }: { articleId: number }) {
  const place = useReadingPlace(articleId)
  if (place === undefined) return null
  const { address } = place
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <span className="text-ink-2">Gaat mee met captions voor Facebook en Pinterest:</span>
      <a href={address} target="_blank" rel="noreferrer" className="text-accent-ink underline wrap-anywhere">
        {address}
      </a>
      <CopyButton text={address} label="Kopieer" done="Het adres van je artikel staat op je klembord." />
    </div>
  )
}
