// The link that the address of the dashboard names, for a task to be begun about: taken up once, and out of the address.
// Draws nothing.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { tellFailure } from '#web/http/tell-failure.ts'

interface Opening<Found> {
  fetch: (id: number) => Promise<Found>
  open: (found: Found) => void
}

/** Opens what the query parameter `taskLink` is the number of. */
export function useAddressedLink<Found>({ fetch, open }: Opening<Found>): void {
  const { taskLink: id } = useSearch({ from: '/members/admin' })
  const navigate = useNavigate({ from: '/admin' })
  const fetchIt = useEffectEvent(fetch)
  const openIt = useEffectEvent(open)
  // A reload must not begin another. Before it opens: what is filled in holds every address.
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
