// A page that a bookmarklet hands over in the address, for administrators (others are told so): taken out of the address as it is taken up,
// so that a reload does not begin it again.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Calls `take` once with the address, and the title where there is one. */
export function useHandedOver(take: (page: { url: string; title: string }) => void): void {
  const { url, title } = useSearch({ from: '/members/admin' })
  const navigate = useNavigate()
  const isAdmin = useLoggedInUser().role === 'admin'
  const takeUp = useEffectEvent(async (page: string) => {
    // First: a form that holds something holds its address too.
    await navigate({ to: '/admin', search: { tab: 'inspiratie-links' }, replace: true })
    if (isAdmin) take({ url: page, title: title ?? '' })
    else toast({ title: 'Alleen beheerders voegen links toe', description: 'Geef deze pagina door aan een beheerder.' })
  })
  useEffect(() => {
    if (url !== undefined) void takeUp(url)
  }, [url])
}
