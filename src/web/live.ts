// Keeps what is on the screen as the server has it: whoever hears that something changed asks for it again.
// Without the stream everything still comes with the refetch on focus and mount (query-client.ts).
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live, notice, type Topic } from '#contract/live.ts'

/**
 * Asks anew for everything under `queryKey` when others change something of `topic`, as long as the calling screen is
 * shown. Only while the window is seen: browsers allow six connections to one address, and each hidden tab would hold one.
 */
export function useLive(topic: Topic, queryKey: QueryKey): void {
  const client = useQueryClient()
  // A key written in place is another one with every drawing.
  const key = JSON.stringify(queryKey)
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey })
    let stream: EventSource | undefined
    function hear({ data }: MessageEvent<string>) {
      const heard = notice.safeParse(parsed(data))
      if (heard.success && heard.data.topic === topic) refresh()
    }
    function follow() {
      stream?.close()
      stream = undefined
      if (document.hidden) return
      let before = false
      stream = new EventSource(live.path)
      stream.addEventListener('message', hear)
      stream.addEventListener('open', () => {
        // Connected again: what happened meanwhile was not heard.
        if (before) refresh()
        before = true
      })
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stream?.close()
    }
  }, [client, topic, key])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
