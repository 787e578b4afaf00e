// Mijn cijfers: the figures of one's own work.
import { usePageTitle } from '#web/ui/use-page-title.ts'

export function StatisticsScreen() {
  usePageTitle('Mijn cijfers')
  return <h1 className="text-h1">Mijn cijfers</h1>
}
