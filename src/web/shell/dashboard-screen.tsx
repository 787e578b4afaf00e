// The dashboard: menu, header and the panel of the active tab. Knows no tool.
import { useLoggedInUser } from '#web/session/use-user.ts'
import { SourceBar } from '#web/sources/source-bar.tsx'
import { cx } from '#web/ui/cx.ts'
import { PanelBoundary } from './boundary.tsx'
import { Header } from './header.tsx'
import { menuFor } from './menu.ts'
import { Panel } from './panel.tsx'
import { mayOpen, screenOf } from './screens.ts'
import { Sidebar } from './sidebar.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { useNoStrayDrops } from './use-stray-drops.ts'
import { useTab } from './use-tab.ts'

/** Width and padding that header and content share, whether the menu is folded or not. */
const column = 'w-full max-w-[90rem] px-4 md:px-10'

export function DashboardScreen() {
  const user = useLoggedInUser()
  const tab = useTab()
  const groups = menuFor(user)
  useNoStrayDrops()
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Sidebar groups={groups} active={tab} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Header className={column} wordmark="md:hidden" />
        {screenOf(tab).writes && mayOpen(tab, user) && <SourceBar className={column} />}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={cx(
            'mx-auto flex-1 pt-6 pb-[calc(var(--bottom-bar)+var(--spacing-toast))] outline-none md:pt-8',
            column,
          )}
        >
          <PanelBoundary key={tab}>
            <Panel tab={tab} />
          </PanelBoundary>
        </main>
      </div>
      <TabBar groups={groups} active={tab} />
    </div>
  )
}
