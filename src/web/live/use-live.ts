// Keeps what is on the screen as the server has it: fetches it again when the stream says that others changed something.
// Without the stream everything still comes with the refetch on focus and mount (http/query-client.ts).
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Topic } from '#contract/live.ts'
import { listen } from './stream.ts'

/** Least time between two refetches caused by changes of others, in ms. */
const REST_MS = 700

/**
 * Refetches everything under `queryKey` when others change something of `topics`, as long as the calling component is
 * mounted.
 */
export function useLive(topics: readonly Topic[], queryKey: QueryKey): void {
  const client = useQueryClient()
  // As texts, because an array written inline is a new one on each render.
  const key = JSON.stringify(queryKey)
  const heeded = topics.join()
  useEffect(() => {
    const filters = { queryKey: JSON.parse(key) as QueryKey }
    const refresh = (cancelRefetch = true) => client.invalidateQueries(filters, { cancelRefetch })
    let resting: ReturnType<typeof setTimeout> | undefined
    let heardMore = false
    /** Refetches at once, and then at most once per REST_MS: twenty links added in a row do not cause twenty refetches. */
    function changed() {
      if (resting !== undefined) return void (heardMore = true)
      void refresh()
      resting = setTimeout(() => {
        resting = undefined
        if (heardMore) changed()
        heardMore = false
      }, REST_MS)
    }
    let [before, listens, left] = [false, false, false]
    /**
     * The first call usually comes just after the screen was opened: then a request under way is left to end. Where the stream
     * opened only now, what it answers may be of before, and nobody tells of what changed in between: it is asked again.
     */
    function missed() {
      const older = listens && !before && client.isFetching(filters) > 0
      void refresh(before).then(() => (older && !left ? refresh() : undefined))
      before = true
    }
    const leave = listen({ topics: heeded.split(',') as Topic[], changed, missed })
    listens = true
    return () => {
      left = true
      leave()
      clearTimeout(resting)
    }
  }, [client, heeded, key])
}
