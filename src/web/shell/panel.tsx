// The screen behind a tab or on a page in no menu. A user who may not open it is told so; a screen is loaded when it is
// first opened.
import { createElement, type ReactNode } from 'react'
import { Denied } from '#web/accounts/denied-screen.tsx'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { BeingBuilt } from './being-built.tsx'
import { asideAddresses, asideOf, type Aside } from './asides.ts'
import type { Shown } from './screen.ts'
import { mayOpen, screenOf, tabs, type Tab } from './screens.ts'

/** Made once per screen: another lazy component would be loaded, and mounted, anew. */
const shown = new Map(tabs.map((tab) => [tab, elementOf(screenOf(tab))]))
const shownAside = new Map(asideAddresses.map((address) => [address, elementOf(asideOf(address))]))

function elementOf(screen: Shown & { title: string }): ReactNode {
  const { title } = screen
  if ('load' in screen) return createElement(lazyPart(screen.load), { title })
  return <BeingBuilt title={title} purpose={screen.purpose} />
}

export function Panel({ tab }: { tab: Tab }) {
  const user = useLoggedInUser()
  return mayOpen(tab, user) ? <Opened key={tab} tab={tab} /> : <Denied user={user} />
}

function Opened({ tab }: { tab: Tab }) {
  usePageTitle(screenOf(tab).title)
  return shown.get(tab)
}

export function AsidePanel({ aside }: { aside: Aside }) {
  usePageTitle(asideOf(aside).title)
  return shownAside.get(aside)
}
