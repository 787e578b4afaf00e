// Taken: the list of the newsroom.
import { usePageTitle } from '#web/ui/use-page-title.ts'

export function TasksScreen() {
  usePageTitle('Taken')
  return <h1 className="text-h1">Taken</h1>
}
