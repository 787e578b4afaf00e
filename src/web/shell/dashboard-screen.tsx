// The dashboard: menu, header and the panel of the active tab. Knows no tool.
import { Link } from '@tanstack/react-router'
import { useLoggedInUser } from '#web/accounts/use-user.ts'
import { Denied } from '#web/accounts/denied-screen.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { menuFor } from './menu.ts'
import { Panel } from './panels.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { Sidebar } from './sidebar.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { mayOpen } from './tabs.ts'
import { UserMenu } from './user-menu.tsx'
import { useTab } from './use-tab.ts'

export function DashboardScreen() {
  const user = useLoggedInUser()
  const tab = useTab()
  const groups = menuFor(user)
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Sidebar groups={groups} active={tab} />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-10 flex h-header shrink-0 items-center justify-end gap-3 border-b border-rule bg-paper px-4 sm:gap-5 md:px-10">
          <Link to="/admin" className="mr-auto flex h-11 items-center md:hidden">
            <Wordmark />
          </Link>
          <PlanBadge />
          <UserMenu />
        </header>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="w-full max-w-7xl flex-1 px-4 pt-6 pb-[calc(var(--spacing-tabbar)+3rem)] outline-none md:px-10 md:pt-8 md:pb-16"
        >
          {mayOpen(tab, user) ? <Panel key={tab} tab={tab} /> : <Denied user={user} />}
        </main>
      </div>
      <TabBar groups={groups} active={tab} />
    </div>
  )
}
