// Whether a title says the opposite of the article it goes along with, or gives another number. The rules are loaded with the
// first title that is asked about. Knows no markup.
import { useEffect, useState } from 'react'
import type { Article } from './article.ts'

/** Whether `title` contradicts the article, as far as the rules can tell; false until they have said so. */
export function useContradiction(article: Article | null, title: string): boolean {
  const [found, setFound] = useState<string | null>(null)
  const text = article === null || article.language === 'other' ? null : article.text
  useEffect(() => {
    if (text === null || title.trim() === '') return
    let current = true
    import('#dutch/writer/contradiction.ts').then(
      ({ contradicts }) => current && setFound(contradicts(title, text) ? title : null),
      // Without the rules nothing is held against a title.
      () => undefined,
    )
    return () => void (current = false)
  }, [text, title])
  return text !== null && found === title
}
