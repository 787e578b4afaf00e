// What the address of the dashboard names to be opened: opened once, and taken out of the address. Draws nothing.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { tellFailure } from '#web/http/tell-failure.ts'

interface Opening<Found> {
  fetch: (id: number) => Promise<Found>
  open: (found: Found) => void
  /** What is said when it cannot be fetched. */
  failure: string
}

/** Opens what the query parameter `name` is the number of. */
export function useAddressed<Found>(name: 'task' | 'taskLink', { fetch, open, failure }: Opening<Found>): void {
  const id = useSearch({ from: '/members/admin' })[name]
  const navigate = useNavigate({ from: '/admin' })
  const fetchIt = useEffectEvent(fetch)
  const openIt = useEffectEvent(open)
  const fail = useEffectEvent((error: unknown) => tellFailure(failure, error))
  // A reload must not open it again. Before it opens: what is filled in holds every address.
  const forget = useEffectEvent(() => navigate({ search: ({ [name]: _opened, ...rest }) => rest, replace: true }))
  useEffect(() => {
    if (id === undefined) return
    let gone = false
    const run = async () => {
      try {
        const found = await fetchIt(id)
        if (gone) return
        await forget()
        openIt(found)
      } catch (error) {
        if (gone) return
        fail(error)
        await forget()
      }
    }
    void run()
    return () => void (gone = true)
  }, [id])
}
