// Berichten: contact messages and feedback, read and answered.
import { usePageTitle } from '#web/ui/use-page-title.ts'

export function MessagesScreen() {
  usePageTitle('Berichten')
  return <h1 className="text-h1">Berichten</h1>
}
