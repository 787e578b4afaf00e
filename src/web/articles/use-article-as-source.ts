// Puts an article from the list into the bar over the writing tools, so that every tool writes from it. Says so, with the way
// back to what stood there. Knows no tool.
import { useArticle } from '#web/sources/use-article.ts'
import { articleFrom, type OwnArticle } from '#web/sources/own-article.ts'
import { useReading } from '#web/sources/use-reading.ts'
import type { Article } from '#web/sources/article.ts'
import { toast } from '#web/ui/toast-store.ts'

/** What became of it. `empty`: the article has no text to read. `failed`: what reads it could not be loaded. */
export type Placed = 'there' | 'empty' | 'failed'

/**
 * Returns a function that puts an article in the bar; its text may be one that is not saved yet. Where it stands there like
 * this already, nothing happens and nothing is said. Never rejects.
 */
export function useArticleAsSource(): (own: OwnArticle) => Promise<Placed> {
  const { article: stood, put } = useArticle()
  const reading = useReading()
  return async (own) => {
    let article: Article | null
    try {
      article = await articleFrom(own, stood)
    } catch {
      return 'failed'
    }
    if (article === null) return 'empty'
    if (stood !== null && isSame(stood, article)) {
      // Nothing to say: what the tools are given is the same, whatever was saved besides.
      if (stood.articleVersion !== article.articleVersion) put(article)
      return 'there'
    }
    // A page that is still being read would take its place.
    reading.forget()
    put(article)
    const isSameArticle = stood?.articleId === own.id
    toast({
      title: isSameArticle ? 'De nieuwste tekst staat klaar' : 'Artikel staat klaar',
      description: 'Elke tool gebruikt het nu.',
      ...(stood && { action: { label: 'Zet het vorige terug', run: () => put(stood) } }),
    })
    return 'there'
  }
}

const isSame = (one: Article, other: Article) =>
  one.articleId === other.articleId &&
  one.title === other.title &&
  one.description === other.description &&
  one.text === other.text
