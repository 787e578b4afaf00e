// Takes up the link that the address names, to begin a task about it. It is removed from the address, so that this happens
// once. Renders nothing.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { tellFailure } from '#web/http/tell-failure.ts'

interface Opening<Found> {
  fetch: (id: number) => Promise<Found>
  open: (found: Found) => void
}

/** Fetches the link whose id is the query parameter `taskLink`, and passes it to `open`. */
export function useAddressedLink<Found>({ fetch, open }: Opening<Found>): void {
  const { taskLink: id } = useSearch({ from: '/members/admin' })
  const navigate = useNavigate({ from: '/admin' })
  const fetchIt = useEffectEvent(fetch)
  const openIt = useEffectEvent(open)
  // A reload must not begin another task. Before `open`: the unsaved values of the form would block this navigation.
  const forget = useEffectEvent(() => navigate({ search: ({ taskLink: _begun, ...rest }) => rest, replace: true }))
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
        tellFailure('De taak kon niet van de link worden gemaakt', error)
        await forget()
      }
    }
    void run()
    return () => void (gone = true)
  }, [id])
}
