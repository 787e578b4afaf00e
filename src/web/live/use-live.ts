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
    const refresh = (cancelRefetch = true) =>
      void client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey }, { cancelRefetch })
    let resting: ReturnType<typeof setTimeout> | undefined
    let heardMore = false
    /** Refetches at once, and then at most once per REST_MS: twenty links added in a row do not cause twenty refetches. */
    function changed() {
      if (resting !== undefined) return void (heardMore = true)
      refresh()
      resting = setTimeout(() => {
        resting = undefined
        if (heardMore) changed()
        heardMore = false
      }, REST_MS)
    }
    let before = false
    /** The first call usually comes just after the screen was opened: then a request under way is not repeated. */
    function missed() {
      refresh(before)
      before = true
    }
    const leave = listen({ topics: heeded.split(',') as Topic[], changed, missed })
    return () => {
      leave()
      clearTimeout(resting)
    }
  }, [client, heeded, key])
}
