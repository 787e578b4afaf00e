// Says that the letters of a thumbnail could not be loaded, what stands in their place, and how to try again.
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { TypefaceState } from './use-typeface.ts'

export function LettersNotice({ letters: { failed, retry } }: { letters: TypefaceState }) {
  if (!failed) return null
  return (
    <Notice
      tone="bad"
      title="De letter kon niet worden geladen"
      live
      action={
        <Button kind="secondary" size="small" onClick={retry}>
          Probeer opnieuw
        </Button>
      }
    >
      Je ziet nu een letter van je eigen apparaat, en die komt ook in het bestand.
    </Notice>
  )
}
