// Says which files are gone with a reload: a browser gives a page nothing back that was only chosen in it. Knows no tool.
import { X } from 'lucide-react'
import { named } from '#contract/naming.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { countOf } from './picture-words.ts'

interface LostFilesProps {
  /** What they were called; with none nothing is shown. */
  names: readonly string[]
  /** Opens the chooser, to choose them again. */
  onChoose: () => void
  onDismiss: () => void
}

export function LostFiles({ names, onChoose, onDismiss }: LostFilesProps) {
  if (names.length === 0) return null
  const [is, were, them] = names.length === 1 ? ['is', 'was', 'haar'] : ['zijn', 'waren', 'ze']
  return (
    <Notice
      live
      title={`${countOf(names.length)} ${is} er niet meer`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={onChoose}>
            Kies {them} opnieuw
          </Button>
          <Button kind="quiet" size="small" onClick={onDismiss}>
            <X aria-hidden />
            Laat maar
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">
        {named(names.map((name) => `‘${name}’`))} {were} nog niet verwerkt toen de pagina werd herladen.
      </p>
    </Notice>
  )
}
