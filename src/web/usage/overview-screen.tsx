// Overzicht: the figures, what could be better, and how the house is.
import { usePageTitle } from '#web/ui/use-page-title.ts'

export function OverviewScreen() {
  usePageTitle('Overzicht')
  return <h1 className="text-h1">Overzicht</h1>
}
