// Which panel stands behind which tab: a screen, loaded when it is first opened, or that it is being built.
import { createElement, type ComponentType, type ReactNode } from 'react'
import { toolScreens, type ToolTab } from '#web/tools/registry.ts'
import { BeingBuilt } from './being-built.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { Tab } from './tabs.ts'

/** The screens that are no tool's. */
const houseScreens = {
  overview: async () => (await import('#web/usage/overview-screen.tsx')).OverviewScreen,
  users: async () => (await import('#web/accounts/users-screen.tsx')).UsersScreen,
  tasks: async () => (await import('#web/tasks/tasks-screen.tsx')).TasksScreen,
  messages: async () => (await import('#web/contact/messages-screen.tsx')).MessagesScreen,
  'inspiratie-links': async () => (await import('#web/links/links-screen.tsx')).LinksScreen,
  statistics: async () => (await import('#web/usage/statistics-screen.tsx')).StatisticsScreen,
  'style-profiles': async () => (await import('#web/styles/style-profiles-screen.tsx')).StyleProfilesScreen,
  history: async () => (await import('#web/history/history-screen.tsx')).HistoryScreen,
} as const satisfies Partial<Record<Tab, () => Promise<ComponentType>>>

/** The tabs that show a screen already. */
export type ShownTab = ToolTab | keyof typeof houseScreens

const shown = new Map<Tab, ReactNode>()
for (const { tab, load } of toolScreens) shown.set(tab, createElement(lazyPart(load)))
for (const [tab, load] of Object.entries(houseScreens)) shown.set(tab as Tab, createElement(lazyPart(load)))

export function Panel({ tab }: { tab: Tab }) {
  return shown.get(tab) ?? <BeingBuilt planned={tab as Exclude<Tab, ShownTab>} />
}
