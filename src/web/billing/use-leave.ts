// Leaves for a page of Stripe, whose address the server gives. Pressed twice it leaves once; who comes back by the browser's
// Back finds a screen that can be used.
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '#web/http/call.ts'

interface Leave {
  /** Leaves for the address that `ask` resolves to. Resolves to the error when there is none; never rejects. */
  leave: (ask: () => Promise<{ url: string }>) => Promise<unknown>
  /** From the press until the browser has left. */
  pending: boolean
  /** What the server said when it gave none. */
  failure: string | null
}

export function useLeave(): Leave {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A ref, not the state: the second click of a double click comes before the first has been rendered.
  const busy = useRef(false)

  useEffect(() => {
    // Kept by the browser as it was when it left: waiting.
    function back({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      busy.current = false
      setPending(false)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  async function leave(ask: () => Promise<{ url: string }>): Promise<unknown> {
    if (busy.current) return undefined
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      const { url } = await ask()
      window.location.assign(url)
      return undefined
    } catch (error) {
      busy.current = false
      setPending(false)
      setFailure(failureMessage(error))
      return error
    }
  }
  return { leave, pending, failure }
}
