// Takes up the page that the bookmark hands over in the address: for administrators; other users are told that only those
// may add links. It is removed from the address, so that a reload does not begin it again.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Calls `take` once with the page's address and its title, which may be ''. */
export function useHandedOver(take: (page: { url: string; title: string }) => void): void {
  const { url, title } = useSearch({ from: '/members/admin' })
  const navigate = useNavigate()
  const isAdmin = useLoggedInUser().role === 'admin'
  const takeUp = useEffectEvent(async (page: string) => {
    // Before `take`: the form that it opens holds unsaved values, and would block this navigation.
    await navigate({ to: '/admin', search: { tab: 'inspiratie-links' }, replace: true })
    if (isAdmin) take({ url: page, title: title ?? '' })
    else toast({ title: 'Alleen beheerders voegen links toe', description: 'Geef deze pagina door aan een beheerder.' })
  })
  useEffect(() => {
    if (url !== undefined) void takeUp(url)
  }, [url])
}
