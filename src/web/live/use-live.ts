// Keeps what is on the screen as the server has it: whoever hears that something changed asks for it again.
// Without the stream everything still comes with the refetch on focus and mount (http/query-client.ts).
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Topic } from '#contract/live.ts'
import { listen } from './stream.ts'

/** Time between two refetches that others' changes cause, in ms. */
const REST_MS = 700

/**
 * Asks anew for everything under `queryKey` when others change something of `topics`, as long as the calling screen is
 * shown.
 */
export function useLive(topics: readonly Topic[], queryKey: QueryKey): void {
  const client = useQueryClient()
  // Lists written in place are others with every drawing.
  const key = JSON.stringify(queryKey)
  const heeded = topics.join()
  useEffect(() => {
    const refresh = (cancelRefetch = true) =>
      void client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey }, { cancelRefetch })
    let resting: ReturnType<typeof setTimeout> | undefined
    let heardMore = false
    /** At once, and then no more than once per rest: twenty links added in a row are not twenty lists per window. */
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
    /** The very first time may be the moment the screen was opened: then the answer under way is good enough. */
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
