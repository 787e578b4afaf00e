// The frame of the dashboard: menu, header and, under them, what is open. Knows no tool and no address.
import type { ReactNode } from 'react'
import { ConfirmBar } from '#web/account-links/confirm-bar.tsx'
import { PastTrialBar } from '#web/accounts/past-trial-bar.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { DeletionBar } from '#web/account-data/deletion-bar.tsx'
import { SourceBar } from '#web/sources/source-bar.tsx'
import { cx } from '#web/ui/cx.ts'
import { PanelBoundary } from './boundary.tsx'
import { Header } from './header.tsx'
import { menuFor } from './menu.ts'
import type { Tab } from './screens.ts'
import { Sidebar } from './sidebar.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { useNoStrayDrops } from './use-stray-drops.ts'

/** Width and padding that header and content share, whether the menu is folded or not. */
const column = 'w-full max-w-[90rem] px-4 md:px-10'

interface DashboardProps {
  /** The item of the menu that is lit. */
  active: Tab
  /** Whether what is open writes from an article: then the bar that asks for it stands above. */
  writes: boolean
  /** What is open; another one is another `of`. */
  of: string
  children: ReactNode
}

export function Dashboard({ active, writes, of, children }: DashboardProps) {
  const groups = menuFor(useLoggedInUser())
  useNoStrayDrops()
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Sidebar groups={groups} active={active} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Header className={column} wordmark="md:hidden" />
        {/* The account says the same, at the plan. */}
        {active !== 'account' && <PastTrialBar className={column} />}
        <ConfirmBar className={column} />
        <DeletionBar className={column} />
        {writes && <SourceBar className={column} />}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={cx(
            'mx-auto flex-1 pt-6 pb-[calc(var(--bottom-bar)+var(--spacing-toast))] outline-none md:pt-8',
            column,
          )}
        >
          <PanelBoundary key={of}>{children}</PanelBoundary>
        </main>
      </div>
      <TabBar groups={groups} active={active} />
    </div>
  )
}
