// Which panel stands behind which tab: a screen, loaded when it is first opened, or that it is being built.
import { createElement, type ComponentType, type ReactNode } from 'react'
import type { ToolTab } from '#web/tools/registry.ts'
import { BeingBuilt } from './being-built.tsx'
import { lazyPart } from '#web/http/lazy-part.tsx'
import type { Planned } from './plans.ts'
import type { Tab } from './tabs.ts'

const screens = {
  overview: async () => (await import('#web/usage/overview-screen.tsx')).OverviewScreen,
  users: async () => (await import('#web/accounts/users-screen.tsx')).UsersScreen,
  tasks: async () => (await import('#web/tasks/tasks-screen.tsx')).TasksScreen,
  messages: async () => (await import('#web/contact/messages-screen.tsx')).MessagesScreen,
  'inspiratie-links': async () => (await import('#web/links/links-screen.tsx')).LinksScreen,
  statistics: async () => (await import('#web/usage/statistics-screen.tsx')).StatisticsScreen,
  'style-profiles': async () => (await import('#web/styles/style-profiles-screen.tsx')).StyleProfilesScreen,
  history: async () => (await import('#web/history/history-screen.tsx')).HistoryScreen,
  'caption-generator': async () => (await import('#web/tools/caption-generator-screen.tsx')).CaptionGeneratorScreen,
  'facebook-captions': async () => (await import('#web/tools/facebook-screen.tsx')).FacebookScreen,
  'pinterest-captions': async () => (await import('#web/tools/pinterest-screen.tsx')).PinterestScreen,
  'link-in-bio-captions': async () => (await import('#web/tools/link-in-bio-screen.tsx')).LinkInBioScreen,
  titeltovenaar: async () => (await import('#web/tools/titeltovenaar-screen.tsx')).TitelTovenaarScreen,
  'shorts-text-generator': async () => (await import('#web/tools/shorts-text-screen.tsx')).ShortsTextScreen,
  rewriter: async () => (await import('#web/rewriter/rewriter-screen.tsx')).RewriterScreen,
} as const satisfies Record<ToolTab | Exclude<Tab, Planned>, () => Promise<ComponentType>>

const shown = new Map<Tab, ReactNode>()
for (const [tab, load] of Object.entries(screens)) shown.set(tab as Tab, createElement(lazyPart(load)))

export function Panel({ tab }: { tab: Tab }) {
  return shown.get(tab) ?? <BeingBuilt planned={tab as Planned} />
}
