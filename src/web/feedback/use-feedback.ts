// The user's feedback on each result: cached per generation, and sent to the server. Renders nothing.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { giveFeedback } from '#contract/feedback/endpoints.ts'
import type { Rating, RatingOf } from '#contract/feedback/feedback.ts'
import { listGenerations } from '#contract/history/endpoints.ts'
import { call } from '#web/http/call.ts'
import { learnedKey } from './learned-query.ts'

export interface Said {
  /** Null when no thumb was given, or it was taken back. */
  rating: Rating | null
  comment: string
}

const nothing: Said = { rating: null, comment: '' }

const keyOf = (generationId: number) => ['feedback', generationId] as const

/**
 * Puts the feedback that the server has on a generation into the cache, unless this browser is just sending something
 * newer. Pass [] for a generation that was just made: it has no feedback yet, which saves a request.
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
  // Never discarded: results stay on a screen longer than the cache keeps data that nothing uses.
  client.setQueryDefaults(['feedback'], { gcTime: Infinity, staleTime: Infinity })
  client.setQueryData<readonly RatingOf[]>(keyOf(generationId), (said = []) => change(said))
}

/** Fetches the feedback on a generation, for results that survived a reload. Empty when the generation was deleted. */
async function lookUp(generationId: number, signal?: AbortSignal): Promise<readonly RatingOf[]> {
  const [generation] = await call(listGenerations, { query: { id: generationId }, signal })
  return generation?.feedback ?? []
}

/**
 * Gives the thumb up of result `index` once more, with the comment it had, so that the example that was forgotten is
 * learned again. @throws ApiError
 */
export async function learnAgain(client: QueryClient, generationId: number, index: number): Promise<void> {
  const before = await lookUp(generationId)
  const { comment } = before.find((said) => said.index === index) ?? nothing
  const tell = (rating: Rating | null) => call(giveFeedback, { body: { generationId, index, rating, comment } })
  // Taken back first: a thumb that is up already would change nothing, and nothing would be learned.
  await tell(null)
  await tell(1)
  write(client, generationId, (said) => [
    ...said.filter((other) => other.index !== index),
    { index, rating: 1, comment },
  ])
  await client.invalidateQueries({ queryKey: learnedKey })
}

/** The feedback on result `index`, and `say` to change it: shown at once, and put back when the server refuses. */
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
    // Sent one after the other, in the order of the presses.
    scope: { id: `feedback-${generationId}-${index}` },
    mutationFn: ({ rating, comment }: Said) => call(giveFeedback, { body: { generationId, index, rating, comment } }),
    // A reply still under way was requested before this change and would undo it.
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
