// Deleting articles from the list, putting them back, and taking over those of the house. A toast tells what became of it, and offers
// the undo. Renders nothing.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArticleCard } from '#contract/articles/article.ts'
import { failureMessage } from '#web/http/call.ts'
import { publicationsQuery } from '#web/sources/use-reading-place.ts'
import { toast } from '#web/ui/toast-store.ts'
import { articlesOf } from './card-words.ts'
import { useBinning, type Outcome } from './use-articles.ts'

/** @param settled called after each action, failed or not, when the list has been fetched again. */
export function useArticleActions(settled: () => void) {
  const bin = useBinning()
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const [held, setHeld] = useState<readonly ArticleCard[]>([])

  async function acting(kind: Parameters<typeof bin>[0], articles: readonly ArticleCard[]): Promise<Outcome> {
    setPending(true)
    const outcome = await bin(kind, articles)
    setPending(false)
    settled()
    return outcome
  }
  /** Resolves to the ids of the articles that are in the bin now. */
  async function discard(articles: readonly ArticleCard[]): Promise<ReadonlySet<number>> {
    const outcome = await acting('delete', articles)
    const { done } = outcome
    if (done.length === 0) tellRefused('Fout bij verwijderen', outcome)
    else
      toast({
        title: articles.length === 1 ? 'Artikel verwijderd' : `${articlesOf(done.length)} verwijderd`,
        description: articles.length === 1 ? 'Het artikel is succesvol verwijderd' : whyNot(outcome),
        action: { label: 'Ongedaan maken', entry: `article-${done[0]?.id}`, run: () => void restore(done) },
      })
    return idsOf(done)
  }
  /** Resolves to the ids of the articles that are out of the bin. */
  async function restore(articles: readonly ArticleCard[]): Promise<ReadonlySet<number>> {
    const outcome = await acting('undelete', articles)
    const { done } = outcome
    if (done.length === 0) tellRefused('Fout bij terugzetten', outcome)
    else
      toast({
        title: articles.length === 1 ? 'Artikel teruggezet' : `${articlesOf(done.length)} teruggezet`,
        description: articles.length === 1 ? done[0]?.title : whyNot(outcome),
      })
    void askAboutPlans(done)
    return idsOf(done)
  }
  async function takeOver(article: ArticleCard): Promise<void> {
    const outcome = await acting('takeOver', [article])
    if (outcome.done.length === 0) tellRefused('Fout bij overnemen', outcome)
    else toast({ title: 'Artikel overgenomen', description: `‘${article.title}’ is nu van jou.` })
  }
  /** Something of them was to go out: whether it still is, is asked. Their rooms ask it too, so a failure here loses nothing. */
  async function askAboutPlans(articles: readonly ArticleCard[]): Promise<void> {
    const stands = await Promise.all(
      articles.map(({ id }) => client.fetchQuery({ ...publicationsQuery(id), staleTime: 0 }).catch(() => [])),
    )
    setHeld(articles.filter((_, at) => stands[at]?.some(({ state }) => state === 'held')))
  }
  return { pending, discard, restore, takeOver, held, answered: () => setHeld([]) }
}

const idsOf = (articles: readonly ArticleCard[]) => new Set(articles.map(({ id }) => id))

function tellRefused(title: string, outcome: Outcome): void {
  const [first, ...others] = outcome.refused
  const description = others.length > 0 ? whyNot(outcome) : failureMessage(first?.error)
  toast({ variant: 'destructive', title, description })
}

/** For how many it was refused, with the first of them and its reason; undefined when for none. */
function whyNot({ refused }: Outcome): string | undefined {
  const [first] = refused
  return first && `${refused.length} niet: ‘${first.article.title}’. ${failureMessage(first.error)}`
}
