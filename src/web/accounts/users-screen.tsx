// Gebruikersbeheer: the accounts, and what administrators changed about them.
import { usePageTitle } from '#web/ui/use-page-title.ts'

export function UsersScreen() {
  usePageTitle('Gebruikersbeheer')
  return <h1 className="text-h1">Gebruikersbeheer</h1>
}
