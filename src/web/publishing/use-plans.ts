// What is still to go out of some articles: for who is about to do something with them. Renders nothing.
import { useQueries } from '@tanstack/react-query'
import { isNotBegun, type Publication } from '#contract/publishing/publication.ts'
import { publicationsQuery } from '#web/sources/use-reading-place.ts'

/** Of each of these articles what is to go out, as far as that is known; those of which nothing is are left out. */
export function usePlans(articleIds: readonly number[]): { articleId: number; plans: readonly Publication[] }[] {
  const asked = useQueries({ queries: articleIds.map((id) => publicationsQuery(id)) })
  return asked.flatMap(({ data }, at) => {
    const plans = (data ?? []).filter(({ state }) => isNotBegun(state))
    return plans.length === 0 ? [] : [{ articleId: articleIds[at] ?? 0, plans }]
  })
}
