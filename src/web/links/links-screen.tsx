// Inspiratie-links: the board, live.
import { usePageTitle } from '#web/ui/use-page-title.ts'

export function LinksScreen() {
  usePageTitle('Inspiratie-links')
  return <h1 className="text-h1">Inspiratie-links</h1>
}
