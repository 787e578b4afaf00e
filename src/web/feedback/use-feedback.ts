// What the user said of each result: remembered per generation, and told to the server. Draws nothing.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { giveFeedback } from '#contract/feedback/endpoints.ts'
import type { Rating, RatingOf } from '#contract/feedback/feedback.ts'
import { listGenerations } from '#contract/history/endpoints.ts'
import { call } from '#web/http/call.ts'
import { learnedKey } from './learned-query.ts'

export interface Said {
  /** Null: nothing, or taken back. */
  rating: Rating | null
  comment: string
}

const nothing: Said = { rating: null, comment: '' }

const keyOf = (generationId: number) => ['feedback', generationId] as const

/**
 * Takes over what the server knows of a generation, unless this browser is just telling it something newer. Whoever has
 * just made one knows that nothing was said of it yet: then nobody has to ask.
 */
export function rememberFeedback(client: QueryClient, generationId: number, said: readonly RatingOf[]): void {
  const mutationKey = keyOf(generationId)
  if (client.isMutating({ mutationKey }) > 0) return
  write(client, generationId, () => said)
}

function write(
  client: QueryClient,
  generationId: number,
  change: (said: readonly RatingOf[]) => readonly RatingOf[],
): void {
  // Results stay on a screen longer than the cache keeps what nobody looks at.
  client.setQueryDefaults(['feedback'], { gcTime: Infinity, staleTime: Infinity })
  client.setQueryData<readonly RatingOf[]>(keyOf(generationId), (said = []) => change(said))
}

/** Asked for results that outlived a reload; of a generation that was deleted meanwhile nothing is known. */
async function lookUp(generationId: number, signal?: AbortSignal): Promise<readonly RatingOf[]> {
  const [generation] = await call(listGenerations, { query: { id: generationId }, signal })
  return generation?.feedback ?? []
}

/**
 * Gives the thumb up of result `index` once more, with the comment it had: what was learned from it and forgotten is
 * learned anew. @throws ApiError
 */
export async function learnAgain(client: QueryClient, generationId: number, index: number): Promise<void> {
  const before = await lookUp(generationId)
  const { comment } = before.find((said) => said.index === index) ?? nothing
  const tell = (rating: Rating | null) => call(giveFeedback, { body: { generationId, index, rating, comment } })
  // A thumb that stays up teaches nothing new.
  await tell(null)
  await tell(1)
  write(client, generationId, (said) => [
    ...said.filter((other) => other.index !== index),
    { index, rating: 1, comment },
  ])
  await client.invalidateQueries({ queryKey: learnedKey })
}

/** What was said of result `index`, shown as soon as it is said and put back when the server did not take it. */
export function useFeedback(generationId: number, index: number) {
  const client = useQueryClient()
  const queryKey = keyOf(generationId)
  const { data: known } = useQuery({
    queryKey,
    queryFn: ({ signal }) => lookUp(generationId, signal),
    gcTime: Infinity,
    staleTime: Infinity,
  })
  const confirmed: Said = known?.find((said) => said.index === index) ?? nothing
  const { mutate, variables, isPending } = useMutation({
    mutationKey: queryKey,
    // One after the other, in the order they were pressed.
    scope: { id: `feedback-${generationId}-${index}` },
    mutationFn: ({ rating, comment }: Said) => call(giveFeedback, { body: { generationId, index, rating, comment } }),
    // An answer still under way was asked before this and would undo it.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (_, { rating, comment }) => {
      write(client, generationId, (said) => [
        ...said.filter((other) => other.index !== index),
        ...(rating === null ? [] : [{ index, rating, comment }]),
      ])
      void client.invalidateQueries({ queryKey: learnedKey })
    },
  })
  return { said: isPending ? variables : confirmed, say: mutate }
}
