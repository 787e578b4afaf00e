// The dashboard at its own address: the panel of the active tab. Knows no tool.
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Dashboard } from './dashboard.tsx'
import { Panel } from './panel.tsx'
import { mayOpen, screenOf } from './screens.ts'
import { useTab } from './use-tab.ts'

export function DashboardScreen() {
  const user = useLoggedInUser()
  const tab = useTab()
  return (
    <Dashboard active={tab} of={tab} writes={screenOf(tab).writes === true && mayOpen(tab, user)}>
      <Panel tab={tab} />
    </Dashboard>
  )
}
