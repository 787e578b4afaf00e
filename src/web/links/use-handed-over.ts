// A page that a bookmarklet hands over in the address, for administrators: taken out of the address as it is taken up,
// so that a reload does not begin it again.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useLoggedInUser } from '#web/accounts/use-user.ts'

/** Calls `take` once with the address, and the title where there is one. */
export function useHandedOver(take: (page: { url: string; title: string }) => void): void {
  const { url, title } = useSearch({ from: '/members/admin' })
  const navigate = useNavigate()
  const isAdmin = useLoggedInUser().role === 'admin'
  const takeUp = useEffectEvent((page: string) => {
    if (isAdmin) take({ url: page, title: title ?? '' })
    void navigate({ to: '/admin', search: { tab: 'inspiratie-links' }, replace: true })
  })
  useEffect(() => {
    if (url !== undefined) takeUp(url)
  }, [url])
}
