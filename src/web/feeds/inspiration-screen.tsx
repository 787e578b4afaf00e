// What stands in the tab of inspiration links: the board, and for administrators beside it what came in from feeds, and the feeds.
import { useSearch } from '@tanstack/react-router'
import { LinksScreen } from '#web/links/links-screen.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { FeedsView } from './feeds-view.tsx'
import { IntakeView } from './intake-view.tsx'
import { ViewSwitch } from './view-switch.tsx'

export function InspirationScreen({ title }: { title: string }) {
  const isAdmin = useLoggedInUser().role === 'admin'
  const { view } = useSearch({ from: '/members/admin' })
  if (!isAdmin) return <LinksScreen title={title} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <ViewSwitch view={view} />
      {view === 'binnengekomen' ? <IntakeView /> : view === 'feeds' ? <FeedsView /> : <LinksScreen title={title} />}
    </div>
  )
}
