// What a generation was written from: the article in the list of articles, by its title, and how long its text was. Knows no list.
import type { Generation } from '#contract/history/generation.ts'
import { articleAt } from '#web/sources/article-address.ts'
import { wordsOf } from '#web/sources/word-count.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'

type WrittenForProps = Pick<Generation, 'articleId' | 'articleTitle' | 'sourceWords'>

/** Renders nothing for what was written from a title alone. */
export function WrittenFor({ articleId, articleTitle, sourceWords }: WrittenForProps) {
  const words = sourceWords > 0 ? wordsOf(sourceWords) : null
  if (articleId === null) return words === null ? null : <p>Artikel: {words}</p>
  return (
    <p className="min-w-0 wrap-anywhere">
      Artikel:{' '}
      {articleTitle === null ? (
        'verwijderd artikel'
      ) : (
        <PlainLink
          {...articleAt(articleId)}
          className="rounded-small text-ink-2 underline underline-offset-2 hover:text-ink"
        >
          {articleTitle}
        </PlainLink>
      )}
      {words !== null && `, ${words}`}
    </p>
  )
}
