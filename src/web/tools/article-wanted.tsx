// Asks for the article before a script is written from a title alone; the user may go on without. Knows no form.
import { ClipboardPaste } from 'lucide-react'
import { openArticleDialog } from '#web/sources/dialog-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function ArticleWanted({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Notice
      title="Over welk artikel gaat het?"
      live
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={() => openArticleDialog('give')}>
            <ClipboardPaste aria-hidden />
            Geef het artikel
          </Button>
          <Button kind="quiet" size="small" onClick={onGoOn}>
            Schrijf toch een kort script
          </Button>
        </div>
      }
    >
      Met alleen een titel wordt het script maar een paar regels. Plak de tekst of het adres van je artikel, open een
      bestand, of vul een omschrijving in.
    </Notice>
  )
}
