// Says why the photograph of before is not there, and what to do about it.
import { Button } from '#web/ui/button.tsx'
import type { Background } from './use-background.ts'

export const unreadableWords = 'Deze foto kan niet worden gelezen. Kies een andere.'

export function MissingWords({ background: { missing, fileName, counted, fetchAgain } }: { background: Background }) {
  const again = `Kies de foto opnieuw${counted ? ': dat kost niets extra' : ''}.`
  if (missing === 'gone')
    return (
      <p>
        ‘{fileName}’ is hier niet: de server bewaart alleen een verbeterde foto, een dag lang. {again}
      </p>
    )
  if (missing === 'unreadable') return <p>{unreadableWords}</p>
  if (missing === null) return null
  return (
    <>
      <p>‘{fileName}’ kon niet worden opgehaald: de server is niet bereikbaar.</p>
      <Button kind="secondary" size="small" onClick={fetchAgain}>
        Probeer opnieuw
      </Button>
    </>
  )
}
