// While a text is written: that it is, and how to stop it. After one that broke off: why, and how to go on.
import { Square } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

interface WritingLineProps {
  isWriting: boolean
  problem: string | undefined
  onStop: () => void
  /** Has what is missing written; left out where nothing is. */
  onGoOn?: (() => void) | undefined
}

export function WritingLine({ isWriting, problem, onStop, onGoOn }: WritingLineProps) {
  if (isWriting)
    return (
      <div className="sticky top-28 z-8 flex items-center justify-between gap-4 rounded-field bg-accent-wash px-4 py-2 text-small text-accent-ink">
        <span role="status" className="flex items-center gap-3">
          <Spinner />
          De tekst wordt geschreven
        </span>
        <Button kind="secondary" size="small" onClick={onStop}>
          <Square aria-hidden />
          Stop
        </Button>
      </div>
    )
  if (problem === undefined) return null
  return (
    <Notice
      tone="bad"
      live
      title="Niet alles is geschreven"
      action={
        onGoOn && (
          <Button kind="secondary" size="small" onClick={onGoOn}>
            Schrijf de rest (1 AI-verzoek per onderdeel)
          </Button>
        )
      }
    >
      {problem} Wat er staat, blijft staan.
    </Notice>
  )
}
