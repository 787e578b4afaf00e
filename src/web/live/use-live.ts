// Keeps what is on the screen as the server has it: whoever hears that something changed asks for it again.
// Without the stream everything still comes with the refetch on focus and mount (http/query-client.ts).
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live, notice, type Topic } from '#contract/live.ts'

/** When a stream that was refused is asked for again, in ms; one that broke off the browser asks for by itself. */
const AGAIN_MS = 10_000

/** Time between two refetches that others' changes cause, in ms. */
const REST_MS = 700

/**
 * Asks anew for everything under `queryKey` when others change something of `topics`, as long as the calling screen is
 * shown. Only while the window is seen: browsers allow six connections to one address, and each hidden tab would hold one.
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
    function heed() {
      if (resting !== undefined) return void (heardMore = true)
      refresh()
      resting = setTimeout(() => {
        resting = undefined
        if (heardMore) heed()
        heardMore = false
      }, REST_MS)
    }
    let stream: EventSource | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let before = false
    function hear({ data }: MessageEvent<string>) {
      const heard = notice.safeParse(parsed(data))
      if (heard.success && heeded.split(',').includes(heard.data.topic)) heed()
    }
    function follow() {
      clearTimeout(again)
      stream?.close()
      stream = undefined
      if (document.hidden) return
      stream = new EventSource(live.path)
      stream.addEventListener('message', hear)
      stream.addEventListener('open', () => {
        // What happened before was not heard: since the connection was lost, the window was hidden, or what the cache
        // holds was asked for. The very first time that may be this moment: then the answer under way is good enough.
        refresh(before)
        before = true
      })
      stream.addEventListener('error', () => {
        if (stream?.readyState === EventSource.CLOSED) again = setTimeout(follow, AGAIN_MS)
      })
    }
    // What was heard without a connection could not be asked for.
    const online = () => refresh()
    follow()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(again)
      clearTimeout(resting)
      stream?.close()
    }
  }, [client, heeded, key])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
