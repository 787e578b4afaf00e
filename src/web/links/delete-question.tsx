// The question before links are deleted. Makes no request.
import { BIN_DAYS, type LinkEntry } from '#contract/links/link.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { countOf } from './step-words.ts'

interface DeleteQuestionProps {
  /** The links to delete; empty while nothing is asked. */
  links: readonly LinkEntry[]
  onYes: () => void
  onNo: () => void
}

export function DeleteQuestion({ links, onYes, onNo }: DeleteQuestionProps) {
  const [first] = links
  return (
    <ConfirmDialog
      open={first !== undefined}
      title={links.length > 1 ? `${countOf(links.length)} verwijderen?` : 'Link verwijderen?'}
      yes="Verwijderen"
      no="Annuleren"
      onYes={onYes}
      onNo={onNo}
    >
      {links.length === 1 && <span className="wrap-anywhere">‘{first?.title}’. </span>}
      {links.length > 1 ? 'Ze blijven' : 'De link blijft'} nog {BIN_DAYS} dagen in de prullenbak staan.
    </ConfirmDialog>
  )
}
