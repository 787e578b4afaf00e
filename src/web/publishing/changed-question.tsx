// Somebody changed an article on its website: what differs, and whether it is overwritten all the same.
import { useState } from 'react'
import type { ChangedThere } from '#contract/publishing/changed-there.ts'
import { ComparedText } from '#web/rewriter/compared-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { DialogActions } from '#web/ui/dialog.tsx'

interface ChangedQuestionProps {
  difference: ChangedThere
  /** Whether it is another one than was just seen. */
  again: boolean
  siteName: string
  pending: boolean
  onOverwrite: () => void
  onBack: () => void
}

const views = [
  { value: 'theirs', label: 'Wat daar is gewijzigd' },
  { value: 'ours', label: 'Wat overschrijven doet' },
] as const

export function ChangedQuestion({ difference, again, siteName, pending, onOverwrite, onBack }: ChangedQuestionProps) {
  const [view, setView] = useState<(typeof views)[number]['value']>('theirs')
  const { theirs, sent, ours, at } = difference
  const [before, after] = view === 'theirs' ? [sent, theirs] : [theirs, ours]
  return (
    <section className="grid min-w-0 gap-5">
      <p className="max-w-prose">
        {again && <strong>Terwijl je keek, is het daar opnieuw gewijzigd. </strong>}
        Op {siteName} staat iets anders dan Kopij daar het laatst neerzette
        {at !== null && ` (gewijzigd op ${dateTime(at)})`}. Neem over wat je wilt houden voordat je het overschrijft.
      </p>
      <ChoiceBar label="Verschil" choices={views} value={view} onChange={setView} />
      {/* Focusable, so that its text can be scrolled with the keyboard. */}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached without a mouse
        tabIndex={0}
        className="grid max-h-[45dvh] gap-4 overflow-y-auto border-y border-rule py-4"
        role="region"
        aria-label="Verschil"
      >
        {before.title !== after.title && (
          <h3 className="font-serif text-title">
            <ComparedText before={before.title} after={after.title} same="" />
          </h3>
        )}
        <ComparedText
          before={before.text}
          after={after.text}
          same="De tekst is hetzelfde; de opmaak, een link of een afbeelding verschilt."
        />
      </div>
      <DialogActions>
        <Button kind="secondary" disabled={pending} onClick={onBack}>
          Terug
        </Button>
        <Button pending={pending} onClick={onOverwrite}>
          Toch overschrijven
        </Button>
      </DialogActions>
    </section>
  )
}
