// The user's preferences for the look, kept in the preferences cookie. Renders nothing.
// public/theme.js reads the theme from it before the first paint.
import { useState } from 'react'
import { readPreference, writePreference } from '#web/kept/preferences-cookie.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The colour scheme: the user's choice, or the system's. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>(() => {
    const stored = readPreference('theme')
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  })
  return {
    theme,
    choose: (chosen: Theme) => {
      setTheme(chosen)
      writePreference('theme', chosen === 'system' ? null : chosen)
      if (chosen === 'system') delete document.documentElement.dataset['theme']
      else document.documentElement.dataset['theme'] = chosen
    },
  }
}

/** Whether the sidebar is folded to its icons. */
export function useSidebarCollapsed() {
  const [collapsed, setCollapsed] = useState(() => readPreference('sidebar') === 'collapsed')
  return {
    collapsed,
    toggle: () => {
      setCollapsed(!collapsed)
      writePreference('sidebar', collapsed ? null : 'collapsed')
    },
  }
}
