// The user's preferences for the look, in the preferences cookie of the cookie policy (1 year). Renders nothing.
// public/theme.js reads the theme from it before the first paint.
import { useState } from 'react'

const COOKIE = 'voorkeuren'
const YEAR_SECONDS = 365 * 24 * 60 * 60

export type Theme = 'light' | 'dark' | 'system'

function read(): URLSearchParams {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return new URLSearchParams(decodeURIComponent(found?.slice(COOKIE.length + 1) ?? ''))
}

function write(name: string, value: string | null): void {
  const preferences = read()
  if (value === null) preferences.delete(name)
  else preferences.set(name, value)
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=${encodeURIComponent(String(preferences))}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

/** The colour scheme: the user's choice, or the system's. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>(() => {
    const stored = read().get('theme')
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  })
  return {
    theme,
    choose: (chosen: Theme) => {
      setTheme(chosen)
      write('theme', chosen === 'system' ? null : chosen)
      if (chosen === 'system') delete document.documentElement.dataset['theme']
      else document.documentElement.dataset['theme'] = chosen
    },
  }
}

/** Whether the sidebar is folded to its icons. */
export function useSidebarCollapsed() {
  const [collapsed, setCollapsed] = useState(() => read().get('sidebar') === 'collapsed')
  return {
    collapsed,
    toggle: () => {
      setCollapsed(!collapsed)
      write('sidebar', collapsed ? null : 'collapsed')
    },
  }
}
