// The active tab: from the address, or from the window event `tabChange` (specification, section 2).
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { isTab, startTab, type Tab } from './screens.ts'

/** The active tab. Without one in the address, or with one that does not exist, the start of this user. */
export function useTab(): Tab {
  const user = useLoggedInUser()
  const { tab } = useSearch({ from: '/members/admin' })
  const navigate = useNavigate({ from: '/admin' })

  useEffect(() => {
    function change(event: Event) {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      const asked = typeof detail === 'object' && detail !== null && 'tab' in detail ? detail.tab : detail
      if (isTab(asked)) void navigate({ search: { tab: asked } })
    }
    window.addEventListener('tabChange', change)
    return () => window.removeEventListener('tabChange', change)
  }, [navigate])
  return isTab(tab) ? tab : startTab(user)
}
