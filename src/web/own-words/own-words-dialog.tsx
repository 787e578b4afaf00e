// The user's own words, to look through and to take out of the list. Knows nothing of where they come from.
import { X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useOwnWordChanges, useOwnWordList } from './use-own-words.ts'

interface OwnWordsDialogProps {
  open: boolean
  onClose: () => void
}

export function OwnWordsDialog({ open, onClose }: OwnWordsDialogProps) {
  return (
    <Dialog open={open} title="Mijn woordenlijst" description="Deze woorden vindt de Taalcheck goed." onClose={onClose}>
      <OwnWordList />
    </Dialog>
  )
}

function OwnWordList() {
  const { data, isError, refetch } = useOwnWordList()
  const { remove, pending } = useOwnWordChanges()
  if (isError) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>Je woordenlijst kon niet worden opgehaald.</p>
        <Button kind="secondary" size="small" onClick={() => void refetch()}>
          Probeer opnieuw
        </Button>
      </div>
    )
  }
  if (!data) return <p className="text-ink-2">Je woordenlijst wordt opgehaald.</p>
  if (data.length === 0) {
    return (
      <p className="text-ink-2">
        Er staat nog niets in. Vindt de Taalcheck een woord dat klopt, kies dan ‘Voeg toe aan mijn woordenlijst’.
      </p>
    )
  }
  return (
    <ul className="-my-2">
      {data.map((own) => (
        <li key={own.id} className="flex items-center gap-2 border-t border-rule py-1 first:border-t-0">
          <span className="min-w-0 flex-1 font-serif text-result wrap-anywhere">{own.word}</span>
          <Button kind="quiet" size="icon" pending={pending} onClick={() => remove(own)}>
            {!pending && <X aria-hidden />}
            <span className="sr-only">Haal ‘{own.word}’ weg</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
