// Which part of an article's room is open: stands in the address, so that a reload and Back lead to it.
import type { Article } from '#contract/articles/article.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'

/** The tabs of the specification, by their names in the address. */
export const articleParts = ['bewerken', 'voorbeeld', 'origineel', 'metrics', 'facebook', 'link-in-bio'] as const
export type ArticlePart = (typeof articleParts)[number]

export function useArticlePart(): [ArticlePart, (part: ArticlePart) => void] {
  const navigate = useNavigate()
  const { deel } = useLocation().search as { deel?: unknown }
  const part = articleParts.find((one) => one === deel) ?? 'bewerken'
  return [
    part,
    (next) =>
      void navigate({
        to: '.',
        // Cast, because the routes do not know the parameters of a page in no menu.
        search: ((before: object) => ({ ...before, deel: next === 'bewerken' ? undefined : next })) as never,
        resetScroll: false,
      }),
  ]
}

/** As the specification calls them, section 2. */
export const partLabels: Record<ArticlePart, string> = {
  bewerken: 'Bewerken',
  voorbeeld: 'Voorbeeld',
  origineel: 'Origineel',
  metrics: 'Metrics',
  facebook: 'Facebook',
  'link-in-bio': 'Link in Bio',
}

/** Whether a tab has nothing to show (specification, section 2). */
export function isClosed(part: ArticlePart, article: Pick<Article, 'originalContent' | 'metrics'> | null): boolean {
  if (part === 'origineel') return !article?.originalContent
  if (part === 'metrics') return article?.metrics == null
  return false
}
